/** Words in a street's field that are not part of the street's name, folded. */

/** Words for a house number, as a pattern for folded texts. */
export const numberLabel =
  '(?:huis ?(?:nummers?|nrs?)|haus ?(?:nummern?|nrs?)|house ?(?:numbers?|nos?|nrs?)|numero ?de ?(?:la )?(?:maison|police|rue)|(?:n ?[ro]s?|nos?|nrs?|nums?|nummers?|numeros?|numbers?|hnr|hsnr|n))'
/** Without the single letter, which stands for much else. */
export const longNumberLabel =
  '(?:huis ?(?:nummers?|nrs?)|haus ?(?:nummern?|nrs?)|house ?(?:numbers?|nos?|nrs?)|numero ?(?:de ?(?:la )?(?:maison|police|rue))?|nrs?|nummers?|numbers?|hnr|hsnr|num)'

/** That there is no number: 's/n', 'z/n', 'zonder nummer', 'o. Nr.'. */
const numberless =
  '(?:[sz] ?n|sn[cr]?|z ?nr|o ?nr|(?:zonder|sans|ohne|without|geen|kein|keine|no|pas de) (?:huis ?|haus ?|house ?|de )?(?:nummer|nummern|nr|n|no|numero|number|num))'

const list = (words: string) => words.split(/\s+/).filter((word) => word !== '')

const numberLabels: ReadonlySet<string> = new Set(
  list('n nr nrs no nos num nums numero numeros nummer nummers number numbers huisnr huisnummer huisnummers hausnr hausnummer hnr hsnr'),
)

const boxes: ReadonlySet<string> = new Set(list('bus bussen bte btes boite boites bt box boxen postbus brievenbus briefkasten'))

/** Words that end a name unless they belong to it: parts of a building, kinds of property, remarks. */
const ends: ReadonlySet<string> = new Set(
  list(`unit units app appt apt appartement appartements appartementen apartment apartments wohnung wohnungen flat flats studio studios lot lots lote loten kavel
    kavels parcelle parcelles perceel percelen parzelle parzellen los entiteit entite einheit
    blok blokken bloc blocs block building buildings batiment bat gebouw gebouwen gebaude haus trap trappenhuis ingang entree eingang
    verdieping verdiep etage etages stock stockwerk obergeschoss erdgeschoss gelijkvloers glvl glv rez ground begane kelder sous duplex triplex penthouse
    bouwgrond bouwgronden grond gronden terrain terrains baugrundstuck grundstuck plot garage garages garagebox parking parkings parkeerplaats
    staanplaats standplaats emplacement carport magasin handelspand handelsgelijkvloers kantoor kantoren bureau bureaux buro loods hangar atelier magazijn
    villa huis woning maison house home haus reihenhaus nieuwbouw nouvelle construction neubau project projet projekt opbrengsteigendom immeuble rapport
    residentie residence residenz bis ter quater
    onbekend inconnu unbekannt unknown nvt tbd`),
)

/** Words that come before something else: another street, a town, a landmark. */
const links: ReadonlySet<string> = new Set(
  list(`en et und and of ou oder or hoek coin angle ecke corner kruispunt kruising carrefour kreuzung intersection croisement
    tegenover t.o. rechtover recht over naast nabij bij vlakbij achter voor tussen face oppose pres proche derriere devant entre vers avant apres gegenuber
    neben nahe hinter vor zwischen bei opposite near next behind between beside facing omgeving omg environs alentours quartier wijk buurt
    te a in at zu richting direction near langs ter hoogte hauteur zijde cote gelegen situe sis gemeente commune stad ville deelgemeente`),
)

/** A number ends a name; words of the other two kinds may also belong to it. */
export type Stop = 'number' | 'end' | 'link'

const numberlessStart = new RegExp(`^${numberless}(?![^ ])`)

const numberWord =
  '(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|der|veer|twin|hond|duizend|cent|mille|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quator|quin|seize|vingt|trent|quarant|soixant|one|two|three|four|five|seven|eight|nine|ten|eleven|twel|thir|fif|ein|zwei|drei|funf|sech|sieb|neun|zehn|zwolf|dreiz|zwan|hun)'
/** A word for a number or box with a number behind it, in figures or in words, or with nothing. */
const valueBehind = new RegExp(`^[^ ]+(?:$| [^ ]{0,3}\\d| [a-z](?: |$)| ${numberWord})`)
const weakLinks: ReadonlySet<string> = new Set(list('en et und and of ou a te in at ter quartier wijk'))

/** Whether a link stands inside the names of streets too: 'Rue à l’Eau', 'Rue Pierre et Marie'. */
export function isWeakLink(word: string): boolean {
  return weakLinks.has(word)
}

/** What a word of a folded field says about the name in front of it; `rest` is the field from that word on. */
export function stopAt(word: string, rest: string): Stop | null {
  if (/^\d/.test(word) || numberlessStart.test(rest) || /^[nb] \d/.test(rest) || rest === 'n') return 'number'
  // 'Rue de Nos Pères' is a name.
  if (numberLabels.has(word) || boxes.has(word)) return word !== 'n' && valueBehind.test(rest) ? 'number' : 'end'
  if (ends.has(word)) return 'end'
  return links.has(word) ? 'link' : null
}

const units: ReadonlySet<string> = new Set(
  list(`b bus bussen bte btes boite boites bt box boxen postbus brievenbus unit units app appt apt appartement apartment wohnung flat studio lot lots lote kavel
    perceel parcelle parzelle los entiteit entite blok bloc block building batiment bat gebouw trap verdieping verdiep etage stock niveau`),
)

/** Whether a number behind the word is not a house number. */
export function isUnit(word: string): boolean {
  return units.has(word)
}

export function isNumberLabel(word: string): boolean {
  return numberLabels.has(word)
}

export function isBox(word: string): boolean {
  return boxes.has(word)
}

const titles: ReadonlySet<string> = new Set(
  list(`docteur dokter doktor doctor professeur professor general maarschalk marechal burgemeester bourgmestre monseigneur pastoor abbe cure pere frere
    freres soeur soeurs capitaine kapitein lieutenant luitenant colonel kolonel commandant ingenieur meester maitre president ministre baron baronne
    comte comtesse graaf prince princesse prins prinses koning koningin reine emile albert jean joseph pierre paul louis charles henri marie jules victor`),
)

/** Words in front of the name proper: a street's name does not end in one. */
export function isTitle(word: string): boolean {
  return titles.has(word)
}

const corners: ReadonlySet<string> = new Set(list('hoek coin angle ecke corner de du des et en und'))

/** Whether the word says that a second street follows. */
export function isCorner(word: string): boolean {
  return corners.has(word)
}

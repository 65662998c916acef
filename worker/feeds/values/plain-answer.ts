import type { FactKey } from '#db/model/listings/facts.ts'
import { wordKey } from '#db/model/listings/vocabulary.ts'
import { readLocalized } from '#db/model/site/localized.ts'
import { readFlag } from '../fields.ts'
import { memoize } from '../memoize.ts'
import type { Note } from '../remarks.ts'
import { saysNothing } from './nothing.ts'
import { readNumber } from './number.ts'

const usable = 'voorzien|prevue?|beschikbaar|disponible|available|verfugbar|mogelijk|possible|moglich'
const connected = `(?:aansluiting|raccordement|connection|anschluss)(?: (?:${usable}))?|aangesloten|raccordee?|connected|angeschlossen|${usable}`

/**
 * What a fact is called, without accents. Only with these words does a yes or no answer for the fact itself: 'niet verwarmd' says
 * nothing about whether there is a pool, and 'niet opgevraagd' nothing about a right.
 */
const names: Readonly<Partial<Record<FactKey, string>>> = {
  permit:
    '(?:stedenbouwkundige )?(?:bouw|omgevings)?vergunning(?:en)?(?: (?:verleend|uitgereikt|afgeleverd|verkregen|bekomen))?|vergund|' +
    'permis(?: d urbanisme| de batir| de construire| unique)?(?: (?:delivre|accorde|octroye|obtenu))?|' +
    '(?:building |planning )?(?:permit|permission)(?: (?:issued|granted|obtained))?|(?:bau|stadtebau)?genehmigung(?: erteilt)?|genehmigt',
  summons:
    '(?:dagvaarding|(?:herstel)?maatregel|herstelvordering)(?:en)?(?: (?:uitgebracht|opgelegd))?|gedagvaard|' +
    '(?:citation|assignation|mesure)s?(?: de reparation| en justice)?(?: (?:lancee|imposee)s?)?|' +
    '(?:summons|(?:remedial )?measures?)(?: (?:issued|imposed))?|(?:vorladung(?:en)?|massnahmen?)(?: (?:angeordnet|auferlegt))?',
  judicialDecision:
    '(?:(?:rechterlijke|gerechtelijke) )?(?:beslissing|(?:herstel)?maatregel)(?:en)?(?: opgelegd)?|(?:decision|mesure)s?(?: judiciaires?| de reparation)?(?: imposees?)?|' +
    '(?:judicial |court )?(?:decision|measure|order)s?(?: imposed)?|(?:gerichtliche |gerichts)?(?:entscheidung(?:en)?|massnahmen?)',
  preemptiveRight:
    'voorkooprecht(?:en)?|recht van voorkoop|droits? de preemption|preemption|(?:pre ?emptive|pre ?emption|priority purchase) rights?|rights? of pre ?emption|vorkaufsrechte?',
  allotmentPermit:
    '(?:gelegen )?(?:in )?(?:een )?verkaveling|verkavelingsvergunning(?:en)?|verkavelingen|verkaveld|vergunning|lotissement|permis(?: de lotir| d urbanisation)?|' +
    '(?:allotment |subdivision )?permit|parzellierungsgenehmigung|erschliessungsgenehmigung|genehmigung',
  riverbankZone:
    '(?:gelegen )?(?:in )?(?:een |de )?(?:afgebakende )?oeverzone|(?:situee? )?(?:en |dans )?(?:une |la )?zone (?:de rive|riveraine)(?: delimitee)?|' +
    '(?:located )?(?:in )?(?:a |the )?(?:delimited |circumscribed )?(?:riverbank|waterside) zone|(?:in )?(?:einer |der )?(?:abgegrenzte[nr]? )?uferzone',
  attic: 'zolder|grenier|combles|attic|dachboden',
  cellar: 'kelders?|caves?|cellars?|basement|keller',
  garage: 'garages?|garagen',
  terrace: 'terras|terrassen?|terrasses?|terraces?',
  garden: 'tuin|jardin|garden|garten',
  furnished: 'gemeubeld|bemeubeld|gemeubileerd|meublee?|furnished|mobliert',
  lift: 'liften|lifts?|ascenseurs?|elevators?|aufzug',
  pool: 'zwembad|piscine|(?:swimming ?)?pool|schwimmbad',
  gas: `(?:aard)?gas(?:aansluiting)?|gaz(?: naturel)?|gasanschluss|${connected}`,
  water: `water(?:aansluiting)?|eau(?: de ville)?|wasser(?:anschluss)?|${connected}`,
  electricityConnection: `elektriciteit(?:saansluiting)?|electricite|electricity|strom(?:anschluss)?|${connected}`,
  drainConnection: `riolering(?:saansluiting)?|riool(?:aansluiting)?|egouts?|sewer|drain|kanal(?:anschluss|isation)|${connected}`,
  annuityIndexed: 'geindexeerd|indexee?|indexed|indexiert|indexering|indexation',
  annuityOccupied: 'bewoond|bezet|occupee?|habitee?|occupied|bewohnt',
}

const negation =
  '(?:er (?:is|zijn) |il n y a |es gibt |there (?:is|are) )?(?:geen|zonder|neen?|niet|aucune?s?|pas|sans|non|neant|nihil|no|none|not|without|kein(?:e[nrsm]?)?|ohne|nein|nicht)'
const outside = '(?:gelegen |situee? |located )?(?:buiten|hors|outside|ausserhalb)'
const article = '(?:een |d |de |des |l |la |un |une |any |a |an |the |ein |eine[nr]? )*'
const present = 'aanwezig|van toepassing|presente?s?|present|vorhanden|applicables?|d application|bestaand|existante?|existing'

const assent = '(?:ja|oui|yes|er (?:is|zijn)|il y a|there (?:is|are)|es gibt)'
const granted = 'vergund|genehmigt|verleend|uitgereikt|afgeleverd|verkregen|bekomen|delivree?|octroyee?|obtenue?|accordee?|issued|granted|obtained|erteilt'
const dated = '(?:(?:op|in|sinds|van|dd|d d|le|en|du|depuis|on|of|since|am|vom|seit) )?[0-9][0-9/. ]{3,9}'

const longest = 100

/** Whether a text denies the fact, in any of the languages, and says nothing else: 'geen', 'Aucun droit de préemption', 'niet gemeubeld'. */
export function saysNo(text: string, key: FactKey): boolean {
  if (saysNothing(text)) return /^(?:nihil|néant)$/i.test(text.trim())
  return fits(text, patternsOf(key).no)
}

/** Whether a text affirms the fact and says nothing else: 'Vergunning uitgereikt', 'in oeverzone', 'gemeubeld'. */
export function saysYes(text: string, key: FactKey): boolean {
  return fits(text, patternsOf(key).yes)
}

function fits(text: string, pattern: RegExp): boolean {
  return text.length <= longest && text.split(/[,;]/).every((part) => pattern.test(folded(part)))
}

interface Patterns {
  readonly yes: RegExp
  readonly no: RegExp
}

/** The patterns of a fact's name. */
const patternsOf = memoize((key: FactKey): Patterns => {
  // A fact without a name is denied by a bare no.
  const name = names[key] ?? '(?!)'
  const affirmed = key === 'permit' || key === 'allotmentPermit' ? `${name}|${granted}` : name
  const denied = key === 'riverbankZone' ? `(?:${negation}|${outside})` : negation
  return {
    yes: new RegExp(`^(?:ja|oui|yes|(?:${assent} )?(?:${article}(?:${affirmed})(?: (?:${present}))?(?: ${dated})?|${present}))$`),
    no: new RegExp(`^${denied}(?: ${article}(?:${name}))?(?: (?:${present}))?$`),
  }
})

/** Small letters without accents, with one space between words. A question mark, a bracket and the like stay, and fit no pattern. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\s'’‘-]+/g, ' ')
    .trim()
    .replace(/ ?[.!]$/, '')
}

const available = /^(?:beschikbaar|disponible|available|provided|verfügbar)\.?$/iu
const absent = /^(?:afwezig|ontbreekt|absente?|inexistante?|absent|missing|fehlt)\.?$/iu
const unfurnished = /^(?:ongemeubeld|onbemeubeld|unfurnished|unmöbliert)\.?$/iu

/**
 * A yes or no about a home: as such in any language, as 'present' and 'absent', by the fact's own name, or as a number of what there is. What may or
 * will be there, and what is said of its state, is neither.
 */
export function readFactFlag(key: FactKey, value: unknown, note: Note): boolean | null | undefined {
  if (value === -1) return undefined
  const flag = isTicked(key, value) || readFlag(value)
  if (flag !== null) return flag
  const texts = typeof value === 'object' || typeof value === 'string' ? Object.values(readLocalized(value) ?? {}) : []
  if (typeof value === 'string' && saysNothing(value)) return undefined
  if (texts.length > 0 && texts.every(saysNothing)) return undefined
  const answers = new Set(texts.map((text) => answerIn(key, text)))
  const [answer = null] = answers
  if (answers.size > 1) note('contradiction')
  return answers.size > 1 ? null : answer
}

/** What a home has and a spreadsheet ticks. A cross behind a question of law may also mean 'not applicable'. */
const tickable: ReadonlySet<FactKey> = new Set(['attic', 'cellar', 'garage', 'terrace', 'garden', 'furnished', 'lift', 'pool'])

const isTicked = (key: FactKey, value: unknown) => tickable.has(key) && typeof value === 'string' && /^x$/i.test(value.trim())

function answerIn(key: FactKey, text: string): boolean | null {
  const flag = readFlag(text)
  if (flag !== null) return flag
  const number = /^\d+(?:[.,]\d+)?(?:\s*(?:m²|m2))?$/i.test(text.trim()) ? readNumber(text, 'grouped', 'area') : null
  if (number !== null) return number > 0
  if (saysYes(text, key) || (key === 'riverbankZone' ? wordKey('floodZone', text)?.endsWith('riverbank') : available.test(text))) return true
  if (absent.test(text) || saysNo(text, key) || (key === 'furnished' && unfurnished.test(text))) return false
  return null
}

import { comparable } from '#db/model/places/name-index.ts'
import { memoize } from '../memoize.ts'

/** What programs write for a missing value. */
const machineWords = new Set([
  'null',
  'undefined',
  'nan',
  'nil',
  'objectobject',
  'dbnull',
  '#n/a',
  '#nv',
  '#ref!',
  '#value!',
  '#name?',
  '#div/0!',
  '<null>',
  '(null)',
  '[null]',
])

/** What people write for it. 'None' and 'no' are answers, not missing values. */
const words = new Set(
  [
    'n/a, na, not applicable, unknown, not known, not available yet, not specified, not filled in, no info, no information, empty, no data',
    'nvt, niet van toepassing, onbekend, niet bekend, niet gekend, ongekend, niet ingevuld, niet opgegeven, geen gegevens, geen info, geen informatie, niet gespecifieerd, niet gespecificeerd, leeg, nihil',
    'sans objet, non applicable, pas d’application, inconnu, inconnue, pas connu, non connu, non communiqué, non renseigné, non précisé, non spécifié, pas d’info, pas d’information, aucune information, néant, vide, nc, n.c.',
    'unbekannt, nicht bekannt, nicht anwendbar, nicht zutreffend, keine angabe, keine angaben, keine info, nicht angegeben, k.a., entfällt, leer',
    // What is yet to be filled in, or stands elsewhere. What is yet to be confirmed or is not known for sure may be an answer of law.
    'tbc, tbd, tba, to be determined, to be completed, see description, see text, address on request',
    'n.b., n.t.b., in te vullen, nog in te vullen, te bepalen, nog te bepalen, nader te bepalen, zie beschrijving, zie omschrijving, zie tekst, adres op aanvraag',
    'à compléter, à remplir, à déterminer, à préciser, voir description, voir descriptif, voir texte, adresse sur demande',
    'auszufüllen, noch auszufüllen, zu bestimmen, siehe beschreibung, siehe text, adresse auf anfrage',
  ].flatMap((names) => names.split(',').map(comparable)),
)

const longest = 40

/** Whether a text only stands in the place of a value: punctuation, or what a program writes for null. */
export function isPlaceholder(text: string): boolean {
  return text.length <= longest && (/^[\s\p{P}]*$/u.test(text) || machineWords.has(text.trim().toLowerCase()))
}

/** Whether a text says, in words or not, that there is no value. */
export function saysNothing(text: string): boolean {
  return text.length <= longest && isNothing(text)
}

const isNothing = memoize<boolean>((text) => isPlaceholder(text) || text.trim() === '-1' || words.has(comparable(text)))

import { memoize } from '../../memoize.ts'
import { readStreetField, type StreetGroup } from './hide-street-field.ts'
import { readable } from './hide-street-fold.ts'
import { isTown } from './hide-street-kind.ts'

/** Kinds of street that are hardly ever the end or the beginning of anything else. */
const ends = 'straat|stra(?:ß|ss)e|stroate?|strooss|steenweg|laan|dreef|plein|allee|baan|kaai|kade|gasse|gaass|singel|weg|lei|pad|stwg|str|ln|pln'
const fronts =
  'rue|avenue|av|chauss[ée]e|boulevard|bd|bld|blvd|chemin|quai|impasse|dr[èe]ve|route|all[ée]e|square|sentier|ruelle|venelle|place|clos|cit[ée]|voie|passage|esplanade|promenade'
const front = new RegExp(`^(?:${fronts})\\.?$`, 'iu')
const anyKind = new RegExp(`${ends}|(?<!\\p{L})(?:${fronts})(?!\\p{L})`, 'iu')

const foldedEnd = /^[^ ]{2,}(?:straat|strasse|stroate?|strooss|steenweg|laan|dreef|plein|allee|baan|kaai|kade|gasse|gaass|stwg|str)$/
const foldedKind = /^(?:steenweg|baan|laan|straat|strasse|strooss)$/
const foldedFront = /^(?:rue|avenue|chaussee|boulevard|chemin|quai|impasse|dreve|route|allee|square|sentier|ruelle|venelle)$/

const word = String.raw`[\p{L}\p{M}'’.-]+`
const label = String.raw`(?:[\s,]+(?:n|nrs?|n[°ºo]s?|no|nummer|num[ée]ro|number|huisnr|hausnr|huisnummer|hausnummer)\s?[.:°]?)?[\s,]*`
/** A letter that belongs to the number before it: '27A', but not '27 m²'. */
export const letterOfNumber = String.raw`(?:\s?\p{L}(?![\p{L}²³]))`
/** That a number counts nothing, as a condition on what follows it. */
export const counted = String.raw`(?!\s?(?:m²|m2|m³|km|ca(?!\p{L})|are|ha(?!\p{L})|min|cm|meter|mètres?|slaapk|chambre|bedroom|zimmer|schlafz|kamer|pi[èe]ce|room|verdieping|[ée]tage|gevel|fa[çc]ade|person|jaar|ans(?!\p{L})|year|€|eur|%|kwh|minut|woning|appart|wohnung|logement))`
/** Words that describe a street rather than name it. */
const generic =
  /^(?:zij|winkel|woon|hoofd|toegangs|privé|auto|snel|fiets|wandel|invals|ring|verbindings|doodlopende|wohn|seiten|neben|haupt|land|dorps)?(?:straat|strasse|straße|weg|laan|baan|pad|steenweg|plein)$/iu

const maxTexts = 400
const maxLength = 20_000
const maxFound = 8

/** The streets that a field for something else holds: 'Brugge, Zilvermeeuwstraat 27' as a town, '27 Zilvermeeuwstraat' as a number. */
export function streetsInField(field: string | null): readonly string[] {
  return field !== null && /\p{L}{2}/u.test(field) ? streetsIn(field) : []
}

/** Whether a field holds a kind of street with a name. */
export function holdsStreet(field: string): boolean {
  return streetsIn(field).length > 0
}

/** A feed repeats its towns. */
const streetsIn = memoize((field): readonly string[] => {
  if (!anyKind.test(field)) return []
  const { groups, houseNumbers } = readStreetField(field, [])
  return groups.filter(({ words }) => isStreet(words)).map(({ written }) => [written, ...houseNumbers].join(' '))
})

/** The streets that a record's texts name with one of these house numbers behind or before them; with any number if null. */
export function streetsInTexts(record: unknown, numbers: readonly string[] | null): readonly string[] {
  const digits = numbers === null ? null : numbers.map((number) => /\d+/.exec(number)?.[0].replace(/^0+(?=\d)/, '')).filter((number) => number !== undefined)
  const found = new Set<string>()
  for (const text of stringsIn(record)) {
    if (!(digits ?? ['']).some((figures) => text.includes(figures)) || !anyKind.test(text)) continue
    const shown = readable(text.slice(0, maxLength).replace(/<[^<>]{0,200}>/g, ' ')).text
    for (const phrase of phrasesIn(shown, digits)) {
      for (const { words, written } of readStreetField(phrase, []).groups) if (isNamed(written) && isStreet(words)) found.add(written)
      if (found.size >= maxFound) return [...found]
    }
  }
  return [...found]
}

/** What stands before and behind a house number, if it ends or begins with a kind of street. */
function phrasesIn(text: string, digits: readonly string[] | null): readonly string[] {
  return [...text.matchAll(number)].flatMap(({ 0: whole, 1: figures = '', index }) => {
    if (digits !== null && !digits.includes(figures)) return []
    const before = text.slice(Math.max(0, index - reach), index)
    const behind = text.slice(index + whole.length, index + whole.length + reach)
    const phrases = [germanicBefore, frenchBefore].map((pattern) => pattern.exec(before)?.[1])
    return [...phrases, ...[frenchBehind, germanicBehind].map((pattern) => pattern.exec(behind)?.[1])].filter((phrase) => phrase !== undefined)
  })
}

/** A number that counts nothing. */
const number = new RegExp(String.raw`(?<![\d.,])0{0,3}([1-9]\d{0,3})${letterOfNumber}?(?![\d\p{L}])(?![.,]\d)${counted}`, 'giu')
/** Characters before or behind a number. */
const reach = 120
const germanicBefore = new RegExp(String.raw`(?<![\p{L}\p{M}'’.-])((?:${word}\s){0,3}[\p{L}\p{M}'’-]*(?:${ends})\.?)${label}$`, 'iu')
const frenchBefore = new RegExp(String.raw`(?<!\p{L})((?:${fronts})\.?\s(?:(?!(?:${fronts})(?!\p{L}))${word}[\s,]){0,7}?${word})${label}$`, 'iu')
const frenchBehind = new RegExp(
  String.raw`^[\s,]{1,3}(?:(?:de|in|van|aan|op|of|der)\s(?:la\s|de\s|het\s|der\s)?)?((?:${fronts})\.?\s${word}(?:\s${word}){0,6})`,
  'iu',
)
const germanicBehind = new RegExp(String.raw`^[\s,]{1,3}(?:(?:in|van|aan|op)\s(?:de\s|het\s)?)?([\p{L}\p{M}'’-]+(?:${ends}))(?!\p{L})`, 'iu')

/** Street names have a capital; 'een rustige zijstraat' has none. A single lower-case word is one that is joined: 'zilvermeeuwstraat'. */
function isNamed(written: string): boolean {
  if (generic.test(written)) return false
  const words = written.split(' ')
  const isNamedByCapital = words.some((each) => /\p{Lu}/u.test(each) && !generic.test(each) && !front.test(each))
  return isNamedByCapital || (words.length === 1 && written.length >= 8)
}

function isStreet(words: StreetGroup['words']): boolean {
  if (isTown(words)) return false
  return (
    words.some((each, index) => foldedEnd.test(each) || (index > 0 && foldedKind.test(each)) || (index + 1 < words.length && foldedFront.test(each))) ||
    isShortFront(words)
  )
}

/** 'av. Louise' and the kinds that are also other things count with a name of their own behind them. */
function isShortFront(words: StreetGroup['words']): boolean {
  const [first = '', ...rest] = words
  return /^(?:av|bd|bld|blvd|place|clos|cite|voie|passage|esplanade|promenade)$/.test(first) && rest.some((each) => each.length > 3)
}

function* stringsIn(value: unknown, depth = 0, count = { left: maxTexts }): Generator<string> {
  if (count.left <= 0 || depth > 6) return
  if (typeof value === 'string') {
    if (value.length < 8) return
    count.left -= 1
    yield value
  } else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* stringsIn(each, depth + 1, count)
}

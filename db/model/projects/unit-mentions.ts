import { locales } from '#messages/locales.ts'
import type { LocalizedText } from '../site/localized.ts'
import { slug } from '../site/path-segment.ts'

/** Where a unit is; `streets` are all names of its street. */
export interface UnitAddress {
  readonly streets: readonly string[]
  readonly houseNumber: string | null
  readonly box: string | null
}

/** Everything by which a text may identify a unit. */
interface UnitIdentity {
  /** Its names and reference. */
  readonly names: readonly string[]
  /** Euro. */
  readonly prices: readonly number[]
  readonly addresses: readonly UnitAddress[]
}

/** Whether a text names a unit. */
export type NamesUnit = (text: string) => boolean

/** Words before a bare number or letter that make it the name of a unit: 'lot 7', 'appartement nr. 7', 'bus B'. */
const nouns =
  '(?:unit|lot|perceel|parcelle|kavel|woning|huis|maison|haus|house|home|apparte?ments?|apartments?|app|apt|appt|flat|studio|villa|penthouse|duplex|loft|logement|unite|entite|entiteit|einheit|wohneinheit|wohnung|whg|garage|parking|stellplatz|staanplaats|kantoor|bureau|winkel|commerce|handelsruimte|plot|grundstuck|bus|boite|bte|box|huisnummer|hausnummer)'
const numbering = '(?:nr|no|n|num|nummer|numero|number)'
const labelled = `(?:${nouns}s?-(?:${numbering}-)?|${numbering}-)`
const noun = new RegExp(`^${labelled}(.+)$`)

/** Prices below this are too common as figures. */
const lowestPrice = 100

/** Makes a test for texts that name a unit, state its price or its address, in whatever spelling of figures and separators. */
export function unitMentions({ names, prices, addresses }: UnitIdentity): NamesUnit {
  const tests = [
    ...names.flatMap(namePatterns).map(testOf),
    ...prices.filter((price) => price >= lowestPrice).map((price) => testOf(pricePattern(Math.trunc(price)))),
    ...addresses.flatMap(addressTests),
  ]
  return (text) => {
    const words = slug(text)
    return words !== '' && tests.some((test) => test(words))
  }
}

/** Patterns on slugs: 'A07' also finds 'A 7' and 'a.07'; a single letter or a bare number needs a word before it. */
function namePatterns(name: string): readonly string[] {
  const whole = slug(name)
  if (whole === '') return []
  const bare = noun.exec(whole)?.[1]
  const isBare = /^(?:\d+|\p{L})$/u
  const patterns = isBare.test(whole) ? [labelled + spelled(whole)] : [spelled(whole)]
  return bare === undefined ? patterns : [...patterns, isBare.test(bare) ? labelled + spelled(bare) : spelled(bare)]
}

/** Runs of letters and of digits, which a text may separate; leading zeros may be missing. */
function spelled(words: string): string {
  const runs = words.match(/\d+|[^\d-]+/g) ?? []
  return runs.map((run) => (/^\d/.test(run) ? `0*${run.replace(/^0+(?=\d)/, '')}` : run)).join('-?')
}

/** '311000' with any separator of thousands, or as '311k' or '311 duizend'. */
function pricePattern(price: number): string {
  const groups = new Intl.NumberFormat('en').format(price).split(',').join('-?')
  const thousands = price % 1000 === 0 ? `|${price / 1000}-?(?:k|duizend|mille|tausend|thousand)` : ''
  return `(?:eur|euro)?(?:${groups}${thousands})(?:eur|euros?)?`
}

function addressTests({ streets, houseNumber, box }: UnitAddress): readonly NamesUnit[] {
  const numbers = [houseNumber, box].flatMap((number) => (number === null || slug(number) === '' ? [] : [slug(number)]))
  if (numbers.length === 0) return []
  const inOrder = numbers.map((number) => `(?<=-)${bareNumber(number)}(?=-)`).join('.*')
  return streets.filter((street) => slug(street) !== '').map((street) => testOf(`${slug(street)}(?=-).*${inOrder}`))
}

/** Records sometimes write 'bus 3' for box 3. */
function bareNumber(number: string): string {
  return spelled(noun.exec(number)?.[1] ?? number)
}

function testOf(pattern: string): NamesUnit {
  const whole = new RegExp(`(?<=-)${pattern}(?=-)`, 'u')
  return (words) => whole.test(`-${words}-`)
}

/** Takes sentences and clauses that name a unit out of a text. */
type UnitCut = (text: string) => string

const sentences = new Intl.Segmenter('nl', { granularity: 'sentence' })

/** Applies a cut to every language; null when nothing is left. */
export function cutText(text: LocalizedText | null, cut: UnitCut): LocalizedText | null {
  const left = Object.fromEntries([...locales, 'any' as const].flatMap((key) => entryOf(key, cut(text?.[key] ?? ''))))
  return Object.keys(left).length === 0 ? null : left
}

function entryOf(key: string, value: string): readonly (readonly [string, string])[] {
  return value === '' ? [] : [[key, value]]
}

/** Leaves out sentences that name the unit, alone or with the next one; a line of a list is a sentence. */
export function withoutSentences(names: NamesUnit): UnitCut {
  return (text) => {
    if (!names(text)) return text
    const lines = text.split('\n').map((line) => (names(line) ? partsWithout(sentencesOf(line), names).join('').trim() : line))
    const left = lines.filter((line, index) => line !== '' || text.split('\n')[index] === '')
    return left
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }
}

function sentencesOf(line: string): readonly string[] {
  return Array.from(sentences.segment(line), ({ segment }) => segment)
}

/** Separators within a title; a comma within an amount is none. */
const joint = /(\s+[-–—|·•/]\s+|\s*[:;,]\s+|\s*[()]\s*)/

/** Leaves clauses of a title out that name the unit: 'De Boomgaard: A07 vanaf € 311.000' becomes 'De Boomgaard'. */
export function withoutClauses(names: NamesUnit): UnitCut {
  return (text) => {
    if (!names(text)) return text
    const pieces = text.split(joint)
    const clauses = pieces.flatMap((piece, index) => (index % 2 === 0 ? [(pieces[index - 1] ?? '') + piece] : []))
    const left = partsWithout(clauses, names).join('')
    const isOpen = left.includes('(')
    const tidy = (isOpen ? left : left.replaceAll(')', '')).replace(/^[\s:;,|·•/)–—-]+|[\s:;,|·•/(–—-]+$/gu, '')
    return names(tidy) ? '' : tidy
  }
}

/** The parts without those that name the unit, alone or only together with their neighbour. */
function partsWithout(parts: readonly string[], names: NamesUnit): readonly string[] {
  const named = parts.map(names)
  const isSplit = parts.map((part, index) => !named[index] && !named[index + 1] && index + 1 < parts.length && names(part + parts[index + 1]))
  return parts.filter((_, index) => !named[index] && !isSplit[index] && !isSplit[index - 1])
}

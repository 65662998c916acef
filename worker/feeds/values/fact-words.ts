import { saysPending } from '#db/model/law/pending.ts'
import { type FactKey, factDefinition } from '#db/model/listings/facts.ts'
import type { FactValue } from '#db/model/listings/listing.ts'
import { isNumbered, orientationKey, wordKey } from '#db/model/listings/vocabulary.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { readFlag } from '../fields.ts'
import { type Note, noRemark } from '../remarks.ts'
import { isDateLike, namesDay, readDay, readSpelledDay, withoutFrom } from './date.ts'
import { answersInCodes, isCode, namesCode, namesZone } from './legal-answer.ts'
import { saysNothing } from './nothing.ts'
import { saysNo } from './plain-answer.ts'
import { mapText, type ReadText } from './text.ts'

const score = '(?:score|klasse|classe|class|cote)'
/** What a score is for: the plot or the building. */
const ofPlot = '(?:p|perceel|parcelle|plot|parcel|parzelle|grundstück)'
const ofBuilding = '(?:g|gebouw|bâtiment|building|gebäude)'
const grades = new RegExp(
  String.raw`(?:^|[\s,;/|]+)(?:(?:${score}[\s:=-]*)?(?:(?<plot>${ofPlot})|(?<building>${ofBuilding}))[\s:=-]*)?(?:${score}[\s:=-]*)?\(?(?<letter>[A-D])\)?(?=$|[\s,;/|])`,
  'giu',
)

/**
 * The letter of a flood score, alone or behind its name. Of both scores in one text, the field's own counts.
 * @param field the plot's score or the building's
 * @returns undefined if the text says that there is none; null if it is not understood, is the other score, or leaves the choice between letters
 */
export function readFloodGrade(field: 'plot' | 'building', value: unknown): string | null | undefined {
  if (typeof value !== 'string') return null
  if (saysNothing(value)) return undefined
  const text = value.trim()
  const found = [...text.matchAll(grades)].map(({ groups }) => groups ?? {})
  if (text.replace(grades, '').trim() !== '') return null
  const isNamed = found.length > 1
  const own = found.filter((each) => each[field] !== undefined || (!isNamed && each.plot === undefined && each.building === undefined))
  if (isNamed && found.some(({ plot, building }) => plot === undefined && building === undefined)) return null
  return own.length === 1 ? (own[0]?.letter?.toUpperCase() ?? null) : null
}

/** A certificate may be given as a yes or no: there is one, or there is none. */
const certificates: ReadonlySet<FactKey> = new Set<FactKey>(['asbestosType', 'groundCertificate', 'electricityCertificate', 'gasCertificate'])
/** The words by which the law, or the costs of a new home, are judged: an unknown one is shown, with a remark. */
const judged: ReadonlySet<FactKey> = new Set<FactKey>([...certificates, 'condition'])
/** Statements of law in the record's own words. */
const statements: ReadonlySet<FactKey> = new Set<FactKey>(['heritage', 'servitudes', 'registeredRights'])
const maxListed = 40

/**
 * A word of the trade, kept as the record writes it; pages translate it. A bare number is a word only where the CRM has an enumeration, and 0 means empty
 * in most of them. Availability may be a date.
 */
export function readFactWord(key: FactKey, value: unknown, text: ReadText, note: Note): FactValue | null | undefined {
  if (typeof value === 'boolean') return certificates.has(key) ? (value ? 'present' : 'missing') : null
  if (key === 'availability') {
    const day = readDay(typeof value === 'string' ? withoutFrom(value) : value, note)
    if (day !== null) return day
  }
  const words = joinedList(value, text)
  if (words === null) return undefined
  if (key === 'availability') {
    const spelled = spelledDay(words)
    if (spelled !== null) return spelled
    if (Object.values(words).some(isDateLike) && !Object.values(words).some((each) => isNumbered(key, each))) return null
    if (Object.values(words).some(namesDay)) note('notUnderstood')
  }
  const informative = mapText(words, (each) => (isWord(key, each) || !saysNothing(each) ? each : ''))
  if (informative === null) return undefined
  const given = Object.values(informative)
  if (given.every(isBareNumber)) {
    if (given.every((each) => isWord(key, each))) return plain(informative)
    return given.every((each) => Number(each) === 0 || Number(each) === -1) ? undefined : null
  }
  if (key === 'zoning') {
    const coded = codedZone(informative, note)
    if (coded !== null) return coded
    if (given.every((each) => answersInCodes(each) !== null && !isWord(key, each))) return undefined
    if (given.some((each) => !areWords(key, each) && (isCode(each) || namesCode(each) || namesZone(each)))) return null
  }
  const answers = new Set(given.map((each) => (isWord(key, each) ? null : readFlag(each))))
  const [answer = null] = answers
  if (answers.size === 1 && answer !== null && key !== 'vatRegime') return certificates.has(key) ? (answer ? 'present' : 'missing') : null
  if (factDefinition(key).kind === 'orientation' && !given.every((each) => isWord(key, each))) return null
  const unknown = given.filter((each) => !areWords(key, each))
  if (isUnclear(key, given, unknown) || unknown.some(isOpen)) note('notUnderstood')
  return plain(informative)
}

/** Text in the record's own words, or a yes or no; a list of names is joined. A statement of law that is still to come is shown, with a remark. */
export function readFactText(key: FactKey, value: unknown, text: ReadText, note: Note = noRemark): FactValue | null | undefined {
  if (typeof value === 'boolean') return value
  const words = joinedList(value, text)
  if (words === null) return undefined
  const given = Object.values(words)
  if (statements.has(key)) {
    const answers = new Set(given.map((each) => readFlag(each) ?? (saysNo(each, key) ? false : null)))
    const [answer = null] = answers
    if (answers.size === 1 && answer !== null) return answer
    if (given.every((each) => isBareNumber(each) && !saysNothing(each)) || given.some(namesCode)) return null
  }
  if ((statements.has(key) || key === 'epcReference') && given.some(isOpen)) note('notUnderstood')
  // A cellar is floor -1.
  return mapText(words, (each) => (saysNothing(each) && !(key === 'floor' && each === '-1') ? '' : each)) ?? undefined
}

/**
 * Zones given by their codes, as words that pages translate: a text in the visitor's language is shown as it is, and on the internet the words of
 * planning law stand in full, never their abbreviations (VCRO art. 5.2.6).
 */
function codedZone(words: LocalizedText, note: Note): string | null {
  const given = Object.values(words)
  if (given.length === 1 && words.any !== undefined && isWord('zoning', words.any)) return null
  const zones = given.map((each) => answersInCodes(each)?.zoning)
  const zone = zones.find((each) => typeof each === 'string')
  if (typeof zone !== 'string') return null
  if (new Set(given.map((each, at) => wordKey('zoning', String(zones[at] ?? each)))).size > 1) note('contradiction')
  return zone
}

/** Of zones one language is enough, since agencies translate them in their own words, and plans have more kinds of area than the vocabulary. */
function isUnclear(key: FactKey, given: readonly string[], unknown: readonly string[]): boolean {
  if (key === 'floodZone') return unknown.length === given.length
  if (key === 'zoning') return unknown.length === given.length && !unknown.some((each) => /gebied|zone|area|gebiet|kern|cent(?:re|er|rum)/iu.test(each))
  return judged.has(key) && unknown.length > 0
}

/** Whether a text leaves open what it states. */
function isOpen(text: string): boolean {
  return !saysNothing(text) && (text.includes('?') || saysPending(text))
}

/** A text, or a list of texts joined by commas, language by language. */
function joinedList(value: unknown, text: ReadText): LocalizedText | null {
  if (!Array.isArray(value)) return text(value)
  const parts = value.slice(0, maxListed).flatMap((each) => text(namedIn(each)) ?? [])
  const joined: { [L in Locale | 'any']?: string } = {}
  for (const key of [...locales, 'any'] as const) {
    const words = parts.flatMap((part) => part[key] ?? [])
    if (words.length > 0) joined[key] = words.join(', ')
  }
  // A list may reveal an address across two of its items.
  return text(joined)
}

function namedIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const named = Object.entries(value).find(([name]) => /^(?:name|description|title|label|text)$/i.test(name))
  return named ? named[1] : value
}

/** The date that a text states in every language; null if the languages differ or one adds something. */
function spelledDay(words: LocalizedText): string | null {
  const days = new Set(Object.values(words).map(readSpelledDay))
  const [day = null] = days
  return days.size === 1 ? day : null
}

function isWord(key: FactKey, text: string): boolean {
  return factDefinition(key).kind === 'orientation' ? orientationKey(text) !== null : isBareNumber(text) ? isNumbered(key, text) : wordKey(key, text) !== null
}

/** A word, or a list of words as pages show it. */
function areWords(key: FactKey, text: string): boolean {
  return isWord(key, text) || text.split(/[,;]/).every((part) => isWord(key, part))
}

function isBareNumber(text: string): boolean {
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text.trim())
}

function plain(words: LocalizedText): string | LocalizedText {
  return words.any !== undefined && Object.keys(words).length === 1 ? words.any : words
}

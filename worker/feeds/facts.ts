import { type FactKey, type FactKind, factDefinition } from '#db/model/listings/facts.ts'
import type { FactValue } from '#db/model/listings/listing.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { openFields, readFlag } from './fields.ts'
import { wholeLine } from './place.ts'
import { type Note, noRemark } from './remarks.ts'
import { readDay } from './values/date.ts'
import { readInsulationClass } from './values/energy-label.ts'
import { type Letting, readFactMoney } from './values/fact-money.ts'
import { readFactText, readFactWord, readFloodGrade } from './values/fact-words.ts'
import { planningFacts, readPlanningAnswer } from './values/legal-answer.ts'
import { saysNothing } from './values/nothing.ts'
import { type Grouping, type Measure, readNumber } from './values/number.ts'
import { readFactFlag } from './values/plain-answer.ts'
import { mapText, type ReadText } from './values/text.ts'

export type Facts = Partial<Record<FactKey, FactValue>>

/** The facts that would reveal an unpublished price: prices, and values computed from the price. */
const priceFacts: ReadonlySet<FactKey> = new Set<FactKey>([
  'startPrice',
  'askingPrice',
  'optionPrice',
  'rentPrice',
  'depositAmount',
  'agencyCostRenter',
  'notaryFees',
  'notaryFeesWithVat',
  'vatValue',
  'constructionCost',
  'annuityBouquet',
  'annuityMonthly',
])

/** What a record allows to be published. */
export interface Publication {
  readonly showsAddress: boolean
  readonly showsPrice: boolean
}

/** Whether a fact would reveal an unpublished address or price. */
export function isWithheld(key: FactKey, { showsAddress, showsPrice }: Publication): boolean {
  return (factDefinition(key).finerThanCity === true && !showsAddress) || (priceFacts.has(key) && !showsPrice)
}

/**
 * The value of a fact in the record, by its kind. Impossible values are unknown: systems write 0 for an area, a length, a year
 * or an amount that was not filled in, and a missing fact is better than a wrong one.
 * @param letting null for what is not let by the month
 * @returns undefined if the value says that there is none, null if it is not understood
 */
export function readFactValue(
  key: FactKey,
  value: unknown,
  text: ReadText,
  note: Note = noRemark,
  letting: Letting | null = null,
): FactValue | null | undefined {
  const { kind } = factDefinition(key)
  switch (kind) {
    case 'area':
      return area(key, value, note)
    case 'count':
      return count(key, value, note)
    case 'length':
    case 'year':
    case 'percent':
    case 'score':
    case 'emission':
    case 'energy':
      return measured(value, limits[kind], note)
    case 'money':
      return readFactMoney(key, value, letting, note)
    case 'flag':
      return readFactFlag(key, value, note)
    case 'answer':
      return isPlanningFact(key) ? readPlanningAnswer(key, value, text, note) : null
    case 'date':
      return readDay(value, note)
    case 'grade':
      return readFloodGrade(key === 'floodGScore' ? 'building' : 'plot', value)
    case 'word':
    case 'orientation':
      return readFactWord(key, value, text, note)
    case 'places':
      return readNearby(value, text) ?? undefined
    case 'text':
      return key === 'insulationClass' ? readInsulationClass(value) : readFactText(key, value, text, note)
  }
}

interface Limits {
  readonly measure: Measure
  readonly grouping: Grouping
  readonly least: number
  readonly most: number
  readonly isZeroNothing?: true
  readonly isWhole?: true
}

const limits = {
  area: { measure: 'area', grouping: 'grouped', least: 0, most: 10_000_000, isZeroNothing: true },
  // Of a plot or a facade: 750 is one in centimetres.
  length: { measure: 'length', grouping: 'decimal', least: 0, most: 500, isZeroNothing: true },
  count: { measure: 'bare', grouping: 'grouped', least: 0, most: 999, isWhole: true },
  year: { measure: 'bare', grouping: 'decimal', least: 1000, most: 2100, isZeroNothing: true, isWhole: true },
  percent: { measure: 'percent', grouping: 'decimal', least: 0, most: 100 },
  score: { measure: 'bare', grouping: 'decimal', least: 0, most: 10 },
  emission: { measure: 'emission', grouping: 'decimal', least: -1_000, most: 10_000 },
  energy: { measure: 'energyTotal', grouping: 'grouped', least: -10_000_000, most: 10_000_000, isZeroNothing: true },
} as const satisfies Partial<Record<FactKind, Limits>>

/** What the number of a fact measures; null for a fact that is no number. */
export function measureOf(key: FactKey): Measure | null {
  const { kind } = factDefinition(key)
  if (kind === 'money') return 'money'
  return key === 'annuityYears' ? 'years' : isMeasured(kind) ? limits[kind].measure : null
}

function isMeasured(kind: FactKind): kind is keyof typeof limits {
  return Object.hasOwn(limits, kind)
}

function measured(value: unknown, { measure, grouping, least, most, isZeroNothing, isWhole }: Limits, note: Note): number | null | undefined {
  if (typeof value === 'string' && saysNothing(value)) return undefined
  const number = readNumber(value, grouping, measure) ?? about(value, grouping, measure, note)
  if (number === null) return null
  if (number === 0 && isZeroNothing) return undefined
  if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) return number
  if (number === -1) return undefined
  note('implausible')
  return null
}

const roughly = /^(?:ca\.?|circa|±|~|env\.?|environ|ongeveer|ong\.?|about|approx\.?|approximately|rund|etwa)\s*(?=\d)/i

/** 'ca. 168 m²' is 168, with a remark. */
function about(value: unknown, grouping: Grouping, measure: Measure, note: Note): number | null {
  if (typeof value !== 'string' || !roughly.test(value.trim())) return null
  const number = readNumber(value.trim().replace(roughly, ''), grouping, measure)
  if (number !== null) note('corrected')
  return number
}

/**
 * In m², the sizes that need no remark: '120.500' is 120,500 m² by the rule for prices, as a living area it is more likely 120.5; and a home
 * of 1.68 m² is one of 168 m² with a slip.
 */
const likely: Readonly<Partial<Record<FactKey, readonly [number, number]>>> = {
  surfaceLiving: [5, 10_000],
  surfaceTotal: [5, Number.POSITIVE_INFINITY],
  surfaceBuilt: [5, Number.POSITIVE_INFINITY],
  surfaceGround: [1, Number.POSITIVE_INFINITY],
}

function area(key: FactKey, value: unknown, note: Note): number | null | undefined {
  const size = measured(value, limits.area, note)
  const [least, most] = likely[key] ?? [0, Number.POSITIVE_INFINITY]
  if (typeof size === 'number' && (size < least || size > most)) note('implausible')
  return size
}

function count(key: FactKey, value: unknown, note: Note): number | boolean | null | undefined {
  // 'Extra rooms possible' is a yes at some agencies and a number at others.
  if (key === 'extraRooms' && typeof value !== 'number' && !/\d/.test(String(value))) {
    const flag = readFlag(value)
    if (flag !== null) return flag
  }
  return measured(value, { ...limits.count, measure: measureOf(key) ?? 'bare' }, note)
}

function isPlanningFact(key: FactKey): key is (typeof planningFacts)[number] {
  return planningFacts.some((each) => each === key)
}

const maxPlaces = 40
const maxDistance = 20 // characters

/** Places nearby as one text per language, one place a line: feeds write them as text, as a list of texts, or as names with distances in metres. */
export function readNearby(value: unknown, text: ReadText): LocalizedText | null {
  if (!Array.isArray(value)) return text(value)
  const places = value.slice(0, maxPlaces).map((item: unknown) => placeText(item, text))
  // A list may reveal an address across two of its items.
  return text(joined(places.filter((place) => place !== null)))
}

function placeText(item: unknown, text: ReadText): LocalizedText | null {
  const fields = isJsonObject(item) ? openFields(item) : null
  const name = text(fields?.take('Name', 'Description', 'Title') ?? item)
  const given = wholeLine(fields?.take('Distance', 'DistanceInMeters'))
  const distance = given === null || given.length > maxDistance ? '' : `, ${/^\d+$/.test(given) ? `${given} m` : given}`
  return mapText(name, (words) => words.replace(/\s*\n\s*/g, ' ') + distance)
}

function joined(places: readonly LocalizedText[]): LocalizedText | null {
  const lines: { [L in Locale | 'any']?: string } = {}
  for (const key of [...locales, 'any'] as const) {
    if (places.some((place) => place[key] !== undefined)) lines[key] = places.map((place) => place[key] ?? textIn(place, key === 'any' ? 'nl' : key)).join('\n')
  }
  return Object.keys(lines).length === 0 ? null : lines
}

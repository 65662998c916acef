import { type FactKey, factDefinition } from '#db/model/facts.ts'
import type { FactValue } from '#db/model/listing.ts'
import type { LocalizedText } from '#db/model/localized.ts'
import { readDay } from './date.ts'
import { readFlag } from './fields.ts'
import { readNearby } from './nearby.ts'
import { readNumber } from './number.ts'
import { readSpelledDay } from './spelled-day.ts'
import type { ReadText } from './text.ts'

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
 */
export function readFactValue(key: FactKey, value: unknown, text: ReadText): FactValue | null {
  switch (factDefinition(key).kind) {
    case 'area':
      return within(readNumber(value), 0, 10_000_000) || null
    case 'length':
      return within(readNumber(value, 'decimal'), 0, 10_000) || null
    case 'count':
      return whole(readNumber(value), 0, 999)
    case 'year':
      return whole(readNumber(value, 'decimal'), 1000, 2100)
    case 'money':
      return money(key, readNumber(value))
    case 'percent':
      return within(readNumber(value, 'decimal'), 0, 100)
    case 'score':
      return within(readNumber(value, 'decimal'), 0, 10)
    case 'emission':
      return within(readNumber(value, 'decimal'), -1_000, 10_000)
    case 'energy':
      return within(readNumber(value), -10_000_000, 10_000_000) || null
    case 'flag':
      return readFlag(value)
    case 'date':
      return readDay(value)
    case 'grade':
      return grade(value)
    case 'word':
    case 'orientation':
      return word(key, value, text)
    case 'places':
      return readNearby(value, text)
    case 'text':
      return typeof value === 'boolean' ? value : text(value)
  }
}

/** A cadastral income of 0 is valid, for new homes and farm buildings. Any other amount of 0 means empty. */
function money(key: FactKey, amount: number | null): number | null {
  const known = within(amount, 0, 1_000_000_000)
  return key === 'cadastralIncome' ? known : known || null
}

/** Availability may be a date, a word or a number of the CRM's enumerations; 0 means empty, except for the soil certificate. */
function word(key: FactKey, value: unknown, text: ReadText): string | LocalizedText | null {
  if (typeof value === 'boolean') return null
  const day = key === 'availability' ? readDay(value) : null
  if (day !== null) return day
  const words = text(value)
  const spelled = key === 'availability' ? spelledDay(words) : null
  if (spelled !== null) return spelled
  if (words === null || (words.any === '0' && key !== 'groundCertificate')) return null
  return words.any !== undefined && Object.keys(words).length === 1 ? words.any : words
}

/** The date that a text states in every language; null if the languages differ or one adds something. */
function spelledDay(words: LocalizedText | null): string | null {
  const days = new Set(Object.values(words ?? {}).map(readSpelledDay))
  const [day = null] = days
  return days.size === 1 ? day : null
}

function grade(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return /^(?:.*\s)?([A-D])$/i.exec(value.trim())?.[1]?.toUpperCase() ?? null
}

function within(number: number | null, least: number, most: number): number | null {
  return number !== null && number >= least && number <= most ? number : null
}

function whole(number: number | null, least: number, most: number): number | null {
  return number !== null && Number.isInteger(number) ? within(number, least, most) : null
}

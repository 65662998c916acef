import { type FactKey, factDefinition } from '#db/model/facts.ts'
import type { FactValue } from '#db/model/listing.ts'
import { readDay } from './date.ts'
import { readFactFlag } from './fact-flag.ts'
import { readFactText, readFactWord } from './fact-words.ts'
import { readFlag } from './fields.ts'
import { planningFacts, readPlanningAnswer } from './legal-answer.ts'
import { readAmount } from './money.ts'
import { readNearby } from './nearby.ts'
import { saysNothing } from './nothing.ts'
import { type Grouping, readNumber } from './number.ts'
import { type Note, noRemark } from './remarks.ts'
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
 * @returns undefined if the value says that there is none, null if it is not understood
 */
export function readFactValue(key: FactKey, value: unknown, text: ReadText, note: Note = noRemark): FactValue | null | undefined {
  const { kind } = factDefinition(key)
  switch (kind) {
    case 'area':
      return area(key, value, note)
    case 'length':
      return measure(value, { grouping: 'decimal', least: 0, most: 10_000, isZeroNothing: true }, note)
    case 'count':
      return count(key, value, note)
    case 'year':
      return measure(value, { grouping: 'decimal', least: 1000, most: 2100, isZeroNothing: true, isWhole: true }, note)
    case 'money':
      return money(key, value, note)
    case 'percent':
      return measure(value, { grouping: 'decimal', least: 0, most: 100 }, note)
    case 'score':
      return measure(value, { grouping: 'decimal', least: 0, most: 10 }, note)
    case 'emission':
      return measure(value, { grouping: 'decimal', least: -1_000, most: 10_000 }, note)
    case 'energy':
      return measure(value, { grouping: 'grouped', least: -10_000_000, most: 10_000_000, isZeroNothing: true }, note)
    case 'flag':
      return readFactFlag(key, value, note)
    case 'answer':
      return isPlanningFact(key) ? readPlanningAnswer(key, value, text, note) : null
    case 'date':
      return readDay(value, note)
    case 'grade':
      return grade(value)
    case 'word':
    case 'orientation':
      return readFactWord(key, value, text, note)
    case 'places':
      return readNearby(value, text) ?? undefined
    case 'text':
      return readFactText(key, value, text)
  }
}

interface Limits {
  readonly grouping: Grouping
  readonly least: number
  readonly most: number
  readonly isZeroNothing?: true
  readonly isWhole?: true
}

function measure(value: unknown, { grouping, least, most, isZeroNothing, isWhole }: Limits, note: Note): number | null | undefined {
  if (typeof value === 'string' && saysNothing(value)) return undefined
  const number = readNumber(value, grouping) ?? about(value, grouping, note)
  if (number === null) return null
  if (number === 0 && isZeroNothing) return undefined
  if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) return number
  if (number === -1) return undefined
  note('implausible')
  return null
}

const roughly = /^(?:ca\.?|circa|±|~|env\.?|environ|ongeveer|ong\.?|about|approx\.?|approximately|rund|etwa)\s*(?=\d)/i

/** 'ca. 168 m²' is 168, with a remark. */
function about(value: unknown, grouping: Grouping, note: Note): number | null {
  const number = typeof value === 'string' && roughly.test(value.trim()) ? readNumber(value.trim().replace(roughly, ''), grouping) : null
  if (number !== null) note('corrected')
  return number
}

const widestLivingArea = 10_000 // m²

/** '120.500' is 120,500 m² by the rule for prices; as a living area it is more likely 120.5. */
function area(key: FactKey, value: unknown, note: Note): number | null | undefined {
  const size = measure(value, { grouping: 'grouped', least: 0, most: 10_000_000, isZeroNothing: true }, note)
  if (key === 'surfaceLiving' && typeof size === 'number' && size > widestLivingArea) note('implausible')
  return size
}

function count(key: FactKey, value: unknown, note: Note): number | boolean | null | undefined {
  // 'Extra rooms possible' is a yes at some agencies and a number at others.
  if (key === 'extraRooms' && typeof value !== 'number' && !/\d/.test(String(value))) {
    const flag = readFlag(value)
    if (flag !== null) return flag
  }
  return measure(value, { grouping: 'grouped', least: 0, most: 999, isWhole: true }, note)
}

/** A cadastral income of 0 is valid, for new homes and farm buildings. Any other amount of 0 means empty. */
function money(key: FactKey, value: unknown, note: Note): number | null | undefined {
  const amount = readAmount(value, note)
  return amount === undefined && key === 'cadastralIncome' && readNumber(value) === 0 ? 0 : amount
}

function isPlanningFact(key: FactKey): key is (typeof planningFacts)[number] {
  return planningFacts.some((each) => each === key)
}

/** The letter of a flood score, alone or behind its name. */
function grade(value: unknown): string | null | undefined {
  if (typeof value !== 'string') return null
  if (saysNothing(value)) return undefined
  return /^(?:.*[\s:=-])?\(?([A-D])\)?$/i.exec(value.trim())?.[1]?.toUpperCase() ?? null
}

import type { FactKey } from '#db/model/facts.ts'
import { type Period, readAmount } from './money.ts'
import { readNumber } from './number.ts'
import type { Note } from './remarks.ts'

/** A home to let by the month; `rent` is null where it is not known. */
export interface Letting {
  readonly rent: number | null
}

/** The amounts that are not paid once. */
const periods: Readonly<Partial<Record<FactKey, Period>>> = {
  rentPrice: 'month',
  chargesOwner: 'month',
  chargesRenter: 'month',
  minimumIncome: 'month',
  annuityMonthly: 'month',
  realEstateTax: 'year',
  cadastralIncome: 'year',
}
/** Prices of a home for sale, or rents of one to let. */
const prices: ReadonlySet<FactKey> = new Set<FactKey>(['startPrice', 'askingPrice', 'optionPrice'])

/** A cadastral income of 0 is valid, for new homes and farm buildings. Any other amount of 0 means empty. */
export function readFactMoney(key: FactKey, value: unknown, letting: Letting | null, note: Note): number | null | undefined {
  const amount = readAmount(value, note, periods[key] ?? (letting !== null && prices.has(key) ? 'month' : undefined))
  if (amount === undefined && key === 'cadastralIncome' && readNumber(value, 'grouped', 'money') === 0) return 0
  return key === 'depositAmount' && typeof amount === 'number' && amount <= mostMonths ? monthsOfRent(value, letting, note) : amount
}

const mostMonths = 12

/** The deposit in euro from a number of months' rent: an amount this small cannot be euro. @returns null if the rent is unknown */
function monthsOfRent(value: unknown, letting: Letting | null, note: Note): number | null {
  const months = readNumber(value)
  const rent = letting?.rent ?? null
  if (months === null || rent === null) return null
  note('corrected')
  return Math.round(months * rent * 100) / 100
}

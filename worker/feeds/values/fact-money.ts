import type { FactKey } from '#db/model/listings/facts.ts'
import type { LifeAnnuity, Listing } from '#db/model/listings/listing.ts'
import type { Facts } from '../facts.ts'
import type { Note } from '../remarks.ts'
import { type Period, readAmount } from './money.ts'
import { readNumber } from './number.ts'

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
  const isDeposit = key === 'depositAmount'
  const months = isDeposit ? monthsIn(value) : null
  if (months !== null) return monthsOfRent(months, letting, note)
  const amount = readAmount(value, note, periods[key] ?? (letting !== null && prices.has(key) ? 'month' : undefined))
  if (amount === undefined && key === 'cadastralIncome' && readNumber(value, 'grouped', 'money') === 0) return 0
  return isDeposit && typeof amount === 'number' && amount <= mostMonths ? null : amount
}

const mostMonths = 12
/** '2 maanden', '2 x huur', '2 mois de loyer'. */
const inMonths =
  /^(\d{1,2}(?:[.,]\d)?)\s*(?:[x×]\s*)?(?:(?:maand(?:en)?|mois|months?|monate?)(?:['’]?\s*(?:huur|huurprijs|de loyer|rent|miete))?|maandhuur|huur|loyers?|rent|monatsmieten?|miete)$/iu

/** How many months' rent a deposit is: in words, or by a bare number that is too small for euro. */
function monthsIn(value: unknown): number | null {
  const figures = typeof value === 'string' ? inMonths.exec(value.trim())?.[1] : undefined
  const months = readNumber(figures ?? value)
  return months !== null && months > 0 && months <= mostMonths ? months : null
}

/** @returns null if the rent is unknown */
function monthsOfRent(months: number, letting: Letting | null, note: Note): number | null {
  const rent = letting?.rent ?? null
  if (rent === null) return null
  note('corrected')
  return Math.round(months * rent * 100) / 100
}

/** A sale is one for a life annuity when its flag is set or one of these is given. */
export const annuityTerms = ['annuityBouquet', 'annuityMonthly'] as const satisfies readonly FactKey[]

/** Whether a term is given. An amount that is not understood counts, since the price beside it must not pass for a plain one. */
export function saysTerm(value: unknown): true | undefined {
  const amount = readAmount(value)
  const isGiven = amount === null ? typeof value === 'string' && /[1-9]/.test(value) : amount !== undefined
  return isGiven ? true : undefined
}

/**
 * The price of a life annuity: its terms as far as they may be shown, and no plain price.
 * @source decisions, "Life annuity"
 */
export function annuityPrice(facts: Facts): Pick<Listing, 'price'> & { readonly annuity: LifeAnnuity } {
  return { price: { amount: null, from: false }, annuity: { bouquet: amountOf(facts, 'annuityBouquet'), monthly: amountOf(facts, 'annuityMonthly') } }
}

function amountOf(facts: Facts, key: FactKey): number | null {
  const amount = facts[key]
  return typeof amount === 'number' ? amount : null
}

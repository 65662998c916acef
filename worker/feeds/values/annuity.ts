import type { FactKey } from '#db/model/listings/facts.ts'
import type { LifeAnnuity, Listing } from '#db/model/listings/listing.ts'
import type { Facts } from '../facts.ts'
import { readAmount } from './money.ts'

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

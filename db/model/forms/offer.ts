import { readAmount } from '../calculators/amount.ts'
import { maxInWords } from '../calculators/number-words.ts'
import type { ListingCard } from '../listings/listing.ts'
import { isListed } from '../listings/listing-state.ts'

/**
 * Parses a purchase offer as typed.
 * @returns whole euro, from 1 to 999,999,999; null when it is not an amount
 */
export function readOffer(text: string): number | null {
  const amount = readAmount(text)
  return amount !== null && Number.isInteger(amount) && amount > 0 && amount <= maxInWords ? amount : null
}

/** The advance on an offer, in euro. */
export function advanceOn(offer: number, share: number): number {
  return Math.round(offer * share * 100) / 100
}

/** Whether an offer can be made: the listing is for sale, on offer, and its price is published. */
export function takesOffers({ goal, state, price }: Pick<ListingCard, 'goal' | 'state' | 'price'>): boolean {
  return goal === 'sale' && isListed(state) && price.amount !== null
}

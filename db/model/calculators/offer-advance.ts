import { type DatedRule, dayOf, ruleOn } from '../law/dated-rule.ts'
import type { Listing } from '../listings/listing.ts'
import { maySellUnfinished } from '../listings/new-building.ts'

/** What a buyer pays in advance at the signing of the private agreement. `share` is a fraction of the price; `isMost`: at most that. */
export interface Advance {
  readonly share: number
  readonly isMost: boolean
}

/** The most that may be asked in advance for a home that is still to be built or finished. */
const offPlanAdvances: readonly (DatedRule & Pick<Advance, 'share'>)[] = [
  {
    share: 0.05,
    from: '1972-01-01',
    source: {
      name: 'notaris.be, woningbouwwet van 9 juli 1971 (wet Breyne), art. 10',
      url: 'https://www.notaris.be/wonen/bouwen-en-renoveren/mijn-bescherming-als-bouwheer-wet-breyne/betalingen',
    },
    checked: '2026-11-26',
    sure: 'high',
  },
]

const existing: Advance = { share: 0.1, isMost: false }

/**
 * The advance for a listing: 10 % for an existing one, at most 5 % for a home that may still be off plan. Null where no share is named:
 * off plan in Luxembourg or for anything but a home, and abroad, where the agency receives no money.
 * @param today YYYY-MM-DD
 * @source specification, section 9 ("Purchase offer"); decisions, "Purchase offer"
 */
export function advanceFor(listing: Pick<Listing, 'mainType' | 'place' | 'facts' | 'projectId'>, today: string): Advance | null {
  const { mainType, place } = listing
  if (place.country === 'other') return null
  if (!maySellUnfinished(listing, today)) return existing
  const day = dayOf(today)
  const rule = place.country === 'BE' && mainType !== 'commercial' && day !== null ? ruleOn(offPlanAdvances, day) : null
  return rule && { share: rule.share, isMost: true }
}

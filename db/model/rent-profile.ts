import type { ListingCard } from './listing.ts'
import { isListed } from './listing-state.ts'
import type { Region } from './region.ts'

/** What a rental candidate is asked, besides name and contact, household and income. */
export type RentWish = 'movingDate' | 'pets' | 'movingReason'

/**
 * What a landlord may ask in addition after a viewing. Before a viewing only name and contact details may be asked.
 * @source Walloon decree of 15 March 2018 on residential leases: a closed list that has none of these
 */
export function rentWishes(region: Region | null): readonly RentWish[] {
  return region === 'wallonia' ? [] : ['movingDate', 'pets', 'movingReason']
}

/** Whether candidates may apply: the listing is for rent and on offer. */
export function takesRentProfiles({ goal, state, mainType, takeover }: Pick<ListingCard, 'goal' | 'state' | 'mainType' | 'takeover'>): boolean {
  return goal === 'rent' && takeover !== true && isListed(state) && (mainType === 'house' || mainType === 'apartment')
}

import type { ListingCard } from './listing.ts'
import type { Region } from './region.ts'

/** What is asked of whoever wants to rent a home, besides name and contact, household and income. */
export type RentWish = 'movingDate' | 'pets' | 'movingReason'

/**
 * What a landlord may know on top once the home has been visited. Before a visit nothing but name and contact is asked anywhere.
 * @source Walloon decree of 15 March 2018 on residential leases: a closed list, that knows none of these
 */
export function rentWishes(region: Region | null): readonly RentWish[] {
  return region === 'wallonia' ? [] : ['movingDate', 'pets', 'movingReason']
}

/** Whether people may apply to rent it: a home for rent and on offer. */
export function takesRentProfiles({ goal, state, mainType }: Pick<ListingCard, 'goal' | 'state' | 'mainType'>): boolean {
  return goal === 'rent' && (state === 'available' || state === 'option') && (mainType === 'house' || mainType === 'apartment')
}

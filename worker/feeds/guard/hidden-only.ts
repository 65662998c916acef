import type { HidingHome } from '#db/feeds/guard/hiding-rows.ts'
import { factKeys } from '#db/model/listings/facts.ts'
import type { Listing, Place } from '#db/model/listings/listing.ts'
import { isListed, isPublic } from '#db/model/listings/listing-state.ts'
import { isWithheld } from '../facts.ts'
import { cutAll, hideInListing } from '../hidden/hide-relatives.ts'

/** A home as it stands, without what its staged record hides: nothing else of the record is taken. */
export function hiddenOnly(
  { before, after, secrets }: Pick<HidingHome, 'before' | 'after' | 'secrets'>,
  { takesSales }: { readonly takesSales: boolean },
): Listing {
  const hidesAddress = shownOf(after.place) < shownOf(before.place)
  const hidesPrice = before.price.amount !== null && after.price.amount === null
  const hidesAnnuity = before.annuity !== undefined && !sameTerms(before, after)
  const { earlierPrices: _, ...home } = withState(before, after, takesSales)
  const priced = {
    ...home,
    price: hidesPrice ? { ...home.price, amount: null } : home.price,
    ...(hidesAnnuity && { annuity: { bouquet: null, monthly: null } }),
    facts: withoutFacts(home.facts, { showsAddress: !hidesAddress || after.place.address !== null, showsPrice: !(hidesPrice || hidesAnnuity) }),
  }
  if (!hidesAddress) return priced
  const place = hiddenPlace(before.place, after.place)
  const known = [secrets.before, secrets.after].filter((secret) => secret !== null)
  return { ...hideInListing({ ...priced, place }, cutAll(known, place)), place }
}

/** How much of its address a place shows: nothing, the street, or the number too. */
export function shownOf({ address }: Place): 0 | 1 | 2 {
  return address === null ? 0 : address.houseNumber === null ? 1 : 2
}

/** The town stays as it is; the point is that of the staged record, if it is moved and in the same town. */
function hiddenPlace(before: Place, after: Place): Place {
  const isSameTown = before.zip === after.zip && after.point?.exact === false
  return { ...before, address: after.address, district: after.address === null ? null : before.district, point: isSameTown ? after.point : null }
}

function withState(before: Listing, after: Listing, takesSales: boolean): Listing {
  const isSale = after.state === 'sold' || after.state === 'rented'
  const leaves = isListed(before.state) && !isListed(after.state) && (takesSales || !isSale)
  const losesPage = isPublic(before.state) && !isPublic(after.state)
  if (!leaves && !losesPage) return before
  return { ...before, state: after.state, ...(after.closedOn === undefined ? {} : { closedOn: after.closedOn }) }
}

function sameTerms({ annuity: before }: Listing, { annuity: after }: Listing): boolean {
  const isKept = (term: 'bouquet' | 'monthly') => before?.[term] == null || after?.[term] != null
  return isKept('bouquet') && isKept('monthly')
}

function withoutFacts(facts: Listing['facts'], publication: Parameters<typeof isWithheld>[1]): Listing['facts'] {
  return Object.fromEntries(factKeys.flatMap((key) => (facts[key] === undefined || isWithheld(key, publication) ? [] : [[key, facts[key]]])))
}

import type { Listing } from '#db/model/listing.ts'
import { regionOf } from '#db/model/region.ts'
import { rentWishes, takesRentProfiles } from '#db/model/rent-profile.ts'
import { RentProfilePage } from '#ui/pages/rent-profile.tsx'
import { presentCostEstimate } from '#ui/presenters/cost-estimate.ts'
import { presentFacts } from '#ui/presenters/fact-groups.ts'
import { href } from '#ui/routes.ts'
import { rentProfile as form } from '#worker/forms/rent-profile.ts'
import { listingForm } from '#worker/pages/forms/listing-form.ts'

const secondStage = '?stage=2'

export const rentProfile = listingForm('rentProfile', {
  thanks: 'thankYouRentProfile',
  view: RentProfilePage,
  suits: takesRentProfiles,
  form: ({ url }, home) => form(regionOfHome(home), hasVisited(url)),
  props: (shown, { url, locale, now }, home) => ({
    ...shown,
    wishes: hasVisited(url) ? rentWishes(regionOfHome(home)) : null,
    addresses: { first: href('rentProfile', locale, { id: home.id }), second: href('rentProfile', locale, { id: home.id }) + secondStage },
    terms: presentFacts(home, ['minimumIncome', 'maxPersons'], locale, now),
    due: presentCostEstimate(home, locale, now),
  }),
})

function regionOfHome({ place }: Listing) {
  return regionOf(place.country, place.zip)
}

/** Whether the visitor chose the second stage. */
function hasVisited(url: URL): boolean {
  return url.searchParams.get('stage') === '2'
}

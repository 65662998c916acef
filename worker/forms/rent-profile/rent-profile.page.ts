import { rentQuestions, takesRentProfiles } from '#db/model/forms/rent-profile.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { regionOf } from '#db/model/places/region.ts'
import { presentCostEstimate } from '#ui/calculators/cost-estimate.present.ts'
import { RentProfilePage } from '#ui/forms/rent-profile/rent-profile.page.tsx'
import { presentFacts } from '#ui/listings/facts/fact-groups.present.ts'
import { href } from '#ui/routes.ts'
import { listingForm } from '#worker/forms/listing-form.ts'
import { rentProfile as form } from '#worker/forms/rent-profile/rent-profile.form.ts'

const secondStage = '?stage=2'

export const rentProfile = listingForm('rentProfile', {
  view: RentProfilePage,
  suits: takesRentProfiles,
  form: ({ url, now }, home) => form(questionsOf(home, now), hasVisited(url)),
  props: (shown, { url, locale, now }, home) => ({
    ...shown,
    questions: questionsOf(home, now),
    visited: hasVisited(url),
    addresses: { first: href('rentProfile', locale, { id: home.id }), second: href('rentProfile', locale, { id: home.id }) + secondStage },
    terms: presentFacts(home, ['minimumIncome', 'maxPersons'], locale, now),
    due: presentCostEstimate(home, locale, now),
  }),
})

function questionsOf({ place }: Listing, now: Date) {
  return rentQuestions(regionOf(place.country, place.zip), now.toISOString())
}

/** Whether the visitor chose the second stage. */
function hasVisited(url: URL): boolean {
  return url.searchParams.get('stage') === '2'
}

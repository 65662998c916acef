import type { Store } from '#db/client.ts'
import { findListing } from '#db/listings.ts'
import { findProject } from '#db/projects.ts'
import type { Locale } from '#messages/locales.ts'
import { listingPath } from '#ui/presenters/listing-address.ts'
import { projectPagePath } from '#ui/presenters/project.ts'
import type { FoundRoute } from '#ui/route-lookup.ts'

/** Path of a listing or project in another language, whose segments come from its record; null for other routes and unknown ids. */
export async function recordAlternate(found: FoundRoute, to: Locale, { db }: Store): Promise<string | null> {
  const id = Number(found.parameters.id)
  if (!Number.isSafeInteger(id) || id <= 0) return null
  if (found.name === 'propertyForSale' || found.name === 'propertyForRent') {
    const listing = await findListing(db, id)
    return listing && listing.state !== 'prospective' ? listingPath(listing, to) : null
  }
  if (found.name !== 'project') return null
  const known = await findProject(db, id)
  return known && projectPagePath(known.project, to)
}

import type { Store } from '#db/client.ts'
import { readContentDirectory } from '#db/content/articles.ts'
import { findListing } from '#db/listings/listings.ts'
import { findProject } from '#db/projects/projects.ts'
import type { Locale } from '#messages/locales.ts'
import { writtenPath } from '#ui/content/article-address.present.ts'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { projectPagePath } from '#ui/projects/project.present.ts'
import type { FoundRoute } from '#ui/route-lookup.ts'
import { landingAt, landingPath } from '#ui/search/landing-paths.present.ts'

/**
 * Translates the path of a route whose segments come from data: a listing, project, article, category or town. Null for other routes
 * and unknown records.
 * @param from the language of the route's parameters
 */
export async function recordAlternate(found: FoundRoute, from: Locale, to: Locale, store: Store): Promise<string | null> {
  if (isWritten(found.name)) return writtenPath(found, await readContentDirectory(store), to)
  const landing = landingAt(found, from)
  if (landing) return landingPath(landing, to)
  const { db } = store
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

function isWritten(name: FoundRoute['name']): boolean {
  return name === 'article' || name === 'vacancy' || name === 'articleCategory'
}

import { readContentDirectory } from '#db/articles.ts'
import type { Store } from '#db/client.ts'
import { findListing } from '#db/listings.ts'
import { findProject } from '#db/projects.ts'
import type { Locale } from '#messages/locales.ts'
import { writtenPath } from '#ui/presenters/article-address.ts'
import { listingPath } from '#ui/presenters/listing-address.ts'
import { projectPagePath } from '#ui/presenters/project.ts'
import type { FoundRoute } from '#ui/route-lookup.ts'

/** Path of a listing, project, article or category in another language, whose segments come from its record; null for other routes and unknown ones. */
export async function recordAlternate(found: FoundRoute, to: Locale, store: Store): Promise<string | null> {
  if (isWritten(found.name)) return writtenPath(found, await readContentDirectory(store), to)
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

import { findListing } from '#db/listings/listings.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { isSoldOut, type Project } from '#db/model/projects/project.ts'
import { findProject } from '#db/projects/projects.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { projectPagePath } from '#ui/projects/project.present.ts'
import { href } from '#ui/routes.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** The listing or project of a form. If it is not on offer, redirects to its page, which explains it. */

export async function homeOnOffer({ store, locale }: PageContext, id: string): Promise<Listing> {
  const home = isId(id) ? await throughCatalogueCache(store, `listing:${id}`, () => findListing(store.db, Number(id))) : null
  if (home && isListed(home.state)) return home
  throw redirection(302, home && home.state !== 'prospective' ? listingPath(home, locale) : href('propertyForSale', locale, { city: '', type: '', id }))
}

export async function projectOnOffer({ store, locale }: PageContext, id: string): Promise<Project> {
  const found = isId(id) ? await throughCatalogueCache(store, `project:${id}`, () => findProject(store.db, Number(id))) : null
  if (found?.listed && !isSoldOut(found.project)) return found.project
  throw redirection(302, found ? projectPagePath(found.project, locale) : href('project', locale, { city: '', name: '', id }))
}

/** Whether a text is the id of a record. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text)
}

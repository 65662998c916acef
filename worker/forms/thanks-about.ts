import { findListing } from '#db/listings/listings.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isPublic } from '#db/model/listings/listing-state.ts'
import type { Project } from '#db/model/projects/project.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { findProject } from '#db/projects/projects.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import type { Locale } from '#messages/locales.ts'
import type { ThanksAbout } from '#ui/forms/way-on.present.ts'
import { href, type RouteName } from '#ui/routes.ts'
import type { PageContext } from '#worker/site/pages/page.ts'
import { isId } from '../listings/on-offer.ts'
import type { PlainRoute } from '../site/crumbs.ts'
import { ownPage } from '../site/own-page.ts'

/** The path of a thank-you page that knows what the form was about: `listing`, `project`, `page`, or `goal` with a search. */
export function thanksPath(name: PlainRoute & RouteName, locale: Locale, about: URLSearchParams | Readonly<Record<string, string>>): string {
  return `${href(name, locale)}?${new URLSearchParams(about)}`
}

/** The subject of a form, from the query of its thank-you page. Only ids, searches and own paths are accepted. */
export async function thanksAbout({ url, store, locale, content, agency }: PageContext): Promise<ThanksAbout> {
  const { listing = '', project = '', page = '', goal } = Object.fromEntries(url.searchParams)
  return {
    listing: isId(listing) ? await visibleListing(store, Number(listing)) : null,
    project: isId(project) ? await visibleProject(store, Number(project)) : null,
    page: page === '' ? null : ownPage(page, locale, content).path,
    search: goal === 'sale' || goal === 'rent' ? { goal, search: readSearch(url.searchParams) } : null,
    hasTeam: agency.people.length > 0,
  }
}

async function visibleListing(store: PageContext['store'], id: number): Promise<Listing | null> {
  const listing = await throughCatalogueCache(store, `listing:${id}`, () => findListing(store.db, id))
  return listing !== null && isPublic(listing.state) ? listing : null
}

async function visibleProject(store: PageContext['store'], id: number): Promise<Project | null> {
  const found = await throughCatalogueCache(store, `project:${id}`, () => findProject(store.db, id))
  return found?.listed ? found.project : null
}

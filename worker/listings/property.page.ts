import { createElement } from 'react'
import type { Store } from '#db/client.ts'
import { listNewest } from '#db/listings/listings.ts'
import { type PropertyPageData, readPropertyPage } from '#db/listings/property-page.ts'
import { similarCount } from '#db/model/listings/likeness.ts'
import type { Goal, Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { townOf } from '#db/model/places/municipality.ts'
import { anySearch } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import { textIn } from '#db/model/site/localized.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { alertPathLike } from '#ui/alerts/alert.present.ts'
import { presentDocuments } from '#ui/files/documents.present.ts'
import { describeListing, describeOpenDays } from '#ui/listings/json-ld/listing.present.ts'
import { listingPath, listingPaths, titleOf, typeLabel } from '#ui/listings/listing-address.present.ts'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { leadSizes } from '#ui/listings/photos/gallery.part.tsx'
import { firstPicture, presentPhoto, sharedPhoto } from '#ui/listings/photos/photo.present.ts'
import { PropertyPage, type PropertyPageProps } from '#ui/listings/property/property.page.tsx'
import { type PropertyView, presentProperty, summaryOf } from '#ui/listings/property/property.present.ts'
import { PropertyPrintPage, type PropertyPrintPageProps } from '#ui/listings/property/property-print.page.tsx'
import { presentPrint } from '#ui/listings/property/property-print.present.ts'
import { ownerOf, projectHref } from '#ui/projects/project.present.ts'
import { presentSiblings } from '#ui/projects/project-units.present.ts'
import { href } from '#ui/routes.ts'
import { landingPath } from '#ui/search/landing-paths.present.ts'
import { NotFoundPage, type NotFoundPageProps } from '#ui/site/not-found.page.tsx'
import type { PageHead } from '#ui/site/page-head.ts'
import { presentOpenDays } from '#ui/visits/open-days.present.ts'
import { isPhotoHost } from '#worker/feeds/photo-hosts.ts'
import { tilesFrom } from '#worker/map/tiles-from.ts'
import { noStore, showsStock } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type Loaded, type PageContext, type Players } from '#worker/site/pages/page.ts'
import { crumbsBelow } from '../site/crumbs.ts'

type PropertyProps =
  | { readonly home: PropertyPageProps; readonly print: null; readonly notFound: null }
  | { readonly home: null; readonly print: PropertyPrintPageProps; readonly notFound: null }
  | { readonly home: null; readonly print: null; readonly notFound: NotFoundPageProps }

/** The page of a listing, its print page, or the page that says it is gone. */
function showProperty({ home, print, notFound }: PropertyProps) {
  if (home) return createElement(PropertyPage, home)
  return print ? createElement(PropertyPrintPage, print) : createElement(NotFoundPage, notFound)
}

export const propertyForSale = property('propertyForSale')
export const propertyForRent = property('propertyForRent')

function property(name: 'propertyForSale' | 'propertyForRent') {
  return definePage<PropertyProps>(name, {
    show: showProperty,
    cache: showsStock,
    reads: ['print'],
    async load(context) {
      const found = await read(context.store, context.parameters.id ?? '')
      if (!found || found.listing.state === 'prospective') return unknown(context, name === 'propertyForSale' ? 'sale' : 'rent')
      const canonical = listingPath(found.listing, context.locale)
      if (context.url.pathname !== canonical) throw redirection(301, canonical + context.requested.search)
      if (found.listing.state === 'withdrawn') return withdrawn(context, found)
      return context.url.searchParams.get('print') === '1' ? onPaper(context, found.listing) : onRecord(context, found)
    },
  })
}

async function read(store: Store, id: string): Promise<PropertyPageData | null> {
  return /^[1-9]\d{0,14}$/.test(id) ? readPropertyPage(store, Number(id), similarCount) : null
}

function onRecord(context: PageContext, { listing, similar, documents, project, siblings, openDayTerms }: PropertyPageData): Loaded<PropertyProps> {
  const { agency, locale, now, origin } = context
  const shown = { ...presentProperty(listing, agency, locale, now), openDays: presentOpenDays(listing, locale, now, openDayTerms) }
  const property = fetchesStills(context) ? shown : { ...shown, films: shown.films.map((film) => ({ ...film, thumbnail: null })) }
  const ofProject = project?.photo ? presentPhoto(project.photo, ownerOf(project), textIn(project.name, locale), locale) : null
  const leads = ofProject && property.plans[0] ? [ofProject, property.plans[0]] : property.photos
  return {
    head: {
      ...headOf(listing, locale, origin, now),
      seen: { kind: 'listing', id: listing.id },
      ...firstPicture(leads[0], leadSizes(leads)),
    },
    ...(isListed(listing.state) ? { players: playersOf(property) } : {}),
    props: {
      print: null,
      notFound: null,
      home: {
        property,
        crumbs: crumbsBelow(
          listOf(listing.goal),
          locale,
          { text: textIn(listing.place.city, locale), href: townList(listing, locale) },
          { text: typeLabel(listing, locale), href: null },
        ),
        similar: similar.map((card) => presentCard(card, locale, now)),
        project: project && {
          name: textIn(project.name, locale),
          href: projectHref(project, locale),
          photo: ofProject,
          siblings: presentSiblings(siblings, locale),
        },
        listHref: href(listOf(listing.goal), locale),
        alertHref: alertPathLike(listing, locale),
        map: listing.place.point && { id: listing.id, goal: listing.goal, tilesFrom: tilesFrom(context) },
        documents: presentDocuments(documents, listing, locale),
        gone: listing.state === 'sold' || listing.state === 'rented' ? listing.state : null,
      },
    },
  }
}

/** Whether this site may fetch the stills of films: their host is one of the photograph hosts. */
function fetchesStills({ settings }: PageContext): boolean {
  return isPhotoHost(settings.photos, new URL('https://i.ytimg.com/'))
}

/** The origins of this listing's film players and street pictures, for the content security policy. */
function playersOf({ films, streetView }: Pick<PropertyView, 'films' | 'streetView'>): Players {
  const sources = (kind: 'frame' | 'file') => films.flatMap(({ player }) => (player?.kind === kind ? [player.src] : []))
  const origins = (addresses: readonly string[]) => [...new Set(addresses.map((address) => new URL(address).origin))]
  return { frames: origins([...sources('frame'), ...(streetView === null ? [] : [streetView])]), media: origins(sources('file')) }
}

function headOf(listing: Listing, locale: Locale, origin: string, now: Date): PageHead {
  const image = sharedPhoto(listing.photos, String(listing.id), titleOf(listing, locale), locale)
  return {
    title: pageTitle(listing, locale),
    description: summaryOf(listing, locale),
    alternates: listingPaths(listing),
    index: isListed(listing.state),
    ...(image ? { image } : {}),
    ...(isListed(listing.state) ? { jsonLd: [describeListing(listing, locale, { origin }), ...describeOpenDays(listing, locale, { origin }, now)] } : {}),
  }
}

/** The print page. It states the day it was printed, so it is not cached. */
function onPaper({ agency, locale, now, origin }: PageContext, listing: Listing): Loaded<PropertyProps> {
  return {
    cache: noStore,
    head: { ...headOf(listing, locale, origin, now), jsonLd: [], index: false, bare: true },
    props: { home: null, print: { home: presentPrint(listing, agency, locale, now, origin) }, notFound: null },
  }
}

function withdrawn(context: PageContext, { listing, similar }: PropertyPageData): Loaded<PropertyProps> {
  const t = translator(context.locale)
  const text = t(similar.length > 0 ? 'gone.withdrawn.text' : 'gone.withdrawn.alone')
  return {
    status: 410,
    head: { title: t('gone.withdrawn'), description: text, alternates: listingPaths(listing), index: false },
    props: {
      home: null,
      print: null,
      notFound: { title: t('gone.withdrawn'), text, similar: similar.map((card) => presentCard(card, context.locale, context.now)), goal: listing.goal },
    },
  }
}

async function unknown(context: PageContext, goal: Goal): Promise<Loaded<PropertyProps>> {
  const t = translator(context.locale)
  const newest = await throughCatalogueCache(context.store, `newest:${goal}`, () => listNewest(context.store.db, goal, similarCount))
  const text = t(newest.length > 0 ? 'gone.unknown.text' : 'gone.unknown.alone')
  return {
    status: 404,
    cache: noStore,
    head: { title: t('gone.unknown'), description: text, alternates: byLocale((each) => href(listOf(goal), each)), index: false },
    props: {
      home: null,
      print: null,
      notFound: {
        title: t('gone.unknown'),
        text,
        similarTitle: t('home.new'),
        similar: newest.map((card) => presentCard(card, context.locale, context.now)),
      },
    },
  }
}

function listOf(goal: Goal): 'forSale' | 'forRent' {
  return goal === 'sale' ? 'forSale' : 'forRent'
}

/** The headline, with the town appended if it is not in it. */
function pageTitle(listing: Listing, locale: Locale): string {
  const title = titleOf(listing, locale)
  const town = textIn(listing.place.city, locale)
  return title.includes(town) ? title : `${title}, ${town}`
}

/** Homes in the same town: its landing page, or the list for its postcode if the town is unknown. */
function townList(listing: Listing, locale: Locale): string {
  const town = townOf(listing.place)
  const zips = listing.place.zip === null ? [] : [listing.place.zip]
  const landing = town && landingPath({ goal: listing.goal, town, type: null }, locale)
  return landing ?? href(listOf(listing.goal), locale) + writeSearch({ ...anySearch, zips })
}

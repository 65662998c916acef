import { createElement } from 'react'
import { throughCatalogueCache } from '#db/catalogue.ts'
import type { Store } from '#db/client.ts'
import { findListingWithDocuments, listNewest, listSimilar } from '#db/listings.ts'
import type { Document } from '#db/model/document.ts'
import type { Goal, Listing, ListingCard } from '#db/model/listing.ts'
import { textIn } from '#db/model/localized.ts'
import { anySearch } from '#db/model/search.ts'
import { writeSearch } from '#db/model/search-query.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { PageHead } from '#ui/document.tsx'
import { LostPage, type LostPageProps } from '#ui/pages/lost.tsx'
import { PropertyPage, type PropertyPageProps } from '#ui/pages/property.tsx'
import { PropertyPrintPage, type PropertyPrintPageProps } from '#ui/pages/property-print.tsx'
import { presentOnFile } from '#ui/presenters/documents.ts'
import { byLocale, listingPath, listingPaths, typeLabel } from '#ui/presenters/listing-address.ts'
import { presentCard } from '#ui/presenters/listing-card.ts'
import { presentPhoto } from '#ui/presenters/photo.ts'
import { presentProperty, summaryOf, titleOf } from '#ui/presenters/property.ts'
import { presentPrint } from '#ui/presenters/property-print.ts'
import { href } from '#ui/routes.ts'
import { neverKept, showsCatalogue } from '#worker/http/cache-policy.ts'
import { definePage, type Loaded, type PageVisit } from '#worker/http/page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { crumbsBelow } from './crumbs.ts'

const similarCount = 3

type PropertyProps =
  | { readonly home: PropertyPageProps; readonly print: null; readonly lost: null }
  | { readonly home: null; readonly print: PropertyPrintPageProps; readonly lost: null }
  | { readonly home: null; readonly print: null; readonly lost: LostPageProps }

/** The page of a home, its print page, or what stands in their place when it is not there any more. */
function PropertyScreen({ home, print, lost }: PropertyProps) {
  if (home) return createElement(PropertyPage, home)
  return print ? createElement(PropertyPrintPage, print) : createElement(LostPage, lost)
}

export const propertyForSale = property('propertyForSale')
export const propertyForRent = property('propertyForRent')

function property(name: 'propertyForSale' | 'propertyForRent') {
  return definePage<PropertyProps>(name, {
    view: PropertyScreen,
    cache: showsCatalogue,
    async load(visit) {
      const found = await read(visit.store, visit.parameters.id ?? '')
      if (!found || found.listing.state === 'prospective') return unknown(visit, name === 'propertyForSale' ? 'sale' : 'rent')
      const canonical = listingPath(found.listing, visit.locale)
      if (visit.url.pathname !== canonical) throw redirection(301, canonical + visit.url.search)
      if (found.listing.state === 'withdrawn') return withdrawn(visit, found)
      return visit.url.searchParams.get('print') === '1' ? onPaper(visit, found.listing) : onRecord(visit, found)
    },
  })
}

interface Found {
  readonly listing: Listing
  readonly similar: readonly ListingCard[]
  readonly documents: readonly Document[]
}

/** A listing by the id of its path, with similar homes, through the cache; null when it was never known. */
async function read(store: Store, id: string): Promise<Found | null> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return null
  return throughCatalogueCache(store, `property-page:${id}`, async () => {
    const found = await findListingWithDocuments(store.db, Number(id))
    return found && { ...found, similar: await listSimilar(store.db, found.listing, similarCount) }
  })
}

function onRecord(visit: PageVisit, { listing, similar, documents }: Found): Loaded<PropertyProps> {
  const { locale, now } = visit
  return {
    head: headOf(listing, locale),
    props: {
      print: null,
      lost: null,
      home: {
        property: presentProperty(listing, locale, now),
        crumbs: crumbsBelow(
          listOf(listing.goal),
          locale,
          { text: textIn(listing.place.city, locale), href: townList(listing, locale) },
          { text: typeLabel(listing, locale), href: null },
        ),
        similar: similar.map((card) => presentCard(card, locale, now)),
        listHref: href(listOf(listing.goal), locale),
        map: listing.place.point && { id: listing.id, goal: listing.goal, tilesFrom: tilesFrom(visit) },
        documents: documents.map((document) => presentOnFile(document, locale)),
        gone: listing.state === 'sold' || listing.state === 'rented' ? listing.state : null,
      },
    },
  }
}

function headOf(listing: Listing, locale: Locale): PageHead {
  const photo = listing.photos[0]
  return {
    title: `${titleOf(listing, locale)}, ${textIn(listing.place.city, locale)}`,
    description: summaryOf(listing, locale),
    alternates: listingPaths(listing),
    index: isOnOffer(listing),
    ...(photo ? { image: presentPhoto(photo, String(listing.id), '', locale).src } : {}),
  }
}

/** The print page, which says on what day it was printed: no cache keeps it. */
function onPaper({ locale, now, origin }: PageVisit, listing: Listing): Loaded<PropertyProps> {
  return {
    cache: neverKept,
    head: { ...headOf(listing, locale), index: false, bare: true },
    props: { home: null, print: { home: presentPrint(listing, locale, now, origin) }, lost: null },
  }
}

function withdrawn(visit: PageVisit, { listing, similar }: Found): Loaded<PropertyProps> {
  const t = translator(visit.locale)
  return {
    status: 410,
    head: { title: t('gone.withdrawn'), description: t('gone.withdrawn.text'), alternates: listingPaths(listing), index: false },
    props: {
      home: null,
      print: null,
      lost: { title: t('gone.withdrawn'), text: t('gone.withdrawn.text'), similar: similar.map((card) => presentCard(card, visit.locale, visit.now)) },
    },
  }
}

async function unknown(visit: PageVisit, goal: Goal): Promise<Loaded<PropertyProps>> {
  const t = translator(visit.locale)
  const newest = await throughCatalogueCache(visit.store, `newest:${goal}`, () => listNewest(visit.store.db, goal, similarCount))
  return {
    status: 404,
    cache: neverKept,
    head: { title: t('gone.unknown'), description: t('gone.unknown.text'), alternates: byLocale((each) => href(listOf(goal), each)), index: false },
    props: {
      home: null,
      print: null,
      lost: {
        title: t('gone.unknown'),
        text: t('gone.unknown.text'),
        similarTitle: t('home.new'),
        similar: newest.map((card) => presentCard(card, visit.locale, visit.now)),
      },
    },
  }
}

/** Who is called for the pictures of the map, so that the visitor is asked first; null where the map draws itself. */
function tilesFrom({ settings }: PageVisit): string | null {
  return settings.map.tiles && new URL(settings.map.tiles.origin).hostname
}

function isOnOffer(listing: Listing): boolean {
  return listing.state === 'available' || listing.state === 'option'
}

function listOf(goal: Goal): 'forSale' | 'forRent' {
  return goal === 'sale' ? 'forSale' : 'forRent'
}

function townList(listing: Listing, locale: Locale): string {
  const zips = listing.place.zip === null ? [] : [listing.place.zip]
  return href(listOf(listing.goal), locale) + writeSearch({ ...anySearch, zips })
}

import { agencyName } from '#db/model/agency/agency.ts'
import { similarCount } from '#db/model/listings/likeness.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { textIn } from '#db/model/site/localized.ts'
import { listSimilar } from '#db/search/similar-listings.ts'
import { findReference, listReferences, type Reference } from '#db/statistics/stock.ts'
import { translator } from '#messages/translate.ts'
import { listingPath, typeLabel } from '#ui/listings/listing-address.present.ts'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { sharedPhoto } from '#ui/listings/photos/photo.present.ts'
import { ReferencePage, type ReferencePageProps, ReferencesPage } from '#ui/statistics/reference.page.tsx'
import { presentReference, presentReferenceCard, referencePath, referencePaths, referencePhotos, referenceTitle } from '#ui/statistics/reference.present.ts'
import { introOf } from '#worker/content/intro.ts'
import { headOfPage, readCachedPage } from '#worker/search/numbered-page.ts'
import { showsStock } from '#worker/site/caching/cache-policy.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { definePage, type Loaded, type OrNotFound, orNotFound, type PageContext } from '#worker/site/pages/page.ts'

const pageSize = 24

/** Homes that were sold or let; a 404 if there are none. */
export const references = definePage('references', {
  view: ReferencesPage,
  cache: showsStock,
  reads: ['page'],
  async load(context) {
    const { stock, locale } = context
    if (!stock.hasReferences) throw new NoPage()
    const { shown, total, page, pages, status } = await readCachedPage(context, 'references', pageSize, listReferences)
    const { head, intro } = await introOf('references', context, 'references.text')
    // Those without a photograph follow as a list: between the others they would leave holes.
    const cards = shown
      .map((reference) => presentReferenceCard(reference, locale))
      .sort((one, other) => Number(one.photo === null) - Number(other.photo === null))
    return {
      status,
      head: headOfPage(head, { page, pages }, locale),
      props: { ...intro, references: cards, page, pages, total },
    }
  },
})

type ReferenceProps = OrNotFound<ReferencePageProps>

/** A home that was sold or let. A home that is on offer again redirects to its own page. */
export const reference = definePage<ReferenceProps>('reference', {
  show: orNotFound(ReferencePage),
  cache: showsStock,
  async load(context) {
    const { store, locale } = context
    const id = context.parameters.id ?? ''
    const found = /^[1-9]\d{0,14}$/.test(id) ? await findReference(store.db, Number(id)) : null
    if (!found || found.listing.state === 'prospective') throw new NoPage()
    if (isListed(found.listing.state)) throw redirection(302, listingPath(found.listing, locale))
    if (found.listing.state === 'withdrawn') return withdrawn(context, found.listing)
    const canonical = referencePath(found.listing, locale)
    if (context.url.pathname !== canonical) throw redirection(301, canonical + context.requested.search)
    return shownReference(context, found)
  },
})

async function shownReference({ store, agency, locale, now }: PageContext, found: Reference<Listing>): Promise<Loaded<ReferenceProps>> {
  const { listing } = found
  const t = translator(locale)
  const view = presentReference(found, locale)
  const similar = await listSimilar(store, listing, similarCount)
  const words = { type: typeLabel(listing, locale), town: textIn(listing.place.city, locale) || (listing.place.zip ?? ''), agency: agencyName(agency, locale) }
  const image = sharedPhoto(referencePhotos(listing), String(listing.id), referenceTitle(listing, locale), locale)
  return {
    head: {
      title: `${referenceTitle(listing, locale)}: ${view.done}`,
      description: t(listing.goal === 'sale' ? 'reference.text.sold' : 'reference.text.let', words),
      alternates: referencePaths(listing),
      index: true,
      ...(image ? { image } : {}),
    },
    props: {
      page: {
        crumbs: crumbsBelow('references', locale, { text: view.title, href: null }),
        reference: view,
        similar: similar.map((card) => presentCard(card, locale, now)),
      },
      notFound: null,
    },
  }
}

function withdrawn({ locale }: PageContext, listing: Listing): Loaded<ReferenceProps> {
  const t = translator(locale)
  const text = t('gone.withdrawn.alone')
  return {
    status: 410,
    head: { title: t('gone.withdrawn'), description: text, alternates: referencePaths(listing), index: false },
    props: { page: null, notFound: { title: t('gone.withdrawn'), text, similar: [] } },
  }
}

import type { Store } from '#db/client.ts'
import { listNewest } from '#db/listings/listings.ts'
import { homeOf } from '#db/model/agency/home-blocks.ts'
import { firstSentences } from '#db/model/content/excerpt.ts'
import { isSvg } from '#db/model/files/image.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { propertyGroups } from '#db/model/listings/property-group.ts'
import { soldOutLast } from '#db/model/projects/project.ts'
import { isEmptyStock } from '#db/model/search/search.ts'
import { readSearch, searchKeys, writeSearch } from '#db/model/search/search-query.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import type { Testimonial } from '#db/model/testimonials/testimonial.ts'
import { listProjects } from '#db/projects/projects.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import { quotedTestimonials } from '#db/testimonials/testimonials.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { coverSizes, HomePage } from '#ui/content/home.page.tsx'
import { presentSlogan } from '#ui/content/page-text.present.ts'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { firstPicture, type PhotoView, presentPhoto } from '#ui/listings/photos/photo.present.ts'
import { presentTeaser } from '#ui/projects/project.present.ts'
import { href } from '#ui/routes.ts'
import { presentTowns } from '#ui/search/landing.present.ts'
import { describeAgency } from '#ui/site/json-ld/agency.present.ts'
import { describeSite } from '#ui/site/json-ld/json-ld.present.ts'
import { presentTestimonial } from '#ui/testimonials/testimonial.present.ts'
import { addressOf } from '#worker/search/ask.ts'
import { mainTowns } from '#worker/search/lists.ts'
import { findHomeByReference, resolveQuery, typedKeys } from '#worker/search/place-query.ts'
import { showsStock } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage } from '#worker/site/pages/page.ts'

const newest = 6
const priceSteps = [200_000, 300_000, 400_000, 500_000, 750_000, 1_000_000]

export const home = definePage('home', {
  view: HomePage,
  cache: showsStock,
  reads: ['goal', 'ask', ...searchKeys, ...typedKeys],
  async load(context) {
    const { store, agency, stock, locale, url, now, origin } = context
    const chosen = url.searchParams.get('goal')
    if (chosen === 'sale' || chosen === 'rent') {
      const query = writeSearch(readSearch(resolveQuery(url.searchParams)))
      const asked = url.searchParams.get('ask')?.trim() ?? ''
      if (asked !== '') throw redirection(302, await addressOf(context, new URLSearchParams({ ask: asked }), chosen, new URLSearchParams(query)))
      const listing = await findHomeByReference(store, chosen, url.searchParams)
      if (listing) throw redirection(302, listingPath(listing, locale))
      throw redirection(302, href(chosen === 'sale' ? 'forSale' : 'forRent', locale) + query)
    }
    const t = translator(locale)
    const [{ cards, projects }, quoted, forSale, forRent] = await Promise.all([
      throughCatalogueCache(store, 'home', () => readHome(store)),
      quotedTestimonials(store),
      mainTowns(store, 'sale'),
      mainTowns(store, 'rent'),
    ])
    const testimonial = quotable(quoted, locale)
    const cover = agency.look.cover ? presentPhoto(agency.look.cover, 'agency', '', locale) : photoOf(cards, locale, now)
    return {
      head: {
        title: presentSlogan(agency, locale),
        description: isEmptyStock(stock) ? t('home.opening.text') : [t('home.description'), textIn(agency.area, locale)].filter(Boolean).join(' '),
        alternates: byLocale((each) => href('home', each)),
        index: true,
        ...firstPicture(cover, coverSizes),
        jsonLd: [describeSite(agency, locale, { origin }), ...describeAgency(agency, locale, { origin })],
      },
      props: {
        cover,
        forSale: cards.map((card) => presentCard(card, locale, now)),
        forSaleCount: stock.sale,
        project: projects[0] ? presentTeaser(projects[0], locale) : null,
        types: Object.keys(propertyGroups).map((group) => ({ value: group, label: groupLabel(group, locale) })),
        prices: priceSteps.map((value) => ({ value, label: t('search.upTo', { price: formatEuro(value) }) })),
        testimonial: testimonial && {
          view: presentTestimonial(testimonial, locale),
          beginning: firstSentences(testimonial.comment.replace(/\s+/g, ' ').trim(), longestQuote),
        },
        interior: agency.look.interior && presentPhoto(agency.look.interior, 'agency', '', locale),
        blocks: homeOf(agency).map(({ key, block, title, text, picture }) => ({
          ...{ key, block, title: ownWords(title, locale), text: ownWords(text, locale) },
          photo: picture && presentPhoto(picture, 'agency', '', locale),
        })),
        ways: [presentTowns('sale', forSale, locale), presentTowns('rent', forRent, locale)],
      },
    }
  },
})

/** The agency's words in a language; null for the site's. */
function ownWords(text: LocalizedText | null, locale: Locale): string | null {
  return text?.[locale] ?? text?.any ?? null
}

/** The photograph of the newest listing that has one. */
function photoOf(cards: readonly ListingCard[], locale: Locale, now: Date): PhotoView | null {
  const shown = cards.find(({ photo }) => photo && !isSvg(photo.url))
  return shown ? presentCard(shown, locale, now).photo : null
}

/** Maximum characters of a quote, in whole sentences. */
const longestQuote = 240

/** The newest testimonial in the reader's language, else the newest of all. */
function quotable(quoted: readonly Testimonial[], locale: Locale): Testimonial | null {
  return quoted.find((each) => each.locale === locale) ?? quoted[0] ?? null
}

/** Projects read to find one that is not sold out. */
const maxProjects = 20

async function readHome({ db }: Store) {
  const [cards, projects] = await Promise.all([listNewest(db, 'sale', newest), listProjects(db, maxProjects)])
  return { cards, projects: soldOutLast(projects).slice(0, 1) }
}

function groupLabel(group: string, locale: Parameters<typeof translator>[0]): string {
  const key = `groupPlural.${group}`
  return hasMessage(key) ? translator(locale)(key) : group
}

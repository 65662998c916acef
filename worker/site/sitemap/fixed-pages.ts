import { agencyChangedAt } from '#db/agency/agency.ts'
import type { Store } from '#db/client.ts'
import { readContentDirectory } from '#db/content/articles.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import { articlesOf, type ContentDirectory, isBuiltInCategory } from '#db/model/content/article.ts'
import type { Stock } from '#db/model/search/search.ts'
import type { RecordKind } from '#db/schema.ts'
import type { SitemapPart } from '#db/site/sitemap-parts.ts'
import { readStock } from '#db/statistics/stock.ts'
import { quotedTestimonials } from '#db/testimonials/testimonials.ts'
import { byLocale, locales } from '#messages/locales.ts'
import { officePath, personPath } from '#ui/agency/agency-address.present.ts'
import { languagesOfScreen, languagesOfText } from '#ui/content/content-links.present.ts'
import { externalPath } from '#ui/route-lookup.ts'
import { href, type PlainRoute, patternOf, type RouteName, routeDefinition, routeNames } from '#ui/routes.ts'
import { statisticsWithFigures } from './record-pages.ts'
import type { SitemapPage } from './xml.ts'

/** Inputs that decide whether a page has content and is therefore indexed. */
interface Content {
  readonly stock: Stock
  readonly agency: Agency
  readonly hasTestimonials: boolean
  /** The statistics that have figures. */
  readonly figures: ReadonlySet<RouteName>
}

const conditions: { readonly [Name in RouteName]?: (content: Content) => boolean } = {
  forSale: ({ stock }) => stock.sale > 0,
  forRent: ({ stock }) => stock.rent > 0,
  projects: ({ stock }) => stock.hasProjects,
  abroad: ({ stock }) => stock.hasAbroad,
  references: ({ stock }) => stock.hasReferences,
  team: ({ agency }) => agency.people.length > 0,
  legal: ({ agency }) => agency.identity !== null,
  testimonials: ({ hasTestimonials }) => hasTestimonials,
  statisticsCommons: ({ figures }) => figures.has('statisticsCommons'),
  statisticsCommercial: ({ figures }) => figures.has('statisticsCommercial'),
  statisticsBuyers: ({ figures }) => figures.has('statisticsBuyers'),
  statisticsTenants: ({ figures }) => figures.has('statisticsTenants'),
}

/** The kind of record that a page shows, whose changes count as changes of the page. */
const shown: { readonly [Name in RouteName]?: RecordKind } = {
  home: 'listing',
  forSale: 'listing',
  forRent: 'listing',
  abroad: 'listing',
  references: 'listing',
  projects: 'project',
}

/** The public pages on this site that have content and do not belong to one record. A page's day is the later of the agency's and its content's change. */
export async function fixedPages(store: Store, agency: Agency, parts: readonly SitemapPart[]): Promise<readonly SitemapPage[]> {
  const [stock, quoted, agencyChanged, written, figures] = await Promise.all([
    readStock(store),
    quotedTestimonials(store),
    agencyChangedAt(store.db),
    readContentDirectory(store),
    statisticsWithFigures(store.db),
  ])
  const content = { stock, agency, hasTestimonials: quoted.length > 0, figures }
  const isOurs = (name: PlainRoute) => externalPath(name, agency.externalPages, agency.languages.default) === null
  const names = routeNames.filter(isIndexable).filter((name) => isOurs(name) && (conditions[name]?.(content) ?? true))
  const changed = (name: RouteName): readonly (string | null)[] => [
    agencyChanged,
    ...parts.filter(({ kind }) => kind === shown[name]).map(({ changedAt }) => changedAt),
    ...(name === 'testimonials' ? quoted.map(({ postedAt }) => postedAt) : []),
    ...changesOf(written, name),
  ]
  const day = agencyChanged?.slice(0, 10) ?? null
  const entries = [
    ...agency.offices.map((office) => byLocale((locale) => officePath(office, locale))),
    ...agency.people.map((person) => byLocale((locale) => personPath(person, locale))),
  ].map((paths) => ({ paths, changedOn: day }))
  const screens = names
    .map((name) => ({ paths: pathsOf(name, written), changedOn: latest(changed(name))?.slice(0, 10) ?? null }))
    .filter(({ paths }) => Object.keys(paths).length > 0)
  return [...screens, ...entries]
}

/** A screen with the agency's texts is indexed in the languages of those texts. */
function pathsOf(name: PlainRoute, written: ContentDirectory): SitemapPage['paths'] {
  const paths = byLocale((locale) => href(name, locale))
  // Testimonials are shown without a text by the agency.
  if (name === 'testimonials') return paths
  const languages = isBuiltInCategory(name) ? languagesOfScreen(written, name) : languagesOfText(written, name)
  return Object.fromEntries(locales.filter((locale) => languages.includes(locale)).map((locale) => [locale, paths[locale]]))
}

/** When a screen's text or one of its articles last changed. */
function changesOf(written: ContentDirectory, name: RouteName): readonly string[] {
  const texts = written.pages.filter(({ page }) => page === name).map(({ changedAt }) => changedAt)
  return isBuiltInCategory(name) ? [...texts, ...articlesOf(written, name).map(({ published, updated }) => updated ?? published)] : texts
}

function isIndexable(name: RouteName): name is PlainRoute {
  const { public: isPublic, type } = routeDefinition(name)
  return isPublic && (type === 'page' || type === 'article') && !patternOf(name, 'en').includes(':')
}

/** The latest of some ISO 8601 times. */
export function latest(moments: readonly (string | null)[]): string | null {
  return moments.reduce((last, moment) => (moment !== null && (last === null || moment > last) ? moment : last), null)
}

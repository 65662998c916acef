import type { Db, Store } from '#db/client.ts'
import { readContentDirectory } from '#db/content/articles.ts'
import { type ArticleHead, articlesOf, type ContentDirectory, isOpenVacancy } from '#db/model/content/article.ts'
import { readDemandFigures, readStockFigures } from '#db/statistics/statistics.ts'
import { listReferences, type Reference } from '#db/statistics/stock.ts'
import { byLocale, defaultLocale, type Locale, locales } from '#messages/locales.ts'
import { articlePath, categoryPath, shownCategories } from '#ui/content/article-address.present.ts'
import { sharedPhoto } from '#ui/listings/photos/photo.present.ts'
import type { RouteName } from '#ui/routes.ts'
import { landingPath } from '#ui/search/landing-paths.present.ts'
import { referencePaths } from '#ui/statistics/reference.present.ts'
import { presentDemandFigures, presentStockFigures } from '#ui/statistics/statistics.present.ts'
import { indexedLandings } from '#worker/search/landings.ts'
import { latest } from '#worker/site/sitemap/fixed-pages.ts'
import type { SitemapPage } from '#worker/site/sitemap/xml.ts'

/** The published articles and their categories, each in the languages that have it. A closed vacancy is left out. @param day YYYY-MM-DD */
export async function articlePages(store: Store, day: string): Promise<readonly SitemapPage[]> {
  const content = await readContentDirectory(store)
  const shown = content.articles.filter((each) => each.state === 'published' && (each.job === null || isOpenVacancy(each, day)))
  return [...shownCategories(content).map((key) => categoryPage(key, content)), ...shown.map((each) => articlePage(each, content))]
}

function categoryPage(key: string, content: ContentDirectory): SitemapPage {
  const articles = articlesOf(content, key)
  const languages = new Set(articles.flatMap((each) => each.languages))
  return { paths: pathsIn([...languages], (locale) => categoryPath(key, content, locale)), changedOn: latest(articles.map(changeOf)) }
}

function articlePage(article: ArticleHead, content: ContentDirectory): SitemapPage {
  return { paths: pathsIn(article.languages, (locale) => articlePath(article, content, locale)), changedOn: changeOf(article) }
}

function changeOf({ published, updated }: ArticleHead): string {
  return updated !== null && updated > published ? updated : published
}

function pathsIn(languages: readonly Locale[], path: (locale: Locale) => string): SitemapPage['paths'] {
  return Object.fromEntries(locales.filter((locale) => languages.includes(locale)).map((locale) => [locale, path(locale)]))
}

/** Pages per part, the same number as listings per part. */
const maxPages = 500

/** The number of parts for the landing pages that have enough homes to be indexed. */
export async function countLandingParts(store: Store): Promise<number> {
  return Math.ceil((await indexedLandings(store)).length / maxPages)
}

/** The landing pages in a part. All get the date of the latest change in the lists. @param part from 0 */
export async function landingPages(store: Store, part: number, changedAt: string | null): Promise<readonly SitemapPage[]> {
  const landings = (await indexedLandings(store)).slice(part * maxPages, (part + 1) * maxPages)
  const changedOn = changedAt?.slice(0, 10) ?? null
  return landings.map((landing) => ({ paths: byLocale((locale) => landingPath(landing, locale) ?? ''), changedOn }))
}

/** Older references are reachable from the overview. */
const maxReferences = 500

/** The home most recently sold or let; null without references. */
export async function latestReference(db: Db): Promise<Reference | null> {
  const { shown } = await listReferences(db, 1, 1)
  return shown[0] ?? null
}

/** The pages of the homes most recently sold or let, with their photograph. */
export async function referencePages(db: Db): Promise<readonly SitemapPage[]> {
  const { shown } = await listReferences(db, 1, maxReferences)
  return shown.map(({ listing, closedOn }) => ({
    paths: referencePaths(listing),
    changedOn: closedOn,
    image: sharedPhoto(listing.photo ? [listing.photo] : [], String(listing.id), '', 'en')?.path ?? null,
  }))
}

/** The statistics pages that have something to show; the others are not indexed. */
export async function statisticsWithFigures(db: Db): Promise<ReadonlySet<RouteName>> {
  const ofStock = (['statisticsCommons', 'statisticsCommercial'] as const).map(async (name) => {
    const computed = await readStockFigures(db, name)
    return computed && presentStockFigures(name, computed.figures, computed.computedAt, defaultLocale).none === null ? [name] : []
  })
  const ofDemand = (['statisticsBuyers', 'statisticsTenants'] as const).map(async (name) => {
    const computed = await readDemandFigures(db, name)
    return computed && presentDemandFigures(name, computed.figures, computed.computedAt, defaultLocale).none === null ? [name] : []
  })
  return new Set<RouteName>((await Promise.all([...ofStock, ...ofDemand])).flat())
}

import { type ContentDirectory, isOpenVacancy } from '#db/model/content/article.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { readStockFigures } from '#db/statistics/statistics.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { ArticleOverviewPage } from '#ui/content/article.page.tsx'
import { presentArticleCard, shownArticles } from '#ui/content/article.present.ts'
import { presentAssetFigures } from '#ui/content/asset-figures.present.ts'
import { AssetsPage } from '#ui/content/assets.page.tsx'
import { contentLinks, languagesOfScreen } from '#ui/content/content-links.present.ts'
import { JobsPage } from '#ui/content/jobs.page.tsx'
import { presentPhoto } from '#ui/listings/photos/photo.present.ts'
import { overviewOf } from '#worker/content/written.ts'
import { showsContent, showsStock } from '#worker/site/caching/cache-policy.ts'
import { crumbsTo } from '#worker/site/crumbs.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { definePage } from '#worker/site/pages/page.ts'

/** Tips, in the order in which sellers need them. */
export const tips = definePage('tips', {
  view: ArticleOverviewPage,
  cache: showsContent,
  async load(context) {
    const { content, locale } = context
    if (languagesOfScreen(content, 'tips').length === 0) throw new NoPage()
    const { head, text } = await overviewOf(context, 'tips')
    const articles = shownArticles(content, 'tips', locale).map((each) => presentArticleCard(each, context))
    return { head, props: { crumbs: crumbsTo('tips', locale), text, articles, numbered: true, categories: categoryLinks(content, locale) } }
  },
})

/** The agency's own categories, by name. */
function categoryLinks(content: ContentDirectory, locale: Locale) {
  const { named } = contentLinks(content, locale)
  return Object.entries(named).flatMap(([target, link]) => (target.startsWith('category:') ? [link] : []))
}

/** Why sellers choose this agency. */
export const assets = definePage('assets', {
  view: AssetsPage,
  cache: showsStock,
  async load(context) {
    const { agency, content, locale, store } = context
    if (languagesOfScreen(content, 'assets').length === 0) throw new NoPage()
    const [{ head, text }, stock] = await Promise.all([overviewOf(context, 'assets'), readStockFigures(store.db, 'statisticsCommons')])
    // Without their pictures: one of stock says nothing about a promise.
    const articles = shownArticles(content, 'assets', locale).map((each) => ({ ...presentArticleCard(each, context), picture: null }))
    const figures = presentAssetFigures(stock?.figures ?? null, agency.offices.length, locale)
    const photo = agency.look.interior && presentPhoto(agency.look.interior, 'agency', '', locale)
    return { head, props: { crumbs: crumbsTo('assets', locale), text, figures, articles, photo } }
  },
})

/** Working at the agency. The page always exists, since thank-you pages link to it; without a text or a vacancy it is not indexed. */
export const jobs = definePage('jobs', {
  view: JobsPage,
  cache: showsContent,
  async load(context) {
    const { content, locale, now } = context
    const { head, text } = await overviewOf(context, 'jobs')
    const open = shownArticles(content, 'jobs', locale).filter((each) => isOpenVacancy(each, brusselsDay(now)))
    const description = open.length > 0 || text.summary !== '' ? head.description : translator(locale)('jobs.none')
    return {
      head: { ...head, description },
      props: { crumbs: crumbsTo('jobs', locale), text, vacancies: open.map((each) => presentArticleCard(each, context)) },
    }
  },
})

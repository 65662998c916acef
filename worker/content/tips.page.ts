import { ArticleOverviewPage } from '#ui/content/article.page.tsx'
import { presentArticleCard, shownArticles } from '#ui/content/article.present.ts'
import { languagesOfScreen } from '#ui/content/content-links.present.ts'
import { showsContent } from '#worker/site/caching/cache-policy.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'
import { overviewOf } from './written.ts'

/** Tips, in the order in which sellers need them. */
export const tips = definePage('tips', {
  view: ArticleOverviewPage,
  cache: showsContent,
  async load(context) {
    const { content, locale } = context
    if (languagesOfScreen(content, 'tips').length === 0) throw new NoPage()
    const { head, text } = await overviewOf(context, 'tips')
    const articles = shownArticles(content, 'tips', locale).map((each) => presentArticleCard(each, context))
    return { head, props: { crumbs: crumbsTo('tips', locale), text, articles, numbered: true } }
  },
})

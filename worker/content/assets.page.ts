import { presentArticleCard, shownArticles } from '#ui/content/article.present.ts'
import { AssetsPage } from '#ui/content/assets.page.tsx'
import { languagesOfScreen } from '#ui/content/content-links.present.ts'
import { presentPhoto } from '#ui/listings/photos/photo.present.ts'
import { showsContent } from '#worker/site/caching/cache-policy.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'
import { overviewOf } from './written.ts'

/** Why sellers choose this agency. */
export const assets = definePage('assets', {
  view: AssetsPage,
  cache: showsContent,
  async load(context) {
    const { agency, content, locale } = context
    if (languagesOfScreen(content, 'assets').length === 0) throw new NoPage()
    const { head, text } = await overviewOf(context, 'assets')
    const articles = shownArticles(content, 'assets', locale).map((each) => presentArticleCard(each, context))
    const photo = agency.look.interior && presentPhoto(agency.look.interior, 'agency', '', locale)
    return { head, props: { crumbs: crumbsTo('assets', locale), text, articles, photo } }
  },
})

import { articlesOf } from '#db/model/content/article.ts'
import { textIn } from '#db/model/site/localized.ts'
import { byLocale } from '#messages/locales.ts'
import { ArticleOverviewPage } from '#ui/content/article.page.tsx'
import { presentArticleCard, shownArticles } from '#ui/content/article.present.ts'
import { categoryPath, shownCategories } from '#ui/content/article-address.present.ts'
import { missingFrom } from '#ui/site/page-head.ts'
import { showsContent } from '#worker/site/caching/cache-policy.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { redirection } from '#worker/site/languages/redirection.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { categoryCrumbs, endingCrumbs, sectionOf } from './article-crumbs.ts'
import { descriptionOf } from './written.ts'

/** An imported category, or a subcategory, with its articles. */
export const articleCategory = definePage('articleCategory', {
  view: ArticleOverviewPage,
  cache: showsContent,
  async load(context) {
    const { content, locale, parameters, url, requested } = context
    const category = content.categories.find(({ key }) => key === parameters.key)
    if (!category || !shownCategories(content).includes(category.key)) throw new NoPage()
    const path = categoryPath(category.key, content, locale)
    if (url.pathname !== path) throw redirection(301, path + requested.search)
    const articles = shownArticles(content, category.key, locale)
    const title = textIn(category.name, locale)
    return {
      head: {
        title,
        description: descriptionOf(articles, title, locale),
        alternates: byLocale((each) => categoryPath(category.key, content, each)),
        missing: missingFrom(articlesOf(content, category.key).flatMap(({ languages }) => languages)),
        ...sectionOf(category.key, content),
        index: articles.some(({ languages }) => languages.includes(locale)),
      },
      props: {
        crumbs: endingCrumbs(categoryCrumbs(category.key, context)),
        text: { title, summary: '', body: '', lang: undefined },
        articles: articles.map((each) => presentArticleCard(each, context)),
        numbered: false,
      },
    }
  },
})

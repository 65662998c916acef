import { readArticle } from '#db/content/articles.ts'
import { readingLanguage } from '#db/model/content/article.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { ArticlePage } from '#ui/content/article.page.tsx'
import { presentArticle, presentNeighbours, presentOthers } from '#ui/content/article.present.ts'
import { articlePath } from '#ui/content/article-address.present.ts'
import { describeArticle } from '#ui/site/json-ld/content.present.ts'
import { missingFrom } from '#ui/site/page-head.ts'
import { showsContent } from '#worker/site/caching/cache-policy.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { articleCrumbs, sectionOf } from './article-crumbs.ts'
import { articleAt } from './written.ts'

/** An article by its category and name. A withdrawn article answers 410. */
export const article = definePage('article', {
  view: ArticlePage,
  cache: showsContent,
  async load(context) {
    const { store, content, locale } = context
    const found = articleAt(context)
    const crumbs = articleCrumbs(found, context)
    const section = sectionOf(found.category, content)
    const alternates = byLocale((each) => articlePath(found, content, each))
    if (found.state === 'withdrawn') {
      const related = presentOthers(found, context)
      return { status: 410, head: { ...goneHead(context), ...section, alternates }, props: { crumbs, article: null, previous: null, next: null, related } }
    }
    const whole = await readArticle(store, found.key)
    if (!whole) throw new NoPage()
    const view = presentArticle(whole, context)
    return {
      head: {
        title: view.title,
        description: view.summary,
        alternates,
        missing: missingFrom(found.languages),
        index: found.languages.includes(locale),
        type: 'article',
        ...section,
        ...(view.picture ? { image: { path: view.picture.src, width: view.picture.width, height: view.picture.height, alt: view.picture.alt } } : {}),
        jsonLd: [describeArticle(view, readingLanguage(found.languages, locale), context)],
      },
      props: { crumbs, article: view, ...presentNeighbours(found, context) },
    }
  },
})

function goneHead({ locale }: PageContext) {
  const t = translator(locale)
  return { title: t('article.gone.title'), description: t('article.gone.text'), index: false }
}

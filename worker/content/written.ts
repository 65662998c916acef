import { readContentPage } from '#db/content/content-pages.ts'
import { type ArticleHead, articlesOf, type BuiltInCategory } from '#db/model/content/article.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { articlePath } from '#ui/content/article-address.present.ts'
import { languagesOfScreen } from '#ui/content/content-links.present.ts'
import { type PageTextView, presentPageText } from '#ui/content/page-text.present.ts'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { missingFrom, type PageHead } from '#ui/site/page-head.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { redirection } from '#worker/site/languages/redirection.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** Shared by the article pages: the text of the overview, and the look-up of an article by URL. */

interface Overview {
  readonly head: PageHead
  readonly text: PageTextView
}

/** The text and head of a built-in category's screen. It is indexed in the languages in which it has a text or articles. */
export async function overviewOf({ store, agency, content, locale }: PageContext, name: BuiltInCategory): Promise<Overview> {
  const text = presentPageText(await readContentPage(store, name, locale), translator(locale)(breadcrumbKey(name)), agency, locale)
  const languages = languagesOfScreen(content, name)
  const description = text.summary || descriptionOf(articlesOf(content, name), text.title, locale)
  const head = {
    title: text.title,
    description,
    alternates: byLocale((each) => href(name, each)),
    missing: missingFrom(languages),
    index: languages.includes(locale),
  }
  return { head, text }
}

/** The description of a category without a text: the names of its articles. */
export function descriptionOf(articles: readonly ArticleHead[], title: string, locale: PageContext['locale']): string {
  const names = articles.flatMap(({ name }) => name[locale] ?? name.any ?? [])
  return names.length === 0 ? title : `${title}: ${names.join(', ')}.`
}

/** The published or withdrawn article of an address. The key path and other spellings redirect to the article's path. */
export function articleAt({ content, locale, parameters, url, requested }: PageContext): ArticleHead {
  const article = content.articles.find(({ key }) => key === parameters.key)
  if (!article) throw new NoPage()
  const path = articlePath(article, content, locale)
  if (url.pathname !== path) throw redirection(301, path + requested.search)
  return article
}

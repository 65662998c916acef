import { readContentPage } from '#db/content/content-pages.ts'
import { type ArticleHead, articlesOf, type BuiltInCategory, type ContentDirectory, isBuiltInCategory } from '#db/model/content/article.ts'
import { textIn } from '#db/model/site/localized.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { articlePath, categoryPath } from '#ui/content/article-address.present.ts'
import { languagesOfScreen } from '#ui/content/content-links.present.ts'
import { type PageTextView, presentPageText } from '#ui/content/page-text.present.ts'
import { breadcrumbKey, href } from '#ui/routes.ts'
import type { Crumb } from '#ui/site/frame/breadcrumb.part.tsx'
import { missingFrom, type PageHead } from '#ui/site/page-head.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import type { PageContext, RequestContext } from '#worker/site/pages/page.ts'

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

type Reading = Pick<RequestContext, 'content' | 'locale'>

/** Breadcrumb from home through category and subcategory to an article. */
export function articleCrumbs({ category, subcategory, name }: ArticleHead, reading: Reading): readonly Crumb[] {
  return [...categoryCrumbs(subcategory ?? category, reading), { text: textIn(name, reading.locale), href: null }]
}

/** Breadcrumb from home to a category or subcategory, each step with a link. */
export function categoryCrumbs(key: string, reading: Reading): readonly Crumb[] {
  const { content, locale } = reading
  if (isBuiltInCategory(key)) return crumbsBelow(key, locale)
  const category = content.categories.find((each) => each.key === key)
  const above = category?.parent ? categoryCrumbs(category.parent, reading) : crumbsOfHome(locale)
  return category ? [...above, { text: textIn(category.name, locale), href: categoryPath(key, content, locale) }] : above
}

/** What a page shows of the agency's content, for the menus: its categories, then the article itself. */
export function menuTrail(category: string, { categories }: Pick<ContentDirectory, 'categories'>, article?: ArticleHead): readonly string[] {
  const parent = categories.find((each) => each.key === category)?.parent
  const above = [...(parent ? [parent] : []), category, ...(article?.subcategory ? [article.subcategory] : [])].map((key) => `category:${key}`)
  return article === undefined ? above : [...above, `article:${article.key}`]
}

/** The built-in section that a category belongs to, for a page's head; empty for categories that only an import defines. */
export function sectionOf(key: string, content: ContentDirectory): Pick<PageHead, 'section'> {
  if (isBuiltInCategory(key)) return { section: key }
  const parent = content.categories.find((each) => each.key === key)?.parent ?? null
  return parent === null ? {} : sectionOf(parent, content)
}

function crumbsOfHome(locale: Locale): readonly Crumb[] {
  return crumbsBelow('home', locale)
}

/** A breadcrumb that ends at its last step. */
export function endingCrumbs(crumbs: readonly Crumb[]): readonly Crumb[] {
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { ...crumb, href: null } : crumb))
}

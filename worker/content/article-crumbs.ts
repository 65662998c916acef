import { type ArticleHead, type ContentDirectory, isBuiltInCategory } from '#db/model/content/article.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { categoryPath } from '#ui/content/article-address.present.ts'
import type { Crumb } from '#ui/site/frame/breadcrumb.part.tsx'
import type { PageHead } from '#ui/site/page-head.ts'
import type { RequestContext } from '#worker/site/requests/request-context.ts'
import { crumbsBelow } from '../site/crumbs.ts'

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

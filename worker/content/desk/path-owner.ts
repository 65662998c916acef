import type { LocalizedText } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { articlePath, categoryPath } from '#ui/content/article-address.present.ts'
import type { DeskText } from './desk-text.ts'

/** A path of the site and what it belongs to. */
export interface PathOwner {
  readonly key: string
  readonly locale: Locale
  readonly path: string
}

/** The paths of categories, and of articles that are not withdrawn. */
export function pathOwners({ heads, categories }: Pick<DeskText, 'heads' | 'categories'>): readonly PathOwner[] {
  const articles = heads.filter(({ state, languages }) => state !== 'withdrawn' && languages.length > 0)
  return locales.flatMap((locale) => [
    ...categories.map(({ key }) => ({ key: `category ${key}`, locale, path: categoryPath(key, { categories }, locale) })),
    ...articles.map((article) => ({ key: article.key, locale, path: articlePath(article, { categories }, locale) })),
  ])
}

/** The path an article would have with a name. */
export function articlePathOf({ article, categories }: Pick<DeskText, 'article' | 'categories'>, name: LocalizedText, locale: Locale): string {
  return articlePath({ category: article?.category ?? '', subcategory: article?.subcategory ?? null, name }, { categories }, locale)
}

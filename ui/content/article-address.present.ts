import { type ArticleHead, type ContentDirectory, freePages, isBuiltInCategory } from '#db/model/content/article.ts'
import { textIn } from '#db/model/site/localized.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { byLocale, isLocale, type Locale, locales } from '#messages/locales.ts'
import { type FoundRoute, isScreenSegment, articlePath as pathOfNames } from '../route-lookup.ts'
import { patternOf } from '../routes.ts'

/** Paths of articles and categories, and the look-up of a path (specification, section 2: "Article paths"). */

type Categories = Pick<ContentDirectory, 'categories'>

/**
 * The path of an article in a language, with the language prefix. If the article is missing in the language, the path uses its name in the
 * language it is shown in.
 */
export function articlePath({ category, subcategory, name }: ArticlePlace, directory: Categories, locale: Locale): string {
  const within = subcategory === null ? '' : ownName(subcategory, directory, locale)
  const words = categoryWords(category, directory, locale)
  return `/${locale}/${pathOfNames(words, textIn(name, locale), within, locale)}`
}

type ArticlePlace = Pick<ArticleHead, 'category' | 'subcategory' | 'name'>

/** The path of a category or subcategory in a language, with the language prefix. */
export function categoryPath(key: string, directory: Categories, locale: Locale): string {
  const parent = directory.categories.find((each) => each.key === key)?.parent ?? null
  const words = categoryWords(parent ?? key, directory, locale)
  return parent === null ? `/${locale}/${encodeURI(slug(words, locale))}/` : `/${locale}/${pathOfNames(words, ownName(key, directory, locale), '', locale)}`
}

/** The path of a found article, vacancy or category in a language; null if it no longer exists. */
export function writtenPath({ name, parameters: { key = '' } }: FoundRoute, directory: ContentDirectory, locale: Locale): string | null {
  if (name === 'articleCategory') return shownCategories(directory).includes(key) ? categoryPath(key, directory, locale) : null
  const article = directory.articles.find((each) => each.key === key)
  return article ? articlePath(article, directory, locale) : null
}

/** The name of a found article, vacancy or category; null for another screen, or if it no longer exists. */
export function writtenName({ name, parameters: { key = '' } }: FoundRoute, { articles, categories }: ContentDirectory, locale: Locale): string | null {
  const found = (name === 'articleCategory' ? categories : articles).find((each) => each.key === key)
  return found ? textIn(found.name, locale) : null
}

/** The path segment of a category, from its screen's path or its name; none for free pages. */
function categoryWords(key: string, directory: Categories, locale: Locale): string {
  if (key === freePages) return ''
  return isBuiltInCategory(key) ? patternOf(key, locale) : ownName(key, directory, locale)
}

function ownName(key: string, { categories }: Categories, locale: Locale): string {
  return textIn(categories.find((each) => each.key === key)?.name, locale) || key
}

/** A former path of an article or a category. */
export interface FormerPath {
  readonly name: 'article' | 'articleCategory'
  readonly key: string
  /** Its language; null if it had none. */
  readonly locale: Locale | null
}

/** Finds articles and categories by path. */
export interface ContentLookup {
  /** The article or category at a path without the language prefix; null for any other path. */
  find(path: string, locale: Locale): FoundRoute | null
  /** The article or category with this former path, language prefix included; null for any other path. */
  former(path: string): FormerPath | null
}

const made = new WeakMap<ContentDirectory, ContentLookup>()

/** The look-up of a directory, built once. */
export function contentLookup(directory: ContentDirectory): ContentLookup {
  const known = made.get(directory) ?? makeLookup(directory)
  made.set(directory, known)
  return known
}

function makeLookup(directory: ContentDirectory): ContentLookup {
  const { articles } = directory
  const current = byLocale((locale) => new Map(foundRoutes(directory, locale)))
  const former = new Map(articles.flatMap(({ key, formerPaths }) => formerPaths.map((path) => [plain(path), key] as const)))
  const formerCategories = new Map(articles.flatMap(formerFolders))
  for (const locale of locales) {
    for (const path of current[locale].keys()) {
      former.delete(`${locale}/${path}`)
      formerCategories.delete(`${locale}/${path}`)
    }
  }
  return {
    find: (path, locale) => current[locale].get(plain(path)) ?? null,
    former(path) {
      const key = former.get(plain(path))
      const category = formerCategories.get(plain(path))
      const code = plain(path).split('/')[0]
      const locale = isLocale(code) ? code : null
      if (key !== undefined) return { name: 'article', key, locale }
      return category === undefined ? null : { name: 'articleCategory', key: category, locale }
    },
  }
}

/** The former paths of an article's own category: a renamed category moves the paths of its articles with it. */
function formerFolders({ category, formerPaths }: ArticleHead): readonly (readonly [path: string, category: string])[] {
  if (isBuiltInCategory(category) || category === freePages) return []
  return formerPaths.flatMap((path) => {
    const [code = '', folder = '', ...below] = plain(path).split('/')
    const isFolder = isLocale(code) && below.length > 0 && !isScreenSegment(folder, code)
    return isFolder ? [[`${code}/${folder}`, category] as const] : []
  })
}

/** Articles last, so that an article takes precedence over a category with the same path. A path of a screen is never theirs. */
function* foundRoutes(directory: ContentDirectory, locale: Locale): Generator<readonly [path: string, found: FoundRoute]> {
  const below = (path: string) => plain(path.slice(locale.length + 1))
  for (const key of shownCategories(directory)) yield [below(categoryPath(key, directory, locale)), { name: 'articleCategory', parameters: { key } }]
  for (const article of directory.articles) {
    yield [below(articlePath(article, directory, locale)), { name: article.job ? 'vacancy' : 'article', parameters: { key: article.key } }]
  }
}

/** The imported categories that have a published article. */
export function shownCategories({ categories, articles }: ContentDirectory): readonly string[] {
  const used = new Set(articles.flatMap(({ state, category, subcategory }) => (state === 'published' ? [category, subcategory] : [])))
  return categories.map(({ key }) => key).filter((key) => used.has(key))
}

function plain(path: string): string {
  return path.split('/').filter(Boolean).join('/')
}

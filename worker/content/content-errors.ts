import type { Content } from '#db/content/content-import.ts'
import { type ArticleCategory, freePages, isBuiltInCategory } from '#db/model/content/article.ts'
import { textIn } from '#db/model/site/localized.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { isLocale, locales } from '#messages/locales.ts'
import { articlePath, categoryPath } from '#ui/content/article-address.present.ts'
import { isScreenSegment, routeOf } from '#ui/route-lookup.ts'
import { isPrepared } from '#worker/agency/record-shape.ts'
import type { ContentFile } from './content-shape.ts'

/** Cross-field errors of a valid file, such as duplicate keys. @param whole all content after the import */
export function contentErrors(file: ContentFile, whole: Content, hasPicture: (name: string) => boolean): readonly string[] {
  return [...keyErrors(file), ...categoryErrors(file, whole), ...articleErrors(file, whole, hasPicture), ...pathErrors(file, whole)]
}

function keyErrors({ pages = [], categories = [], articles = [] }: ContentFile): readonly string[] {
  const repeated = (list: string, name: string, keys: readonly string[]) =>
    keys.flatMap((key, index) => (keys.indexOf(key) < index ? [`${list}[${index}].${name} must be unique (was "${key}")`] : []))
  return [
    ...repeated(
      'pages',
      'page',
      pages.map(({ page }) => page),
    ),
    ...repeated(
      'categories',
      'key',
      categories.map(({ key }) => key),
    ),
    ...repeated(
      'articles',
      'key',
      articles.map(({ key }) => key),
    ),
  ]
}

function categoryErrors({ categories = [] }: ContentFile, whole: Content): readonly string[] {
  return categories.flatMap(({ key, parent, name }, index) => [
    ...(isBuiltInCategory(key) || key === freePages ? [`categories[${index}].key must not be the key of a built-in category (was "${key}")`] : []),
    ...(parent === undefined || isTopCategory(parent, whole.categories)
      ? []
      : [`categories[${index}].parent must be the key of a category that has no parent (was "${parent}")`]),
    ...locales.flatMap((locale) => {
      const segment = slug(textIn(name, locale), locale)
      if (segment === '') return [`categories[${index}].name must have a letter or a digit, which its path is made of`]
      return parent === undefined && isScreenSegment(segment, locale)
        ? [`categories[${index}].name makes the path of another page in ${locale} (was "${segment}")`]
        : []
    }),
  ])
}

function isTopCategory(key: string, categories: readonly ArticleCategory[]): boolean {
  return isBuiltInCategory(key) || categories.some((each) => each.key === key && each.parent === null)
}

function articleErrors({ articles = [] }: ContentFile, whole: Content, hasPicture: (name: string) => boolean): readonly string[] {
  return articles.flatMap(({ key, category, subcategory, name, picture, job, formerPaths = [] }, index) => {
    const at = `articles[${index}]`
    const languages = whole.articles.find((each) => each.key === key)?.languages ?? []
    return [
      ...(category === freePages || isTopCategory(category, whole.categories)
        ? []
        : [`${at}.category must be tips, assets, jobs, free or the key of a category (was "${category}")`]),
      ...(subcategory === undefined || whole.categories.some((each) => each.key === subcategory && each.parent === category)
        ? []
        : [`${at}.subcategory must be the key of a category whose parent is "${category}" (was "${subcategory}")`]),
      ...(locales.some((locale) => slug(textIn(name, locale), locale) === '') ? [`${at}.name must have a letter or a digit, which its path is made of`] : []),
      ...(category === freePages
        ? locales
            .filter((locale) => isScreenSegment(slug(textIn(name, locale), locale), locale))
            .map((locale) => `${at}.name makes the path of another page in ${locale}`)
        : []),
      ...(languages.length > 0 ? [] : [`${at} must have its name, title, summary and body in at least one common language`]),
      ...(picture === undefined || isPrepared(picture.file) || hasPicture(picture.file)
        ? []
        : [`${at}.picture.file must be a JPEG, PNG or WebP picture of at most 2 MB, sent with the file (was "${picture.file}")`]),
      ...(job === undefined || category === 'jobs' ? [] : [`${at}.job is only allowed for articles of the category jobs (was "${category}")`]),
      ...formerPaths.filter(isScreen).map((path) => `${at}.formerPaths must not have the path of a page (was "${path}")`),
    ]
  })
}

function isScreen(path: string): boolean {
  const [, code, ...rest] = path.split('/')
  return path === '/' || (isLocale(code) && routeOf(rest.join('/'), code) !== null)
}

/** Articles and categories whose path is already taken. */
function pathErrors({ articles = [] }: ContentFile, whole: Content): readonly string[] {
  const owners = new Map<string, string>()
  const index = new Map(articles.map(({ key }, at) => [key, at]))
  const errors: string[] = []
  const claim = (path: string, key: string) => {
    const owner = owners.get(path)
    if (owner !== undefined && owner !== key)
      errors.push(`articles[${index.get(key) ?? index.get(owner) ?? '?'}].name makes the path ${path}, which belongs to "${owner}"`)
    owners.set(path, key)
  }
  for (const locale of locales) {
    for (const { key } of whole.categories) claim(categoryPath(key, whole, locale), `category ${key}`)
    for (const article of whole.articles) if (hasPath(article)) claim(articlePath(article, whole, locale), article.key)
  }
  return errors
}

/** A draft of the desk without a complete language has no path yet. */
function hasPath({ state, languages }: Content['articles'][number]): boolean {
  return state !== 'withdrawn' && languages.length > 0
}

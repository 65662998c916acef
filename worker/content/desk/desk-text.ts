import type { Db } from '#db/client.ts'
import { languagesOfPage } from '#db/content/content-pages.ts'
import { readWritten } from '#db/content/content-versions.ts'
import { type Article, type ArticleCategory, type ArticleHead, builtInCategories, freePages } from '#db/model/content/article.ts'
import type { ContentPage } from '#db/model/content/content-page.ts'
import {
  emptyWriting,
  everyWriting,
  isEmptyWriting,
  readWrittenId,
  type WritingByLocale,
  type WrittenKey,
  writingOfArticle,
  writingOfPage,
} from '#db/model/content/written.ts'
import { type CurrentVersion, type LanguageState, languageStates, type VersionFields, writingOf } from '#db/model/content/written-version.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { articlePath, categoryPath } from '#ui/content/article-address.present.ts'
import { categoryName } from '#ui/content/desk/content.present.ts'
import { breadcrumbKey } from '#ui/routes.ts'
import { NoPage } from '#worker/site/pages/answers.ts'

/** The published state of a text. */
interface Shown {
  readonly state: ArticleHead['state']
  readonly languages: readonly Locale[]
}

interface KnownVersion extends CurrentVersion {
  readonly fields: VersionFields
  /** Null for an import or a deleted account. */
  readonly actorName: string | null
}

/** An article or the text of a page, as edited at the desk. */
export interface DeskText {
  readonly key: WrittenKey
  /** Null for a page, and for an article that an import has not made. */
  readonly article: Article | null
  readonly page: ContentPage | null
  readonly rowChangedAt: string | null
  readonly shown: Shown
  /** The texts in the published row. */
  readonly row: WritingByLocale
  /** The newest text of each language. */
  readonly newest: WritingByLocale
  readonly states: Readonly<Record<Locale, LanguageState>>
  readonly versions: readonly KnownVersion[]
  readonly categories: readonly ArticleCategory[]
  /** All articles, to check for unique URLs. */
  readonly heads: readonly ArticleHead[]
}

/** The text with the id in the URL; 404 if unknown. */
export async function textOfAddress(db: Db, id: string | undefined): Promise<DeskText> {
  const key = readWrittenId(id ?? '')
  const text = key && (await readDeskText(db, key))
  if (text === null) throw new NoPage()
  return text
}

/** An article, or a page even if the agency has not written it; null for an unknown article. */
export async function readDeskText(db: Db, key: WrittenKey): Promise<DeskText | null> {
  const read = await readWritten(db, key)
  if (key.kind === 'article' && read.article === null) return null
  const article: Article | null = read.article && { key: read.article.key, state: read.article.state, ...read.article.head, body: read.article.body }
  const page: ContentPage | null = read.page && { page: read.page.page, ...read.page.texts }
  const row = everyWriting((locale) => (article ? writingOfArticle(article, locale) : page ? writingOfPage(page, locale) : emptyWriting))
  const shown: Shown = article ?? { state: 'published', languages: page ? languagesOfPage(page) : [] }
  const written = locales.filter((locale) => !isEmptyWriting(row[locale]))
  const newest = everyWriting((locale) => {
    const version = read.versions.find((each) => each.locale === locale)
    return version ? writingOf(version.fields) : row[locale]
  })
  return {
    key,
    article,
    page,
    rowChangedAt: read.article?.changedAt ?? read.page?.changedAt ?? null,
    shown: { state: shown.state, languages: shown.languages },
    row,
    newest,
    states: languageStates(shown, read.versions, written),
    versions: read.versions,
    categories: read.categories,
    heads: read.heads.map(({ key: name, state, head }) => ({ key: name, state, ...head })),
  }
}

/** The newest version of a language; null before its first change at the desk. */
export function versionOf({ versions }: Pick<DeskText, 'versions'>, locale: Locale | 'all'): KnownVersion | null {
  return versions.find((each) => each.locale === locale) ?? null
}

/** The display name of a text: an article's name, or a page's menu entry. */
export function nameOfText({ key, newest }: DeskText, locale: Locale): string {
  if (key.kind === 'page') return translator(locale)(breadcrumbKey(key.key))
  const named = [locale, ...locales].map((each) => newest[each].name || newest[each].title).find((name) => name !== '')
  return named ?? key.key
}

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

/** The categories an article may be in, with subcategories as 'category/subcategory'; free pages are the last. */
export function categoryChoices(categories: readonly ArticleCategory[], locale: Locale): readonly { readonly value: string; readonly text: string }[] {
  const name = (key: string) => categoryName(key, categories, locale)
  const top = [...builtInCategories, ...categories.filter(({ parent }) => parent === null).map(({ key }) => key)]
  return [
    ...top.flatMap((key) => [
      { value: key, text: name(key) },
      ...categories.filter(({ parent }) => parent === key).map((below) => ({ value: `${key}/${below.key}`, text: `${name(key)} › ${name(below.key)}` })),
    ]),
    { value: freePages, text: name(freePages) },
  ]
}

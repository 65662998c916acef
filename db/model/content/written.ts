import { byLocale, type Locale, locales } from '#messages/locales.ts'
import { fingerprint } from '../site/fingerprint.ts'
import { type LocalizedText, languagesOf } from '../site/localized.ts'
import { isBlank } from '../site/visible-text.ts'
import type { Article } from './article.ts'
import { type ContentPage, type ContentPageName, contentPageNames } from './content-page.ts'

/** Texts edited at the desk: an article or the text of a page, by language. */

/** 'article-tip-garden', 'page-cookiePolicy'. */
export type WrittenId = `article-${string}` | `page-${ContentPageName}`

export type WrittenKey = { readonly kind: 'article'; readonly key: string } | { readonly kind: 'page'; readonly key: ContentPageName }

/** Parses an id, including its lower-cased form in URLs; null if invalid. */
export function readWrittenId(id: string): WrittenKey | null {
  const [, kind, key = ''] = /^(article|page)-(.+)$/.exec(id) ?? []
  const page = contentPageNames.find((name) => name.toLowerCase() === key.toLowerCase())
  if (kind === 'page') return page === undefined ? null : { kind, key: page }
  return kind === 'article' && /^[a-z][a-z0-9-]{0,39}$/.test(key) ? { kind, key } : null
}

/** The id of a text in versions and URLs. */
export function writtenId({ kind, key }: WrittenKey): WrittenId {
  return kind === 'page' ? `page-${key}` : `article-${key}`
}

export const writingFields = ['name', 'title', 'summary', 'body', 'alt'] as const
export type WritingField = (typeof writingFields)[number]

/** The texts of one language; '' if absent. `alt` is the picture's alternative text. */
export type Writing = Readonly<Record<WritingField, string>>

export const emptyWriting: Writing = { name: '', title: '', summary: '', body: '', alt: '' }

/** The fields that a kind of text has. A page has no name and no picture. */
export const fieldsOfKind = { article: writingFields, page: ['title', 'summary', 'body'] } as const satisfies Record<string, readonly WritingField[]>

/** Whether no field has any text. */
export function isEmptyWriting(writing: Writing): boolean {
  return writingFields.every((field) => isBlank(writing[field]))
}

/** Whether two texts are the same in every field. */
export function sameWriting(one: Writing, other: Writing): boolean {
  return writingFields.every((field) => one[field] === other[field])
}

/** A hash of a text, to detect changes since it was translated. */
export function printOf(writing: Writing): string {
  return fingerprint(JSON.stringify(writingFields.map((field) => writing[field])))
}

/** The texts of an article in a language; a text for all languages counts in each. */
export function writingOfArticle({ name, title, summary, body, picture }: Article, locale: Locale): Writing {
  const own = (text: LocalizedText | null) => text?.[locale] ?? text?.any ?? ''
  return { name: own(name), title: own(title), summary: own(summary), body: own(body), alt: own(picture?.name ?? null) }
}

/** The texts of a page in a language. */
export function writingOfPage({ title, summary, body }: Omit<ContentPage, 'page'>, locale: Locale): Writing {
  const own = (text: LocalizedText | null) => text?.[locale] ?? text?.any ?? ''
  return { ...emptyWriting, title: own(title), summary: own(summary), body: own(body) }
}

export type WritingByLocale = Readonly<Record<Locale, Writing>>

/** An article with its texts replaced; languages without text are left out. */
export function withWritings(article: Article, writings: WritingByLocale): Article {
  const texts = textsOf(writings)
  const picture = article.picture && { ...article.picture, name: Object.keys(texts.alt).length === 0 ? null : texts.alt }
  const { name, title, summary, body } = texts
  return { ...article, name, title, summary, body, picture, languages: languagesOf(name, title, summary, body) }
}

/** The texts of a page; null if all languages are empty. */
export function pageOfWritings(page: ContentPageName, writings: WritingByLocale): ContentPage | null {
  const { title, summary, body } = textsOf(writings)
  return Object.keys(title).length === 0 ? null : { page, title, summary, body: Object.keys(body).length === 0 ? null : body }
}

/** The texts of every language. */
export function everyWriting(writingIn: (locale: Locale) => Writing): WritingByLocale {
  return byLocale(writingIn)
}

function textsOf(writings: WritingByLocale): Readonly<Record<WritingField, LocalizedText>> {
  const text = (field: WritingField): LocalizedText =>
    Object.fromEntries(locales.flatMap((locale) => (isBlank(writings[locale][field]) ? [] : [[locale, writings[locale][field]]])))
  return { name: text('name'), title: text('title'), summary: text('summary'), body: text('body'), alt: text('alt') }
}

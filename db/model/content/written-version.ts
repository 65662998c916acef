import { byLocale, type Locale, locales } from '#messages/locales.ts'
import { fingerprint } from '../site/fingerprint.ts'
import { type Article, type ArticleHead, employmentTypes } from './article.ts'
import { emptyWriting, isEmptyWriting, printOf, type Writing, type WritingByLocale, writingFields } from './written.ts'

/** Versions of texts edited at the desk, and the publication state of each language. */

export const writingStates = ['draft', 'planned', 'published', 'withdrawn'] as const
export type WritingState = (typeof writingStates)[number]

/** The fields of a version: a `Writing`, or those of an article in every language. */
export type VersionFields = Readonly<Record<string, string>>

/** The actor of versions made by an import; otherwise the id of a desk account. */
export const importActor = 'import'

/** The newest version of a language. */
export interface CurrentVersion {
  readonly locale: Locale | 'all'
  readonly version: number
  readonly state: WritingState
  readonly print: string
  readonly source: Locale | null
  readonly sourcePrint: string | null
  /** UTC in ISO 8601; only for a scheduled version. */
  readonly publishAt: string | null
  readonly actor: string
  readonly at: string
}

/** The state of one language of a text. */
export interface LanguageState {
  readonly state: WritingState | 'missing'
  /** Whether a version in this language is published: this one or an earlier one. */
  readonly isLive: boolean
  /** Whether its source text has changed since it was translated. */
  readonly isOutOfDate: boolean
  readonly publishAt: string | null
  /** 0 before its first change at the desk. */
  readonly version: number
}

/** What is published. */
interface Shown {
  readonly state: ArticleHead['state']
  readonly languages: readonly Locale[]
}

/** The state of each language. @param written languages with text but without a version at the desk */
export function languageStates(shown: Shown, versions: readonly CurrentVersion[], written: readonly Locale[]): Readonly<Record<Locale, LanguageState>> {
  const of = new Map(versions.map((each) => [each.locale, each]))
  return byLocale((locale) => {
    const current = of.get(locale)
    const isLive = shown.state === 'published' && shown.languages.includes(locale)
    if (current === undefined) {
      const state = isLive ? 'published' : written.includes(locale) ? unpublishedState(shown) : 'missing'
      return { state, isLive, isOutOfDate: false, publishAt: null, version: 0 }
    }
    const source = current.source === null ? undefined : of.get(current.source)
    const isOutOfDate = source !== undefined && source.print !== current.sourcePrint
    return { state: current.state, isLive, isOutOfDate, publishAt: current.publishAt, version: current.version }
  })
}

function unpublishedState({ state }: Shown): WritingState {
  return state === 'withdrawn' ? 'withdrawn' : 'draft'
}

/** A version to be stored. */
export interface NewVersion {
  readonly locale: Locale | 'all'
  readonly version: number
  readonly state: WritingState
  readonly fields: VersionFields
  readonly print: string
  readonly source: Locale | null
  readonly sourcePrint: string | null
  readonly publishAt: string | null
}

/**
 * Version 0 of each language that has a text, for the first change at the desk. Every language counts as translated from the agency's
 * first language, or else from the first that has a text.
 */
export function firstVersions(shown: Shown, writings: WritingByLocale, main: Locale): readonly NewVersion[] {
  const written = locales.filter((locale) => !isEmptyWriting(writings[locale]))
  const original = written.includes(main) ? main : written[0]
  return written.map((locale) => {
    const isLive = shown.state === 'published' && shown.languages.includes(locale)
    const source = original === undefined || locale === original ? null : original
    return {
      locale,
      version: 0,
      state: isLive ? 'published' : unpublishedState(shown),
      fields: writings[locale],
      print: printOf(writings[locale]),
      source,
      sourcePrint: source && printOf(writings[source]),
      publishAt: null,
    }
  })
}

/** A version's fields as a text. */
export function writingOf(fields: VersionFields): Writing {
  const own: { -readonly [Field in keyof Writing]: string } = { ...emptyWriting }
  for (const field of writingFields) own[field] = fields[field] ?? ''
  return own
}

export const sharedFields = ['category', 'subcategory', 'order', 'author', 'published', 'picture', 'employmentType', 'office', 'validThrough'] as const
/** The fields of an article that are the same in every language. */
export type SharedFields = Readonly<Record<(typeof sharedFields)[number], string>>

/** The language-independent fields of an article, as form values. */
export function sharedOf({ category, subcategory, order, author, published, picture, job }: ArticleHead): SharedFields {
  return {
    category,
    subcategory: subcategory ?? '',
    order: String(order),
    author: author ?? '',
    published,
    picture: picture === null ? '' : JSON.stringify([picture.key, picture.url, picture.width, picture.height, picture.placeholder]),
    employmentType: job?.employmentType ?? '',
    office: job?.office ?? '',
    validThrough: job?.validThrough ?? '',
  }
}

/** An article with its language-independent fields replaced; texts stay, and the picture is passed separately. */
export function withShared(article: Article, fields: SharedFields, picture: Article['picture']): Article {
  const employmentType = employmentTypes.find((each) => each === fields.employmentType)
  return {
    ...article,
    category: fields.category,
    subcategory: fields.subcategory || null,
    order: Number(fields.order) || 0,
    author: fields.author || null,
    published: fields.published,
    picture,
    job: employmentType ? { employmentType, office: fields.office || null, validThrough: fields.validThrough || null } : null,
  }
}

/** A version of an article's language-independent fields. */
export function sharedVersion(fields: Readonly<Record<string, string>>, version: number): NewVersion {
  return { locale: 'all', version, state: 'published', fields, print: fingerprint(JSON.stringify(fields)), source: null, sourcePrint: null, publishAt: null }
}

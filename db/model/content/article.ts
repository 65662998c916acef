import type { Locale } from '#messages/locales.ts'
import type { CrmCategory } from '../listings/crm-categories.ts'
import type { Photo } from '../listings/listing.ts'
import type { LocalizedText } from '../site/localized.ts'
import type { ContentPageName } from './content-page.ts'

/** Articles the agency writes, by category: assets, tips, vacancies, and categories of its choice. */

export const articleStates = ['draft', 'published', 'withdrawn'] as const
export type ArticleState = (typeof articleStates)[number]

/** Built-in categories. Each has its own screen and uses that screen's path. */
export const builtInCategories = ['tips', 'assets', 'jobs'] as const
export type BuiltInCategory = (typeof builtInCategories)[number]

/** The category of free pages: it has no screen, and its pages stand directly below the language. */
export const freePages = 'free'

/** Whether an article is a page of its own rather than part of a category. */
export function isFreePage({ category }: Pick<ArticleHead, 'category'>): boolean {
  return category === freePages
}

/** Whether a category is built in. */
export function isBuiltInCategory(key: string): key is BuiltInCategory {
  return builtInCategories.some((category) => category === key)
}

/** An imported category; its path comes from its name. */
export interface ArticleCategory {
  readonly key: string
  /** Key of its parent category; null at the top level. */
  readonly parent: string | null
  readonly name: LocalizedText
}

export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER'] as const

/** The extra fields of a vacancy. */
interface JobTerms {
  /** Key of the office. */
  readonly office: string | null
  /** schema.org's term. */
  readonly employmentType: (typeof employmentTypes)[number]
  /** The last day for applications, as YYYY-MM-DD; null if open-ended. */
  readonly validThrough: string | null
}

/** An article without its body, as lists, links and paths need it. */
export interface ArticleHead {
  readonly key: string
  /** Key of a built-in category, of `freePages`, or of one that the agency has made. */
  readonly category: string
  readonly subcategory: string | null
  /** Sort order within the category, lowest first. */
  readonly order: number
  /** Key of one of the agency's people. */
  readonly author: string | null
  /** Days, as YYYY-MM-DD. */
  readonly published: string
  readonly updated: string | null
  readonly state: ArticleState
  /** Used in breadcrumbs, menus and, as a slug, the path. */
  readonly name: LocalizedText
  readonly title: LocalizedText
  readonly summary: LocalizedText
  readonly picture: Photo | null
  /** Previous paths, with or without a language: '/nl/tips/poetsen/'. */
  readonly formerPaths: readonly string[]
  readonly job: JobTerms | null
  /** The languages in which it has all its texts. */
  readonly languages: readonly Locale[]
}

export interface Article extends ArticleHead {
  /** Markdown. */
  readonly body: LocalizedText
}

/** The directory of content that pages link to: published and withdrawn articles in list order, categories, and pages with a text. */
export interface ContentDirectory {
  readonly categories: readonly ArticleCategory[]
  readonly articles: readonly ArticleHead[]
  readonly pages: readonly { readonly page: ContentPageName; readonly languages: readonly Locale[]; readonly changedAt: string }[]
  /** The CRMs' lists of categories, one a source. */
  readonly crmCategories?: readonly (readonly CrmCategory[])[]
}

/** The published articles of a category or subcategory. */
export function articlesOf({ articles }: Pick<ContentDirectory, 'articles'>, category: string): readonly ArticleHead[] {
  return articles.filter((each) => each.state === 'published' && (each.category === category || each.subcategory === category))
}

/** Whether a vacancy accepts applications on a day. @param day YYYY-MM-DD */
export function isOpenVacancy({ job }: Pick<ArticleHead, 'job'>, day: string): boolean {
  return job !== null && (job.validThrough === null || day <= job.validThrough)
}

/** The language to read a text in: the reader's, else English, else the first that has it. */
export function readingLanguage(languages: readonly Locale[], locale: Locale): Locale {
  if (languages.includes(locale)) return locale
  return languages.includes('en') ? 'en' : (languages[0] ?? locale)
}

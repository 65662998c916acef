import type { Locale } from '#messages/locales.ts'
import type { ContentPageName } from './content-page.ts'
import type { Photo } from './listing.ts'
import type { LocalizedText } from './localized.ts'

/** Articles the agency writes, by category: its assets, tips, vacancies, and whatever else it has to say. */

export const articleStates = ['draft', 'published', 'withdrawn'] as const
export type ArticleState = (typeof articleStates)[number]

/** Categories with a screen of their own, whose path is that screen's. */
export const builtInCategories = ['tips', 'assets', 'jobs'] as const
export type BuiltInCategory = (typeof builtInCategories)[number]

export function isBuiltInCategory(key: string): key is BuiltInCategory {
  return builtInCategories.some((category) => category === key)
}

/** A category that an import brought; its path comes from its name. */
export interface ArticleCategory {
  readonly key: string
  /** The category it is a subcategory of; null for a category. */
  readonly parent: string | null
  readonly name: LocalizedText
}

export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER'] as const

/** What makes an article a vacancy. */
interface JobTerms {
  /** Key of the office. */
  readonly office: string | null
  /** As schema.org names it. */
  readonly employmentType: (typeof employmentTypes)[number]
  /** The last day on which the site takes applications, as YYYY-MM-DD; null without one. */
  readonly validThrough: string | null
}

/** What lists, links and paths need of an article: everything but its body. */
export interface ArticleHead {
  readonly key: string
  /** Key of a built-in or imported category. */
  readonly category: string
  readonly subcategory: string | null
  /** Its place in the category, the lowest first. */
  readonly order: number
  /** Key of one of the agency's people. */
  readonly author: string | null
  /** Days, as YYYY-MM-DD. */
  readonly published: string
  readonly updated: string | null
  readonly state: ArticleState
  /** As in breadcrumbs and menus; its words make the path. */
  readonly name: LocalizedText
  readonly title: LocalizedText
  readonly summary: LocalizedText
  readonly picture: Photo | null
  /** Paths it had before, with or without a language: '/nl/tips/poetsen/'. */
  readonly formerPaths: readonly string[]
  readonly job: JobTerms | null
  /** The languages in which all of its texts exist. */
  readonly languages: readonly Locale[]
}

export interface Article extends ArticleHead {
  /** Markdown. */
  readonly body: LocalizedText
}

/** What there is to read and link to: published and withdrawn articles in the order of their lists, categories, and pages with a text. */
export interface ContentDirectory {
  readonly categories: readonly ArticleCategory[]
  readonly articles: readonly ArticleHead[]
  readonly pages: readonly { readonly page: ContentPageName; readonly languages: readonly Locale[]; readonly changedAt: string }[]
}

/** The published articles of a category or subcategory. */
export function articlesOf({ articles }: Pick<ContentDirectory, 'articles'>, category: string): readonly ArticleHead[] {
  return articles.filter((each) => each.state === 'published' && (each.category === category || each.subcategory === category))
}

/** Whether applications for a vacancy are taken on a day. @param day YYYY-MM-DD */
export function isOpenVacancy({ job }: Pick<ArticleHead, 'job'>, day: string): boolean {
  return job !== null && (job.validThrough === null || day <= job.validThrough)
}

/** The language to read a text in: the reader's, else English, else the first that has it. */
export function readingLanguage(languages: readonly Locale[], locale: Locale): Locale {
  if (languages.includes(locale)) return locale
  return languages.includes('en') ? 'en' : (languages[0] ?? locale)
}

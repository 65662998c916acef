import type { Locale } from '#messages/locales.ts'
import type { LocalizedText } from './localized.ts'

/** The screens whose text the agency writes, or may replace. The names are those of the route catalogue. */
export const contentPageNames = [
  'assets',
  'tips',
  'jobs',
  'abroad',
  'references',
  'team',
  'statistics',
  'statisticsCommons',
  'statisticsCommercial',
  'statisticsTenants',
  'statisticsBuyers',
  'testimonials',
  'legal',
  'privacy',
  'cookiePolicy',
  'disclaimer',
  'accessibility',
] as const

export type ContentPageName = (typeof contentPageNames)[number]

/** The texts of a screen by language. */
export interface ContentPage {
  readonly page: ContentPageName
  readonly title: LocalizedText
  /** One or two sentences: the lead, and the description for search engines. */
  readonly summary: LocalizedText
  /** Markdown; null for a screen that is introduced by its summary alone. */
  readonly body: LocalizedText | null
}

/** The texts of a screen as one reader gets them. Placeholders are not filled in yet. */
export interface ContentPageText {
  readonly title: string
  readonly summary: string
  /** Markdown; '' without one. */
  readonly body: string
  /** The language of the texts: the reader's if the page has it. */
  readonly lang: Locale
  /** The languages that have the page. */
  readonly languages: readonly Locale[]
  /** When the texts last changed, in ISO 8601. */
  readonly changedAt: string
}

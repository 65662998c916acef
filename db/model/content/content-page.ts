import type { Locale } from '#messages/locales.ts'
import type { LocalizedText } from '../site/localized.ts'
import type { WrittenId } from './written.ts'

/** The screens whose text the agency writes or may replace, by their names in the route catalogue. */
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
  /** One or two sentences, used as the lead and as the meta description. */
  readonly summary: LocalizedText
  /** Markdown; null if the screen only has a summary. */
  readonly body: LocalizedText | null
}

/** A screen's texts in one language, placeholders not yet filled in. */
export interface ContentPageText {
  readonly title: string
  readonly summary: string
  /** Markdown; '' if absent. */
  readonly body: string
  /** The language of the texts: the reader's if the page has it. */
  readonly lang: Locale
  /** The languages that have the page. */
  readonly languages: readonly Locale[]
  /** When the texts last changed, in ISO 8601. */
  readonly changedAt: string
}

/** Texts that are edited at the desk: articles, pages, newsletters ('mailing-' and the id), and answers to owners ('answer-' and the message's id). */
export type EditedObject = WrittenId | `mailing-${string}` | AnswerDraft | FormPage
/** A page whose forms one person is filling in (`form-draft.ts`). */
type FormPage = `form-${string}`
export type AnswerDraft = `answer-${string}`

/** An autosaved draft in one language, or of what is the same in all. */
export interface UnsavedText {
  readonly locale: Locale | 'all'
  /** Changed fields, by their names in the record. */
  readonly fields: Readonly<Record<string, string>>
  /** The version the form was opened with. */
  readonly seen: number
  /** UTC in ISO 8601. */
  readonly at: string
}

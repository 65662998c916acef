import type { Locale } from '#messages/locales.ts'
import type { WrittenId } from './written.ts'

/** Texts that are edited at the desk: articles, pages, newsletters ('mailing-' and the id), and answers to owners ('answer-' and the message's id). */
export type EditedObject = WrittenId | `mailing-${string}` | AnswerDraft
export type AnswerDraft = `answer-${string}`

/** What was typed in a language and not saved. */
export interface UnsavedText {
  readonly locale: Locale
  /** By their names in the record: those that differ from what is stored. */
  readonly fields: Readonly<Record<string, string>>
  /** The version that the form was shown with. */
  readonly seen: number
  /** UTC in ISO 8601. */
  readonly at: string
}

import type { Locale } from '#messages/locales.ts'
import type { WrittenId } from './written.ts'

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

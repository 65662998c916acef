import type { Locale } from '#messages/locales.ts'
import type { ContactKind, Origin } from './contact.ts'

/** Contacts from a spreadsheet. Times are UTC in ISO 8601. */

/** `reading` the file, `previewed` until the member decides, `importing`, `done`; `returning` and `returned` after it is taken back. */
export type ImportState = 'reading' | 'previewed' | 'importing' | 'done' | 'returning' | 'returned'

/** A consent to the newsletter with its proof: the day and what was agreed to, where. */
export interface ProvenConsent {
  readonly at: string
  readonly text: string
}

/** What the member says about the whole file: where the details come from, and the consent of everybody in it; null if the rows alone say it. */
export interface ImportTerms {
  readonly origin: Origin
  readonly originName: string | null
  /** Day (YYYY-MM-DD), source and words of the proof. */
  readonly consent: { readonly day: string | null; readonly source: string | null; readonly words: string | null }
}

/** A row as it is understood. */
export interface ContactDraft {
  /** Empty if unknown. */
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly locale: Locale
  readonly address: string | null
  readonly kind: ContactKind | null
  readonly note: string | null
  readonly consent: ProvenConsent | ConsentFault
}

/** Why a row is no consent: none is proven, its day cannot be read or is to come, or nothing says where it was given. */
type ConsentFault = 'noConsent' | 'unread' | 'future' | 'noSource'

/** Why a row is rejected. */
export type RowFault = 'noKey' | 'email' | 'phone' | 'name' | 'quotes' | 'columns'

export const rowOutcomes = ['new', 'completed', 'unchanged', 'duplicate', 'rejected'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** Whether a row makes a subscriber of the newsletter, and why not. The first reason that applies counts. */
export const mailingOutcomes = [
  'subscribes',
  'already',
  'doNotContact',
  'unsubscribed',
  'blocked',
  'pending',
  'noConsent',
  'unread',
  'future',
  'noSource',
  'noAddress',
] as const
export type MailingOutcome = (typeof mailingOutcomes)[number]

/** How many rows had each outcome, and how many contacts were kept when the import was taken back, since they had been changed. */
export type ImportCounts = Readonly<Partial<Record<RowOutcome | MailingOutcome | 'kept' | 'removed', number>>>

/** What an import changed about a contact, for its return: the contact was made, or what was added, at which time, and its version afterwards. */
export interface RowChange {
  readonly at: string
  readonly version: number
  readonly made: boolean
  readonly filled: readonly ('name' | 'address' | 'kind')[]
  readonly subscription: string | null
}

/** Adds the outcomes of further rows to the counts. */
export function addCounts(counts: ImportCounts, outcomes: readonly (keyof ImportCounts | null)[]): ImportCounts {
  const sum: Partial<Record<keyof ImportCounts, number>> = { ...counts }
  for (const each of outcomes) if (each !== null) sum[each] = (sum[each] ?? 0) + 1
  return sum
}

/** What is known about a person's mail before an import. */
export interface MailStanding {
  readonly subscription: 'pending' | 'active' | 'paused' | 'ended' | null
  /** Whether they ended the newsletter, also longer ago than ended subscriptions are kept. */
  readonly hasEnded: boolean
  /** Whether mails to the address do not arrive. */
  readonly isBlocked: boolean
  readonly doNotContact: boolean
}

/** Whether a row makes a subscriber. What the person has said on the site or to the agency outweighs the file. */
export function mailingOf({ email, consent }: Pick<ContactDraft, 'email' | 'consent'>, standing: MailStanding): MailingOutcome {
  if (email === null) return 'noAddress'
  if (standing.doNotContact) return 'doNotContact'
  if (standing.subscription === 'active' || standing.subscription === 'paused') return 'already'
  if (standing.hasEnded || standing.subscription === 'ended') return 'unsubscribed'
  if (standing.isBlocked) return 'blocked'
  if (standing.subscription === 'pending') return 'pending'
  return typeof consent === 'string' ? consent : 'subscribes'
}

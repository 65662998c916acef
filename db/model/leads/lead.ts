import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from '../agency/office.ts'
import type { FormName } from '../forms/form-catalogue.ts'

export type LeadValue = string | number | boolean | null | readonly string[]

/** A form a visitor sent, as stored. Times are UTC in ISO 8601. */
export interface Lead {
  /** Idempotency key derived from the form: a resubmission is the same lead. */
  readonly id: string
  readonly form: FormName
  readonly locale: Locale
  /** As typed, trimmed; its column is lower-cased for look-up. */
  readonly email: string | null
  readonly listingId: number | null
  readonly projectId: number | null
  /** The office in charge at the desk; null: the whole agency. */
  readonly office: OfficeKey | null
  readonly fields: Readonly<Record<string, LeadValue>>
  /** The text consented to, its version and time, whether the newsletter was requested, and whether alerts may decide which ones are sent. */
  readonly consent: { readonly version: string; readonly text: string; readonly at: string; readonly newsletter: boolean; readonly tailored?: true }
  readonly createdAt: string
  /** The end of its retention, after which a daily job erases it with its mails. */
  readonly eraseAfter: string
}

/** Leads at the desk. */

/** `new` until it is assigned or answered; `done` and `declined` are closed. */
export const leadStates = ['new', 'open', 'done', 'declined'] as const
export type LeadState = (typeof leadStates)[number]

/** Whether a lead in this state still needs work. */
export function isOpenState(state: LeadState): state is 'new' | 'open' {
  return state === 'new' || state === 'open'
}

/** Entries in a lead's history: a note, or a change with its new value. */
const leadEventKinds = [
  'note',
  'state',
  'assignee',
  'reminder',
  'resend',
  'visitBooked',
  'visitMoved',
  'visitCancelled',
  'visitRestored',
  'visitAssigned',
  'visitFeedback',
  'offer',
] as const
export type LeadEventKind = (typeof leadEventKinds)[number]

/** `held` while it can be undone, then `sent`; an undone reply is a draft again. */
export type ReplyState = 'held' | 'undone'

const tailDigits = 8

/** The last digits of a phone number, independent of its notation; null if too short to identify a person. */
export function phoneTail(phone: unknown): string | null {
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '') : ''
  return digits.length < tailDigits ? null : digits.slice(-tailDigits)
}

/** The fewest digits that are looked up as a phone number. */
const fewestDigits = 6

/**
 * The digits of a phone number as they are searched, in whatever notation: a Belgian one as it is dialled at home, any other with its country's code
 * and without, by its last digits. Empty for a text that is no number.
 */
export function phoneWords(phone: unknown): readonly string[] {
  if (typeof phone !== 'string' || !/^[+\d\s./()-]+$/.test(phone)) return []
  const digits = phone.replace(/\(0\)|\D/g, '')
  if (digits.length < fewestDigits) return []
  const abroad = /^\s*(?:\+|00)/.test(phone) ? digits.replace(/^00/, '') : null
  const dialled = abroad === null ? digits : abroad.startsWith('32') ? `0${abroad.slice(2)}` : abroad
  const tail = phoneTail(dialled)
  return tail === null || tail === dialled ? [dialled] : [dialled, tail]
}

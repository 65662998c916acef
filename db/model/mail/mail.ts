import type { Locale } from '#messages/locales.ts'
import { hour, minute } from '../site/durations.ts'
import type { MailDataOf } from './mail-data.ts'

/** The name of a mail's template. */
export type MailTemplate = keyof MailDataOf

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A template's values as the outbox holds them; checked against the template when the mail is sent. */
export type MailData = { readonly [key: string]: Json }

/**
 * `waiting` until a worker leases it (`sending`), then `sent`; `dead` after the last retry (dead letter): kept, and can be replayed. `dropped`: never
 * sent, because its mailbox had reached its rate limit, or held back because its lead goes to the CRM.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'dead' | 'dropped'

/** Why a mail to the office is held back as dropped; the trigger `office_mail_released` knows it by these words. */
export const heldNote = 'left out: the lead goes to the CRM'

interface Addressed<Template extends MailTemplate> {
  readonly template: Template
  readonly locale: Locale
  readonly to: string
  readonly replyTo: string | null
  readonly data: MailDataOf[Template]
}

/** A mail for the outbox. */
export type OutgoingMail = { readonly [Template in MailTemplate]: Addressed<Template> }[MailTemplate]

/**
 * Maximum number of mails to one unconfirmed mailbox within these milliseconds, over all forms.
 * @source decisions, "Mails to an address that has confirmed nothing"
 */
export const mailboxLimits = [
  { within: hour, max: 5 },
  { within: 24 * hour, max: 20 },
] as const

/** The mails that a form sends to an address as typed, which may belong to someone else. */
const toTypedAddresses: readonly MailTemplate[] = ['leadConfirmation', 'friendNote', 'documents', 'optIn', 'appointmentConfirmation']

/** The mails that go to the agency's own people. */
export const officeTemplates: readonly MailTemplate[] = [
  ...(['leadNotice', 'appointmentNotice', 'leadAssigned', 'visitAssigned', 'ownerNotice'] as const),
  ...(['staffLink', 'staffPasskey', 'syncFailed', 'importHeld', 'archiveFailed', 'mailingTest'] as const),
]

/** Whether a mail counts towards the limits of its mailbox. */
export function isLimited(template: MailTemplate): boolean {
  return toTypedAddresses.includes(template)
}

/** The mailbox behind an address, so that spellings of one address count together: without capitals, and without what follows a plus sign. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  const name = local.split('+')[0] || local
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com' // ignores dots
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

const second = 1000

/** The pause after the first failure, the second and so on. */
const pauses = [30 * second, 2 * minute, 10 * minute, hour, 6 * hour]
const jitter = 0.2

/** Attempts before a mail is dead. */
export const maxAttempts = pauses.length + 1

/**
 * When to retry a mail after its `attempts`-th failure (from 1): after 30 s, 2 min, 10 min, 1 h and 6 h, each with up to 20 % of jitter, so
 * that mails that failed together are not retried together.
 * @param random from 0 to 1
 * @returns null when the mail is dead
 */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + Math.round(pause * (1 + jitter * random)))
}

/** Retention in days of a sent or dead mail without a lead. */
export const looseMailDays = 30

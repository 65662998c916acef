import type { Locale } from '#messages/locales.ts'

/** Every mail the site sends, by the name of its template. */
export const mailTemplates = [
  'leadConfirmation',
  'leadNotice',
  'friendNote',
  'appointmentConfirmation',
  'appointmentNotice',
  'optIn',
  'newsletterIssue',
  'digest',
  'testimonialPublished',
  'documents',
] as const
export type MailTemplate = (typeof mailTemplates)[number]

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What a template is filled in with: raw values, put into words only when the mail is sent. */
export type MailData = { readonly [key: string]: Json }

/** `waiting` until somebody takes it to send, `sending` while leased, then `sent`; `dead` when nobody tries any more: kept, and may be replayed. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'dead'

/** A mail that is to be sent. */
export interface OwedMail {
  readonly template: MailTemplate
  readonly locale: Locale
  readonly to: string
  readonly replyTo: string | null
  readonly data: MailData
}

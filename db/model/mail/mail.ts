import type { Locale } from '#messages/locales.ts'
import type { MailDataOf } from './mail-data.ts'

/** The name of a mail's template. */
export type MailTemplate = keyof MailDataOf

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A template's values as the outbox holds them; checked against the template when the mail is sent. */
export type MailData = { readonly [key: string]: Json }

/**
 * `waiting` until a worker leases it (`sending`), then `sent`; `dead` after the last retry (dead letter): kept, and can be replayed. `dropped`: never
 * sent, because its mailbox had reached its rate limit.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'dead' | 'dropped'

interface Addressed<Template extends MailTemplate> {
  readonly template: Template
  readonly locale: Locale
  readonly to: string
  readonly replyTo: string | null
  readonly data: MailDataOf[Template]
}

/** A mail for the outbox. */
export type OutgoingMail = { readonly [Template in MailTemplate]: Addressed<Template> }[MailTemplate]

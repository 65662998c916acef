import type { Locale } from '#messages/locales.ts'
import type { Invitation } from '#ui/mail/mail-content.mail.ts'

export interface MailAddress {
  readonly name: string | null
  readonly address: string
}

/** A mail ready for a transport. */
export interface RenderedMail {
  /** The id in the outbox. */
  readonly id: string
  /** `<id@host>`: identical for every attempt, so that mail programs recognise duplicates. */
  readonly messageId: string
  readonly from: MailAddress
  readonly to: MailAddress
  readonly replyTo: MailAddress | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly locale: Locale
  readonly date: Date
  readonly invitation?: Invitation | undefined
  /** The one-click unsubscribe URL (RFC 8058). */
  readonly unsubscribe?: string | undefined
}

import type { Locale } from '#messages/locales.ts'

export interface MailAddress {
  readonly name: string | null
  readonly address: string
}

/** An appointment as calendars read it (RFC 5545, RFC 5546). */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly text: string
}

/** A mail in words, ready to be handed to a transport. */
export interface RenderedMail {
  /** The id in the outbox. */
  readonly id: string
  /** `<id@host>`: the same at every attempt, so that a mail that went out twice can be told. */
  readonly messageId: string
  readonly from: MailAddress
  readonly to: MailAddress
  readonly replyTo: MailAddress | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly locale: Locale
  readonly date: Date
  /** Put into the calendar of whoever it goes to. */
  readonly invitation?: Invitation | undefined
  /** The address that ends mails like this one when it is sent a POST (RFC 8058). */
  readonly unsubscribe?: string | undefined
}

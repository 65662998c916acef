import type { Locale } from '#messages/locales.ts'

export interface MailAddress {
  readonly name: string | null
  readonly address: string
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
}

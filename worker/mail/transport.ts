import type { Locale } from '#messages/locales.ts'
import type { Invitation } from '#ui/mail/mail-content.mail.ts'

/** A mail transport, opened for one batch; sends one mail at a time. */
export interface Transport {
  /** @throws RefusedMail for a permanent failure; any other error is retryable */
  send(mail: RenderedMail): Promise<void>
  /** Closes the connection; never throws. */
  close(): Promise<void>
}

/** A permanent rejection of this mail. */
export class RefusedMail extends Error {
  override name = 'RefusedMail'
  /** Whether it is a hard bounce: the address goes on the suppression list. */
  readonly isDeadAddress: boolean
  constructor(message: string, { isDeadAddress = false, ...options }: ErrorOptions & { readonly isDeadAddress?: boolean } = {}) {
    super(message, options)
    this.isDeadAddress = isDeadAddress
  }
}

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

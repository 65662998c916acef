import type { ReactElement } from 'react'

/** A mail in words: its document, and the same told in plain text. */
export interface WrittenMail {
  readonly subject: string
  readonly html: ReactElement
  readonly text: string
  /** The name of whom it goes to, and of whom an answer goes to, where they are known. */
  readonly toName: string | null
  readonly replyName: string | null
  /** An appointment as calendars read it (RFC 5545, RFC 5546). */
  readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string }
  /** The address that ends mails like this one when it is sent a POST (RFC 8058). */
  readonly unsubscribe?: string
}

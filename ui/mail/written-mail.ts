import type { ReactElement } from 'react'

/** A mail in words: its document, and the same told in plain text. */
export interface WrittenMail {
  readonly subject: string
  readonly html: ReactElement
  readonly text: string
  /** The name of whom it goes to, and of whom an answer goes to, where they are known. */
  readonly toName: string | null
  readonly replyName: string | null
}

import type { Locale } from '#messages/locales.ts'
import type { MailSection } from './mail-section.mail.ts'

/** A mail described once; `mail-html.mail.tsx` and `mail-text.mail.ts` render it. */
export interface MailContent {
  readonly locale: Locale
  /** The site's origin, without a trailing slash, for links to its pages. */
  readonly origin: string
  readonly subject: string
  /** What inboxes show beside the subject. */
  readonly preview: string
  readonly sections: readonly MailSection[]
  /** The language of the sections, where it is not `locale`. */
  readonly sectionsLocale?: Locale
  /** Why the recipient gets this mail. */
  readonly why: string
  /** Links at the foot: how to change or end the subscription that the mail is for. */
  readonly footLinks?: readonly { readonly text: string; readonly href: string }[]
  /** The names of the recipient and of the person who gets the reply; null if unknown. */
  readonly toName: string | null
  readonly replyName: string | null
  /** An iCalendar object (RFC 5545, RFC 5546). */
  readonly invitation?: Invitation
  /** The address to which a single POST ends mails like this one (RFC 8058). */
  readonly unsubscribe?: string
}

export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly text: string
}

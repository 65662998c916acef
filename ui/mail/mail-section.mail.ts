import type { Locale } from '#messages/locales.ts'
import type { LeadRow } from '../forms/lead-rows.present.ts'
import type { MailCardView } from './mail-card.present.ts'
import type { MailListingView } from './mail-listing.present.ts'
import type { SignatureView } from './mail-signature.present.ts'
import type { MailLinks } from './markdown-links.mail.ts'

/**
 * One piece of a mail. `mail-html.mail.tsx` and `mail-text.mail.ts` each render every kind; a section without content (an empty text, no rows, no
 * listing) is left out of both.
 */
export type MailSection =
  | Title
  | Paragraph
  | Lead
  | Figure
  | Saying
  | Bars
  | GroupSection
  | Rows
  | Quote
  | Signature
  | FreeText
  | MarkdownText
  | Link
  | Button
  | Download
  | Picture
  | SearchLink
  | ListingCard
  | ListingChangeCard

/** The mail's own heading. */
interface Title {
  readonly kind: 'title'
  readonly text: string
  /** Whether the plain text shows it too: not needed if the subject says the same. */
  readonly inText: boolean
}

interface Paragraph {
  readonly kind: 'paragraph'
  readonly text: string
  /** A sentence put before it in the plain text alone, which shows no title. */
  readonly opening?: string
}

/** The sentence that says it all: large. */
interface Lead {
  readonly kind: 'lead'
  readonly text: string
  /** A line before it in the plain text alone, which shows no title. */
  readonly opening: string
}

/** One large number; the words beside it say the same, so that the plain text leaves it out. */
interface Figure {
  readonly kind: 'figure'
  readonly value: string
  readonly label: string
}

/** What a person said, and who. */
interface Saying {
  readonly kind: 'saying'
  readonly text: string
  readonly about: string
}

/** Numbers in a row, drawn as bars of table cells, since mail programs show no other drawing; left out below two. */
export interface Bars {
  readonly kind: 'bars'
  readonly title: string
  readonly bars: readonly { readonly label: string; readonly value: number; readonly text: string }[]
}

/** Sections under a heading; left out when all of them are empty. */
export interface GroupSection {
  readonly kind: 'group'
  readonly title: string
  readonly sections: readonly MailSection[]
}

/** A label and a value a row; a value may have several lines. */
interface Rows {
  readonly kind: 'rows'
  readonly rows: readonly LeadRow[]
}

/** What a visitor wrote or searches for, line by line. */
interface Quote {
  readonly kind: 'quote'
  readonly text: string
  /** A code to type: large. */
  readonly isCode?: true
  /** What is seldom needed: small. */
  readonly isQuiet?: true
}

/** Who writes: portrait, name, office and the number to call. */
interface Signature {
  readonly kind: 'signature'
  readonly signature: SignatureView
}

/** A paragraph as the agency typed it: its web addresses become links. */
interface FreeText {
  readonly kind: 'freeText'
  readonly text: string
}

/** What the agency wrote as Markdown. */
interface MarkdownText {
  readonly kind: 'markdown'
  readonly text: string
  readonly links: MailLinks
}

interface Link {
  readonly kind: 'link'
  readonly text: string
  readonly href: string
}

/** The one thing to do. */
interface Button {
  readonly kind: 'button'
  readonly text: string
  readonly href: string
}

/** A file to fetch. */
interface Download {
  readonly kind: 'download'
  readonly title: string
  /** Language of the title, if not the mail's. */
  readonly language: Locale | null
  /** Type and size; may be empty. */
  readonly detail: string
  readonly href: string
}

/** A picture as wide as the mail; what it shows is its alternative text, and stands in the plain text. */
interface Picture {
  readonly kind: 'picture'
  readonly src: string
  readonly alt: string
  /** In pixels, of the file. */
  readonly width: number
  readonly height: number
}

/** The search behind an alert, linked to its list. */
interface SearchLink {
  readonly kind: 'search'
  readonly label: string
  readonly words: string
  readonly href: string
  /** Added only in plain text, as for a paragraph. */
  readonly opening: string
}

/** The listing, project or page that a mail is about; null if it is about something else. */
interface ListingCard {
  readonly kind: 'listing'
  readonly listing: MailListingView | null
  /** Links its page instead of making it the mail's button. */
  readonly isQuiet?: boolean
}

/** A listing among others, with a line about it; `isOnly` shows its photograph large. */
interface ListingChangeCard {
  readonly kind: 'listingChange'
  readonly listing: MailCardView
  readonly isOnly: boolean
}

export function isEmpty(section: MailSection): boolean {
  switch (section.kind) {
    case 'title':
    case 'paragraph':
    case 'lead':
    case 'quote':
    case 'freeText':
    case 'markdown':
      return section.text === ''
    case 'group':
      return section.sections.every(isEmpty)
    case 'rows':
      return section.rows.length === 0
    case 'bars':
      return section.bars.length < 2
    case 'listing':
      return section.listing === null
    default:
      return false
  }
}

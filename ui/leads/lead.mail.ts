import type { FormName } from '#db/model/forms/form-catalogue.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { Locale } from '#messages/locales.ts'
import type { MailListingView } from '../mail/mail-listing.present.ts'

/** The contents of the mails about a lead, in the recipient's language. */
export interface LeadMailView {
  readonly locale: Locale
  readonly origin: string
  readonly form: FormName
  readonly fields: Lead['fields']
  readonly about: MailListingView | null
  /** What an accepted offer asks in advance, in words; '' for any other form. */
  readonly advance: string
  /** The visitor's language. */
  readonly spoken: Locale
  /** Whether the visitor asked for the newsletter, and has confirmed that by now. */
  readonly newsletter: NewsletterConsent
  /** When the form was sent, in ISO 8601. */
  readonly sentAt: string
  /** The link by which the office downloads the file sent with the form. */
  readonly file: OfficeLink | null
  /** The link by which the office decides whether to publish what was sent. */
  readonly review: OfficeLink | null
}

export type NewsletterConsent = 'no' | 'asked' | 'confirmed'

export interface OfficeLink {
  readonly href: string
  /** How long the link is valid. */
  readonly days: number
}

import type { FormName, Lead } from '#db/model/lead.ts'
import type { Locale } from '#messages/locales.ts'
import type { MailHomeView } from '../presenters/mail-listing.ts'

/** What the mails about a lead tell, in the language of whom they go to. */
export interface LeadMailView {
  readonly locale: Locale
  readonly origin: string
  readonly form: FormName
  readonly fields: Lead['fields']
  readonly home: MailHomeView | null
  /** The language of whoever wrote. */
  readonly spoken: Locale
  readonly newsletter: boolean
  /** Where the office fetches what came with the form. */
  readonly file: { readonly href: string /** How long it works. */; readonly days: number } | null
  /** Where the office decides whether what was sent is published. */
  readonly review: { readonly href: string /** How long it works. */; readonly days: number } | null
}

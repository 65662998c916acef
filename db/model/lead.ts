import type { Locale } from '#messages/locales.ts'

/** Every form a visitor can send. */
export const formNames = [
  'contact',
  'enquiry',
  'viewing',
  'construction',
  'demandRegister',
  'valuation',
  'sendToFriend',
  'documentRequest',
  'testimonial',
  'purchaseOffer',
  'rentProfile',
  'jobApplication',
  'newsletter',
] as const
export type FormName = (typeof formNames)[number]

export type LeadValue = string | number | boolean | null | readonly string[]

/** What a visitor sent, as it is kept. Times are UTC in ISO 8601. */
export interface Lead {
  /** Made with the form, so that the same form sent again is the same lead. */
  readonly id: string
  readonly form: FormName
  readonly locale: Locale
  /** As typed, trimmed; in its column it is lower-cased, for look-up. */
  readonly email: string | null
  readonly listingId: number | null
  readonly projectId: number | null
  readonly fields: Readonly<Record<string, LeadValue>>
  /** The words they agreed to, the version of those, when, and whether they asked for the newsletter. */
  readonly consent: { readonly version: string; readonly text: string; readonly at: string; readonly newsletter: boolean }
  readonly createdAt: string
  /** From this moment on a daily job erases it, with its mails. */
  readonly eraseAfter: string
}

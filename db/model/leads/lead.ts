import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from '../agency/office.ts'
import type { FormName } from '../forms/form-catalogue.ts'

export type LeadValue = string | number | boolean | null | readonly string[]

/** A form a visitor sent, as stored. Times are UTC in ISO 8601. */
export interface Lead {
  /** Idempotency key derived from the form: a resubmission is the same lead. */
  readonly id: string
  readonly form: FormName
  readonly locale: Locale
  /** As typed, trimmed; its column is lower-cased for look-up. */
  readonly email: string | null
  readonly listingId: number | null
  readonly projectId: number | null
  /** The office in charge at the desk; null: the whole agency. */
  readonly office: OfficeKey | null
  readonly fields: Readonly<Record<string, LeadValue>>
  /** The text consented to, its version and time, and whether the newsletter was requested. */
  readonly consent: { readonly version: string; readonly text: string; readonly at: string; readonly newsletter: boolean }
  readonly createdAt: string
  /** The end of its retention, after which a daily job erases it with its mails. */
  readonly eraseAfter: string
}

import type { CrmPlace } from '#db/model/leads/crm/crm-places.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import type { Search } from '#db/model/search/search.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import type { Locale } from '#messages/locales.ts'

/** How a lead is recognised in a CRM's texts. */
export const referencePattern = /Perron-[0-9a-f]{12}/

/** The reference of a lead, which says nothing of its person. */
export function referenceOf(leadId: string): string {
  return `Perron-${fingerprint(leadId).slice(0, 12)}`
}

/** The person of a lead. */
export interface CrmPerson {
  readonly firstName: string
  /** Never empty: the e-mail address if no name was given. */
  readonly lastName: string
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
  /** Null if the form asked for none. */
  readonly address: { readonly street: string; readonly number: string; readonly zip: string; readonly city: string; readonly country: string } | null
}

/** A lead as the writers of all CRMs take it. */
export interface CrmLead {
  readonly as: CrmPlace['as']
  /** Ends the message, so that a lead can be found again in the CRM. */
  readonly reference: string
  readonly spoken: Locale
  readonly person: CrmPerson
  /** The CRM's own ids of what it is about; null if it is about nothing, or about something that the CRM does not have. */
  readonly listing: string | null
  readonly project: string | null
  readonly goal: Goal | null
  /** What form it was and everything that was typed, in the agency's language. */
  readonly subject: string
  readonly message: string
  /** What is searched for; null for anything but a demand. */
  readonly search: Search | null
  /** Postcodes of the search; empty if it names none, or more than a CRM takes. */
  readonly zips: readonly string[]
  /** Whether the newsletter is confirmed. */
  readonly wantsNewsletter: boolean
}

/** The outcome of a write. `later`: it certainly had no effect. `lost`: whether it had one is not known. */
export type Written = { readonly kind: 'sent'; readonly id: string | null } | { readonly kind: 'refused' | 'later' | 'lost'; readonly reason: string }

/** Whether a write without an answer arrived. `unknown`: the CRM cannot say. `later`: it could not be asked. */
export type Found =
  | { readonly kind: 'sent'; readonly id: string | null }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' | 'later'; readonly reason: string }

/** Sends leads to one CRM. */
export interface CrmWriter {
  /** Makes one write, which is never repeated here. */
  write(lead: CrmLead): Promise<Written>
  /** Looks for a lead whose write had no answer. @param since when it was written, in ISO 8601 */
  find(lead: CrmLead, since: string, now: Date): Promise<Found>
}

/** A writer that is logged in, or why there is none: nothing has been written. */
export type Opened = { readonly writer: CrmWriter } | { readonly writer: null; readonly reason: string }

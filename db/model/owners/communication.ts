import type { FormName } from '../forms/form-catalogue.ts'

/** Types of communication about a home between the agency and others. Visits are separate: see `HomeVisit`. */
export const communicationTypes = [
  'question',
  'documents',
  'offer',
  'application',
  'share',
  'phoneIn',
  'phoneOut',
  'mailIn',
  'mailOut',
  'website',
  'demand',
  'message',
  'answer',
  'other',
] as const
export type CommunicationType = (typeof communicationTypes)[number]

export const communicationStatuses = ['open', 'planned', 'answered', 'done', 'cancelled'] as const
export type CommunicationStatus = (typeof communicationStatuses)[number]

/** The origin of a record: the CRM, a form on the site, the owner in the portal, or staff at the desk. */
export type RecordOrigin = 'crm' | 'site' | 'owner' | 'agency'

/** One communication about a home. Times are UTC in ISO 8601. */
export interface Communication {
  readonly id: string
  readonly at: string
  readonly type: CommunicationType
  /** The staff member; null: the manager. */
  readonly contact: string | null
  readonly subject: string | null
  readonly comment: string | null
  /** Null if unknown, as for a form that the agency handles outside the site. */
  readonly status: CommunicationStatus | null
  readonly origin: RecordOrigin
  /** Whether the owner can see it. */
  readonly isReleased: boolean
}

/** The type of communication recorded for a form about a home; a booked viewing becomes a visit instead. */
export const communicationOfForm: Readonly<Partial<Record<FormName, CommunicationType>>> = {
  enquiry: 'question',
  construction: 'question',
  contact: 'question',
  documentRequest: 'documents',
  purchaseOffer: 'offer',
  rentProfile: 'application',
  sendToFriend: 'share',
}

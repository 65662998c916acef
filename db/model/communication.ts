import type { FormName } from './lead.ts'

/** What happened between the agency and others about a home. Visits to the home are not communications: see `HomeVisit`. */
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

/** Who wrote a record down: the CRM, a form of the site, the owner in the portal, or the agency's people. */
export type RecordOrigin = 'crm' | 'site' | 'owner' | 'agency'

/** One communication about a home. Times are UTC in ISO 8601. */
export interface Communication {
  readonly id: string
  readonly at: string
  readonly type: CommunicationType
  /** The person at the agency; null: its manager. */
  readonly contact: string | null
  readonly subject: string | null
  readonly comment: string | null
  /** Null where it is not known: a form has reached the agency, and the site does not know what became of it. */
  readonly status: CommunicationStatus | null
  readonly origin: RecordOrigin
  /** Whether the owner sees it. */
  readonly isReleased: boolean
}

/** The communication that a form about a home makes; a booked viewing is a visit instead. */
export const communicationOfForm: Readonly<Partial<Record<FormName, CommunicationType>>> = {
  enquiry: 'question',
  construction: 'question',
  contact: 'question',
  documentRequest: 'documents',
  purchaseOffer: 'offer',
  rentProfile: 'application',
  sendToFriend: 'share',
}

import type { Locale } from '#messages/locales.ts'
import type { DigestData } from '../alerts/digest.ts'
import type { SyncError } from '../feeds/sync-run.ts'
import type { Document } from '../files/document.ts'
import type { Lead } from '../leads/lead.ts'
import type { RequestablePaper } from '../owners/owned-home.ts'
import type { OwnerDigestData } from '../owners/owner-digest.ts'
import type { AppointmentChange, Booking } from '../visits/appointment.ts'

/** Payload of mails about a lead; the rest is read from the database at send time. */
export type LeadMailData = {
  readonly form: Lead['form']
  readonly fields: Lead['fields']
  readonly listingId: number | null
  readonly projectId: number | null
  /** The visitor's language. */
  readonly spoken: Locale
  readonly newsletter: boolean
}

/** Paths of links for the office: to the file sent with the form, and to the page that publishes what was sent. */
type LeadNoticeData = LeadMailData & { readonly file: string | null; readonly review: string | null }

type DocumentsMailData = LeadMailData & {
  /** The moment the links expire, in ISO 8601. */
  readonly until: string
  readonly documents: readonly MailedDocument[]
}

/** A document with the path of its link. */
type MailedDocument = Readonly<Document> & { readonly link: string }

/** A snapshot of the appointment when the mail was added to the outbox. */
export type AppointmentMailData = Pick<LeadMailData, 'fields' | 'spoken' | 'newsletter'> & {
  readonly change: AppointmentChange
  readonly appointment: Readonly<Omit<Booking, 'office' | 'locale' | 'state' | 'assignee'>>
  /** Why the agency cancelled it, in its words. */
  readonly reason?: string
  /** The path of the page that moves or cancels it; null once cancelled. */
  readonly link: string | null
}

type SubscriptionMailData = { readonly subscription: string }
/** `issue` is the id of the mailing. */
type NewsletterMailData = SubscriptionMailData & { readonly issue: string }
type TestimonialMailData = { readonly name: string }
/** `since`: when the synchronisation last succeeded, or was first tried. */
type SyncMailData = Readonly<SyncError> & { readonly since: string; readonly wasDone: boolean }

type StaffLinkMailData = { readonly link: string }

/** The id of the account, with which its mails are erased; null: there is none. */
type OfOwner = { readonly owner: string | null }

/** The id of the link; the signed URL is created at send time, so that the outbox never holds it. */
type OwnerLinkMailData = { readonly link: string } & OfOwner

/** Security and account notices to an owner: changed password, changed address, login on a new device, new passkey, added home. */
export type OwnerNotice =
  | { readonly about: 'password' | 'home' }
  | { readonly about: 'address'; readonly address: string }
  | { readonly about: 'device' | 'passkey'; readonly device: string }
/** A passkey that was added to an account of the desk, and the device it was added on. */
type StaffNoticeMailData = { readonly name: string; readonly device: string; readonly at: string }
type OwnerNoticeMailData = OwnerNotice & OfOwner & { readonly name: string | null; readonly at: string }

/** A message of an owner to the agency. `path` is that of the home's page, `file` that of the paper's link; null without one. */
type OwnerMessageMailData = {
  readonly owner: string
  readonly home: string
  readonly path: string
  readonly text: string
  readonly paper: RequestablePaper | null
  readonly file: string | null
}

/** The outbox payload of each mail template: raw values, rendered at send time. */
export interface MailDataOf {
  /** The id of the question. */
  readonly ownerQuestion: { readonly question: string; readonly isReminder?: true }
  /** To a visitor who waited for the owner: the visit is settled at this version. */
  readonly visitAgreed: { readonly appointment: string; readonly sequence: number }
  readonly ownerReply: { readonly question: string; readonly answeredAt: string }
  readonly leadConfirmation: LeadMailData
  readonly leadNotice: LeadNoticeData
  readonly friendNote: LeadMailData
  readonly appointmentConfirmation: AppointmentMailData
  readonly appointmentNotice: AppointmentMailData
  readonly optIn: SubscriptionMailData
  readonly newsletterIssue: NewsletterMailData
  /** A test mail of a mailing to its author. */
  readonly mailingTest: { readonly mailing: string; readonly written: Locale }
  readonly digest: DigestData
  /** A home that a member of the staff (`actor`, the id) tells the subscriber of an alert of. */
  readonly homeMatch: SubscriptionMailData & { readonly listing: number; readonly actor: string }
  readonly testimonialPublished: TestimonialMailData
  readonly syncFailed: SyncMailData
  readonly importHeld: { readonly import: string }
  /** When the first of the archives that failed was begun, and the last whole one ended (ISO 8601). */
  readonly archiveFailed: { readonly since: string; readonly last: string | null }
  readonly documents: DocumentsMailData
  readonly ownerLink: OwnerLinkMailData
  readonly staffLink: StaffLinkMailData
  readonly staffPasskey: StaffNoticeMailData
  readonly leadAssigned: { readonly lead: string; readonly assignee: string; readonly actor: string }
  /** `actor`: the colleague who assigned it; null: the booking did. */
  readonly visitAssigned: { readonly appointment: string; readonly assignee: string; readonly actor: string | null }
  /** The id of the reply. */
  readonly leadReply: { readonly reply: string }
  /** The id of the step of a purchase offer that the bidder is told of. */
  readonly offerStep: { readonly event: string }
  readonly ownerNotice: OwnerNoticeMailData
  readonly ownerMessage: OwnerMessageMailData
  /** The id of the answer, and the home's title. */
  /** `message`: the id of the message that is answered. */
  readonly ownerAnswer: { readonly answer: string; readonly home: string; readonly message?: string }
  readonly ownerDigest: OwnerDigestData
}

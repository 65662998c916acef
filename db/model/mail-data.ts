import type { Locale } from '#messages/locales.ts'
import type { Appointment, AppointmentChange } from './appointment.ts'
import type { DigestData } from './digest.ts'
import type { Document } from './document.ts'
import type { Lead } from './lead.ts'
import type { PaperAsked } from './owned-home.ts'
import type { OwnerDigestData } from './owner-digest.ts'
import type { SyncError } from './sync-run.ts'

/** The data of mails about a lead that is not read from the database when they are sent. */
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

/** The appointment as it was when the mail was due. */
export type AppointmentMailData = Pick<LeadMailData, 'fields' | 'spoken' | 'newsletter'> & {
  readonly change: AppointmentChange
  readonly appointment: Readonly<Omit<Appointment, 'office' | 'locale' | 'state' | 'assignee'>>
  /** The path of the page where it is moved or cancelled; null once it is cancelled. */
  readonly link: string | null
}

type SubscriptionMailData = { readonly subscription: string }
/** `issue` is the id of the mailing. */
type NewsletterMailData = SubscriptionMailData & { readonly issue: string }
type TestimonialMailData = { readonly name: string }
/** `since`: when the synchronisation last succeeded, or was first tried. */
type SyncMailData = Readonly<SyncError> & { readonly since: string; readonly wasDone: boolean }

/** The id of the link; the link itself is made when the mail is sent. */
type OwnerLinkMailData = { readonly link: string }

/** What happened to an owner's account: another password, another address, a log-in on a new device, or one more home. */
export type OwnerNotice =
  | { readonly about: 'password' | 'home' }
  | { readonly about: 'address'; readonly address: string }
  | { readonly about: 'device'; readonly device: string }
type OwnerNoticeMailData = OwnerNotice & { readonly name: string | null; readonly at: string }

/** A message of an owner to the agency. `path` is that of the home's page, `file` that of the paper's link; null without one. */
type OwnerMessageMailData = {
  readonly owner: string
  readonly home: string
  readonly path: string
  readonly text: string
  readonly paper: PaperAsked | null
  readonly file: string | null
}

/** What the outbox keeps of each mail, by template: raw values, put into words when the mail is sent. */
export interface MailDataOf {
  readonly leadConfirmation: LeadMailData
  readonly leadNotice: LeadNoticeData
  readonly friendNote: LeadMailData
  readonly appointmentConfirmation: AppointmentMailData
  readonly appointmentNotice: AppointmentMailData
  readonly optIn: SubscriptionMailData
  readonly newsletterIssue: NewsletterMailData
  /** A mailing as its author tries it out. */
  readonly mailingTest: { readonly mailing: string; readonly written: Locale }
  readonly digest: DigestData
  readonly testimonialPublished: TestimonialMailData
  readonly syncFailed: SyncMailData
  readonly documents: DocumentsMailData
  readonly ownerLink: OwnerLinkMailData
  readonly staffLink: OwnerLinkMailData
  /** The id of the reply. */
  readonly leadReply: { readonly reply: string }
  readonly ownerNotice: OwnerNoticeMailData
  readonly ownerMessage: OwnerMessageMailData
  /** The id of the answer, and the home's title. */
  readonly ownerAnswer: { readonly answer: string; readonly home: string }
  readonly ownerDigest: OwnerDigestData
}

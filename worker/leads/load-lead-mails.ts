import { type } from 'arktype'
import { getsNewsletter } from '#db/alerts/subscriptions.ts'
import type { Db } from '#db/client.ts'
import { loadContentDirectory } from '#db/content/articles.ts'
import { wereRequestedBefore } from '#db/files/documents.ts'
import { findReply } from '#db/leads/lead-replies.ts'
import { findListing } from '#db/listings/listings.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { advanceFor } from '#db/model/calculators/offer-advance.ts'
import { fileLinkDays } from '#db/model/files/document.ts'
import { formNames } from '#db/model/forms/form-catalogue.ts'
import type { LeadMailData } from '#db/model/mail/mail-data.ts'
import { textIn } from '#db/model/site/localized.ts'
import { reviewDays } from '#db/model/testimonials/testimonial.ts'
import { findProject } from '#db/projects/projects.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { presentOnFile } from '#ui/files/documents.present.ts'
import type { DocumentsMailView } from '#ui/forms/document-request/documents.mail.ts'
import { formalName, greetedName } from '#ui/forms/lead-rows.present.ts'
import { advanceNote } from '#ui/forms/purchase-offer/purchase-offer.present.ts'
import type { LeadMailView, NewsletterConsent } from '#ui/leads/lead.mail.ts'
import type { LeadReplyView } from '#ui/leads/lead-reply.mail.ts'
import { type MailListingView, presentMailListing, presentMailPage, presentMailProject } from '#ui/mail/mail-listing.present.ts'
import { presentSignature } from '#ui/mail/mail-signature.present.ts'
import { formatToday } from '#ui/site/number.present.ts'
import { checkMailData, LeadFields, type RenderDeps } from '#worker/mail/mail-loader.ts'

const Data = type({
  form: type.enumerated(...formNames),
  fields: LeadFields,
  listingId: 'number.integer | null',
  projectId: 'number.integer | null',
  spoken: type.enumerated(...locales),
  newsletter: 'boolean',
  'file?': 'string | null',
  'review?': 'string | null',
})

/** The data of a mail about a lead. */
const readLeadMail = (mail: LeasedMail): LeadMailData & Pick<typeof Data.infer, 'file' | 'review'> => checkMailData(Data, mail)

/** Loads the contents of a mail about a lead; the listing or project is as it is now. */
export async function loadLeadMail(mail: LeasedMail, { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>): Promise<LeadMailView> {
  const lead = readLeadMail(mail)
  const { locale } = mail
  const { origin } = settings
  const { form, fields, spoken } = lead
  const newsletter = await newsletterConsent(db, lead)
  const sentAt = mail.createdAt
  const file = lead.file ? { href: origin + lead.file, days: fileLinkDays } : null
  const review = lead.review ? { href: origin + lead.review, days: reviewDays } : null
  const found = lead.listingId === null ? null : await findListing(db, lead.listingId)
  const listing = found?.state === 'prospective' ? null : found
  const about = listing ? presentMailListing(listing, agency, locale, origin, new Date(sentAt)) : await otherwiseAbout(db, lead, agency, locale, origin)
  const advance = form === 'purchaseOffer' && listing ? advanceNote(advanceFor(listing, sentAt), locale) : ''
  return { locale, origin, form, fields, spoken, newsletter, sentAt, file, review, about, advance }
}

/** Whether a lead asks for the newsletter, and whether that has been confirmed by now. */
export async function newsletterConsent(db: Db, { newsletter, fields }: Pick<LeadMailData, 'newsletter' | 'fields'>): Promise<NewsletterConsent> {
  if (!newsletter) return 'no'
  return typeof fields.email === 'string' && (await getsNewsletter(db, fields.email)) ? 'confirmed' : 'asked'
}

async function otherwiseAbout(db: Db, lead: LeadMailData, agency: Agency, locale: Locale, origin: string): Promise<MailListingView | null> {
  const found = lead.projectId === null ? null : await findProject(db, lead.projectId)
  if (found) return presentMailProject(found.project, agency, locale, origin)
  if (typeof lead.fields.page !== 'string') return null
  return presentMailPage(lead.fields.page, { agency, content: await loadContentDirectory(db) }, locale, origin)
}

const ReplyData = type({ reply: 'string' })

/** Loads a reply of the desk; null once it was undone, or erased with its lead. */
export async function loadLeadReply(mail: LeasedMail, { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>): Promise<LeadReplyView | null> {
  const found = await findReply(db, checkMailData(ReplyData, mail).reply)
  if (found === null) return null
  const { reply, fields, name, email, listingId, projectId, office: key } = found
  const { locale } = mail
  const { origin } = settings
  const office = key === null ? null : officeByKey(agency, key)
  const officeName = [agencyName(agency, locale), textIn(office?.name, locale)].filter((part) => part !== '').join(' ')
  const listing = listingId === null ? null : await findListing(db, listingId)
  const project = listing === null && projectId !== null ? await findProject(db, projectId) : null
  return {
    locale,
    origin,
    subject: reply.subject,
    name: greetedName(fields),
    formal: formalName(fields),
    text: reply.text,
    signature: presentSignature({ name, email, of: officeName, phone: office?.phone ?? agency.phone }, agency, origin),
    office: officeName,
    about:
      listing && listing.state !== 'prospective'
        ? presentMailListing(listing, agency, locale, origin, new Date(mail.createdAt))
        : project && presentMailProject(project.project, agency, locale, origin),
  }
}

const DocumentsData = type({
  until: 'string.date.iso',
  documents: type({
    key: 'string',
    name: { 'nl?': 'string', 'fr?': 'string', 'en?': 'string', 'de?': 'string', 'any?': 'string' },
    type: "'application/pdf' | 'image/jpeg' | 'image/png'",
    size: 'number.integer',
    /** A path. */
    link: 'string',
  }).array(),
})

/** Loads the contents of the mail with the links to documents. */
export async function loadDocumentsMail(mail: LeasedMail, deps: Pick<RenderDeps, 'agency' | 'db' | 'settings'>): Promise<DocumentsMailView> {
  const data = checkMailData(DocumentsData, mail)
  const lead = await loadLeadMail(mail, deps)
  const { listingId, projectId } = readLeadMail(mail)
  const keys = data.documents.map(({ key }) => key)
  const again = await wereRequestedBefore(deps.db, { email: mail.recipient, listingId, projectId, keys, at: mail.createdAt })
  const documents = data.documents.map((document) => ({ ...presentOnFile(document, mail.locale), href: lead.origin + document.link }))
  return { ...lead, documents, again, until: formatToday(new Date(data.until), mail.locale) }
}

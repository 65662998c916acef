import { type } from 'arktype'
import { getsNewsletter } from '#db/alerts/subscriptions.ts'
import type { Db } from '#db/client.ts'
import { loadContentDirectory } from '#db/content/articles.ts'
import { findListing } from '#db/listings/listings.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import { advanceFor } from '#db/model/calculators/offer-advance.ts'
import { formNames } from '#db/model/forms/form-catalogue.ts'
import type { LeadMailData } from '#db/model/mail/mail-data.ts'
import { findProject } from '#db/projects/projects.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { advanceNote } from '#ui/forms/purchase-offer/purchase-offer.present.ts'
import type { LeadMailView, NewsletterWish } from '#ui/leads/lead-mail.mail.ts'
import { type MailListingView, presentMailListing, presentMailPage, presentMailProject } from '#ui/mail/mail-listing.present.ts'
import { linkDays } from '#worker/signing/file-link.ts'
import { reviewDays } from '#worker/signing/review-link.ts'
import { checkMailData } from '../mail/check-mail-data.ts'
import type { RenderDeps } from '../mail/mail-deps.ts'
import { Fields } from './lead-fields.ts'

const Data = type({
  form: type.enumerated(...formNames),
  fields: Fields,
  listingId: 'number.integer | null',
  projectId: 'number.integer | null',
  spoken: type.enumerated(...locales),
  newsletter: 'boolean',
  'file?': 'string | null',
  'review?': 'string | null',
})

/** The data of a mail about a lead. */
export const readLeadMail = (mail: LeasedMail): LeadMailData & Pick<typeof Data.infer, 'file' | 'review'> => checkMailData(Data, mail)

/** Loads the contents of a mail about a lead; the listing or project is as it is now. */
export async function loadLeadMail(mail: LeasedMail, { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>): Promise<LeadMailView> {
  const lead = readLeadMail(mail)
  const { locale } = mail
  const { origin } = settings
  const { form, fields, spoken } = lead
  const newsletter = await newsletterWish(db, lead)
  const sentAt = mail.createdAt
  const file = lead.file ? { href: origin + lead.file, days: linkDays } : null
  const review = lead.review ? { href: origin + lead.review, days: reviewDays } : null
  const found = lead.listingId === null ? null : await findListing(db, lead.listingId)
  const listing = found?.state === 'prospective' ? null : found
  const about = listing ? presentMailListing(listing, agency, locale, origin, new Date(sentAt)) : await otherwiseAbout(db, lead, agency, locale, origin)
  const advance = form === 'purchaseOffer' && listing ? advanceNote(advanceFor(listing, sentAt), locale) : ''
  return { locale, origin, form, fields, spoken, newsletter, sentAt, file, review, about, advance }
}

/** The newsletter wish in a lead, and whether it has been confirmed by now. */
export async function newsletterWish(db: Db, { newsletter, fields }: Pick<LeadMailData, 'newsletter' | 'fields'>): Promise<NewsletterWish> {
  if (!newsletter) return 'no'
  return typeof fields.email === 'string' && (await getsNewsletter(db, fields.email)) ? 'confirmed' : 'asked'
}

async function otherwiseAbout(db: Db, lead: LeadMailData, agency: Agency, locale: Locale, origin: string): Promise<MailListingView | null> {
  const found = lead.projectId === null ? null : await findProject(db, lead.projectId)
  if (found) return presentMailProject(found.project, agency, locale, origin)
  if (typeof lead.fields.page !== 'string') return null
  return presentMailPage(lead.fields.page, { agency, content: await loadContentDirectory(db) }, locale, origin)
}

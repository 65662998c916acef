import { type } from 'arktype'
import type { Db } from '#db/client.ts'
import { findListing } from '#db/listings.ts'
import type { LeasedMail } from '#db/outbox.ts'
import { findProject } from '#db/projects.ts'
import type { LeadMailView } from '#ui/mail/lead-mail.ts'
import { type MailHomeView, presentMailListing, presentMailPage, presentMailProject } from '#ui/presenters/mail-listing.ts'
import { linkDays } from '#worker/forms/file-link.ts'
import { reviewDays } from '#worker/forms/review-link.ts'
import { LeadMailData } from './lead-mails.ts'
import type { MailDeps } from './mail-deps.ts'

/** What the mail about a lead tells, the home or the project as it is now. */
export async function readLeadMail({ data, locale }: LeasedMail, { db, settings }: MailDeps): Promise<LeadMailView> {
  const lead = LeadMailData(data)
  if (lead instanceof type.errors) throw new Error(`the data of the mail make no sense: ${lead.summary}`)
  const origin = settings.origin ?? new URL(lead.origin).origin
  const { form, fields, spoken, newsletter } = lead
  const file = lead.file ? { href: origin + lead.file, days: linkDays } : null
  const review = lead.review ? { href: origin + lead.review, days: reviewDays } : null
  return { locale, origin, form, fields, spoken, newsletter, file, review, home: await homeOf(db, lead, locale, origin) }
}

async function homeOf(db: Db, lead: typeof LeadMailData.infer, locale: LeasedMail['locale'], origin: string): Promise<MailHomeView | null> {
  const listing = lead.listingId === null ? null : await findListing(db, lead.listingId)
  if (listing && listing.state !== 'prospective') return presentMailListing(listing, locale, origin)
  const found = lead.projectId === null ? null : await findProject(db, lead.projectId)
  if (found) return presentMailProject(found.project, locale, origin)
  return typeof lead.fields.page === 'string' ? presentMailPage(lead.fields.page, locale, origin) : null
}

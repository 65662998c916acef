import { type } from 'arktype'
import { findReply } from '#db/leads/lead-replies.ts'
import { findListing } from '#db/listings/listings.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { textIn } from '#db/model/site/localized.ts'
import { findProject } from '#db/projects/projects.ts'
import { formalName, greetedName } from '#ui/forms/lead-rows.present.ts'
import type { LeadReplyView } from '#ui/leads/lead-reply.mail.ts'
import { presentMailListing, presentMailProject } from '#ui/mail/mail-listing.present.ts'
import { presentSignature } from '#ui/mail/mail-signature.present.ts'
import { checkMailData } from '../mail/check-mail-data.ts'
import type { RenderDeps } from '../mail/mail-deps.ts'

const Data = type({ reply: 'string' })

/** Loads a reply of the desk; null once it was undone, or erased with its lead. */
export async function loadLeadReply(mail: LeasedMail, { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>): Promise<LeadReplyView | null> {
  const found = await findReply(db, checkMailData(Data, mail).reply)
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

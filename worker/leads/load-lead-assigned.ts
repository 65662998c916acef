import { type } from 'arktype'
import { findStaff } from '#db/accounts/staff.ts'
import { findDeskLead } from '#db/leads/desk-lead.ts'
import { listCards } from '#db/listings/listings.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { excerpt } from '#db/model/content/excerpt.ts'
import { leadSender, leadSubject } from '#ui/forms/lead-rows.present.ts'
import type { LeadAssignedView } from '#ui/leads/lead-assigned.mail.ts'
import { writtenText } from '#ui/leads/lead-line.present.ts'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import { href } from '#ui/routes.ts'
import { checkMailData, type RenderDeps } from '#worker/mail/mail-loader.ts'

const Data = type({ lead: 'string', assignee: 'string', actor: 'string' })
const maxWords = 300

/** Loads the mail about a lead that a colleague assigned; null if it is no longer theirs, or erased. */
export async function loadLeadAssigned(mail: LeasedMail, { db, settings }: Pick<RenderDeps, 'db' | 'settings'>): Promise<LeadAssignedView | null> {
  const data = checkMailData(Data, mail)
  const [lead, member, actor] = await Promise.all([findDeskLead(db, data.lead), findStaff(db, data.assignee), findStaff(db, data.actor)])
  if (lead === null || member === null || lead.assignee !== member.id) return null
  const { locale } = mail
  const { origin } = settings
  const [card] = lead.listingId === null ? [] : await listCards(db, [lead.listingId])
  return {
    locale,
    origin,
    name: member.name,
    by: actor?.name ?? null,
    who: leadSender(lead.fields, lead.email, locale),
    form: leadSubject(lead.form, 'notice', locale),
    about: card ? homeName(card, locale) : null,
    words: excerpt(writtenText(lead.fields), maxWords),
    href: origin + href('deskLead', locale, { id: lead.id }),
    account: origin + href('deskAccount', locale),
  }
}

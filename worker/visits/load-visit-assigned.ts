import { type } from 'arktype'
import { findStaff } from '#db/accounts/staff.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { findDeskVisit } from '#db/visits/desk-visits.ts'
import { leadSender } from '#ui/forms/lead-rows.present.ts'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import { href } from '#ui/routes.ts'
import type { VisitAssignedView } from '#ui/visits/visit-assigned.mail.ts'
import { checkMailData, type RenderDeps } from '#worker/mail/mail-loader.ts'

const Data = type({ appointment: 'string', assignee: 'string', actor: 'string | null' })

/** Loads the mail about a visit that was assigned to a member; null if it is no longer theirs, or was cancelled or erased. */
export async function loadVisitAssigned(mail: LeasedMail, { db, settings }: Pick<RenderDeps, 'db' | 'settings'>): Promise<VisitAssignedView | null> {
  const data = checkMailData(Data, mail)
  const [visit, member, actor] = await Promise.all([
    findDeskVisit(db, data.appointment),
    findStaff(db, data.assignee),
    data.actor === null ? null : findStaff(db, data.actor),
  ])
  if (visit === null || member === null || visit.appointment.assignee !== member.id || visit.appointment.state !== 'confirmed') return null
  const { locale } = mail
  const { origin } = settings
  const { appointment, card, lead } = visit
  return {
    locale,
    origin,
    name: member.name,
    email: member.recipient,
    by: actor?.name ?? null,
    who: leadSender(lead.fields, lead.email, locale),
    fields: lead.fields,
    appointment,
    place: card?.place ?? null,
    home: card === null ? String(appointment.listingId) : homeName(card, locale),
    href: origin + href('deskVisit', locale, { id: appointment.id }),
    account: origin + href('deskAccount', locale),
  }
}

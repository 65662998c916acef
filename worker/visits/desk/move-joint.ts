import { createId } from '@paralleldrive/cuid2'
import { didChange } from '#db/desk/audit-log.ts'
import { insertLeadEvent } from '#db/leads/desk-lead.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import { changeMailIds } from '#db/visits/appointments.ts'
import type { DeskVisit } from '#db/visits/desk-visits.ts'
import { moveAlong, selectParties } from '#db/visits/joint-visits.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { appointmentMails } from '#worker/visits/appointment-mails.ts'
import { type Along, moveVisit } from './change-visit.ts'

/** Moves a visit with all its households, each with its own mails, in one batch. A visit of one moves as by `moveVisit`. */
export async function moveJoint(context: DeskContext, visit: DeskVisit, sent: FormData) {
  const { appointment } = visit
  const parties = await selectParties(context.store.primary, appointment)
  return moveVisit(context, visit, sent, parties.length === 0 ? undefined : alongWith(context, visit, parties))
}

function alongWith(
  { store, agency, settings, now, session }: DeskContext,
  { appointment }: DeskVisit,
  parties: Awaited<ReturnType<typeof selectParties>>,
): Along {
  const db = store.primary
  const holder = { id: appointment.id, sequence: appointment.sequence + 1 }
  return async (to) => {
    const moves = await Promise.all(
      parties.map(async ({ appointment: known, lead }) => {
        const moved = { ...known, ...to, sequence: known.sequence + 1, changedAt: now.toISOString() }
        const mails = await appointmentMails('moved', moved, lead, { signing: settings.signing, officeLocale: officeLocale(agency, known.organizer) })
        const [change, ...rest] = moveAlong(db, known, moved, holder, mails)
        const event = insertLeadEvent(db, { id: createId(), leadId: known.id, actor: session.member.id, kind: 'visitMoved', text: to.startsAt }, now, didChange)
        return { statements: change === undefined ? [] : [change, event, ...rest], mailIds: changeMailIds(moved, mails) }
      }),
    )
    return { statements: moves.flatMap(({ statements }) => statements), mailIds: moves.flatMap(({ mailIds }) => mailIds) }
  }
}

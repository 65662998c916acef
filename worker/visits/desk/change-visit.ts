import { createId } from '@paralleldrive/cuid2'
import { didChangeFor } from '#db/accounts/staff.ts'
import type { Statement } from '#db/client.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { insertLeadEvent } from '#db/leads/desk-lead.ts'
import { insertMailWhere } from '#db/mail/outbox.ts'
import type { StaffMember } from '#db/model/accounts/staff.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { heldUntil } from '#db/model/desk/undo-time.ts'
import type { LeadEventKind } from '#db/model/leads/lead.ts'
import type { Period } from '#db/model/visits/agents-time.ts'
import type { KnownAppointment } from '#db/visits/appointments.ts'
import { agreedMailId, keepAgreedMail } from '#db/visits/awaited-answers.ts'
import { assignVisit, type DeskVisit, tellCancelReason } from '#db/visits/desk-visits.ts'

import { keepQuestions } from '#db/visits/owner-questions.ts'
import { restoreAppointment } from '#db/visits/restored-appointments.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { hasEmail } from '#ui/forms/lead-rows.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { type ChangeContext, cancel, moveTo } from '#worker/visits/appointment-change.ts'
import { readStartTerms, visitAgain } from '../start-terms.ts'
import { readRequestedStart, typedStart } from './requested-start.ts'

const conflict: FormState = { ...freshForm, problem: 'changedMeanwhile' }

/** What moves along with a visit: statements, and the ids of their mails. */
export type Along = (to: Period) => Promise<{ readonly statements: readonly Statement[]; readonly mailIds: readonly string[] }>

/**
 * Moves a visit under an optimistic lock, with the same mails as a move by the visitor.
 * @param along what moves with it; without it a household leaves its joint visit
 * @returns the old and new start, or the form's state if rejected
 */
export async function moveVisit(
  context: DeskContext,
  visit: DeskVisit,
  sent: FormData,
  along?: Along,
): Promise<{ readonly from: string; readonly sequence: number } | FormState> {
  const { appointment } = visit
  const typed = typedStart(sent)
  if (textOf(sent, 'version') !== String(appointment.sequence) || appointment.state === 'cancelled') return { ...conflict, typed }
  const office = { key: appointment.office, calendar: officeByKey(context.agency, appointment.office)?.calendar ?? [] }
  const read = await readRequestedStart(context.store.primary, office, sent, context.now, visitAgain(appointment, along ? appointment.jointId : null))
  if (!read.ok) return { ...freshForm, typed, ...read.wrong }
  const { startsAt, terms } = read.start
  if (startsAt === appointment.startsAt) return { ...freshForm, typed, errors: { visitStart: 'invalid' } }
  const { also = [], ...change } = changing(context, visit, 'visitMoved', startsAt)
  const others = (await along?.({ startsAt, endsAt: terms.endsAt })) ?? { statements: [], mailIds: [] }
  const changed = await moveTo(startsAt, visit, { ...change, also: [...also, ...others.statements], isJoint: along !== undefined }, terms)
  if (!changed.ok) return { ...changed.state, typed, errors: {}, ...(changed.state.failed ? {} : { problem: 'taken' }) }
  if (changed.appointment.startsAt !== startsAt) return { ...conflict, typed }
  context.relay(others.mailIds)
  return { from: appointment.startsAt, sequence: changed.appointment.sequence }
}

/** Characters of the reason of a cancellation. */
const maxReason = 300

/**
 * Cancels a visit, with the same mails as a cancellation by the visitor, held for undo.
 * @returns what the notice and its undo need, or the form's state if rejected
 */
export async function cancelVisit(context: DeskContext, known: KnownAppointment, sent: FormData): Promise<Cancelled | FormState> {
  if (textOf(sent, 'version') !== String(known.appointment.sequence)) return { ...conflict, typed: { cancelReason: textOf(sent, 'cancelReason') } }
  // A visit that has begun cannot be cancelled: the visitor would get a cancellation mail for a visit that took place.
  if (known.appointment.startsAt <= context.now.toISOString()) return { ...freshForm, problem: 'begun' }
  const reason = textOf(sent, 'cancelReason').toWellFormed().replace(/\s+/g, ' ')
  const typed = { cancelReason: reason, cancelForOwner: textOf(sent, 'cancelForOwner') }
  if (reason.length > maxReason) return { ...freshForm, typed, errors: { cancelReason: 'invalid' } }
  const { also = [], ...change } = changing(context, known, 'visitCancelled', reason || null)
  const ownerNote =
    reason !== '' && typed.cancelForOwner === '1' ? [tellCancelReason(context.store.primary, known.appointment.id, reason, context.now, didChange)] : []
  const changed = await cancel(known, { ...change, also: [...also, ...ownerNote], heldUntil: heldUntil(context.now), reason: reason || undefined })
  if (!changed.ok) return changed.state
  return { done: hasEmail(known.lead.fields) ? 'cancelled' : 'cancelledUnmailed', version: String(changed.appointment.sequence) }
}

interface Cancelled {
  readonly done: 'cancelled' | 'cancelledUnmailed'
  readonly version: string
}

/** Undoes a cancellation while its mails are held. @returns the outcome, for the notice */
export async function restoreVisit(context: DeskContext, { appointment }: KnownAppointment, sent: FormData): Promise<'restored' | 'taken' | 'told'> {
  const { agency, now, store, session } = context
  const db = store.primary
  if (textOf(sent, 'version') !== String(appointment.sequence) || appointment.state !== 'cancelled') return 'told'
  const terms = await readStartTerms(db, officeByKey(agency, appointment.office), appointment.startsAt, now, visitAgain(appointment))
  const also = [
    insertLeadEvent(db, { id: createId(), leadId: appointment.id, actor: session.member.id, kind: 'visitRestored', text: null }, now, didChange),
    recordAct(db, session.member, { action: 'undo', object: 'appointment', objectId: appointment.id }, now, didChange),
    tellCancelReason(db, appointment.id, null, now, didChange),
    keepQuestions(db, appointment),
    keepAgreedMail(db, appointment),
  ]
  const outcome = await restoreAppointment(db, appointment, terms, now, also)
  context.relay([agreedMailId({ ...appointment, sequence: appointment.sequence + 1 })], heldUntil(now))
  return outcome
}

/** The fields of the undo of a cancellation; null if the notice is about something else. */
export function restoringFields(query: URLSearchParams): { readonly version: string } | null {
  const version = query.get('version')
  return query.get('done')?.startsWith('cancelled') === true && version !== null ? { version } : null
}

/** The context of a change at the desk: the primary database, no rate limit, and the audit log. */
function changing(
  { agency, now, relay, settings, store, session: { member } }: DeskContext,
  { appointment: { id } }: KnownAppointment,
  kind: Extract<LeadEventKind, 'visitMoved' | 'visitCancelled'>,
  text: string | null,
): ChangeContext {
  const db = store.primary
  const also = [
    insertLeadEvent(db, { id: createId(), leadId: id, actor: member.id, kind, text }, now, didChange),
    recordAct(db, member, { action: kind === 'visitMoved' ? 'move' : 'cancel', object: 'appointment', objectId: id }, now, didChange),
  ]
  return { agency, now, relay, settings, store: { db }, clientAddress: null, also }
}

type Assignee = Pick<StaffMember, 'id' | 'recipient' | 'locale'>

/** Assigns a visit to a colleague, who is mailed unless they switched that off, or unassigns it. @returns the form's state on a conflict */
export async function giveVisit({ store, now, relay, session: { member } }: DeskContext, id: string, before: string | null, colleague: Assignee | null) {
  const db = store.primary
  const assignee = colleague?.id ?? null
  const mailId = `${id}.assigned.${now.getTime()}`
  const mailTo = ({ id: to, locale, recipient }: Assignee) => {
    const data = { appointment: id, assignee: to, actor: member.id }
    return insertMailWhere(db, mailId, { template: 'visitAssigned', locale, to: recipient, replyTo: null, data }, now.toISOString(), id, didChangeFor(to))
  }
  const [changed] = await db.batch([
    assignVisit(db, id, before, assignee),
    insertLeadEvent(db, { id: createId(), leadId: id, actor: member.id, kind: 'visitAssigned', text: assignee }, now, didChange),
    recordAct(db, member, { action: 'assign', object: 'appointment', objectId: id }, now, didChange),
    ...(colleague === null || colleague.id === member.id ? [] : [mailTo(colleague)]),
  ])
  relay([mailId])
  return changed.length === 0 ? { ...conflict, typed: { assignee: assignee ?? '' } } : null
}

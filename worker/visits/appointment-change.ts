import type { Db, Statement, Store } from '#db/client.ts'
import { countSending, uncountSending } from '#db/forms/rate-limits.ts'
import { officeByKey, officeLocale } from '#db/model/agency/office.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import type { Appointment, Booking } from '#db/model/visits/appointment.ts'
import type { StartTerms } from '#db/model/visits/calendar.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { cancelAppointment, changeMailIds, findAppointment, hasFreeSeat, type KnownAppointment, moveAppointment } from '#db/visits/appointments.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { Settings } from '#worker/env.ts'
import { isMoment } from '#worker/forms/fields.ts'
import { senderHashes } from '#worker/signing/keyed-hashes.ts'
import type { PageContext } from '#worker/site/pages/page.ts'
import { appointmentMails } from '#worker/visits/appointment-mails.ts'
import { readStartTerms, visitAgain } from '#worker/visits/start-terms.ts'

/** The parts of a page request that a change needs. */
export interface ChangeContext extends Pick<PageContext, 'agency' | 'now' | 'clientAddress' | 'relay'> {
  readonly store: Pick<Store, 'db'>
  readonly settings: Pick<Settings, 'signing'>
  /** Further statements for the batch of the change. */
  readonly also?: readonly Statement[]
  /** Whether the household stays in its joint visit, which moves as a whole. */
  readonly isJoint?: boolean
  /** Until when the mails are held, if the change can be undone. */
  readonly heldUntil?: Date
  /** Why it is cancelled, for the mails. */
  readonly reason?: string | undefined
}

/** The result of a change: the changed appointment, or the form's state with the error. */
export type Changed = { readonly ok: true; readonly appointment: Booking } | { readonly ok: false; readonly state: FormState }

/**
 * Moves an appointment to another start of its office. Moving to the current start is a no-op; of two concurrent moves the first wins. A cancelled
 * appointment is not moved. Moves are rate-limited, since each sends two mails.
 * @param requested as submitted
 * @param given the terms of that start if set by staff
 */
export async function moveTo(requested: string, known: KnownAppointment, context: ChangeContext, given?: StartTerms): Promise<Changed> {
  const { appointment } = known
  if (appointment.state === 'cancelled' || requested === appointment.startsAt) return { ok: true, appointment }
  if (!isMoment(requested)) return refused({ typed: { start: requested }, errors: { start: requested === '' ? 'missing' : 'invalid' } })
  const terms =
    given ?? (await readStartTerms(context.store.db, officeByKey(context.agency, appointment.office), requested, context.now, visitAgain(appointment)))
  const moved = { ...next(appointment, context), startsAt: requested, endsAt: terms.endsAt, jointId: context.isJoint ? (appointment.jointId ?? null) : null }
  const { db } = context.store
  const senders = await senderHashes(context.settings.signing, context.clientAddress, 'viewing')
  const count = `${moved.id}.${moved.sequence}`
  if (senders !== null && (await countSending(db, senders, count, context.now)) === 'limited') return refused({ typed: { start: requested }, limited: true })
  try {
    return {
      ok: true,
      appointment: await settle('moved', moved, known, context, (mails) => moveAppointment(db, appointment, moved, terms, mails, context.also)),
    }
  } catch (error) {
    if (senders !== null) await uncountSending(db, senders, count)
    const hasSeat = await hasFreeSeat(db, appointment.office, requested, terms).catch(() => true)
    if (!hasSeat) return refused({ typed: { start: requested }, errors: { start: 'invalid' } })
    reportFault('an appointment was not moved', error)
    return refused({ typed: { start: requested }, failed: true })
  }
}

/** Cancels an appointment. Idempotent: cancelling again sends no mail. */
export async function cancel(known: KnownAppointment, context: ChangeContext): Promise<Changed> {
  const { appointment } = known
  if (appointment.state === 'cancelled') return { ok: true, appointment }
  const cancelled: Appointment = { ...next(appointment, context), state: 'cancelled' }
  try {
    return {
      ok: true,
      appointment: await settle('cancelled', cancelled, known, context, (mails) =>
        cancelAppointment(context.store.db, appointment, cancelled, mails, context.also, context.heldUntil),
      ),
    }
  } catch (error) {
    reportFault('an appointment was not cancelled', error)
    return refused({ failed: true })
  }
}

function next(appointment: Appointment, { now }: ChangeContext): Appointment {
  return { ...appointment, sequence: appointment.sequence + 1, changedAt: now.toISOString() }
}

/** Applies a change with its outbox mails and relays those. @returns the changed appointment @throws if the change was not made */
async function settle(
  change: 'moved' | 'cancelled',
  changed: Appointment,
  { lead }: KnownAppointment,
  { store: { db }, settings, agency, relay, heldUntil, reason }: ChangeContext,
  make: (mails: readonly OutgoingMail[]) => Promise<void>,
): Promise<Appointment> {
  const mails = await appointmentMails(change, changed, lead, { signing: settings.signing, officeLocale: officeLocale(agency, changed.organizer), reason })
  try {
    await make(mails)
  } catch (error) {
    // The change may have been made although its response was lost: check the record.
    if (!(await isMade(db, changed))) throw error
  }
  relay(changeMailIds(changed, mails), heldUntil)
  return (await findAppointment(db, changed.id))?.appointment ?? changed
}

async function isMade(db: Db, { id, sequence, startsAt, state }: Appointment): Promise<boolean> {
  const found = await findAppointment(db, id)
  return found !== null && found.appointment.sequence === sequence && found.appointment.startsAt === startsAt && found.appointment.state === state
}

function refused(state: Partial<FormState>): Changed {
  return { ok: false, state: { ...freshForm, ...state } }
}

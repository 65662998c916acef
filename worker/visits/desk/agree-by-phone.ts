import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { heldUntil } from '#db/model/desk/undo-time.ts'
import { agreedMailId, forgetAgreedMail, mailAgreed } from '#db/visits/awaited-answers.ts'
import type { DeskVisit } from '#db/visits/desk-visits.ts'
import { recordAgreement, removeAgreement } from '#db/visits/owner-agreements.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const act = { object: 'appointment', fields: ['ownerAnswer'] } as const

/**
 * Records that an owner agreed to a visit by phone; a visitor who waits for it is mailed, held for undo.
 * @returns when, for the undo, or the form's state if rejected
 */
export async function agreeByPhone(
  { store, now, relay, session: { member } }: DeskContext,
  { appointment }: DeskVisit,
  sent: FormData,
): Promise<{ readonly at: string } | FormState> {
  if (textOf(sent, 'version') !== String(appointment.sequence)) return { ...freshForm, problem: 'changedMeanwhile' }
  const db = store.primary
  const due = heldUntil(now)
  const [recorded] = await db.batch([
    recordAgreement(db, { questionId: createId(), ownerId: textOf(sent, 'owner') }, appointment, now),
    recordAct(db, member, { action: 'change', objectId: appointment.id, ...act }, now, didChange),
    mailAgreed(db, appointment, now, due),
  ])
  relay([agreedMailId(appointment)], due)
  return recorded.length === 0 ? { ...freshForm, problem: 'changedMeanwhile' } : { at: now.toISOString() }
}

/** Takes an agreement by phone back; the visitor is not mailed if the mail has not gone. @returns the form's state if rejected */
export async function removeAgreementByPhone(
  { store, now, session: { member } }: DeskContext,
  { appointment }: DeskVisit,
  sent: FormData,
): Promise<FormState | null> {
  if (textOf(sent, 'version') !== String(appointment.sequence)) return { ...freshForm, problem: 'changedMeanwhile' }
  const db = store.primary
  const [deleted, reopened] = await db.batch([
    ...removeAgreement(db, appointment, textOf(sent, 'agreedAt')),
    forgetAgreedMail(db, appointment),
    recordAct(db, member, { action: 'undo', objectId: appointment.id, ...act }, now),
  ])
  return deleted.length + reopened.length === 0 ? { ...freshForm, problem: 'changedMeanwhile' } : null
}

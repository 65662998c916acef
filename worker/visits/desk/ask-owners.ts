import { createId } from '@paralleldrive/cuid2'
import { recordAct } from '#db/desk/audit-log.ts'
import type { DeskVisit } from '#db/visits/desk-visits.ts'
import { askOwner, questionMailId, selectOwnersOf } from '#db/visits/owner-questions.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Asks the owners of a visit's home, who were not asked about its current version, whether it suits them. @returns the form's state if rejected */
export async function askOwners(
  { store, now, relay, session: { member } }: DeskContext,
  { appointment }: DeskVisit,
  sent: FormData,
): Promise<FormState | null> {
  const db = store.primary
  const { id, sequence, state, startsAt } = appointment
  if (textOf(sent, 'version') !== String(sequence) || state === 'cancelled') return { ...freshForm, problem: 'changedMeanwhile' }
  if (startsAt <= now.toISOString()) return { ...freshForm, problem: 'begun' }
  const unasked = (await selectOwnersOf(db, appointment)).filter(({ question }) => question?.sequence !== sequence)
  const asked = unasked.map(({ owner }) => ({ owner, questionId: createId() }))
  if (asked.length === 0) return null
  const statements = asked.flatMap(({ owner: { id: ownerId, locale, recipient }, questionId }) => [
    ...askOwner(
      db,
      questionId,
      appointment,
      ownerId,
      { template: 'ownerQuestion', locale, to: recipient, replyTo: appointment.organizer, data: { question: questionId } },
      now,
    ),
  ])
  await db.batch([recordAct(db, member, { action: 'send', object: 'appointment', objectId: id, fields: ['ownerQuestion'] }, now), ...statements])
  relay(asked.map(({ questionId }) => questionMailId(questionId, sequence)))
  return null
}

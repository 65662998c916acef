import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { insertMailWhere } from '#db/mail/outbox.ts'
import { heldUntil } from '#db/model/desk/undo-time.ts'
import { agreedMailId, forgetAgreedMail, mailNoLongerAwaited } from '#db/visits/awaited-answers.ts'
import type { DeskVisit } from '#db/visits/desk-visits.ts'
import {
  askOwner,
  forgetQuestionMails,
  isOpenQuestion,
  questionMailId,
  restoreQuestions,
  selectOwnersOf,
  withdrawQuestions,
} from '#db/visits/owner-questions.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { questionMail } from '#worker/visits/question-mail.ts'

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
  const unasked = (await selectOwnersOf(db, appointment)).filter(({ question }) => question?.sequence !== sequence || question.withdrawnAt !== null)
  const asked = unasked.map(({ owner }) => ({ owner, questionId: createId() }))
  if (asked.length === 0) return null
  const due = heldUntil(now)
  const statements = asked.flatMap(({ owner, questionId }) => [
    ...askOwner(db, { id: questionId, ownerId: owner.id, isAutomatic: false, due }, appointment, questionMail(questionId, owner, appointment), now),
  ])
  await db.batch([recordAct(db, member, { action: 'send', object: 'appointment', objectId: id, fields: ['ownerQuestion'] }, now), ...statements])
  relay(
    asked.map(({ questionId }) => questionMailId(questionId)),
    due,
  )
  return null
}

/**
 * Takes back what the owners were asked about a visit's current version; a mail that has not gone is deleted. A visitor who waits for the owner is mailed
 * that the visit is confirmed, held for undo.
 * @returns when, for the undo, or the form's state if rejected
 */
export async function takeBackQuestions(
  { store, now, relay, session: { member } }: DeskContext,
  { appointment }: DeskVisit,
  sent: FormData,
): Promise<{ readonly at: string } | FormState> {
  const due = heldUntil(now)
  const db = store.primary
  if (textOf(sent, 'version') !== String(appointment.sequence)) return { ...freshForm, problem: 'changedMeanwhile' }
  const [withdrawn] = await db.batch([
    withdrawQuestions(db, appointment, now),
    recordAct(db, member, { action: 'undo', object: 'appointment', objectId: appointment.id, fields: ['ownerQuestion'] }, now, didChange),
    forgetQuestionMails(db, appointment, now),
    mailNoLongerAwaited(db, appointment, now, due),
  ])
  relay([agreedMailId(appointment)], due)
  return withdrawn.length === 0 ? { ...freshForm, problem: 'changedMeanwhile' } : { at: now.toISOString() }
}

/** Asks again what was taken back; a mail that had gone is not sent twice. @returns the form's state if rejected */
export async function askAgain({ store, now, relay, session: { member } }: DeskContext, { appointment }: DeskVisit, sent: FormData): Promise<FormState | null> {
  const db = store.primary
  const { id, sequence } = appointment
  if (textOf(sent, 'version') !== String(sequence)) return { ...freshForm, problem: 'changedMeanwhile' }
  const at = textOf(sent, 'takenBackAt')
  const taken = (await selectOwnersOf(db, appointment)).flatMap(({ owner, question }) =>
    question?.sequence === sequence && question.withdrawnAt === at ? [{ owner, questionId: question.id }] : [],
  )
  const mailIds = taken.map(({ questionId }) => questionMailId(questionId))
  const [restored] = await db.batch([
    restoreQuestions(db, appointment, at),
    recordAct(db, member, { action: 'send', object: 'appointment', objectId: id, fields: ['ownerQuestion'] }, now, didChange),
    forgetAgreedMail(db, appointment),
    ...taken.map(({ owner, questionId }, index) =>
      insertMailWhere(db, mailIds[index] ?? '', questionMail(questionId, owner, appointment), now.toISOString(), id, isOpenQuestion(questionId)),
    ),
  ])
  relay(mailIds)
  return restored.length === 0 ? { ...freshForm, problem: 'changedMeanwhile' } : null
}

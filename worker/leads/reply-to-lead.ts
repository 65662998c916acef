import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { answerLead, type DeskLead } from '#db/leads/desk-lead.ts'
import { findReplyOf, insertReply, replyMailId } from '#db/leads/lead-replies.ts'
import { insertMailWhere } from '#db/mail/outbox.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { heldUntil } from '#db/model/desk/undo-time.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { textOf } from '#worker/forms/text-of.ts'

const maxSubject = 150
const maxText = 5000

type Replied = { readonly replyId: string } | { readonly state: FormState }

/**
 * Stores a reply with its mail, which is delayed by some seconds for undo, and marks the lead as answered. The form carries the reply's id as an
 * idempotency key, and the newest reply by a colleague: if there is a newer one, the form is rejected and shows it. The visitor's answers go to the
 * office's own mailbox.
 */
export async function replyToLead({ store, now, agency, relay, session: { member } }: DeskContext, lead: DeskLead, sent: FormData): Promise<Replied> {
  const subject = textOf(sent, 'subject').replace(/\s+/g, ' ')
  const text = textOf(sent, 'reply').replace(/\r\n?/g, '\n')
  const typed = { subject, reply: text }
  const errors = {
    ...(subject === '' ? { subject: 'missing' as const } : subject.length > maxSubject ? { subject: 'invalid' as const } : {}),
    ...(text === '' ? { reply: 'missing' as const } : text.length > maxText ? { reply: 'invalid' as const } : {}),
  }
  if (Object.keys(errors).length > 0 || lead.email === null) return { state: { ...freshForm, typed, errors } }
  const submission = textOf(sent, 'submission')
  if (!/^[a-z0-9]{20,40}$/.test(submission)) return { state: { ...freshForm, typed, problem: 'notSent' } }
  const db = store.primary
  // After an undo, Back shows the form with the id of the undone reply.
  const isUndone = (await findReplyOf(db, lead.id, submission))?.state === 'undone'
  const id = isUndone ? createId() : submission
  const { locale, email } = lead
  const due = heldUntil(now)
  const replyTo = (lead.office === null ? null : officeByKey(agency, lead.office)?.email) ?? agency.email
  const mail = { template: 'leadReply', locale, to: email, replyTo, data: { reply: id } } as const
  // Each statement does something where the one before it did: the same reply again changes nothing.
  await db.batch([
    insertReply(db, { id, leadId: lead.id, actor: member.id, locale, subject, text }, textOf(sent, 'seenReply'), now),
    insertMailWhere(db, replyMailId(id), mail, due.toISOString(), lead.id, didChange),
    answerLead(db, lead.id, member.id, now, didChange),
    recordAct(db, member, { action: 'reply', object: 'lead', objectId: lead.id }, now, didChange),
  ])
  if ((await findReplyOf(db, lead.id, id)) === null) return { state: { ...freshForm, typed, problem: 'repliedMeanwhile' } }
  relay([replyMailId(id)], due)
  return { replyId: id }
}

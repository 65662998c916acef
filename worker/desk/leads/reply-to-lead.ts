import { createId } from '@paralleldrive/cuid2'
import { recordAct } from '#db/audit-log.ts'
import { answerLead, type DeskLead } from '#db/desk-lead.ts'
import { findReplyOf, insertReply, replyIsNew, replyMailId } from '#db/lead-replies.ts'
import { officeByKey } from '#db/model/office.ts'
import { heldUntil } from '#db/model/undo-time.ts'
import { insertMailWhere } from '#db/outbox.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/forms/text-of.ts'

const maxSubject = 150
const maxText = 5000

type Replied = { readonly replyId: string } | { readonly state: FormState }

/**
 * Keeps a reply and its mail, which is held for some seconds, and marks the lead as answered. The form carries the reply's id, so that a
 * double click sends one mail, and the newest reply of a colleague that it showed: where there is another since, the form comes back with that reply
 * beside it. Answers of the visitor go to the office's own mailbox.
 */
export async function replyToLead({ store, now, agency, relay, session: { member } }: DeskPageContext, lead: DeskLead, sent: FormData): Promise<Replied> {
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
  // After undo, Back leads to the form of the reply that was taken back.
  const isUndone = (await findReplyOf(db, lead.id, submission))?.state === 'undone'
  const id = isUndone ? createId() : submission
  const isNew = replyIsNew(id, lead.id, now)
  const { locale, email } = lead
  const due = heldUntil(now)
  const replyTo = (lead.office === null ? null : officeByKey(agency, lead.office)?.email) ?? agency.email
  const mail = { template: 'leadReply', locale, to: email, replyTo, data: { reply: id } } as const
  await db.batch([
    insertReply(db, { id, leadId: lead.id, actor: member.id, locale, subject, text }, textOf(sent, 'seenReply'), now),
    insertMailWhere(db, replyMailId(id), mail, due.toISOString(), lead.id, isNew),
    answerLead(db, lead.id, member.id, now, isNew),
    recordAct(db, member, { action: 'reply', object: 'lead', objectId: lead.id }, now, isNew),
  ])
  if ((await findReplyOf(db, lead.id, id)) === null) return { state: { ...freshForm, typed, problem: 'repliedMeanwhile' } }
  relay([replyMailId(id)], due)
  return { replyId: id }
}

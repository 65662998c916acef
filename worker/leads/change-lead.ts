import { createId } from '@paralleldrive/cuid2'
import { didChangeFor } from '#db/accounts/staff.ts'
import type { Db, Statement } from '#db/client.ts'
import { didChange, listActsOn, recordAct } from '#db/desk/audit-log.ts'
import { answerLead, changeLead, type DeskLead, findDeskLead, findDeskLeads, insertLeadEvent, type LeadChange, type LeadVersion } from '#db/leads/desk-lead.ts'
import { findReplyOf, insertReply, replyMailId } from '#db/leads/lead-replies.ts'
import { insertMailWhere } from '#db/mail/outbox.ts'
import { isGranted, type StaffMember, worksFor } from '#db/model/accounts/staff.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { heldUntil } from '#db/model/desk/undo-time.ts'
import { longestText } from '#db/model/forms/longest-text.ts'
import type { LeadEventKind } from '#db/model/leads/lead.ts'
import { type MeanwhileAct, presentMeanwhile } from '#ui/desk/meanwhile.present.ts'
import { type FormState, freshForm, type TypedValues } from '#ui/forms/form-state.tsx'
import { leadSender } from '#ui/forms/lead-rows.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** The lead in the URL, if the member may read it; 404 otherwise. */
export async function leadOf({ store, parameters, session: { member } }: Pick<DeskContext, 'store' | 'parameters' | 'session'>): Promise<DeskLead> {
  const lead = await findDeskLead(store.primary, parameters.id ?? '')
  if (lead === null || !mayRead(member, lead)) throw new NoPage()
  return lead
}

/** Whether a member may read a lead: it must belong to one of their offices, and a job application needs the right to handle personal data (CVs). */
export function mayRead(member: Pick<StaffMember, 'offices' | 'role'>, { office, form }: Pick<DeskLead, 'office' | 'form'>): boolean {
  return worksFor(member, office) && (form !== 'jobApplication' || isGranted(member.role, 'privacy'))
}

/** A change as recorded in a lead's history. */
export interface RecordedEvent {
  readonly kind: LeadEventKind
  readonly text: string | null
}

/**
 * Changes a lead under an optimistic lock, with its history and the audit log. A colleague's change of another field since the form was opened
 * stays.
 * @param also further statements for the batch, which depend on the one before them (`didChange`)
 * @param was the hidden field that holds what the form was opened with, and what it would hold now
 * @returns the form's state on a conflict; null on success
 */
export async function changeOpenedLead(
  { store, now, session: { member } }: Pick<DeskContext, 'store' | 'now' | 'session'>,
  lead: DeskLead,
  sent: FormData,
  [was, stored]: readonly [string, string],
  change: LeadChange,
  event: RecordedEvent,
  also: readonly Statement[] = [],
): Promise<FormState | null> {
  const db = store.primary
  const conflict: FormState = { ...freshForm, typed: chosenIn(sent), problem: 'changedMeanwhile' }
  const isOfNow = Number(textOf(sent, 'version')) === lead.version || (sent.has(was) && textOf(sent, was) === stored)
  if (!isOfNow) return conflict
  const [changed] = await db.batch([...changeStatements(db, member, lead, change, event, now), ...also])
  return changed.length === 0 ? conflict : null
}

/** The mail that tells a colleague of a lead just assigned to them, unless they switched such mails off; null for the member themselves and for nobody. */
export function assignmentMail(
  { store, now, session: { member } }: DeskContext,
  lead: DeskLead,
  assignee: Pick<StaffMember, 'id' | 'recipient' | 'locale'> | null,
) {
  if (assignee === null || assignee.id === member.id || assignee.id === lead.assignee) return null
  const id = `assigned.${lead.id}.${lead.version + 1}`
  const data = { lead: lead.id, assignee: assignee.id, actor: member.id }
  const mail = { template: 'leadAssigned', locale: assignee.locale, to: assignee.recipient, replyTo: null, data } as const
  return { id, statements: [insertMailWhere(store.primary, id, mail, now.toISOString(), lead.id, didChangeFor(assignee.id))] }
}

/** The values chosen in a form that lost a conflict, shown again beside the stored ones. Its version identifies what has changed since. */
function chosenIn(sent: FormData): TypedValues {
  const fields = ['version', 'assignee', 'state', 'remindOn'].filter((name) => sent.has(name))
  return Object.fromEntries(fields.map((name) => [name, textOf(sent, name)]))
}

/** The result of a bulk change: the changed leads with their new versions, and those with a conflict. */
interface ChangedLeads {
  readonly changed: readonly LeadVersion[]
  readonly missed: readonly string[]
}

/** Changes the selected leads of a list, each under an optimistic lock. Leads that the member may not read are skipped. */
export async function changeChosenLeads(
  { store, now, session: { member } }: Pick<DeskContext, 'store' | 'now' | 'session'>,
  chosen: readonly LeadVersion[],
  change: (lead: DeskLead) => LeadChange,
  event: RecordedEvent,
): Promise<ChangedLeads> {
  const db = store.primary
  const versions = new Map(chosen.map(({ id, version }) => [id, version]))
  const leads = (await findDeskLeads(db, [...versions.keys()])).filter((lead) => mayRead(member, lead))
  const current = leads.filter((lead) => versions.get(lead.id) === lead.version)
  const [first, ...rest] = current.flatMap((lead) => changeStatements(db, member, lead, change(lead), event, now))
  if (first === undefined) return { changed: [], missed: leads.map(({ id }) => id) }
  const done = new Set((await db.batch([first, ...rest])).flatMap((rows) => (Array.isArray(rows) ? rows.map(({ id }) => id) : [])))
  const changed = current.filter(({ id }) => done.has(id)).map(({ id, version }) => ({ id, version: version + 1 }))
  return { changed, missed: leads.flatMap(({ id }) => (done.has(id) ? [] : [id])) }
}

/** The statements of one change: the lead, its history and the audit log, each conditional on the previous one. */
function changeStatements(db: Db, member: StaffMember, lead: DeskLead, change: LeadChange, event: RecordedEvent, now: Date) {
  return [
    changeLead(db, lead, change),
    insertLeadEvent(db, { id: createId(), leadId: lead.id, actor: member.id, ...event }, now, didChange),
    recordAct(db, member, { action: 'change', object: 'lead', objectId: lead.id, fields: [event.kind] }, now, didChange),
  ] as const
}

const [mostShown, mostRead] = [5, 60]

/** The newest act on each lead that a bulk change has left alone, if the member may read it. */
export async function leadsMeanwhile({ store, locale, session }: DeskContext, ids: readonly string[]): Promise<readonly MeanwhileAct[]> {
  if (ids.length === 0) return []
  const db = store.primary
  const [leads, acts] = await Promise.all([findDeskLeads(db, ids), listActsOn(db, [{ object: 'lead', ids }], mostRead)])
  return leads
    .filter((lead) => mayRead(session.member, lead))
    .flatMap(({ id, fields, email }) => {
      const act = acts.find(({ objectId }) => objectId === id)
      return act === undefined ? [] : [{ ...presentMeanwhile(act, new Map(), locale), about: leadSender(fields, email, locale) }]
    })
    .toSorted((one, other) => other.id - one.id)
    .slice(0, mostShown)
}

const maxSubject = 150

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
    ...(text === '' ? { reply: 'missing' as const } : text.length > longestText ? { reply: 'invalid' as const } : {}),
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

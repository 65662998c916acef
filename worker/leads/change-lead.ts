import { createId } from '@paralleldrive/cuid2'
import type { Db } from '#db/client.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { changeLead, type DeskLead, findDeskLead, findDeskLeads, insertLeadEvent, type LeadChange, type LeadVersion } from '#db/leads/desk-lead.ts'
import { isGranted, type StaffMember, worksFor } from '#db/model/accounts/staff.ts'
import type { LeadEventKind } from '#db/model/leads/desk-lead.ts'
import { type FormState, freshForm, type TypedValues } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'

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
export interface KeptEvent {
  readonly kind: LeadEventKind
  readonly text: string | null
}

/**
 * Changes a lead under an optimistic lock, with its history and the audit log. A colleague's change of another field since the form was opened
 * stays.
 * @param was the hidden field that holds what the form was opened with, and what it would hold now
 * @returns the form's state on a conflict; null on success
 */
export async function changeOpenedLead(
  { store, now, session: { member } }: Pick<DeskContext, 'store' | 'now' | 'session'>,
  lead: DeskLead,
  sent: FormData,
  [was, stored]: readonly [string, string],
  change: LeadChange,
  kept: KeptEvent,
): Promise<FormState | null> {
  const db = store.primary
  const conflict: FormState = { ...freshForm, typed: chosenIn(sent), problem: 'changedMeanwhile' }
  const isOfNow = Number(textOf(sent, 'version')) === lead.version || (sent.has(was) && textOf(sent, was) === stored)
  if (!isOfNow) return conflict
  const [changed] = await db.batch(changeStatements(db, member, lead, change, kept, now))
  return changed.length === 0 ? conflict : null
}

/** The values chosen in a form that lost a conflict, shown again beside the stored ones. Its version identifies what has changed since. */
function chosenIn(sent: FormData): TypedValues {
  const fields = ['version', 'assignee', 'state', 'remindOn'].filter((name) => sent.has(name))
  return Object.fromEntries(fields.map((name) => [name, textOf(sent, name)]))
}

/** The result of a bulk change: the changed leads with their new versions, and those with a conflict. */
export interface ChangedLeads {
  readonly changed: readonly LeadVersion[]
  readonly missed: readonly string[]
}

/** Changes the selected leads of a list, each under an optimistic lock. Leads that the member may not read are skipped. */
export async function changeChosenLeads(
  { store, now, session: { member } }: Pick<DeskContext, 'store' | 'now' | 'session'>,
  chosen: readonly LeadVersion[],
  change: (lead: DeskLead) => LeadChange,
  kept: KeptEvent,
): Promise<ChangedLeads> {
  const db = store.primary
  const versions = new Map(chosen.map(({ id, version }) => [id, version]))
  const leads = (await findDeskLeads(db, [...versions.keys()])).filter((lead) => mayRead(member, lead))
  const current = leads.filter((lead) => versions.get(lead.id) === lead.version)
  const [first, ...rest] = current.flatMap((lead) => changeStatements(db, member, lead, change(lead), kept, now))
  if (first === undefined) return { changed: [], missed: leads.map(({ id }) => id) }
  const done = new Set((await db.batch([first, ...rest])).flatMap((rows) => (Array.isArray(rows) ? rows.map(({ id }) => id) : [])))
  const changed = current.filter(({ id }) => done.has(id)).map(({ id, version }) => ({ id, version: version + 1 }))
  return { changed, missed: leads.flatMap(({ id }) => (done.has(id) ? [] : [id])) }
}

/** The statements of one change: the lead, its history and the audit log, each conditional on the previous one. */
function changeStatements(db: Db, member: StaffMember, lead: DeskLead, change: LeadChange, kept: KeptEvent, now: Date) {
  return [
    changeLead(db, lead, change),
    insertLeadEvent(db, { id: createId(), leadId: lead.id, actor: member.id, ...kept }, now, didChange),
    recordAct(db, member, { action: 'change', object: 'lead', objectId: lead.id, fields: [kept.kind] }, now, didChange),
  ] as const
}

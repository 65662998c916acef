import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/audit-log.ts'
import type { Db } from '#db/client.ts'
import { changeLead, type DeskLead, findDeskLead, findDeskLeads, insertLeadEvent, type LeadChange, type LeadVersion } from '#db/desk-lead.ts'
import type { LeadEventKind } from '#db/model/desk-lead.ts'
import { isGranted, type StaffMember, worksFor } from '#db/model/staff.ts'
import { type FormState, freshForm, type TypedValues } from '#ui/forms/form-state.tsx'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/http/no-page.ts'

/** The lead of an address, if its member may read it; else the answer is that there is no such page. */
export async function leadOf({ store, parameters, session: { member } }: Pick<DeskPageContext, 'store' | 'parameters' | 'session'>): Promise<DeskLead> {
  const lead = await findDeskLead(store.primary, parameters.id ?? '')
  if (lead === null || !mayRead(member, lead)) throw new NoPage()
  return lead
}

/** Whether a member may read a lead: one of their offices; an application, which holds a CV, only if they handle personal data. */
export function mayRead(member: Pick<StaffMember, 'offices' | 'role'>, { office, form }: Pick<DeskLead, 'office' | 'form'>): boolean {
  return worksFor(member, office) && (form !== 'jobApplication' || isGranted(member.role, 'privacy'))
}

/** What the history of a lead keeps of a change. */
export interface KeptEvent {
  readonly kind: LeadEventKind
  readonly text: string | null
}

/**
 * Changes a lead as it was when its form was shown, with its history and the audit log.
 * @returns the form's state where another change came first; null when it is done
 */
export async function changeOpenedLead(
  { store, now, session: { member } }: Pick<DeskPageContext, 'store' | 'now' | 'session'>,
  lead: DeskLead,
  sent: FormData,
  change: LeadChange,
  kept: KeptEvent,
): Promise<FormState | null> {
  const db = store.primary
  const conflict = { ...freshForm, typed: chosenIn(sent), problem: 'changedMeanwhile' }
  if (Number(textOf(sent, 'version')) !== lead.version) return conflict
  const [changed] = await db.batch(changeStatements(db, member, lead, change, kept, now))
  return changed.length === 0 ? conflict : null
}

/** What a form that came too late had chosen, shown again beside what is stored. Its version tells what changed since. */
function chosenIn(sent: FormData): TypedValues {
  const fields = ['version', 'assignee', 'state', 'remindOn'].filter((name) => sent.has(name))
  return Object.fromEntries(fields.map((name) => [name, textOf(sent, name)]))
}

/** Of leads chosen in a list: those that were changed, with their new versions, and how many had been changed by another. */
export interface ChangedLeads {
  readonly changed: readonly LeadVersion[]
  readonly missed: number
}

/** Changes the leads chosen in a list, each as it was when the list was shown. Leads that the member may not read are left out. */
export async function changeChosenLeads(
  { store, now, session: { member } }: Pick<DeskPageContext, 'store' | 'now' | 'session'>,
  chosen: readonly LeadVersion[],
  change: (lead: DeskLead) => LeadChange,
  kept: KeptEvent,
): Promise<ChangedLeads> {
  const db = store.primary
  const versions = new Map(chosen.map(({ id, version }) => [id, version]))
  const leads = (await findDeskLeads(db, [...versions.keys()])).filter((lead) => mayRead(member, lead))
  const current = leads.filter((lead) => versions.get(lead.id) === lead.version)
  const [first, ...rest] = current.flatMap((lead) => changeStatements(db, member, lead, change(lead), kept, now))
  if (first === undefined) return { changed: [], missed: leads.length }
  const done = new Set((await db.batch([first, ...rest])).flatMap((rows) => (Array.isArray(rows) ? rows.map(({ id }) => id) : [])))
  const changed = current.filter(({ id }) => done.has(id)).map(({ id, version }) => ({ id, version: version + 1 }))
  return { changed, missed: leads.length - changed.length }
}

/** The statements of one change: the lead, its history and the audit log, each where the one before it did something. */
function changeStatements(db: Db, member: StaffMember, lead: DeskLead, change: LeadChange, kept: KeptEvent, now: Date) {
  return [
    changeLead(db, lead, change),
    insertLeadEvent(db, { id: createId(), leadId: lead.id, actor: member.id, ...kept }, now, didChange),
    recordAct(db, member, { action: 'change', object: 'lead', objectId: lead.id, fields: [kept.kind] }, now, didChange),
  ] as const
}

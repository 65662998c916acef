import { createId } from '@paralleldrive/cuid2'
import { recordAct } from '#db/audit-log.ts'
import { changeLead, type DeskLead, findDeskLead, insertLeadEvent, type LeadChange, leadWasChanged } from '#db/desk-lead.ts'
import type { LeadEventKind } from '#db/model/desk-lead.ts'
import { isGranted, worksFor } from '#db/model/staff.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/http/no-page.ts'

/** The lead of an address, if its member may read it; else the answer is that there is no such page. */
export async function leadOf({ store, parameters, session: { member } }: Pick<DeskPageContext, 'store' | 'parameters' | 'session'>): Promise<DeskLead> {
  const lead = await findDeskLead(store.primary, parameters.id ?? '')
  if (lead === null || !worksFor(member, lead.office)) throw new NoPage()
  // An application holds a CV, which is for those who handle personal data.
  if (lead.form === 'jobApplication' && !isGranted(member.role, 'privacy')) throw new NoPage()
  return lead
}

interface Kept {
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
  kept: Kept,
): Promise<FormState | null> {
  const db = store.primary
  const conflict = { ...freshForm, problem: 'changedMeanwhile' }
  if (Number(textOf(sent, 'version')) !== lead.version) return conflict
  const isMade = leadWasChanged(lead)
  const [changed] = await db.batch([
    changeLead(db, lead, change),
    insertLeadEvent(db, { id: createId(), leadId: lead.id, actor: member.id, ...kept }, now, isMade),
    recordAct(db, member, { action: 'change', object: 'lead', objectId: lead.id, fields: [kept.kind] }, now, isMade),
  ])
  return changed.length === 0 ? conflict : null
}

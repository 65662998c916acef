import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/audit-log.ts'
import { insertLeadEvent } from '#db/desk-lead.ts'
import { changeVisitRecord, type DeskVisit, type DeskVisitRecord, type VisitReport } from '#db/desk-visits.ts'
import { visitOutcomes } from '#db/model/home-visit.ts'
import { type FormState, freshForm, type TypedValues } from '#ui/forms/form-state.tsx'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/http/no-page.ts'

const maxText = 5000

/**
 * Stores the outcome of a visit. The owner sees nothing of it until it is released.
 * @returns the form's state if rejected
 */
export async function reportVisit(context: DeskPageContext, visit: DeskVisit, sent: FormData): Promise<FormState | null> {
  const typed: TypedValues = {
    outcome: textOf(sent, 'outcome'),
    visitFeedback: textOf(sent, 'visitFeedback'),
    nextStep: textOf(sent, 'nextStep'),
    release: textOf(sent, 'release') === '1' ? '1' : '',
    nameVisitor: textOf(sent, 'nameVisitor') === '1' ? '1' : '',
  }
  const record = recordOf(visit)
  if (visit.appointment.startsAt > context.now.toISOString() || record.state === 'cancelled') return { ...freshForm, typed, problem: 'tooEarly' }
  const outcome = visitOutcomes.find((each) => each === typed.outcome)
  if (outcome === undefined) return { ...freshForm, typed, errors: { outcome: 'missing' } }
  const [feedback, nextStep] = [textOf(sent, 'visitFeedback'), textOf(sent, 'nextStep')].map((text) => text.toWellFormed().replace(/\r\n?/g, '\n'))
  if ((feedback ?? '').length > maxText) return { ...freshForm, typed, errors: { visitFeedback: 'invalid' } }
  if ((nextStep ?? '').length > maxText) return { ...freshForm, typed, errors: { nextStep: 'invalid' } }
  const report: VisitReport = {
    state: outcome === 'missed' ? 'missed' : 'confirmed',
    interest: outcome === 'missed' ? null : outcome,
    feedback: feedback || null,
    nextStep: nextStep || null,
    feedbackIsReleased: typed.release === '1',
    showsVisitor: typed.nameVisitor === '1',
  }
  return keepReport(context, visit, record, sent, report, typed)
}

/** Releases the feedback to the owner, or withholds it. @returns the form's state on a conflict */
export function releaseReport(context: DeskPageContext, visit: DeskVisit, sent: FormData, isReleased: boolean): Promise<FormState | null> {
  return keepReport(context, visit, recordOf(visit), sent, { feedbackIsReleased: isReleased }, {})
}

async function keepReport(
  { store, now, session: { member } }: DeskPageContext,
  { appointment: { id } }: DeskVisit,
  record: DeskVisitRecord,
  sent: FormData,
  report: VisitReport,
  typed: TypedValues,
): Promise<FormState | null> {
  const conflict: FormState = { ...freshForm, typed: { ...typed, version: textOf(sent, 'version') }, problem: 'changedMeanwhile' }
  if (textOf(sent, 'version') !== String(record.version)) return conflict
  const db = store.primary
  const action = report.feedbackIsReleased === record.feedbackIsReleased ? 'change' : report.feedbackIsReleased ? 'release' : 'withhold'
  const [changed] = await db.batch([
    changeVisitRecord(db, record, report, now),
    insertLeadEvent(db, { id: createId(), leadId: id, actor: member.id, kind: 'visitFeedback', text: action }, now, didChange),
    recordAct(db, member, { action, object: 'visit', objectId: id, fields: Object.keys(report) }, now, didChange),
  ])
  return changed.length === 0 ? conflict : null
}

function recordOf({ record }: DeskVisit): DeskVisitRecord {
  if (record === null) throw new NoPage()
  return record
}

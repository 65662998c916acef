import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { insertLeadEvent } from '#db/leads/desk-lead.ts'
import { longestText } from '#db/model/forms/longest-text.ts'
import { visitOutcomes } from '#db/model/visits/home-visit.ts'
import { changeVisitRecord, type DeskVisit, type DeskVisitRecord, type VisitReport } from '#db/visits/desk-visits.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { reportValues } from '#ui/visits/desk/visit.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { mergeSent, openedIn } from '#worker/desk/merge-sent.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/**
 * Stores the outcome of a visit, merged with what colleagues have stored since the form was opened. The owner sees nothing of it until it is
 * released.
 * @returns the form's state if rejected; 'late' if a colleague has just stored something else
 */
export async function reportVisit(context: DeskContext, visit: DeskVisit, sent: FormData): Promise<FormState | 'late' | null> {
  const record = recordOf(visit)
  const stored = reportValues(record)
  const typed = {
    outcome: textOf(sent, 'outcome'),
    visitFeedback: textOf(sent, 'visitFeedback'),
    nextStep: textOf(sent, 'nextStep'),
    release: textOf(sent, 'release') === '1' ? '1' : '',
    // Without the name of a visitor there is no such tick.
    nameVisitor: record.visitor === null ? stored.nameVisitor : textOf(sent, 'nameVisitor') === '1' ? '1' : '',
  }
  const again = { ...typed, ...openedIn(sent) }
  if (visit.appointment.startsAt > context.now.toISOString() || record.state === 'cancelled') return { ...freshForm, typed: again, problem: 'tooEarly' }
  const merged = mergeSent(sent, stored, typed, record.version)
  if (merged.refused !== null) return merged.refused
  const { values } = merged
  const outcome = visitOutcomes.find((each) => each === values.outcome)
  if (outcome === undefined) return { ...freshForm, typed: again, errors: { outcome: 'missing' } }
  const [feedback, nextStep] = [values.visitFeedback ?? '', values.nextStep ?? ''].map((text) => text.toWellFormed())
  if ((feedback ?? '').length > longestText) return { ...freshForm, typed: again, errors: { visitFeedback: 'invalid' } }
  if ((nextStep ?? '').length > longestText) return { ...freshForm, typed: again, errors: { nextStep: 'invalid' } }
  const report: VisitReport = {
    state: outcome === 'missed' ? 'missed' : 'confirmed',
    interest: outcome === 'missed' ? null : outcome,
    feedback: feedback || null,
    nextStep: nextStep || null,
    feedbackIsReleased: values.release === '1',
    showsVisitor: values.nameVisitor === '1',
  }
  return (await keepReport(context, visit, record, report)) ? null : 'late'
}

/** Releases the feedback to the owner, or withholds it. @returns the form's state on a conflict */
export async function releaseReport(context: DeskContext, visit: DeskVisit, sent: FormData, isReleased: boolean): Promise<FormState | null> {
  const [record, version] = [recordOf(visit), textOf(sent, 'version')]
  const isStored = version === String(record.version) && (await keepReport(context, visit, record, { feedbackIsReleased: isReleased }))
  return isStored ? null : { ...freshForm, typed: { version }, problem: 'changedMeanwhile' }
}

async function keepReport(
  { store, now, session: { member } }: DeskContext,
  { appointment: { id } }: DeskVisit,
  record: DeskVisitRecord,
  report: VisitReport,
): Promise<boolean> {
  const db = store.primary
  const action = report.feedbackIsReleased === record.feedbackIsReleased ? 'change' : report.feedbackIsReleased ? 'release' : 'withhold'
  const [changed] = await db.batch([
    changeVisitRecord(db, record, report, now),
    insertLeadEvent(db, { id: createId(), leadId: id, actor: member.id, kind: 'visitFeedback', text: action }, now, didChange),
    recordAct(db, member, { action, object: 'visit', objectId: id, fields: Object.keys(report) }, now, didChange),
  ])
  return changed.length > 0
}

function recordOf({ record }: DeskVisit): DeskVisitRecord {
  if (record === null) throw new NoPage()
  return record
}

import { waitingRecords } from '#db/feeds/crm-events.ts'
import { noteRejects } from '#db/feeds/import-runs.ts'
import { findImport } from '#db/feeds/imports.ts'
import type { Rejection } from '#db/model/feeds/import-run.ts'
import { stageDeletions } from '../import/stage-records.ts'
import type { CrmService, NamedRecords } from './crm-service.ts'
import { stageKinds } from './stage-kinds.ts'
import { failedBy, goOn, type StepContext, type StepOutcome, superseded } from './step.ts'

/**
 * Stages the records that the CRM has named by webhook, as they stand now: the order of events is not promised. The run counts up to the last event that
 * waited when it began, so that each record is read once.
 */
export async function readEvents(service: CrmService, context: StepContext): Promise<StepOutcome> {
  const { db, env, run } = context
  const { importId, after, rows, from } = run.cursor
  const current = await findImport(db, importId)
  if (current?.state !== 'receiving') return superseded()
  const waiting = await waitingRecords(db, run.source, { after, until: rows ?? 0, limit: service.batch })
  const last = waiting.at(-1)?.last
  if (last === undefined || service.readNamed === undefined) return goOn(context, { phase: 'finish' })
  const named = await service.readNamed(context, waiting)
  if (!named.ok) return failedBy(named)
  const staged = await stageKinds(db, current, named.records, from, env.PLACE_SALT)
  await stageDeletions(db, current, named.gone)
  const lost = rejectionsOf(named, from + named.records.length)
  await noteRejects(db, current.id, 'listing', lost)
  const read = from + named.records.length + lost.length
  return goOn(context, { after: last, from: read }, { rejected: run.counts.rejected + staged.rejected + lost.length })
}

function rejectionsOf({ lost }: NamedRecords, first: number): readonly (Rejection & { readonly record: null })[] {
  return lost.map((each, index) => ({ ...each, position: first + index, record: null }))
}

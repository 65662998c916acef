import { createId } from '@paralleldrive/cuid2'
import { discardImport, findImport, openImport } from '#db/feeds/imports.ts'
import { isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import { refusalText } from '../import/finish-step.ts'
import { stageDeletions } from '../import/stage-records.ts'
import type { FailedCall } from './call-service.ts'
import type { KindedRecord } from './crm-service.ts'
import { stageKinds } from './stage-kinds.ts'
import { failedBy, giveUp, goOn, type StepContext, type StepOutcome, superseded } from './step.ts'

/** A page of a CRM's list. */
export interface ListPage {
  readonly ok: true
  readonly records: readonly KindedRecord[]
  /** The ids of those that are in no list of the site any more. */
  readonly removed: readonly string[]
  /** How many records the CRM says the whole list has. */
  readonly total: number
}

/** How a CRM gives its stock as one list in pages. */
interface List {
  readonly pageSize: number
  /** @param since asks for what has changed after this moment (ISO 8601); null asks for everything. @param offset from 0 */
  ask(context: StepContext, since: string | null, offset: number): Promise<ListPage | FailedCall>
}

/** How often a list that changes while it is read is begun again, before it is taken as a part. */
const maxRestarts = 3

/** Stages the next page of a list. One whose total changes, or that has a record twice, is read again from its beginning. */
export async function readList(context: StepContext, { pageSize, ask }: List): Promise<StepOutcome> {
  const { db, env, run } = context
  const { importId, changeSince, from, isWhole } = run.cursor
  const current = await findImport(db, importId)
  if (current?.state !== 'receiving') return superseded()
  const page = await ask(context, changeSince, from - 1)
  if (!page.ok) return failedBy(page)
  const staged = await stageKinds(db, current, page.records, from, env.PLACE_SALT)
  await stageDeletions(db, current, page.removed)
  const rows = run.cursor.rows ?? page.total
  const count = page.records.length + page.removed.length
  const read = run.cursor.read + count
  const counts = { rejected: run.counts.rejected + staged.rejected }
  const isSteady = page.total === rows && staged.twice === 0
  if (!isSteady && isWhole) return restart(context)
  const isLast = count === 0 || from - 1 + pageSize >= rows
  if (!isLast) return goOn(context, { from: from + pageSize, rows, read }, counts)
  if (isWhole && read < rows) return giveUp('incomplete', refusalText({ why: 'incomplete', kind: 'listing', held: read, announced: rows }))
  return goOn(context, { phase: 'finish' }, counts)
}

/** Reads the list from its beginning under a new import, at last without withdrawing what is missing from it. */
async function restart(context: StepContext): Promise<StepOutcome> {
  const { db, run, now } = context
  const format = run.source
  if (!isCrmName(format)) throw new Error(`${format} is no CRM`)
  const importId = createId()
  await discardImport(db, run.cursor.importId, now.toISOString())
  await openImport(db, importId, 'partial', { source: run.source, format, sender: { via: 'sync', by: run.id } }, now.toISOString())
  const call = run.cursor.call + 1
  return goOn(context, { importId, from: 1, rows: null, read: 0, call, isWhole: call < maxRestarts }, { rejected: 0 })
}

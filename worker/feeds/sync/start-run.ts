import { createId } from '@paralleldrive/cuid2'
import { type Db, openStore } from '#db/client.ts'
import { lastWaiting } from '#db/feeds/crm-events.ts'
import { discardImport, openImport, supersedeOthers } from '#db/feeds/imports.ts'
import { endRun, isImporting, lastDone, openRun, runningRun } from '#db/feeds/sync-runs.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import { listModes, type SyncCursor, type SyncMode } from '#db/model/feeds/sync-run.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { hour, minute } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'
import { findCrm } from '#worker/feeds/crm-connection.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { crmServices } from './crm-services.ts'
import { askForStep } from './step.ts'

/** Timeout of a run, after which it has failed. */
const maxRun = 6 * hour
/** Idle time after which a run's queue message counts as lost; longer than the maximum Retry-After of an hour. */
const lostAfter = 75 * minute
/** Overlap of a delta with the previous run, for clock skew and changes written while a list was being read. */
const overlap = 10 * minute

export type Started = { readonly run: string } | { readonly not: 'unset' | 'running' | 'importing' | 'idle' }

/**
 * Begins a synchronisation run with a CRM, unless one is active or a file of its source is being imported. What is read from a CRM that is not switched on
 * waits to be published: on request, or as soon as one without lists names records.
 * @param requested `preview`: everything, in the way that the connection is. Null: whatever is due, which is nothing for a CRM without lists that has named
 * no record
 */
export async function startRun(env: Env, now: Date, crm: CrmName, requested: SyncMode | null = null): Promise<Started> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const { hasLists, readNamed } = crmServices[crm]
  const isOn = (await findCrm(env, db, crm)) !== null
  if (!isOn && ((hasLists && requested !== 'preview') || (await findCrm(env, db, crm, true)) === null)) return { not: 'unset' }
  if (await keepRunning(env, db, now, crm)) return { not: 'running' }
  if (await isImporting(db, crm, new Date(now.getTime() - hour).toISOString())) return { not: 'importing' }
  const before = hasLists ? await lastDone(db, crm, listModes, now) : null
  const until = readNamed ? ((await lastWaiting(db, crm)) ?? 0) : 0
  const mode = isOn ? await modeOf(db, now, crm, requested, before !== null) : 'preview'
  const isAsked = requested !== null && requested !== 'events'
  if (until === 0 && (mode === 'events' || (!hasLists && !isAsked))) return { not: 'idle' }
  const isNamed = until > 0 && (mode === 'events' || !hasLists)
  const [id, importId, at] = [createId(), createId(), now.toISOString()]
  const changeSince = mode !== 'delta' || before === null ? null : new Date(Date.parse(before.startedAt) - overlap).toISOString()
  const cursor: SyncCursor = { ...firstCursor, importId, changeSince, isWhole: hasLists, ...(isNamed ? { phase: 'events', rows: until } : {}) }
  if (!(await openRun(db, { id, source: crm, mode, cursor }, at))) return { not: 'running' }
  // Changes of an import that stopped halfway are published before the next one begins.
  if ((await supersedeOthers(db, crm, at)) !== null) await announceChanges(env)
  await openImport(db, importId, 'partial', { source: crm, format: crm, sender: { via: 'sync', by: id } }, at)
  await askForStep(env, id, 0, 0)
  return { run: id }
}

const firstCursor = { phase: 'listings', from: 1, rows: null, read: 0, isWhole: true, resume: null, after: 0, call: 0, mentioned: [] } as const

/** Requeues the lost message of the active run, and fails a run that has timed out. @returns whether a run is active */
async function keepRunning(env: Env, db: Db, now: Date, crm: CrmName): Promise<boolean> {
  const run = await runningRun(db, crm)
  if (run === null) return false
  // One that began later than now had a clock that was ahead, and would never be overdue.
  const age = now.getTime() - Date.parse(run.startedAt)
  if (age > maxRun || age < -maxRun) {
    await discardImport(db, run.cursor.importId, now.toISOString())
    await endRun(db, run.id, { error: { fault: 'overdue', detail: run.error?.detail ?? `still at ${run.cursor.phase}` } }, now.toISOString())
    return false
  }
  const isLost = now.getTime() - Date.parse(run.touchedAt) > (run.attempts > 0 ? lostAfter : 10 * minute)
  if (isLost) await askForStep(env, run.id, run.step, 0)
  return true
}

/** A CRM without lists is read as it names records, or again from what it has sent. */
async function modeOf(db: Db, now: Date, crm: CrmName, requested: SyncMode | null, wasRead: boolean): Promise<SyncMode> {
  if (requested === 'events') return 'events'
  const isAll = requested === 'full' || requested === 'preview'
  if (!crmServices[crm].hasLists) return isAll ? 'full' : 'events'
  return isAll || !wasRead ? 'full' : (requested ?? (await dueMode(db, now, crm)))
}

/** A full run once a night, or as soon as one was missed; otherwise a delta. */
async function dueMode(db: Db, now: Date, crm: CrmName): Promise<SyncMode> {
  const full = await lastDone(db, crm, ['full'], now)
  if (full === null) return 'full'
  const age = now.getTime() - Date.parse(full.startedAt)
  const { time } = wallTimeOf(now)
  const isNight = time >= '01:00' && time < '05:00'
  return age > 36 * hour || (isNight && age > 12 * hour) ? 'full' : 'delta'
}

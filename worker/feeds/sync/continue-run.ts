import { openStore } from '#db/client.ts'
import { endCrmEvents } from '#db/feeds/crm-events.ts'
import { discardImport, findImport } from '#db/feeds/imports.ts'
import { advanceRun, type ClaimedRun, claimStep, endRun, isOpenStep, postponeStep } from '#db/feeds/sync-runs.ts'
import { crmNames, isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { ImportMode } from '#db/model/feeds/import-run.ts'
import type { SyncError } from '#db/model/feeds/sync-run.ts'
import { minute } from '#db/model/site/durations.ts'
import type { RecordKind } from '#db/schema.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'
import { findCrm } from '#worker/feeds/crm-connection.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { importRulesOn } from '#worker/feeds/publication.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { tellOfHeld } from '../guard/tell-of-held.ts'
import { finishStep, holdForPreview, refusalText } from '../import/finish-step.ts'
import type { CrmService } from './crm-service.ts'
import { crmServices } from './crm-services.ts'
import { readEvents } from './read-events.ts'
import { startRun } from './start-run.ts'
import { askForStep, giveUp, goOn, type StepContext, type StepOutcome, superseded } from './step.ts'

/** Lease in milliseconds; longer than a step can take. */
const leaseTime = 3 * minute
const maxAttempts = 6

/** Queue handler: processes one step of a run and queues the next. Idempotent: a redelivered message has no effect. */
export async function continueRun(env: Env, { run: id, step }: { readonly run: string; readonly step: number }, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const run = await claimStep(db, id, step, new Date(now.getTime() + leaseTime).toISOString(), now)
  if (run === null) {
    if (await isOpenStep(db, id, step)) throw new Error(`step ${step} of the synchronisation ${id} is being worked on`)
    return
  }
  const name = run.source
  const crm = isCrmName(name) ? await findCrm(env, db, name, run.mode === 'preview') : null
  if (crm === null || !isCrmName(name)) return fail(env, run, { fault: 'inside', detail: 'the CRM is not set any more' }, now)
  const { languages } = await agencyOf(env)
  const outcome = await runStep(crmServices[name], { env, db, crm, run, languages, now }).catch((error: unknown): StepOutcome => {
    reportFault('A step of the synchronisation failed', error)
    return { kind: 'failed', error: { fault: 'inside', detail: error instanceof Error ? error.name : 'unknown' }, isTransient: true, after: null }
  })
  await settle(env, crm, run, outcome, now)
  // What was named meanwhile.
  if (outcome.kind === 'done' && crmServices[name].readNamed) await startRun(env, now, name, 'events')
}

function runStep(service: CrmService, context: StepContext): Promise<StepOutcome> {
  const { phase } = context.run.cursor
  if (phase === 'finish') return finish(service, context)
  return phase === 'events' ? readEvents(service, context) : service.read(context)
}

async function settle(env: Env, crm: CrmSettings, run: ClaimedRun, outcome: StepOutcome, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const at = now.toISOString()
  if (outcome.kind === 'next') {
    if (await advanceRun(db, run, outcome, at)) await askForStep(env, run.id, run.step + 1, crm.pause)
  } else if (outcome.kind === 'done') {
    await endRun(db, run.id, { counts: outcome.counts, error: null }, at)
  } else if (outcome.isTransient && run.attempts + 1 < maxAttempts) {
    await postponeStep(db, run, outcome.error, at)
    await askForStep(env, run.id, run.step, Math.max(outcome.after ?? 0, retryDelay(run.attempts, crm.pause)))
  } else {
    await fail(env, run, outcome.error, now)
  }
}

async function fail(env: Env, run: ClaimedRun, error: SyncError, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await discardImport(db, run.cursor.importId, now.toISOString())
  await endRun(db, run.id, { error }, now.toISOString())
}

const kinds: readonly RecordKind[] = ['listing', 'project']
/** Slices of an import applied per queue message. */
const maxSlices = 8

/** Applies the staged records. Withdraws records missing from a full list, unless the list changed while it was being read. */
async function finish(service: CrmService, context: StepContext): Promise<StepOutcome> {
  const { db, env, run, now } = context
  const { importId, isWhole } = run.cursor
  const mode = (run.mode === 'full' || run.mode === 'preview') && isWhole ? 'full' : 'partial'
  if (run.mode === 'preview') return hold(context, mode)
  let { resume } = run.cursor
  const rules = await importRulesOn(env, now)
  for (let slice = 0; slice < maxSlices; slice += 1) {
    const current = await findImport(db, importId)
    // A redelivered message: the import is already done.
    if (current?.state === 'done') return ended(service, context, { added: 0, changed: 0, unchanged: 0, withdrawn: 0 })
    if (current?.state !== 'receiving' && current?.state !== 'applying') return superseded()
    const step = await finishStep(db, current, { kinds, mode, force: false, resume }, rules, now.toISOString())
    if ('refused' in step) {
      await tellOfHeld(env, importId, now)
      return giveUp('guarded', refusalText(step.refused))
    }
    if (step.done) {
      await announceChanges(env)
      return ended(service, context, step.counts)
    }
    resume = step.resume
  }
  return goOn(context, { resume })
}

/** Leaves what was staged for a person to publish. */
async function hold(context: StepContext, mode: ImportMode): Promise<StepOutcome> {
  const { db, env, run, now } = context
  const current = await findImport(db, run.cursor.importId)
  if (current === null || (current.state !== 'receiving' && current.held === null)) return superseded()
  const others = await Promise.all(crmNames.map(async (crm) => (crm !== run.source && (await findCrm(env, db, crm)) !== null ? [crm] : [])))
  const refused = current.held === null ? await holdForPreview(db, current, { kinds, mode, read: others.flat() }, now.toISOString()) : null
  if (refused !== null) return giveUp('guarded', refusalText(refused))
  return { kind: 'done', counts: run.counts }
}

/** What a CRM has beside its stock is read only at night: categories seldom change, and portals count by day. */
async function ended(service: CrmService, context: StepContext, counts: Parameters<typeof goOn>[2]): Promise<StepOutcome> {
  const { db, run, now } = context
  if (run.mode === 'events') await endCrmEvents(db, run.source, run.cursor.rows ?? 0, now.toISOString())
  const phase = run.mode === 'full' ? service.more : undefined
  return phase === undefined ? { kind: 'done', counts: { ...run.counts, ...counts } } : goOn(context, { phase, from: 1, resume: null }, counts)
}

const maxDelay = 15 * 60 // s

/**
 * Exponential backoff in seconds: ten pauses, doubled by each failure, up to a quarter of an hour.
 * @param failures previous failures of the step
 * @param pause seconds between two calls
 */
export function retryDelay(failures: number, pause: number): number {
  return Math.min(maxDelay, pause * 10 * 2 ** failures)
}

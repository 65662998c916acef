import { openStore } from '#db/client.ts'
import { removeOldRuns } from '#db/feeds/sync-runs.ts'
import { day } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'
import { continueRun } from '#worker/feeds/omnicasa/service/continue-run.ts'
import { startRun } from '#worker/feeds/omnicasa/service/start-run.ts'
import { tellOfFailure } from '#worker/feeds/omnicasa/service/tell-of-failure.ts'
import type { Work } from '#worker/site/queue.ts'

/** Every half hour: begins a synchronisation run, and notifies the agency if none has succeeded for a day. */
export async function beginSync(env: Env, now: Date): Promise<void> {
  await startRun(env, now)
  await tellOfFailure(env, now)
}

/** On the queue: the next step of a run. */
export async function continueSync(env: Env, step: Extract<Work, { readonly kind: 'sync' }>): Promise<void> {
  await continueRun(env, step, new Date())
}

const daysKept = 90

/** Nightly: deletes old runs. */
export async function sweepSyncRuns(env: Env, now: Date): Promise<void> {
  await removeOldRuns(openStore(env.DB, env.LISTINGS).db, new Date(now.getTime() - daysKept * day).toISOString())
}

import type { Db } from '#db/client.ts'
import type { ClaimedRun } from '#db/feeds/sync-runs.ts'
import type { SiteLanguages } from '#db/model/agency/agency-settings.ts'
import type { SyncCounts, SyncCursor, SyncError, SyncFault } from '#db/model/feeds/sync-run.ts'
import type { Env } from '#worker/env.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import type { FailedCall } from './call-service.ts'

/** What reading from a CRM needs. */
export interface ReadContext {
  readonly env: Env
  readonly db: Db
  readonly crm: CrmSettings
  /** The languages of the site; the agency writes in the default one. */
  readonly languages: SiteLanguages
  readonly now: Date
}

/** The context of a step. */
export interface StepContext extends ReadContext {
  readonly run: ClaimedRun
}

/** The outcome of a step: the run continues, is over, or the step failed. */
export type StepOutcome =
  | { readonly kind: 'next'; readonly cursor: SyncCursor; readonly counts: SyncCounts }
  | { readonly kind: 'done'; readonly counts: SyncCounts }
  | { readonly kind: 'failed'; readonly error: SyncError; readonly isTransient: boolean; readonly after: number | null }

export function goOn({ run }: StepContext, cursor: Partial<SyncCursor>, counts: Partial<SyncCounts> = {}): StepOutcome {
  return { kind: 'next', cursor: { ...run.cursor, ...cursor }, counts: { ...run.counts, ...counts } }
}

/** Fails the run permanently: a retry would not help. */
export function giveUp(fault: SyncFault, detail: string): StepOutcome {
  return { kind: 'failed', error: { fault, detail }, isTransient: false, after: null }
}

/** Ends a run whose import is no longer its own. */
export function superseded(): StepOutcome {
  return giveUp('superseded', 'another import of the source has taken its place')
}

export function failedBy({ error, isTransient, after }: FailedCall): StepOutcome {
  return { kind: 'failed', error, isTransient, after }
}

/** Waits between two calls of one step. */
export function pause({ pause: seconds }: CrmSettings): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
}

/** Queues a step of a run. */
export async function askForStep(env: Pick<Env, 'WORK'>, run: string, step: number, delaySeconds: number): Promise<void> {
  await env.WORK.send({ kind: 'sync', run, step }, { delaySeconds })
}

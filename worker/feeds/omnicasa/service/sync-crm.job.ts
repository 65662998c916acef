import { openStore } from '#db/client.ts'
import { firstRunAt, lastDone, lastRuns, removeOldRuns } from '#db/feeds/sync-runs.ts'
import { insertMail } from '#db/mail/outbox.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import { runDays } from '#db/model/feeds/import-run.ts'
import { tellAfter } from '#db/model/feeds/sync-run.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { day } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'
import { findCrm } from '#worker/feeds/crm-connection.ts'
import { continueRun } from '#worker/feeds/omnicasa/service/continue-run.ts'
import { startRun } from '#worker/feeds/omnicasa/service/start-run.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import type { Work } from '#worker/site/queue.ts'
import { relayMails } from '#worker/site/queue.ts'
import { crmSource } from './start-run.ts'

/** Every half hour: begins a synchronisation run, and notifies the agency if none has succeeded for a day. */
export async function beginSync(env: Env, now: Date): Promise<void> {
  await startRun(env, now)
  await tellOfFailure(env, now)
}

/** On the queue: the next step of a run. */
export async function continueSync(env: Env, step: Extract<Work, { readonly kind: 'sync' }>): Promise<void> {
  await continueRun(env, step, new Date())
}

/** Nightly: deletes old runs. */
export async function sweepSyncRuns(env: Env, now: Date): Promise<void> {
  await removeOldRuns(openStore(env.DB, env.LISTINGS).db, new Date(now.getTime() - runDays * day).toISOString())
}

/** Mails the agency, once a day, when no run of the synchronisation has succeeded for a day. */
export async function tellOfFailure(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  if ((await findCrm(env, db)) === null) return
  const done = await lastDone(db, crmSource)
  const since = done?.endedAt ?? (await firstRunAt(db, crmSource))
  if (since === null || now.getTime() - Date.parse(since) < tellAfter) return
  const failed = (await lastRuns(db, crmSource, 20)).find(({ error }) => error !== null)
  if (!failed?.error) return
  const agency = await agencyOf(env)
  const id = `sync-${crmSource}-${wallTimeOf(now).day}`
  const locale = officeLocale(agency, agency.email)
  const data = { since, wasDone: done !== null, ...failed.error }
  await insertMail(db, id, { template: 'syncFailed', locale, to: agency.email, replyTo: null, data }, now.toISOString(), null)
  await relayMails(env, [id])
}

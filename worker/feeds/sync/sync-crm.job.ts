import { openStore } from '#db/client.ts'
import { removeOldCrmEvents } from '#db/feeds/crm-events.ts'
import { firstRunAt, lastDone, lastError, removeOldRuns } from '#db/feeds/sync-runs.ts'
import { insertMail } from '#db/mail/outbox.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import { type CrmName, crmNames } from '#db/model/feeds/crm-catalogue.ts'
import { runDays } from '#db/model/feeds/import-run.ts'
import { eventDays, listModes, tellAfter } from '#db/model/feeds/sync-run.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { day } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'
import { findCrm } from '#worker/feeds/crm-connection.ts'
import { continueRun } from '#worker/feeds/sync/continue-run.ts'
import { startRun } from '#worker/feeds/sync/start-run.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import type { Work } from '#worker/site/queue.ts'
import { relayMails } from '#worker/site/queue.ts'
import { crmServices } from './crm-services.ts'

/** Every five minutes: begins a synchronisation run with each CRM, and notifies the agency if none has succeeded for a day. */
export async function beginSync(env: Env, now: Date): Promise<void> {
  await Promise.all(
    crmNames.map(async (crm) => {
      await startRun(env, now, crm)
      await tellOfFailure(env, now, crm)
    }),
  )
}

/** On the queue: the next step of a run. */
export async function continueSync(env: Env, step: Extract<Work, { readonly kind: 'sync' }>): Promise<void> {
  await continueRun(env, step, new Date())
}

/** Nightly: deletes old runs and events. */
export async function sweepSyncRuns(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeOldRuns(db, new Date(now.getTime() - runDays * day).toISOString())
  await removeOldCrmEvents(db, new Date(now.getTime() - eventDays * day).toISOString())
}

/** Mails the agency, once a day, when no run of the synchronisation has succeeded for a day. */
export async function tellOfFailure(env: Env, now: Date, crm: CrmName): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  if ((await findCrm(env, db, crm)) === null) return
  const done = await lastDone(db, crm, crmServices[crm].hasLists ? listModes : ['events'], now)
  const since = done?.endedAt ?? (await firstRunAt(db, crm))
  if (since === null || now.getTime() - Date.parse(since) < tellAfter) return
  // A CRM without lists has no run while nothing changes: only a failure since the last success counts.
  const error = await lastError(db, crm, since)
  if (error === null) return
  const agency = await agencyOf(env)
  const id = `sync-${crm}-${wallTimeOf(now).day}`
  const locale = officeLocale(agency, agency.email)
  const data = { since, wasDone: done !== null, ...error }
  await insertMail(db, id, { template: 'syncFailed', locale, to: agency.email, replyTo: null, data }, now.toISOString(), null)
  await relayMails(env, [id])
}

import { openStore } from '#db/client.ts'
import { firstRunAt, lastDone, lastRuns } from '#db/feeds/sync-runs.ts'
import { insertMail } from '#db/mail/outbox.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { day } from '#db/model/site/durations.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { relayMails } from '#worker/site/queue.ts'
import { crmSource } from './start-run.ts'

/** Mails the agency, once a day, when no run of the synchronisation has succeeded for a day. */
export async function tellOfFailure(env: Env, now: Date): Promise<void> {
  if (settingsOf(env).crm === null) return
  const { db } = openStore(env.DB, env.LISTINGS)
  const done = await lastDone(db, crmSource)
  const since = done?.endedAt ?? (await firstRunAt(db, crmSource))
  if (since === null || now.getTime() - Date.parse(since) < day) return
  const failed = (await lastRuns(db, crmSource, 20)).find(({ error }) => error !== null)
  if (!failed?.error) return
  const agency = await agencyOf(env)
  const id = `sync-${crmSource}-${wallTimeOf(now).day}`
  const locale = officeLocale(agency, agency.email)
  const data = { since, wasDone: done !== null, ...failed.error }
  await insertMail(db, id, { template: 'syncFailed', locale, to: agency.email, replyTo: null, data }, now.toISOString(), null)
  await relayMails(env, [id])
}

import { selectArchives } from '#db/archive/archive-runs.ts'
import { openStore } from '#db/client.ts'
import { insertMail } from '#db/mail/outbox.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import { failuresToTell } from '#db/model/archive/archive-standing.ts'
import type { Env } from '#worker/env.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { relayMails } from '#worker/site/queue.ts'

/** Archives looked at: of two months. */
const looked = 60

/** Mails the agency when archives in a row have failed or were proved wrong: once, until one is whole again. */
export async function tellOfFailure(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const ended = (await selectArchives(db, looked)).filter(({ state }) => state !== 'reading')
  const whole = ended.findIndex(({ state, proof }) => state === 'done' && proof === null)
  const failed = whole === -1 ? ended : ended.slice(0, whole)
  const first = failed.at(-1)
  if (first === undefined || failed.length < failuresToTell) return
  const agency = await agencyOf(env)
  const id = `archive-failed-${first.id}`
  const data = { since: first.startedAt, last: ended[whole]?.endedAt ?? null }
  const locale = officeLocale(agency, agency.email)
  await insertMail(db, id, { template: 'archiveFailed', locale, to: agency.email, replyTo: null, data }, now.toISOString(), null)
  await relayMails(env, [id])
}

import { openStore } from '#db/client.ts'
import { findImport } from '#db/feeds/imports.ts'
import { insertMail } from '#db/mail/outbox.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Env } from '#worker/env.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { relayMails } from '#worker/site/queue.ts'

/** After an import was held: shows what it has hidden, and mails the agency, once a day for each source. @returns whether it is held */
export async function tellOfHeld(env: Env, id: string, now: Date): Promise<boolean> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const run = await findImport(db, id)
  if (run === null || run.held === null) return false
  await announceChanges(env)
  const agency = await agencyOf(env)
  const mail = `held-${run.source}-${wallTimeOf(now).day}`
  const message = { template: 'importHeld', locale: officeLocale(agency, agency.email), to: agency.email, replyTo: null, data: { import: id } } as const
  await insertMail(db, mail, message, now.toISOString(), null)
  await relayMails(env, [mail])
  return true
}

import { openStore } from '#db/client.ts'
import { listPending, settlePublication } from '#db/feeds/entries.ts'
import { minute } from '#db/model/site/durations.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { showEntry } from '#worker/feeds/entries/show-entry.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'

const maxAtOnce = 20
/** Milliseconds after which an import within a request is given up. */
const gracePeriod = 2 * minute

/** Every five minutes: makes the site show the homes entered by hand whose publication a crash has cut short. */
export async function showPendingEntries(env: Env, now: Date): Promise<void> {
  const db = openStore(env.DB, env.LISTINGS).primary
  const pending = await listPending(db, new Date(now.getTime() - gracePeriod).toISOString(), maxAtOnce)
  if (pending.length === 0) return
  const agency = await agencyOf(env)
  const context = { db, salt: settingsOf(env).placeSalt, agency, locale: agency.languages.default, announce: () => announceChanges(env), now }
  for (const { id, decidedAt, by } of pending) {
    if ((await showEntry(context, id, by)) === null) await settlePublication(db, id, decidedAt)
  }
}

import { openStore } from '#db/client.ts'
import { sourcesWithReceipts } from '#db/feeds/crm-receipts.ts'
import type { Env } from '#worker/env.ts'
import { findCrm } from '#worker/feeds/crm-connection.ts'

/** Every minute: begins to tell each connected CRM what is due. */
export async function queueReceipts(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  for (const source of await sourcesWithReceipts(db, now)) if ((await findCrm(env, db, source)) !== null) await env.WORK.send({ kind: 'receipts', source })
}

import { Hono } from 'hono'
import { openStore } from '#db/client.ts'
import { countMails, replayDead } from '#db/mail/outbox.ts'
import type { Env } from '#worker/env.ts'
import { relayMails } from '#worker/site/queue.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

const most = 500

/** Mounted at /mail: the outbox by state, and a replay of dead mails. */
export const mail = new Hono<{ Bindings: Env }>()

mail.use(requireScope('mail'))

mail.get('/', async (context) => {
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  return context.json(await countMails(db))
})

mail.post('/replay', async (context) => {
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  const ids = await replayDead(db, new Date(), most)
  await relayMails(context.env, ids)
  return context.json({ replayed: ids.length })
})

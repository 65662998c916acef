import { Hono } from 'hono'
import { openStore } from '#db/client.ts'
import { countMails, replayDead } from '#db/outbox.ts'
import type { Env } from '#worker/env.ts'
import { requireToken } from '#worker/http/require-token.ts'
import { relayMails } from '#worker/mail/relay.ts'

const most = 500

/** Mounted at /mail, for whoever holds the token: how the outbox stands, and another try for the mails that were given up. */
export const mail = new Hono<{ Bindings: Env }>()

mail.use(requireToken)

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

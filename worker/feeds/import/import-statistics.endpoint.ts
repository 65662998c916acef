import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { feedFormats } from '#db/model/feeds/feed-format.ts'
import type { Env } from '#worker/env.ts'
import { statisticsLists } from '#worker/feeds/statistics/reading.ts'
import { takeStatistics } from '#worker/feeds/statistics/take-statistics.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

const maxBody = 4 * 1024 * 1024

const Chunk = type({
  format: type.enumerated(...feedFormats),
  'source?': /^[a-z][a-z0-9-]{0,30}$/,
  list: type.enumerated(...statisticsLists),
  /** Of the first entry, counted from 1 within its list. */
  position: 'number.integer >= 1',
  entries: 'unknown[] <= 1000',
})

/** Mounted at /import/statistics, with the import token: statistics and histories of homes, in chunks, each saved immediately. */
export const importStatistics = new Hono<Site>()

importStatistics.use(requireScope('import'))
importStatistics.use(bodyLimit({ maxSize: maxBody, onError: (context: Context<Site>) => context.json({ error: 'the body is over 4 MB' }, 413) }))

importStatistics.post('/', async (context) => {
  const chunk = Chunk(await readJson(context))
  if (chunk instanceof type.errors) return context.json({ error: chunk.summary }, 400)
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  return context.json(await takeStatistics(db, { ...chunk, source: chunk.source ?? chunk.format }, new Date()))
})

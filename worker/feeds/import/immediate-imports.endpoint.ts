import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { ownIdsSource } from '#db/listings/public-ids.ts'
import { feedFormats } from '#db/model/feeds/import-run.ts'
import type { Env } from '#worker/env.ts'
import { storeCategories } from '#worker/feeds/categories/read-categories.ts'
import { statisticsLists } from '#worker/feeds/statistics/reading.ts'
import { storeStatistics } from '#worker/feeds/statistics/store-statistics.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

/** Imports with the import token that are not staged: what they send is saved immediately. */

type Site = { Bindings: Env }

const maxBody = 4 * 1024 * 1024

function immediateImport(): Hono<Site> {
  const app = new Hono<Site>()
  app.use(requireScope('import'))
  app.use(bodyLimit({ maxSize: maxBody, onError: (context: Context<Site>) => context.json({ error: 'the body is over 4 MB' }, 413) }))
  return app
}

const List = type({
  'source?': /^[a-z][a-z0-9-]{0,30}$/,
  mode: "'full' | 'partial'",
  records: 'unknown[] <= 5000',
})

/** Mounted at /import/categories: the list of categories of a CRM. */
export const importCategories = immediateImport()

importCategories.post('/', async (context) => {
  const list = List(await readJson(context))
  if (list instanceof type.errors) return context.json({ error: list.summary }, 400)
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  const stored = await storeCategories(db, list.source ?? ownIdsSource, list.records, list.mode === 'partial', new Date())
  if (stored === null) return context.json({ error: 'it has no category that can be used' }, 409)
  await announceChanges(context.env)
  return context.json(stored)
})

const Chunk = type({
  format: type.enumerated(...feedFormats),
  'source?': /^[a-z][a-z0-9-]{0,30}$/,
  list: type.enumerated(...statisticsLists),
  /** Of the first entry, counted from 1 within its list. */
  position: 'number.integer >= 1',
  entries: 'unknown[] <= 1000',
})

/** Mounted at /import/statistics: statistics and histories of homes, in chunks. */
export const importStatistics = immediateImport()

importStatistics.post('/', async (context) => {
  const chunk = Chunk(await readJson(context))
  if (chunk instanceof type.errors) return context.json({ error: chunk.summary }, 400)
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  return context.json(await storeStatistics(db, { ...chunk, source: chunk.source ?? chunk.format }, new Date()))
})

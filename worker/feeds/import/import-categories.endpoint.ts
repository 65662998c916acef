import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import type { Env } from '#worker/env.ts'
import { takeCategories } from '#worker/feeds/categories/take-categories.ts'
import { crmSource } from '#worker/feeds/omnicasa/service/start-run.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

const maxBody = 4 * 1024 * 1024

const List = type({
  'source?': /^[a-z][a-z0-9-]{0,30}$/,
  mode: "'full' | 'partial'",
  records: 'unknown[] <= 5000',
})

/** Mounted at /import/categories, with the import token: the list of categories of a CRM, saved immediately. */
export const importCategories = new Hono<Site>()

importCategories.use(requireScope('import'))
importCategories.use(bodyLimit({ maxSize: maxBody, onError: (context: Context<Site>) => context.json({ error: 'the body is over 4 MB' }, 413) }))

importCategories.post('/', async (context) => {
  const list = List(await readJson(context))
  if (list instanceof type.errors) return context.json({ error: list.summary }, 400)
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  const taken = await takeCategories(db, list.source ?? crmSource, list.records, list.mode === 'partial', new Date())
  if (taken === null) return context.json({ error: 'it has no category that can be used' }, 409)
  await announceChanges(context.env)
  return context.json(taken)
})

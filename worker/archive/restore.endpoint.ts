import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { beginRun, findRunUnderWay } from '#db/archive/archive-runs.ts'
import { findArchiveTable, readArchiveTables, readMigrations } from '#db/archive/archive-tables.ts'
import { emptyTables, filledTables, parkTriggers, storeRows } from '#db/archive/restore-rows.ts'
import { type Db, openStore } from '#db/client.ts'
import type { Env } from '#worker/env.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { settleRestore } from './settle-restore.ts'

type Site = { Bindings: Env }

const Begin = type({ 'force?': 'boolean', 'only?': 'string[] | null', 'files?': 'boolean' })
const Rows = type({ table: 'string', columns: 'string[]', rows: 'string[]' })
const Metadata = type('string.json.parse').to({ key: 'string > 0', type: 'string | null', metadata: type({ '[string]': 'string' }) })
const Settle = type({ phase: 'string', after: 'string' })

/** Of tables, and of files alone, during which tables and their triggers stay as they are. */
const runId = 'restore'
const filesRunId = 'restore-files'

/** Below /archive: takes the rows and files of an archive back, decrypted by the command that holds the private key. No job runs meanwhile. */
export const restore = new Hono<Site>()

/** Begins, or begins again after a broken restore: empties what will be written. */
restore.post('/', async (context) => {
  const body = Begin(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const db = dbOf(context)
  const under = await findRunUnderWay(db)
  if (under?.state === 'reading') return context.json({ error: 'an archive is being made: try again when it is done' }, 409)
  if (body.files) return beginFiles(context, under?.id ?? null)
  const only = body.only ? new Set(body.only) : null
  if (under?.id !== runId && !body.force) {
    const filled = (await filledTables(db)).filter((name) => only?.has(name) ?? true)
    if (filled.length > 0) return context.json({ error: `the site is not empty (${filled.slice(0, 5).join(', ')}): --force replaces what it holds` }, 409)
  }
  if (under === null) await beginRun(db, runId, 'restoring', '', new Date())
  await parkTriggers(db, runId)
  await emptyTables(db, only)
  return context.json(await begun(db))
})

async function beginFiles(context: Context<Site>, under: string | null): Promise<Response> {
  const db = dbOf(context)
  if (under === runId) return context.json({ error: 'tables are being restored: end that first' }, 409)
  if (under === null) await beginRun(db, filesRunId, 'restoring', '', new Date())
  return context.json(await begun(db))
}

async function begun(db: Db) {
  const tables = (await readArchiveTables(db)).map(({ name, columns }) => ({ name, columns }))
  return { tables, migrations: await readMigrations(db) }
}

restore.post('/rows', async (context) => {
  const body = Rows(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const db = dbOf(context)
  if (!(await isUnderWay(context))) return context.json({ error: 'no restore is under way' }, 409)
  const table = await findArchiveTable(db, body.table)
  if (table === null) return context.json({ error: 'no such table' }, 404)
  await storeRows(db, { name: table.name, columns: body.columns }, table.columns, body.rows)
  return context.json({ stored: body.rows.length })
})

restore.put('/files', async (context) => {
  const about = Metadata(context.req.query('about') ?? '')
  if (about instanceof type.errors) return context.json({ error: about.summary }, 400)
  if (!(await isUnderWay(context))) return context.json({ error: 'no restore is under way' }, 409)
  const httpMetadata = about.type === null ? {} : { contentType: about.type }
  await context.env.FILES.put(about.key, await context.req.arrayBuffer(), { httpMetadata, customMetadata: about.metadata })
  return context.json({ stored: 1 })
})

/** The next of the steps that end a restore, once its rows have been compared. */
restore.post('/settle', async (context) => {
  const body = Settle(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  if (!(await isUnderWay(context))) return context.json({ error: 'no restore is under way' }, 409)
  return context.json(await settleRestore(context.env, runId, body, new Date()))
})

async function isUnderWay(context: Context<Site>): Promise<boolean> {
  return (await findRunUnderWay(dbOf(context)))?.state === 'restoring'
}

function dbOf({ env }: Context<Site>) {
  return openStore(env.DB, env.LISTINGS).db
}

import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { beginAgain, beginRun, findRunUnderWay } from '#db/archive/archive-runs.ts'
import { findArchiveTable, readArchiveTables, readMigrations } from '#db/archive/archive-tables.ts'
import { emptyTables, filledTables, parkTriggers, storeRows } from '#db/archive/restore-rows.ts'
import { type Db, openStore } from '#db/client.ts'
import type { Env } from '#worker/env.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { settleRestore } from './settle-restore.ts'

type Site = { Bindings: Env }

/** `migrations` are those of the archive. */
const Begin = type({ 'force?': 'boolean', 'only?': 'string[] | null', 'files?': 'boolean', 'migrations?': 'string[]' })
const Rows = type({ table: 'string', columns: 'string[]', rows: 'string[]' })
const Metadata = type('string.json.parse').to({ key: 'string > 0', type: 'string | null', metadata: type({ '[string]': 'string' }) })
const Settle = type({ phase: 'string', after: 'string' })

/** Of tables, and of files alone, during which tables and their triggers stay as they are. */
const runId = 'restore'
const filesRunId = 'restore-files'

const ended = { error: 'this restore has ended, or another has begun since' }

/** Below /archive: takes the rows and files of an archive back, decrypted by the command that holds the private key. No job runs meanwhile. */
export const restore = new Hono<Site>()

/**
 * Begins, or begins again after a broken restore: empties what will be written. What another command has begun and goes on with is refused from now on, so
 * that two archives are not mixed.
 */
restore.post('/', async (context) => {
  const body = Begin(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const db = dbOf(context)
  const under = await findRunUnderWay(db)
  if (under?.state === 'reading') return context.json({ error: 'an archive is being made: try again when it is done' }, 409)
  const present = await readMigrations(db)
  const missing = body.migrations?.find((name) => !present.includes(name))
  if (missing !== undefined) return context.json({ error: `the archive is of a newer version, with the migration ${missing}: update the site first` }, 409)
  if (body.files) return beginFiles(context, under?.id ?? null)
  const only = body.only ? new Set(body.only) : null
  if (under?.id !== runId && !body.force) {
    const filled = (await filledTables(db)).filter((name) => only?.has(name) ?? true)
    if (filled.length > 0) return context.json({ error: `the site is not empty (${filled.slice(0, 5).join(', ')}): --force replaces what it holds` }, 409)
  }
  const run = await takeRun(db, under?.id ?? runId)
  await parkTriggers(db, runId)
  await emptyTables(db, only)
  return context.json(await begun(db, run))
})

async function beginFiles(context: Context<Site>, under: string | null): Promise<Response> {
  const db = dbOf(context)
  if (under === runId) return context.json({ error: 'tables are being restored: end that first' }, 409)
  return context.json(await begun(db, await takeRun(db, filesRunId)))
}

/** @returns by which the requests of this command are recognised */
async function takeRun(db: Db, id: string): Promise<string> {
  const now = new Date()
  await beginRun(db, id, 'restoring', '', now)
  await beginAgain(db, id, now.toISOString())
  return now.toISOString()
}

async function begun(db: Db, run: string) {
  const tables = (await readArchiveTables(db)).map(({ name, columns }) => ({ name, columns }))
  return { run, tables }
}

restore.post('/rows', async (context) => {
  const body = Rows(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const db = dbOf(context)
  if (!(await isUnderWay(context))) return context.json(ended, 409)
  const table = await findArchiveTable(db, body.table)
  if (table === null) return context.json({ error: 'no such table' }, 404)
  await storeRows(db, { name: table.name, columns: body.columns }, table.columns, body.rows)
  return context.json({ stored: body.rows.length })
})

restore.put('/files', async (context) => {
  const about = Metadata(context.req.query('about') ?? '')
  if (about instanceof type.errors) return context.json({ error: about.summary }, 400)
  if (!(await isUnderWay(context))) return context.json(ended, 409)
  const httpMetadata = about.type === null ? {} : { contentType: about.type }
  await context.env.FILES.put(about.key, await context.req.arrayBuffer(), { httpMetadata, customMetadata: about.metadata })
  return context.json({ stored: 1 })
})

/** The next of the steps that end a restore, once its rows have been compared. */
restore.post('/settle', async (context) => {
  const body = Settle(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  if (!(await isUnderWay(context))) return context.json(ended, 409)
  return context.json(await settleRestore(context.env, runId, body, new Date()))
})

async function isUnderWay(context: Context<Site>): Promise<boolean> {
  const run = await findRunUnderWay(dbOf(context))
  return run?.state === 'restoring' && run.startedAt === context.req.query('run')
}

function dbOf({ env }: Context<Site>) {
  return openStore(env.DB, env.LISTINGS).db
}

import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { selectArchives } from '#db/archive/archive-runs.ts'
import { findArchiveTable, readRows } from '#db/archive/archive-tables.ts'
import { openStore } from '#db/client.ts'
import type { Env } from '#worker/env.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { requireBootstrap } from '#worker/site/requests/require-token.ts'
import { archiveIds, archivesOf, monthFolder, nightFolder, pieceFolder } from './archive-store.ts'
import { isArchiveId, isPieceName } from './manifest.ts'
import { proveArchive } from './prove-archive.ts'
import { restore } from './restore.endpoint.ts'
import { addRows, noRows } from './row-sum.ts'
import { beginArchive, continueArchive } from './run-archive.ts'

type Site = { Bindings: Env }

const Begin = type({ 'recipient?': 'string' })
const Sum = type({ table: 'string', columns: 'string[]', after: 'string | null' })
const listed = 60
const summedRows = 2_000

/** Mounted at /archive, for the bootstrap token only: makes archives, hands out their encrypted pieces and takes them back. */
export const archive = new Hono<Site>()

archive.use(requireBootstrap)
archive.route('/restore', restore)

/** What the database knows of archives, and the ids of those that are stored: these outlive the database. */
archive.get('/', async (context) => {
  const bucket = archivesOf(context.env)
  const stored = { nights: await archiveIds(bucket, nightFolder), months: await archiveIds(bucket, monthFolder) }
  return context.json({ archives: await selectArchives(dbOf(context), listed), stored })
})

/** Begins an archive, or names the one under way. The site's own public key goes before one that is sent. */
archive.post('/', async (context) => {
  const body = Begin(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const recipient = context.env.BACKUP_RECIPIENT || body.recipient || ''
  if (recipient === '') return context.json({ error: 'there is no public key: npm run backup -- key FILE makes one' }, 409)
  const begun = await beginArchive(context.env, recipient, new Date())
  return begun ? context.json(begun, 202) : context.json({ error: 'a restore is under way, or the public key is not one of age' }, 409)
})

archive.post('/step', async (context) => {
  const progress = await continueArchive(context.env, new Date())
  return progress ? context.json(progress) : context.json({ error: 'no archive is being made' }, 409)
})

archive.post('/prove', async (context) => context.json({ wrong: await proveArchive(context.env, new Date()) }))

/** Count and sum of the rows of a table, from a key on: what a restore is compared by. */
archive.post('/sum', async (context) => {
  const body = Sum(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const table = await findArchiveTable(dbOf(context), body.table)
  if (table === null) return context.json({ error: 'no such table' }, 404)
  // The columns of the archive: a later version of the site may have more.
  const columns = body.columns.filter((column) => table.columns.includes(column))
  const rows = await readRows(dbOf(context), { ...table, columns }, body.after, summedRows)
  const sum = addRows(
    noRows,
    rows.map(({ row }) => row),
  )
  return context.json({ ...sum, next: rows.length < summedRows ? null : (rows.at(-1)?.key ?? null) })
})

archive.get('/pieces/:name', async (context) => {
  const name = context.req.param('name')
  return isPieceName(name) ? sendFile(context, pieceFolder + name) : context.json({ error: 'no such piece' }, 404)
})

/** The manifest of a night, or of a month (YYYY-MM). */
archive.get('/:id', async (context) => {
  const id = context.req.param('id')
  if (/^\d{4}-\d{2}$/.test(id)) return sendFile(context, `${monthFolder}${id}.json`)
  return isArchiveId(id) ? sendFile(context, `${nightFolder}${id}.json`) : context.json({ error: 'no such archive' }, 404)
})

async function sendFile(context: Context<Site>, key: string): Promise<Response> {
  const file = await archivesOf(context.env).get(key)
  if (file === null) return context.json({ error: 'it is not there' }, 404)
  return context.body(await file.arrayBuffer(), 200, { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store' })
}

function dbOf({ env }: Context<Site>) {
  return openStore(env.DB, env.LISTINGS).db
}

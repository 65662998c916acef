import { readArchiveTables, readMigrations, readRows } from '#db/archive/archive-tables.ts'
import { beginLog, type Changes, endLog, readChanges, readLogEnd } from '#db/archive/change-log.ts'
import { type Db, openStore } from '#db/client.ts'
import { type ArchiveTable, withoutPeople } from '#db/model/archive/archive-tables.ts'
import type { Env } from '#worker/env.ts'
import { openPieces, type Pieces, type StoredPiece } from './archive-store.ts'
import { openCutter } from './cut-rows.ts'
import type { ChangedRow, ListedFile } from './manifest.ts'
import { storeFiles } from './store-files.ts'

/** The steps of an archive: the tables are read in pages, then what was written meanwhile until one atomic batch closes it, then the files. */

/** Where the next step begins. */
type Position =
  | { readonly phase: 'rows'; readonly table: number; readonly after: string | null }
  | { readonly phase: 'changes'; readonly last: number }
  | { readonly phase: 'files'; readonly after: string }
  | { readonly phase: 'end' }

/** What a step has done. */
export interface Part {
  readonly next: Position
  readonly tables?: readonly ArchiveTable[]
  readonly migrations?: readonly string[]
  readonly rows?: readonly (readonly [table: string, piece: StoredPiece])[]
  readonly changes?: readonly StoredPiece[]
  /** Of changes in tables with people. */
  readonly peopleChanges?: readonly StoredPiece[]
  readonly closed?: { readonly at: string; readonly counts: Readonly<Record<string, number>> }
  readonly files?: readonly (readonly [state: string, file: ListedFile, piece: StoredPiece])[]
}

const pageRows = 500
/** With fewer changes waiting, one batch reads them all. */
const fewChanges = 500

/** The first step: from here on every write is noted. */
export async function beginReading(db: Db): Promise<Part> {
  const tables = await readArchiveTables(db)
  await beginLog(db, tables)
  return { tables, migrations: await readMigrations(db), next: { phase: 'rows', table: 0, after: null } }
}

/** The step behind others. @param until milliseconds at which it stops where it can */
export async function continueReading(env: Env, recipient: string, parts: readonly Part[], until: number): Promise<Part> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const next = parts.at(-1)?.next
  const tables = parts[0]?.tables ?? []
  if (next === undefined || next.phase === 'end') return { next: { phase: 'end' } }
  const pieces = await openPieces(env, recipient, storedBy(parts))
  if (next.phase === 'rows') return readTables(db, pieces, tables, next, until)
  if (next.phase === 'files') return storeFiles(env, pieces, next.after, until)
  return readWritten(db, pieces, parts, next.last)
}

/** The pieces that steps have stored. */
export function storedBy(parts: readonly Part[]): readonly StoredPiece[] {
  return parts.flatMap(({ rows = [], changes = [], peopleChanges = [], files = [] }) => [
    ...rows.map(([, piece]) => piece),
    ...changes,
    ...peopleChanges,
    ...files.map(([, , piece]) => piece),
  ])
}

async function readTables(
  db: Db,
  pieces: Pieces,
  tables: readonly ArchiveTable[],
  from: { table: number; after: string | null },
  until: number,
): Promise<Part> {
  const rows: [string, StoredPiece][] = []
  for (let at = from.table; at < tables.length; at += 1) {
    const table = tables[at]
    if (table === undefined) break
    const after = await readTable(db, pieces, table, at === from.table ? from.after : null, until, (piece) => rows.push([table.name, piece]))
    if (after !== null) return { rows, next: { phase: 'rows', table: at, after } }
    if (Date.now() > until && at + 1 < tables.length) return { rows, next: { phase: 'rows', table: at + 1, after: null } }
  }
  return { rows, next: { phase: 'changes', last: 0 } }
}

/** Reads a table on from a key. @returns the key to go on from; null at its end */
async function readTable(
  db: Db,
  pieces: Pieces,
  table: ArchiveTable,
  from: string | null,
  until: number,
  keep: (piece: StoredPiece) => void,
): Promise<string | null> {
  const cutter = openCutter()
  let after = from
  let cut = from
  for (;;) {
    const page = await readRows(db, table, after, pageRows)
    for (const row of page) {
      const piece = cutter.add(row)
      if (piece === null) continue
      keep(await pieces.lines(piece.map((each) => each.row)))
      cut = row.key
    }
    if (page.length < pageRows) break
    after = page.at(-1)?.key ?? after
    if (Date.now() > until && cut !== from) return cut
  }
  const rest = cutter.rest()
  if (rest.length > 0) keep(await pieces.lines(rest.map((each) => each.row)))
  return null
}

/** Reads again what was written since; the last time, in the batch that closes the archive. */
async function readWritten(db: Db, pieces: Pieces, parts: readonly Part[], after: number): Promise<Part> {
  const tables = parts[0]?.tables ?? []
  const { last, waiting } = await readLogEnd(db, after)
  if (waiting > fewChanges) {
    const changes = await readChanges(db, tables, after, Math.min(last, after + 5 * fewChanges))
    return { ...(await storeChanges(pieces, changes)), next: { phase: 'changes', last: changes.last } }
  }
  const changes = await readChanges(db, tables, after, null)
  const at = new Date().toISOString()
  const migrations = await readMigrations(db)
  if (migrations.join() !== parts[0]?.migrations?.join()) throw new Error('the database was migrated while the archive was made')
  await endLog(db)
  return { ...(await storeChanges(pieces, changes)), closed: { at, counts: Object.fromEntries(changes.counts) }, next: { phase: 'files', after: '' } }
}

async function storeChanges(pieces: Pieces, { rows }: Changes): Promise<Pick<Part, 'changes' | 'peopleChanges'>> {
  const all = [...rows].flatMap(([t, each]) => each.map(([k, r]): ChangedRow => ({ t, k, r })))
  const store = async (some: readonly ChangedRow[]) => (some.length === 0 ? [] : [await pieces.lines(some.map((line) => JSON.stringify(line)))])
  return {
    changes: await store(all.filter(({ t }) => withoutPeople.has(t))),
    peopleChanges: await store(all.filter(({ t }) => !withoutPeople.has(t))),
  }
}

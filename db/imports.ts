import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { droppingHeld } from './held-imports.ts'
import { countWithdrawn, isUnderWay, outcomes } from './import-rows.ts'
import { notingChanges } from './import-runs.ts'
import { droppingStaged } from './import-unchanged.ts'
import type { Import, ImportCounts, ImportMode, ImportOrigin, ImportRefusal } from './model/import-run.ts'
import { catalogue, imports, listings } from './schema.ts'

/**
 * Imports of feeds: rows are staged, compared with the stock of their source, then copied in slices. Every step is idempotent, and every
 * write checks that the import is still under way, so an older import cannot undo a newer one of the same source. The stock of a source is
 * the records that it sent and has not withdrawn.
 */

/** Begins an import; `now` is UTC in ISO 8601 and becomes the time of its withdrawals. */
export async function openImport(db: Db, id: string, mode: ImportMode, origin: ImportOrigin, now: string): Promise<void> {
  const { source, format, sender } = origin
  await db.insert(imports).values({ id, state: 'receiving', mode, source, format, via: sender.via, sentBy: sender.by, startedAt: now, touchedAt: now })
}

/** The import of an id, or null. */
export async function findImport(db: Db, id: string): Promise<Import | null> {
  return (await selectImport(db, id))[0] ?? null
}

/** The query for the import of an id. */
export function selectImport(db: Db, id: string) {
  return db.select().from(imports).where(eq(imports.id, id)).limit(1)
}

/**
 * Ends every import of a source that is under way or held, and drops what it staged.
 * @returns the catalogue's new version when one of them had begun to change the stock, else null
 */
export async function supersedeOthers(db: Db, source: string, now: string): Promise<number | null> {
  const underWay = and(inArray(imports.state, ['receiving', 'applying']), eq(imports.source, source))
  const [versions] = await db.batch([
    db
      .update(catalogue)
      .set({ version: sql`${catalogue.version} + 1`, changedAt: now })
      .where(sql`EXISTS (SELECT 1 FROM ${imports} WHERE state = 'applying' AND source = ${source})`)
      .returning({ version: catalogue.version }),
    ...droppingStaged(db, sql`import_id IN (SELECT id FROM ${imports} WHERE ${underWay})`),
    db.update(imports).set({ state: 'superseded', touchedAt: now }).where(underWay),
    ...droppingHeld(db, eq(imports.source, source)),
  ])
  return versions[0]?.version ?? null
}

/** Ends an import before it changes anything: it was refused, or its sender gave up. */
export async function discardImport(db: Db, id: string, now: string, refusal: ImportRefusal = { why: 'givenUp' }): Promise<void> {
  await db.batch([
    ...droppingHeld(db, eq(imports.id, id)),
    db
      .update(imports)
      .set({ state: 'refused', touchedAt: now, refusal })
      .where(and(eq(imports.id, id), eq(imports.state, 'receiving'))),
    ...droppingStaged(db, sql`import_id IN (SELECT id FROM ${imports} WHERE id = ${id} AND state = 'refused')`),
  ])
}

/**
 * Ends imports under way that were not touched since a moment (UTC, ISO 8601), and drops what they staged.
 * @returns the catalogue's new version when one of them had begun to change the stock, else null
 */
export async function endStaleImports(db: Db, before: string, now: string): Promise<number | null> {
  const isStale = and(inArray(imports.state, ['receiving', 'applying']), lt(imports.touchedAt, before))
  const [versions] = await db.batch([
    db
      .update(catalogue)
      .set({ version: sql`${catalogue.version} + 1`, changedAt: now })
      .where(sql`EXISTS (SELECT 1 FROM ${imports} WHERE state = 'applying' AND ${isStale})`)
      .returning({ version: catalogue.version }),
    ...droppingStaged(db, sql`import_id IN (SELECT id FROM ${imports} WHERE ${isStale})`),
    db
      .update(imports)
      .set({ state: 'refused', refusal: { why: 'abandoned' } })
      .where(isStale),
  ])
  return versions[0]?.version ?? null
}

/**
 * Starts applying: from here on the stock changes. Changes are recorded as events, but not while the source has no stock yet: alerts do
 * not list everything of a first import. False when the import is not receiving any more.
 */
export async function beginApplying(db: Db, { id, source }: Import, mode: ImportMode, now: string): Promise<boolean> {
  const begun = await db
    .update(imports)
    .set({ state: 'applying', mode, touchedAt: now, isTold: sql`EXISTS (SELECT 1 FROM ${listings} WHERE source = ${source})` })
    .where(and(eq(imports.id, id), eq(imports.state, 'receiving')))
    .returning({ id: imports.id })
  return begun.length > 0
}

/**
 * Closes an import that has been applied: counts what it did, drops what it staged, and gives the catalogue a new version if anything changed.
 * @returns the counts of all kinds together; `version` is null when nothing changed
 */
export async function finishImport(db: Db, done: Import, now: string): Promise<{ readonly counts: ImportCounts; readonly version: number | null }> {
  const { added, changed, unchanged } = await outcomes(db, done.id, ['listing', 'project'])
  const withdrawn = (await countWithdrawn(db, done, 'listing')) + (await countWithdrawn(db, done, 'project'))
  const isChanged = added + changed + withdrawn > 0
  const counts = { added, changed, unchanged, withdrawn }
  const [versions] = await db.batch([
    db
      .update(catalogue)
      .set({ version: sql`${catalogue.version} + 1`, changedAt: now })
      .where(sql`${isChanged ? 1 : 0} AND ${isUnderWay(done.id, 'applying')}`)
      .returning({ version: catalogue.version }),
    ...notingChanges(db, done),
    db
      .update(imports)
      .set({ state: 'done', touchedAt: now, counts })
      .where(and(eq(imports.id, done.id), eq(imports.state, 'applying'))),
    ...droppingStaged(db, sql`import_id = ${done.id}`),
  ])
  return { counts, version: versions[0]?.version ?? null }
}

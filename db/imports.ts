import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { countWithdrawnAt, isUnderWay, outcomes } from './import-rows.ts'
import { catalogue, type ImportMode, type ImportState, importRows, imports, listings } from './schema.ts'

/**
 * A feed on its way into the stock: its rows are staged, weighed against what is there, and only then copied, slice by slice.
 * Every step may be repeated; every write asks whether the import is still the one under way, so that an older one cannot undo a newer.
 * The stock is what has not been withdrawn.
 */

export interface Import {
  readonly id: string
  readonly state: ImportState
  readonly mode: ImportMode
  readonly startedAt: string
}

export interface ImportCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly withdrawn: number
}

/** Begins an import; `now` is UTC in ISO 8601 and becomes the time of its withdrawals. */
export async function openImport(db: Db, id: string, mode: ImportMode, now: string): Promise<void> {
  await db.insert(imports).values({ id, state: 'receiving', mode, startedAt: now, touchedAt: now })
}

/** The import of an id, or null. */
export async function findImport(db: Db, id: string): Promise<Import | null> {
  return (await db.select().from(imports).where(eq(imports.id, id)).get()) ?? null
}

/**
 * Ends every import under way and drops what it staged.
 * @returns the catalogue's new version when one of them had begun to change the stock, else null
 */
export async function supersedeOthers(db: Db, now: string): Promise<number | null> {
  const underWay = inArray(imports.state, ['receiving', 'applying'])
  const [versions] = await db.batch([
    db
      .update(catalogue)
      .set({ version: sql`${catalogue.version} + 1`, changedAt: now })
      .where(sql`EXISTS (SELECT 1 FROM ${imports} WHERE state = 'applying')`)
      .returning({ version: catalogue.version }),
    db.delete(importRows).where(inArray(importRows.importId, db.select({ id: imports.id }).from(imports).where(underWay))),
    db.update(imports).set({ state: 'superseded', touchedAt: now }).where(underWay),
  ])
  return versions[0]?.version ?? null
}

/** Ends one import that changes nothing: refused, or given up by who sent it. */
export async function discardImport(db: Db, id: string, now: string): Promise<void> {
  await db.batch([
    db
      .update(imports)
      .set({ state: 'refused', touchedAt: now })
      .where(and(eq(imports.id, id), eq(imports.state, 'receiving'))),
    db.delete(importRows).where(
      inArray(
        importRows.importId,
        db
          .select({ id: imports.id })
          .from(imports)
          .where(and(eq(imports.id, id), eq(imports.state, 'refused'))),
      ),
    ),
  ])
}

/**
 * Removes imports nobody has touched since a moment (UTC, ISO 8601), with what they staged.
 * @returns the catalogue's new version when one of them had begun to change the stock, else null
 */
export async function removeStaleImports(db: Db, before: string, now: string): Promise<number | null> {
  const isStale = lt(imports.touchedAt, before)
  const [versions] = await db.batch([
    db
      .update(catalogue)
      .set({ version: sql`${catalogue.version} + 1`, changedAt: now })
      .where(sql`EXISTS (SELECT 1 FROM ${imports} WHERE state = 'applying' AND ${isStale})`)
      .returning({ version: catalogue.version }),
    db.delete(imports).where(isStale),
  ])
  return versions[0]?.version ?? null
}

/** From here on the stock changes, and what changes is told, unless the stock is empty: nobody waits for all of it. False when the import is not receiving any more. */
export async function beginApplying(db: Db, importId: string, now: string): Promise<boolean> {
  const begun = await db
    .update(imports)
    .set({ state: 'applying', touchedAt: now, isTold: sql`EXISTS (SELECT 1 FROM ${listings})` })
    .where(and(eq(imports.id, importId), eq(imports.state, 'receiving')))
    .returning({ id: imports.id })
  return begun.length > 0
}

/**
 * Closes an import that has been applied: counts what it did, drops what it staged, and gives the catalogue a new version if anything changed.
 * @returns the counts of all kinds together; `version` is null when nothing changed
 */
export async function finishImport(db: Db, done: Import, now: string): Promise<{ readonly counts: ImportCounts; readonly version: number | null }> {
  const { added, changed, unchanged } = await outcomes(db, done.id, ['listing', 'project'])
  const withdrawn = (await countWithdrawnAt(db, 'listing', done.startedAt)) + (await countWithdrawnAt(db, 'project', done.startedAt))
  const isChanged = added + changed + withdrawn > 0
  const [versions] = await db.batch([
    db
      .update(catalogue)
      .set({ version: sql`${catalogue.version} + 1`, changedAt: now })
      .where(sql`${isChanged ? 1 : 0} AND ${isUnderWay(done.id, 'applying')}`)
      .returning({ version: catalogue.version }),
    db
      .update(imports)
      .set({ state: 'done', touchedAt: now })
      .where(and(eq(imports.id, done.id), eq(imports.state, 'applying'))),
    db.delete(importRows).where(eq(importRows.importId, done.id)),
  ])
  return { counts: { added, changed, unchanged, withdrawn }, version: versions[0]?.version ?? null }
}

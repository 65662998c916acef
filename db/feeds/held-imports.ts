import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { HeldImport, ImportRefusal } from '../model/feeds/import-run.ts'
import { imports } from '../schema.ts'
import { droppingStaged } from './import-unchanged.ts'

/**
 * Imports that were refused because they would withdraw too much of the stock, and wait for an override. Their staged rows are kept for a day or until
 * the next import of their source. Dropping the rows also makes the import impossible to resume: without them it would withdraw everything.
 */

/** Refuses an import but keeps its staged rows. */
export async function holdImport(db: Db, id: string, now: string, refusal: ImportRefusal, held: HeldImport): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'refused', touchedAt: now, refusal, held })
    .where(and(eq(imports.id, id), eq(imports.state, 'receiving')))
}

/** The statement that resumes a held import; returns no row if it is no longer held. */
export function resumeImport(db: Db, id: string, now: string) {
  return db
    .update(imports)
    .set({ state: 'receiving', touchedAt: now, refusal: null, held: null })
    .where(and(eq(imports.id, id), isHeld))
    .returning({ id: imports.id })
}

/** The statements that discard held imports and their staged rows. @param chosen a condition on the imports */
export function droppingHeld(db: Db, chosen: SQL) {
  const held = and(isHeld, chosen)
  return [...droppingStaged(db, sql`import_id IN (SELECT id FROM ${imports} WHERE ${held})`), db.update(imports).set({ held: null }).where(held)] as const
}

/** Discards imports that have been held since before a given time (UTC, ISO 8601). */
export async function dropOldHeld(db: Db, before: string): Promise<void> {
  const [first, ...others] = droppingHeld(db, lt(imports.touchedAt, before))
  await db.batch([first, ...others])
}

const isHeld = and(eq(imports.state, 'refused'), isNotNull(imports.held))

import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { droppingStaged } from './import-unchanged.ts'
import type { HeldImport, ImportRefusal } from './model/import-run.ts'
import { imports } from './schema.ts'

/**
 * Imports that were refused because they would withdraw too much, and can be done anyway: what they staged is kept until a newer import of their
 * source, or for a day. Whatever drops that also forgets how to go on, since an import without its records would withdraw everything.
 */

/** Refuses an import, and keeps what it staged. */
export async function holdImport(db: Db, id: string, now: string, refusal: ImportRefusal, held: HeldImport): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'refused', touchedAt: now, refusal, held })
    .where(and(eq(imports.id, id), eq(imports.state, 'receiving')))
}

/** The statement that takes a held import up again; it returns no row where it is not held any more. */
export function resumeImport(db: Db, id: string, now: string) {
  return db
    .update(imports)
    .set({ state: 'receiving', touchedAt: now, refusal: null, held: null })
    .where(and(eq(imports.id, id), isHeld))
    .returning({ id: imports.id })
}

/** The statements that give up the held imports which a condition chooses, and drop what they staged. */
export function droppingHeld(db: Db, chosen: SQL) {
  const held = and(isHeld, chosen)
  return [...droppingStaged(db, sql`import_id IN (SELECT id FROM ${imports} WHERE ${held})`), db.update(imports).set({ held: null }).where(held)] as const
}

/** Gives up the imports that were held before a moment (UTC, ISO 8601). */
export async function dropOldHeld(db: Db, before: string): Promise<void> {
  const [first, ...others] = droppingHeld(db, lt(imports.touchedAt, before))
  await db.batch([first, ...others])
}

const isHeld = and(eq(imports.state, 'refused'), isNotNull(imports.held))

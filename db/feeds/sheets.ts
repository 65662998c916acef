import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { SheetChoices } from '../model/feeds/sheets/sheet-kind.ts'
import type { SheetKindName } from '../model/feeds/sheets/sheet-kinds.ts'
import type { StoredRow } from '../model/feeds/sheets/stored-sheet.ts'
import { day } from '../model/site/durations.ts'
import { fingerprint } from '../model/site/fingerprint.ts'
import { sheetChoices, sheetParts, sheets } from '../schema.ts'

/** Uploaded spreadsheets and what was decided about their columns. Times are UTC in ISO 8601. */

/** Milliseconds that an uploaded file is kept. */
const kept = day
/** Milliseconds after which the choices about files with the same headings are forgotten, unless they are used. */
const rememberedFor = 730 * day

export type Sheet = typeof sheets.$inferSelect

/** Keeps a part of a file that is being uploaded, the first row at `position`. */
export async function addSheetPart(db: Db, sheetId: string, position: number, rows: readonly StoredRow[], now: Date): Promise<void> {
  await db.insert(sheetParts).values({ sheetId, position, rows, createdAt: now.toISOString() })
}

/** Keeps a file whose parts have all arrived. */
export async function addSheet(db: Db, sheet: Omit<Sheet, 'choices' | 'importId' | 'staged' | 'createdAt'>, now: Date): Promise<void> {
  await db.insert(sheets).values({ ...sheet, createdAt: now.toISOString() })
}

/** A file that a member has uploaded; null for an unknown one, another member's, and one of more than a day ago. */
export async function findSheet(db: Db, id: string, member: string, now: Date): Promise<Sheet | null> {
  const since = new Date(now.getTime() - kept).toISOString()
  return (
    (
      await db
        .select()
        .from(sheets)
        .where(and(eq(sheets.id, id), eq(sheets.member, member), gte(sheets.createdAt, since)))
        .limit(1)
    )[0] ?? null
  )
}

/** The query for the file whose rows are staged in an import. */
export function selectSheetOf(db: Db, importId: string) {
  return db
    .select({ id: sheets.id, name: sheets.name, columns: sheets.columns, gaps: sheets.gaps, choices: sheets.choices })
    .from(sheets)
    .where(and(eq(sheets.importId, importId), sql`import_id IS NOT NULL`))
    .limit(1)
}

/** The next part of a file: the first that begins after a number of rows. */
export async function nextSheetPart(db: Db, sheetId: string, staged: number) {
  const parts = await db
    .select({ position: sheetParts.position, rows: sheetParts.rows })
    .from(sheetParts)
    .where(and(eq(sheetParts.sheetId, sheetId), eq(sheetParts.position, staged + 1)))
    .orderBy(asc(sheetParts.position))
    .limit(1)
  return parts[0] ?? null
}

/**
 * Stores what was decided about the columns of a file, for it and for the next one with the same headings.
 * @param before the import that its rows were to be staged in; nothing is stored if another request has begun one since
 * @returns whether it was stored
 */
export async function decideSheet(
  db: Db,
  { id, kind, columns, importId: before }: Sheet,
  choices: SheetChoices,
  importId: string,
  now: Date,
): Promise<boolean> {
  const decided = await db
    .update(sheets)
    .set({ choices, importId, staged: 0 })
    .where(and(eq(sheets.id, id), sql`import_id IS ${before}`))
    .returning({ id: sheets.id })
  if (decided.length === 0) return false
  const remembered = { choices, usedAt: now.toISOString() }
  await db
    .insert(sheetChoices)
    .values({ kind, headings: headingsKey(columns.map(({ heading }) => heading)), ...remembered })
    .onConflictDoUpdate({ target: [sheetChoices.kind, sheetChoices.headings], set: remembered })
  return true
}

/** What was decided about the last file with these headings; null if there was none. */
export async function findSheetChoices(db: Db, kind: SheetKindName, headings: readonly string[]): Promise<SheetChoices | null> {
  const found = await db
    .select({ choices: sheetChoices.choices })
    .from(sheetChoices)
    .where(and(eq(sheetChoices.kind, kind), eq(sheetChoices.headings, headingsKey(headings))))
    .limit(1)
  return found[0]?.choices ?? null
}

/** Notes that more rows of a file are staged in its import; nothing if another request has done so. */
export async function advanceSheet(db: Db, { id, importId, staged }: Pick<Sheet, 'id' | 'importId' | 'staged'>, to: number): Promise<void> {
  await db
    .update(sheets)
    .set({ staged: to })
    .where(and(eq(sheets.id, id), sql`import_id IS ${importId}`, eq(sheets.staged, staged)))
}

/** The statements that delete a file. */
export function removingSheet(db: Db, id: string) {
  return [db.delete(sheets).where(eq(sheets.id, id)), db.delete(sheetParts).where(eq(sheetParts.sheetId, id))] as const
}

/** Deletes files of more than a day ago, and choices that were long not used. */
export async function removeOldSheets(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept).toISOString()
  await db.batch([
    db.delete(sheets).where(lt(sheets.createdAt, before)),
    db.delete(sheetParts).where(lt(sheetParts.createdAt, before)),
    db.delete(sheetChoices).where(lt(sheetChoices.usedAt, new Date(now.getTime() - rememberedFor).toISOString())),
  ])
}

function headingsKey(headings: readonly string[]): string {
  return fingerprint(JSON.stringify(headings))
}

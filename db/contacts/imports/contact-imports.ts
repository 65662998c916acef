import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { contactMonths } from '../../model/contacts/contact.ts'
import type { ContactDraft, ImportCounts, ImportState, ImportTerms, MailingOutcome, RowFault, RowOutcome } from '../../model/contacts/contact-import.ts'
import { erasureDate } from '../../model/forms/form-catalogue.ts'
import { day } from '../../model/site/durations.ts'
import { contactImportRows, contactImports, newsletterEnds, staff } from '../../schema.ts'

/** Imports of contacts from spreadsheets: their state, and the rows that wait for the member's decision. Times are UTC in ISO 8601. */

export type ContactImport = typeof contactImports.$inferSelect

/** Milliseconds until an import that was not confirmed is deleted, like its file. */
const previewLifetime = day

/** The statements that begin reading a file, or begin it again with other choices. */
export function beginReading(
  db: Db,
  { id, member, file, rowCount }: Pick<ContactImport, 'id' | 'member' | 'file' | 'rowCount'>,
  terms: ImportTerms,
  now: Date,
) {
  const begun = { state: 'reading', position: 0, terms, counts: {} } as const
  return [
    db.delete(contactImportRows).where(and(eq(contactImportRows.importId, id), isUndecided(db, id))),
    db
      .insert(contactImports)
      .values({ id, member, file, rowCount, ...begun, createdAt: now.toISOString() })
      .onConflictDoUpdate({ target: contactImports.id, set: begun, setWhere: inArray(contactImports.state, ['reading', 'previewed']) }),
  ] as const
}

const isUndecided = (db: Db, id: string) =>
  sql`EXISTS ${db
    .select({ id: contactImports.id })
    .from(contactImports)
    .where(and(eq(contactImports.id, id), inArray(contactImports.state, ['reading', 'previewed'])))}`

/** The query for an import, with the name of who imported it. */
export const selectContactImport = (db: Db, id: string) =>
  db
    .select({ run: contactImports, author: sql<string | null>`${staff.name}`.as('author') })
    .from(contactImports)
    .leftJoin(staff, eq(staff.id, contactImports.member))
    .where(eq(contactImports.id, id))
    .limit(1)

/** An import by its id; null if not found. */
export async function findContactImport(db: Db, id: string): Promise<ContactImport | null> {
  return (await selectContactImport(db, id))[0]?.run ?? null
}

/** The query for the imports that were carried out, or are being, the newest first. */
export const selectContactImports = (db: Db, limit: number) =>
  db
    .select({ run: contactImports, author: sql<string | null>`${staff.name}`.as('author') })
    .from(contactImports)
    .leftJoin(staff, eq(staff.id, contactImports.member))
    .where(and(isNotNull(contactImports.importedAt), gt(contactImports.createdAt, '')))
    .orderBy(desc(contactImports.createdAt))
    .limit(limit)

/** The query for the first rejected rows of an import. */
export const selectRejectedRows = (db: Db, id: string, limit: number) =>
  db
    .select({ position: contactImportRows.position, fault: contactImportRows.fault })
    .from(contactImportRows)
    .where(and(eq(contactImportRows.importId, id), isNotNull(contactImportRows.fault)))
    .orderBy(asc(contactImportRows.position))
    .limit(limit)

/** A row that waits for the decision. */
export interface StagedRow {
  readonly position: number
  readonly contact: string | null
  readonly emailKey: string | null
  readonly phoneKey: string | null
  readonly draft: ContactDraft | null
  readonly outcome: RowOutcome
  readonly mailing: MailingOutcome | null
  readonly fault: RowFault | null
}

/** Stores the next rows of a file, unless another request has done so. */
export async function stageContactRows(db: Db, run: ContactImport, rows: readonly StagedRow[], counts: ImportCounts): Promise<void> {
  const position = run.position + rows.length
  const isCurrent = sql`EXISTS (SELECT 1 FROM contact_imports WHERE id = ${run.id} AND state = 'reading' AND position = ${run.position})`
  const column = (name: string) => sql.raw(`value ->> '$.${name}'`)
  const values = sql`SELECT ${run.id}, ${column('position')}, ${column('contact')}, ${column('emailKey')}, ${column('phoneKey')}, ${column('draft')}, ${column('outcome')}, ${column('mailing')}, ${column('fault')}, NULL`
  await db.batch([
    db
      .insert(contactImportRows)
      .select(sql`${values} FROM json_each(${JSON.stringify(rows)}) WHERE ${isCurrent}`)
      .onConflictDoNothing(),
    db
      .update(contactImports)
      .set({ position, counts, state: position >= run.rowCount ? 'previewed' : 'reading' })
      .where(and(eq(contactImports.id, run.id), isCurrent)),
  ])
}

/** Rows of an import by their positions, in their order: those after one up to another. */
export function listStagedRows(db: Db, id: string, after: number, upTo: number): Promise<readonly StagedRow[]> {
  const { position, contact, emailKey, phoneKey, draft, outcome, mailing, fault } = contactImportRows
  return db
    .select({ position, contact, emailKey, phoneKey, draft, outcome, mailing, fault })
    .from(contactImportRows)
    .where(and(eq(contactImportRows.importId, id), gt(position, after), sql`${position} <= ${upTo}`))
    .orderBy(asc(position))
}

/** The statement that moves an import from one state to another, from its first row on; changes nothing if it is in a third. */
export function turnImport(db: Db, id: string, from: ImportState, to: ImportState, set: Partial<Pick<ContactImport, 'counts' | 'importedAt' | 'returnedAt'>>) {
  return db
    .update(contactImports)
    .set({ ...set, state: to, position: 0 })
    .where(and(eq(contactImports.id, id), eq(contactImports.state, from)))
    .returning({ id: contactImports.id })
}

/** The statements that delete an import which was not carried out. */
export function removingContactImport(db: Db, id: string) {
  return [
    db.delete(contactImportRows).where(and(eq(contactImportRows.importId, id), isUndecided(db, id))),
    db.delete(contactImports).where(and(eq(contactImports.id, id), inArray(contactImports.state, ['reading', 'previewed']))),
  ] as const
}

/**
 * Nightly: deletes what was read and not imported within a day, and forgets imports and ends of the newsletter after the retention of contacts
 * (decisions, "Retention").
 */
export async function sweepContactImports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - previewLifetime).toISOString()
  const longAgo = erasureDate(now, -contactMonths).toISOString()
  const old = (state: readonly ImportState[], since: string) =>
    db
      .select({ id: contactImports.id })
      .from(contactImports)
      .where(and(lt(contactImports.createdAt, since), inArray(contactImports.state, [...state])))
  const { importId } = contactImportRows
  await db.batch([
    db.delete(contactImportRows).where(inArray(importId, old(['reading', 'previewed'], before))),
    db.delete(contactImports).where(and(lt(contactImports.createdAt, before), inArray(contactImports.state, ['reading', 'previewed']))),
    db
      .delete(contactImports)
      .where(
        and(
          lt(contactImports.createdAt, longAgo),
          sql`NOT EXISTS (SELECT 1 FROM contact_import_rows WHERE import = contact_imports.id AND contact IS NOT NULL)`,
        ),
      ),
    db.delete(newsletterEnds).where(lt(newsletterEnds.at, longAgo)),
  ])
}

/** The imports that are being carried out or taken back. The states are written out so that the partial index serves the query. */
export function listUnfinishedImports(db: Db, limit: number): Promise<readonly Pick<ContactImport, 'id' | 'state'>[]> {
  const { id, state } = contactImports
  return db.select({ id, state }).from(contactImports).where(sql`state IN ('importing', 'returning')`).limit(limit)
}

/** Files of a contact that are looked at. */
const maxFiles = 4

/** The query for the imports that a contact came from or was completed by, the newest first. */
export const selectOrigins = (db: Db, contact: string, limit: number) =>
  db
    .selectDistinct({
      id: contactImports.id,
      file: contactImports.file,
      importedAt: contactImports.importedAt,
      made: sql<0 | 1>`coalesce(${contactImportRows.change} ->> '$.made', 0)`.as('made'),
      member: contactImports.member,
    })
    .from(contactImportRows)
    .innerJoin(contactImports, eq(contactImports.id, contactImportRows.importId))
    .where(
      and(
        eq(contactImportRows.contact, contact),
        sql`${contactImportRows.importId} IN (SELECT import FROM contact_import_rows WHERE contact = ${contact} LIMIT ${maxFiles})`,
        isNotNull(contactImports.importedAt),
        isNotNull(contactImportRows.change),
      ),
    )
    .orderBy(desc(contactImports.importedAt))
    .limit(limit)

import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { Db } from '../../client.ts'
import { searchWordsOf } from '../../model/search/search-words.ts'
import { type AskedAddress, beginningOf, beginningsOf, maxPatterns, maxRedirects, type Redirect } from '../../model/site/redirects/redirect.ts'
import { redirects } from '../../schema.ts'

/** Redirects of an earlier site's addresses. Times are UTC in ISO 8601. An act is named by an id, by which it is undone. */

const columns = { id: redirects.id, path: redirects.path, target: redirects.target, locale: redirects.locale }
const isInUse = isNull(redirects.removedAt)
const among = (column: typeof redirects.path | typeof redirects.beginning, values: readonly string[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`

/** The query for the redirects that may match an address; reads those rows alone. */
export function selectRedirectsOf(db: Db, asked: AskedAddress) {
  return db
    .select(columns)
    .from(redirects)
    .where(and(isInUse, among(redirects.path, asked.exact)))
    .unionAll(
      db
        .select(columns)
        .from(redirects)
        .where(and(isInUse, among(redirects.beginning, beginningsOf(asked)))),
    )
}

/** The query for the redirects that may match any of these addresses: those without a '*' among them, and all with one. */
export function selectRedirectsAmong(db: Db, asked: readonly AskedAddress[]) {
  const paths = [...new Set(asked.flatMap(({ exact }) => exact))]
  return db
    .select(columns)
    .from(redirects)
    .where(and(isInUse, among(redirects.path, paths)))
    .unionAll(
      db
        .select(columns)
        .from(redirects)
        .where(and(isInUse, isNotNull(redirects.beginning))),
    )
}

/** The query for one page of the list, the newest first. @param before the id that the page follows; null: the first page */
export function selectRedirects(db: Db, before: number | null, limit: number) {
  return db
    .select(columns)
    .from(redirects)
    .where(and(isInUse, before === null ? undefined : lt(redirects.id, before)))
    .orderBy(desc(redirects.id))
    .limit(limit)
}

/** The virtual table, declared for drizzle; migrations create it. Its rowids are the ids of the redirects. */
const redirectTexts = sqliteTable('redirect_texts', { rowid: integer('rowid').notNull(), text: text('text').notNull() })

/** The query for one page of the redirects whose path or target has all these words. */
export function searchRedirects(db: Db, typed: string, before: number | null, limit: number) {
  return db
    .select(columns)
    .from(redirectTexts)
    .crossJoin(redirects)
    .where(and(sql`${redirects.id} = ${redirectTexts.rowid}`, hasWords(typed), before === null ? undefined : lt(redirectTexts.rowid, before), isInUse))
    .orderBy(desc(redirectTexts.rowid))
    .limit(limit)
}

function hasWords(typed: string): SQL {
  const words = searchWordsOf(typed)
  return words.length === 0 ? sql`false` : sql`redirect_texts MATCH ${words.map((word) => `"${word}"*`).join(' AND ')}`
}

/** The query for one redirect in use. */
export function selectRedirect(db: Db, id: number) {
  return db
    .select(columns)
    .from(redirects)
    .where(and(eq(redirects.id, id), isInUse))
}

/** Room for more redirects: how many of both kinds there may still be. */
export async function readRoom(db: Db): Promise<{ readonly all: number; readonly patterns: number }> {
  const [all, patterns] = await Promise.all([db.$count(redirects, isInUse), db.$count(redirects, and(isInUse, isNotNull(redirects.beginning)))])
  return { all: maxRedirects - all, patterns: maxPatterns - patterns }
}

interface Act {
  readonly id: string
  readonly now: Date
}

/** The statement that adds redirects; one whose path is taken is left out. Returns a row for each that was added. @param where the condition under which to add them */
export function insertRedirects(db: Db, added: readonly Omit<Redirect, 'id'>[], { id, now }: Act, where: SQL = sql`true`) {
  const rows = JSON.stringify(added.map(({ path, target, locale }) => [path, beginningOf(path), target, locale satisfies Locale | null]))
  const field = (at: number) => sql`value ->> ${sql.raw(`'$[${at}]'`)}`
  return db
    .insert(redirects)
    .select(
      sql`SELECT NULL, ${field(0)}, ${field(1)}, ${field(2)}, ${field(3)}, ${id}, ${now.toISOString()}, NULL, NULL
        FROM json_each(${rows}) WHERE ${where} ORDER BY key DESC`,
    )
    .onConflictDoNothing()
    .returning({ id: redirects.id })
}

/** The statement that removes a redirect, which can be restored for a day; no row if it is gone, or if another in use has the path that is to replace it. */
export function removeRedirect(db: Db, id: number, { id: act, now }: Act, replacement: string | null = null) {
  const isTaken = sql`EXISTS (SELECT 1 FROM redirects AS other WHERE other.path = ${replacement} AND other.removed_at IS NULL AND other.id <> ${id})`
  return db
    .update(redirects)
    .set({ removedAt: now.toISOString(), removedIn: act })
    .where(and(eq(redirects.id, id), isInUse, replacement === null ? undefined : sql`NOT ${isTaken}`))
    .returning({ id: redirects.id })
}

/** The statements that undo an act: what it made is removed, and what it removed is in use again, unless its path has been taken since. */
export function undoAct(db: Db, act: string, { id, now }: Act, since: string) {
  const isTaken = sql`EXISTS (SELECT 1 FROM redirects AS other WHERE other.path = redirects.path AND other.removed_at IS NULL)`
  return [
    db
      .update(redirects)
      .set({ removedAt: now.toISOString(), removedIn: id })
      .where(and(eq(redirects.madeIn, act), isInUse)),
    db
      .update(redirects)
      .set({ removedAt: null, removedIn: null })
      .where(and(eq(redirects.removedIn, act), gte(redirects.removedAt, since), sql`NOT ${isTaken}`)),
  ] as const
}

/** Deletes the redirects that can no longer be restored. */
export async function deleteRemovedRedirects(db: Db, before: string): Promise<void> {
  await db.delete(redirects).where(lt(redirects.removedAt, before))
}

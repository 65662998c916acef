import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { FormDraft, FormDrafts } from '../model/forms/form-draft.ts'
import { owners, staffSessions, unsavedTexts } from '../schema.ts'

/**
 * What one person has typed into the forms of a page and not sent: a row for each page, in `unsaved_texts`. It is private to that person.
 * Times are UTC in ISO 8601.
 */

/** A page with forms, as one person has it. */
export interface TypedPage {
  /** The path without its language: what is typed is the same in each. */
  readonly path: string
  /** The id of an account, unique among staff and owners. */
  readonly person: string
}

const { object, locale, member, fields, at } = unsavedTexts

const keyOf = ({ path, person }: TypedPage) => ({ object: `form-${path}` as const, locale: 'all' as const, member: person })
const isOf = (page: TypedPage) => and(eq(object, keyOf(page).object), eq(locale, 'all'), eq(member, page.person))

/** Keeps drafts of forms of a page, by form; null removes one. Those of other forms stay. */
export async function keepFormDrafts(db: Db, page: TypedPage, drafts: Readonly<Record<string, FormDraft | null>>, now: Date): Promise<void> {
  const filled = Object.fromEntries(Object.entries(drafts).flatMap(([form, draft]) => (draft === null ? [] : [[form, JSON.stringify(draft)]])))
  const patch = JSON.stringify(Object.fromEntries(Object.entries(drafts).map(([form, draft]) => [form, draft === null ? null : JSON.stringify(draft)])))
  const set = { fields: sql`json_patch(${fields}, ${patch})`, at: now.toISOString() }
  await db.batch([
    db
      .insert(unsavedTexts)
      .values({ ...keyOf(page), fields: filled, seen: 0, at: now.toISOString() })
      .onConflictDoUpdate({ target: [object, locale, member], set }),
    db.delete(unsavedTexts).where(and(isOf(page), sql`${fields} = '{}'`)),
  ])
}

/** Removes the draft of a form, once it is sent. */
export async function removeFormDraft(db: Db, page: TypedPage, form: string): Promise<void> {
  const patch = JSON.stringify({ [form]: null })
  await db.batch([
    db
      .update(unsavedTexts)
      .set({ fields: sql`json_patch(${fields}, ${patch})` })
      .where(isOf(page)),
    db.delete(unsavedTexts).where(and(isOf(page), sql`${fields} = '{}'`)),
  ])
}

/** The drafts of a page's forms, and when the last was kept. */
export interface StoredDrafts {
  readonly drafts: FormDrafts
  readonly at: string
}

/** The drafts of a page's forms; null without any. */
export async function findFormDrafts(db: Db, page: TypedPage): Promise<StoredDrafts | null> {
  return readFormDrafts(await db.select({ fields, at }).from(unsavedTexts).where(isOf(page)))
}

/** The query for the drafts that the member of a session at the desk has of a page, so that they are read with the session. */
export function selectDraftsOfSession(db: Db, path: string, sessionHash: string) {
  const author = sql`(SELECT ${staffSessions.staffId} FROM ${staffSessions} WHERE ${staffSessions.hash} = ${sessionHash})`
  return db
    .select({ fields, at })
    .from(unsavedTexts)
    .where(and(eq(object, keyOf({ path, person: '' }).object), eq(locale, 'all'), sql`${member} = ${author}`))
}

/** The drafts in the rows of such a query. */
export function readFormDrafts([row]: readonly Pick<typeof unsavedTexts.$inferSelect, 'fields' | 'at'>[]): StoredDrafts | null {
  if (row === undefined) return null
  const drafts: FormDrafts = Object.fromEntries(Object.entries(row.fields).map(([form, draft]) => [form, JSON.parse(draft)]))
  return { drafts, at: row.at }
}

/** The author of drafts that an owner is. */
export function ownerAsAuthor(id: string): string {
  return `owner-${id}`
}

/** The statement that removes every draft of an owner, before the account is removed. */
export function removeOwnerDrafts(db: Db, email: string) {
  return db.delete(unsavedTexts).where(sql`${member} IN (SELECT 'owner-' || id FROM ${owners} WHERE ${owners.email} = ${email.trim().toLowerCase()})`)
}

import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { ContactNote } from '../model/contacts/contact.ts'
import { contactNotes, contacts, listings } from '../schema.ts'

/** Notes about contacts, and tasks: notes with a day. Times are UTC in ISO 8601. */

export type NewNote = Omit<ContactNote, 'at' | 'doneAt'> & { readonly contact: string; readonly actor: string; readonly assignee: string | null }

/** The statement that adds a note; idempotent by its id. @param where a condition for a batch that may lose a race */
export function insertNote(db: Db, { id, contact, actor, text, listingId, dueOn, assignee }: NewNote, now: Date, where: SQL = sql`true`) {
  const known = sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${contact})`
  return db
    .insert(contactNotes)
    .select(
      sql`SELECT ${id}, ${contact}, ${now.toISOString()}, ${actor}, ${text}, ${listingId}, ${dueOn}, ${dueOn === null ? null : assignee}, NULL WHERE ${known} AND ${where}`,
    )
    .onConflictDoNothing()
    .returning({ id: contactNotes.id })
}

/** The statement that removes a note. */
export function removeNote(db: Db, contact: string, id: string) {
  return db
    .delete(contactNotes)
    .where(and(eq(contactNotes.id, id), eq(contactNotes.contact, contact)))
    .returning({ id: contactNotes.id })
}

/** The statement that marks a task as done, or as open again; no row if it is so already. */
export function markTask(db: Db, contact: string, id: string, doneAt: Date | null) {
  const isOther = doneAt === null ? isNotNull(contactNotes.doneAt) : isNull(contactNotes.doneAt)
  return db
    .update(contactNotes)
    .set({ doneAt: doneAt?.toISOString() ?? null })
    .where(and(eq(contactNotes.id, id), eq(contactNotes.contact, contact), isNotNull(contactNotes.dueOn), isOther))
    .returning({ id: contactNotes.id })
}

/** A cursor of a history, newest first. */
export interface HistoryPlace {
  readonly at: string
  readonly id: string
}

/**
 * The query for the notes of a contact, the newest first, each with its author and the home it is about.
 * @param before the last note of the page before; null: from the newest
 */
export function selectNotes(db: Db, contact: string, before: HistoryPlace | null, limit: number) {
  const isOlder = before === null ? undefined : sql`(at, contact_notes.id) < (${before.at}, ${before.id})`
  const { id, at, text, listingId, dueOn, doneAt, assignee, actor } = contactNotes
  return db
    .select({ id, at, text, listingId, dueOn, doneAt, assignee, actor, card: listings.card })
    .from(contactNotes)
    .leftJoin(listings, eq(listings.id, contactNotes.listingId))
    .where(and(eq(contactNotes.contact, contact), isOlder))
    .orderBy(desc(at), desc(id))
    .limit(limit)
}

/** The query for the open tasks of a member that are due by a day (YYYY-MM-DD), the earliest first. */
export function selectDueTasks(db: Db, assignee: string, day: string, limit: number) {
  return db
    .select({ id: contactNotes.id, contact: contactNotes.contact, text: contactNotes.text, name: contacts.name })
    .from(contactNotes)
    .innerJoin(contacts, eq(contacts.id, contactNotes.contact))
    .where(and(eq(contactNotes.assignee, assignee), sql`due_on IS NOT NULL AND done_at IS NULL`, lte(contactNotes.dueOn, day)))
    .orderBy(asc(contactNotes.dueOn))
    .limit(limit)
}

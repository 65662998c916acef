import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db } from './client.ts'
import type { EditedObject, UnsavedText } from './model/unsaved-text.ts'
import { unsavedTexts } from './schema.ts'

/** The autosave of the editor. What it keeps is its author's alone, changes no record, and goes when the text is saved. Times are UTC in ISO 8601. */

/** A text as one member has typed it. */
export interface TypedObject {
  readonly object: EditedObject
  readonly member: string
}

const { object, locale, member, fields, seen, at, isDiscarded } = unsavedTexts

const isOf = (of: TypedObject) => and(eq(object, of.object), eq(member, of.member))

/** The query for what a member typed and has not saved, but for what was discarded; a row (`UnsavedText`) for each language. */
export function selectUnsaved(db: Db, of: TypedObject) {
  return db
    .select({ locale, fields, seen, at })
    .from(unsavedTexts)
    .where(and(isOf(of), eq(isDiscarded, false)))
}

/** The statement that keeps what is typed in a language, in place of what was kept before. */
export function keepUnsaved(db: Db, of: TypedObject, typed: Omit<UnsavedText, 'at'>, now: Date) {
  const row = { fields: typed.fields, seen: typed.seen, at: now.toISOString(), isDiscarded: false }
  return db
    .insert(unsavedTexts)
    .values({ ...of, ...row, locale: typed.locale })
    .onConflictDoUpdate({ target: [object, locale, member], set: row })
}

/** The statement that removes what was kept in these languages: it is saved, or typed no more. `where` is what must hold in its batch. */
export function removeUnsaved(db: Db, of: TypedObject, languages: readonly Locale[], where?: SQL) {
  return db.delete(unsavedTexts).where(and(isOf(of), inArray(locale, [...languages]), where))
}

/** The statement that discards what was kept in these languages, or takes that back. */
export function setDiscarded(db: Db, of: TypedObject, languages: readonly Locale[], isGone: boolean) {
  return db
    .update(unsavedTexts)
    .set({ isDiscarded: isGone })
    .where(and(isOf(of), inArray(locale, [...languages])))
}

/** Deletes what was kept before a moment. */
export async function removeOldUnsaved(db: Db, before: Date): Promise<void> {
  await db.delete(unsavedTexts).where(lt(at, before.toISOString()))
}

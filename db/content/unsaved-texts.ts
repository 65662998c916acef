import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { EditedObject, UnsavedText } from '../model/content/content-page.ts'
import { unsavedTexts } from '../schema.ts'

/** Autosaved drafts of the editor: private to their author and deleted once the text is saved. Times are UTC in ISO 8601. */

/** A text that one member is editing. */
export interface TypedObject {
  readonly object: EditedObject
  readonly member: string
}

const { object, locale, member, fields, seen, at, isDiscarded } = unsavedTexts

const isOf = (of: TypedObject) => and(eq(object, of.object), eq(member, of.member))

/** The query for a member's unsaved drafts that were not discarded; a row (`UnsavedText`) per language. */
export function selectUnsaved(db: Db, of: TypedObject) {
  return db
    .select({ locale, fields, seen, at })
    .from(unsavedTexts)
    .where(and(isOf(of), eq(isDiscarded, false)))
}

/** The statement that upserts the draft in a language. */
export function keepUnsaved(db: Db, of: TypedObject, typed: Omit<UnsavedText, 'at'>, now: Date) {
  const row = { fields: typed.fields, seen: typed.seen, at: now.toISOString(), isDiscarded: false }
  return db
    .insert(unsavedTexts)
    .values({ ...of, ...row, locale: typed.locale })
    .onConflictDoUpdate({ target: [object, locale, member], set: row })
}

/** The statement that deletes the drafts in some languages. @param where a condition in the batch, such as that the text was saved */
export function removeUnsaved(db: Db, of: TypedObject, languages: readonly UnsavedText['locale'][], where?: SQL) {
  return db.delete(unsavedTexts).where(and(isOf(of), inArray(locale, [...languages]), where))
}

/** The statement that soft-deletes the drafts in some languages, or restores them. */
export function setDiscarded(db: Db, of: TypedObject, languages: readonly UnsavedText['locale'][], isGone: boolean) {
  return db
    .update(unsavedTexts)
    .set({ isDiscarded: isGone })
    .where(and(isOf(of), inArray(locale, [...languages])))
}

/** Deletes drafts from before a given time. */
export async function removeOldUnsaved(db: Db, before: Date): Promise<void> {
  await db.delete(unsavedTexts).where(lt(at, before.toISOString()))
}

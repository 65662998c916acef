import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { restorableSince } from '../model/desk/undo-time.ts'
import type { PictureFocus } from '../model/listings/listing.ts'
import type { LocalizedText } from '../model/site/localized.ts'
import { articles, contentPictures, pictureFocus } from '../schema.ts'

/** Pictures for articles that were uploaded at the desk. A removed one can be restored for a day. Times are UTC in ISO 8601. */

const { file, width, height, alt, version, uploadedAt, removedAt } = contentPictures
const isThere = isNull(removedAt)
const raised = sql`${version} + 1`

/** A picture by its key in R2, with its alternative text in each language. */
export interface ContentPicture {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly alt: LocalizedText
  readonly version: number
}

/** A picture that comes with an import. */
export type AddedPicture = Omit<ContentPicture, 'version'>

/** The newest pictures. */
export async function listContentPictures(db: Db, most: number): Promise<readonly ContentPicture[]> {
  return db.select({ file, width, height, alt, version }).from(contentPictures).where(isThere).orderBy(desc(uploadedAt), file).limit(most)
}

/** Pictures by their files, for the texts that show them. */
export async function findContentPictures(db: Db, files: readonly string[]): Promise<readonly Pick<ContentPicture, 'file' | 'width' | 'height'>[]> {
  return db
    .select({ file, width, height })
    .from(contentPictures)
    .where(and(inArray(file, [...files]), isThere))
}

/** The names of all uploaded pictures, without removed ones. */
export async function contentPictureFiles(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ file }).from(contentPictures).where(isThere)
  return new Set(rows.map((row) => row.file))
}

/** The statement that adds a picture; an existing one keeps its alternative text, unless it was removed. */
export function insertContentPicture(db: Db, picture: AddedPicture, now: Date) {
  return db
    .insert(contentPictures)
    .values({ ...picture, uploadedAt: now.toISOString() })
    .onConflictDoUpdate({
      target: file,
      set: { alt: picture.alt, uploadedAt: now.toISOString(), removedAt: null, version: raised },
      setWhere: isNotNull(removedAt),
    })
}

/** The statement that changes a picture's alternative text; returns no row on a conflict (optimistic lock). */
export function describeContentPicture(db: Db, name: string, seen: number, words: LocalizedText) {
  return db
    .update(contentPictures)
    .set({ alt: words, version: raised })
    .where(and(eq(file, name), eq(version, seen), isThere))
    .returning({ file })
}

/** The statement that soft-deletes a picture that no article or text uses, removed drafts included; returns no row on a conflict (optimistic lock). */
export function removeContentPicture(db: Db, name: string, seen: number, now: Date) {
  const isUsed = sql`(EXISTS (SELECT 1 FROM ${articles} WHERE ${articles.head} ->> '$.picture.key' = ${name} OR instr(${articles.body}, ${name}) > 0)
    OR EXISTS (SELECT 1 FROM content_versions WHERE is_current = 1 AND instr(fields, ${name}) > 0))`
  return db
    .update(contentPictures)
    .set({ removedAt: now.toISOString(), version: raised })
    .where(and(eq(file, name), eq(version, seen), isThere, sql`NOT ${isUsed}`))
    .returning({ file })
}

/** The statement that restores a picture at the version of its removal; returns no row if it can no longer be restored. */
export function restoreContentPicture(db: Db, name: string, seen: number, now: Date) {
  return db
    .update(contentPictures)
    .set({ removedAt: null, version: raised })
    .where(and(eq(file, name), eq(version, seen), gt(removedAt, restorableSince(now))))
    .returning({ file })
}

/** The names of removed pictures that can no longer be restored. */
export async function listLostPictures(db: Db, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db
    .select({ file })
    .from(contentPictures)
    .where(sql`removed_at <= ${restorableSince(now)}`)
    .limit(most)
  return rows.map((row) => row.file)
}

/** Deletes the row of a removed picture for good. */
export async function forgetPicture(db: Db, name: string): Promise<void> {
  await db.delete(contentPictures).where(and(eq(file, name), isNotNull(removedAt)))
}

/** Focal points by picture URL, for the pictures that have one. */
export async function listPictureFocus(db: Db): Promise<ReadonlyMap<string, PictureFocus & { readonly version: number }>> {
  const rows = await db.select().from(pictureFocus)
  return new Map(rows.map(({ url, x, y, version: seen }) => [url, { x, y, version: seen }]))
}

/** The statement that sets a picture's focal point; returns no row on a conflict (optimistic lock). @param seen 0 for the first */
export function setPictureFocus(db: Db, url: string, { x, y }: PictureFocus, seen: number, now: Date) {
  const row = { x, y, version: seen + 1, changedAt: now.toISOString() }
  return db
    .insert(pictureFocus)
    .values({ url, ...row })
    .onConflictDoUpdate({ target: pictureFocus.url, set: row, setWhere: eq(pictureFocus.version, seen) })
    .returning({ url: pictureFocus.url })
}

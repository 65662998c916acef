import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { PictureFocus } from './model/listing.ts'
import type { LocalizedText } from './model/localized.ts'
import { contentPictures, pictureFocus } from './schema.ts'

/** Pictures for articles that were uploaded at the desk. Times are UTC in ISO 8601. */

const { file, width, height, alt, version, uploadedAt } = contentPictures

/** A picture by its file in R2, with what it shows in each language. */
export interface ContentPicture {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly alt: LocalizedText
  readonly version: number
}

/** The newest pictures. */
export async function listContentPictures(db: Db, most: number): Promise<readonly ContentPicture[]> {
  return db.select({ file, width, height, alt, version }).from(contentPictures).orderBy(desc(uploadedAt), file).limit(most)
}

/** The names of all uploaded pictures. */
export async function contentPictureFiles(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ file }).from(contentPictures)
  return new Set(rows.map((row) => row.file))
}

/** The statement that adds a picture; one that is there keeps its words. */
export function insertContentPicture(db: Db, picture: Omit<ContentPicture, 'version'>, now: Date) {
  return db
    .insert(contentPictures)
    .values({ ...picture, uploadedAt: now.toISOString() })
    .onConflictDoNothing()
}

/** The statement that changes what a picture is said to show; it returns no row where another change came first. */
export function describeContentPicture(db: Db, name: string, seen: number, words: LocalizedText) {
  return db
    .update(contentPictures)
    .set({ alt: words, version: sql`${version} + 1` })
    .where(and(eq(file, name), eq(version, seen)))
    .returning({ file })
}

/** The statement that forgets a picture. */
export function removeContentPicture(db: Db, name: string) {
  return db.delete(contentPictures).where(eq(file, name)).returning({ file })
}

/** Where the subject of each picture is that has been looked at, by its address. */
export async function listPictureFocus(db: Db): Promise<ReadonlyMap<string, PictureFocus & { readonly version: number }>> {
  const rows = await db.select().from(pictureFocus)
  return new Map(rows.map(({ url, x, y, version: seen }) => [url, { x, y, version: seen }]))
}

/** The statement that says where the subject of a picture is; it returns no row where another change came first. @param seen 0 for the first */
export function setPictureFocus(db: Db, url: string, { x, y }: PictureFocus, seen: number, now: Date) {
  const row = { x, y, version: seen + 1, changedAt: now.toISOString() }
  return db
    .insert(pictureFocus)
    .values({ url, ...row })
    .onConflictDoUpdate({ target: pictureFocus.url, set: row, setWhere: eq(pictureFocus.version, seen) })
    .returning({ url: pictureFocus.url })
}

/** Whether that was stored, for what follows it in the batch. */
export function focusWasSet(url: string, seen: number, now: Date) {
  return sql`EXISTS (SELECT 1 FROM ${pictureFocus} WHERE url = ${url} AND version = ${seen + 1} AND changed_at = ${now.toISOString()})`
}

import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { PictureFocus } from './model/listing.ts'
import type { LocalizedText } from './model/localized.ts'
import { contentPictures, pictureFocus } from './schema.ts'

/** Pictures for articles that were uploaded at the desk. Times are UTC in ISO 8601. */

const { file, width, height, alt, version, uploadedAt } = contentPictures

/** A picture by its key in R2, with its alternative text in each language. */
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

/** The statement that adds a picture; an existing one keeps its alternative text. */
export function insertContentPicture(db: Db, picture: Omit<ContentPicture, 'version'>, now: Date) {
  return db
    .insert(contentPictures)
    .values({ ...picture, uploadedAt: now.toISOString() })
    .onConflictDoNothing()
}

/** The statement that changes a picture's alternative text; returns no row on a conflict (optimistic lock). */
export function describeContentPicture(db: Db, name: string, seen: number, words: LocalizedText) {
  return db
    .update(contentPictures)
    .set({ alt: words, version: sql`${version} + 1` })
    .where(and(eq(file, name), eq(version, seen)))
    .returning({ file })
}

/** The statement that deletes a picture's row. */
export function removeContentPicture(db: Db, name: string) {
  return db.delete(contentPictures).where(eq(file, name)).returning({ file })
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

import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { LocalizedText } from './model/localized.ts'
import { contentPictures } from './schema.ts'

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

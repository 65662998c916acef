import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Photo } from '../model/listings/listing.ts'
import { photoSizes } from '../schema.ts'

/** A size in pixels, as the photograph is shown: after its turn. */
export interface PhotoSize {
  readonly width: number
  readonly height: number
}

/** Notes the true size of a photograph that has just been read, if the feed gives another or none. Idempotent. */
export async function notePhotoSize(db: Db, photo: Photo, { width, height }: PhotoSize): Promise<void> {
  if (photo.width === width && photo.height === height) return
  await db.insert(photoSizes).values({ url: photo.url, width, height }).onConflictDoUpdate({ target: photoSizes.url, set: { width, height } })
}

/** Photographs with their true sizes, where these have been noted. One query, by key. */
export async function withTrueSizes(db: Db, photos: readonly Photo[]): Promise<readonly Photo[]> {
  if (photos.length === 0) return photos
  const urls = JSON.stringify(photos.map(({ url }) => url))
  const rows = await db
    .select()
    .from(photoSizes)
    .where(inArray(photoSizes.url, sql`(SELECT value FROM json_each(${urls}))`))
  const sizes = new Map(rows.map(({ url, ...size }) => [url, size]))
  return rows.length === 0 ? photos : photos.map((photo) => ({ ...photo, ...sizes.get(photo.url) }))
}

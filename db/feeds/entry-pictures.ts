import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { EntryPicture } from '../model/feeds/entry.ts'
import { maxPhotos, type Photo } from '../model/listings/listing.ts'
import { entries, entryPictures } from '../schema.ts'

/** The pictures of homes entered at the desk. A negative position marks a picture as soft-deleted. */

/** A picture in the order of an entry. */
export type PlacedPicture = Pick<EntryPicture, 'id' | 'kind'>

/** The pictures of an entry in their order, photographs before plans. */
export async function listPictures(db: Db, entryId: string): Promise<readonly EntryPicture[]> {
  return selectPictures(db, entryId)
}

/** The query of `listPictures`. */
export function selectPictures(db: Db, entryId: string) {
  const { kind, width, height, position } = entryPictures
  return db
    .select({ id: entryPictures.id, kind, width, height })
    .from(entryPictures)
    .where(and(eq(entryPictures.entryId, entryId), gte(position, 0)))
    .orderBy(asc(kind), asc(position), asc(entryPictures.id))
    .limit(maxPhotos)
}

/** The ids of all pictures of an entry, soft-deleted ones included. */
export async function pictureIds(db: Db, entryId: string): Promise<readonly string[]> {
  return (await db.select({ id: entryPictures.id }).from(entryPictures).where(eq(entryPictures.entryId, entryId))).map((row) => row.id)
}

/** Appends a picture to the others of its kind. @returns false if the entry has as many pictures as it may, soft-deleted ones not counted */
export async function addPicture(db: Db, entryId: string, { id, kind, width, height }: EntryPicture): Promise<boolean> {
  const own = sql`FROM ${entryPictures} WHERE entry_id = ${entryId}`
  const added = await db.all(sql`
    INSERT INTO ${entryPictures} (id, entry_id, kind, width, height, position)
    SELECT ${id}, ${entryId}, ${kind}, ${width}, ${height}, (SELECT coalesce(max(position), -1) + 1 ${own} AND kind = ${kind})
    WHERE (SELECT count(*) ${own} AND position >= 0) < ${maxPhotos}
    RETURNING id`)
  if (added.length === 0) return false
  await touching(db, entryId)
  return true
}

/**
 * Reorders the pictures of an entry. Known pictures that the order leaves out are soft-deleted and can be restored by a later order; pictures that
 * a colleague has added since go last.
 * @param before their order as it was read (optimistic lock)
 * @param known the ids of the pictures the caller saw
 * @returns false on a conflict
 */
export async function arrangePictures(
  db: Db,
  entryId: string,
  order: readonly PlacedPicture[],
  before: readonly PlacedPicture[],
  known: readonly string[],
): Promise<boolean> {
  const rows = JSON.stringify(order.map(({ id: picture, kind }, index) => [picture, kind, index]))
  const given = (column: 1 | 2) => sql`(SELECT json_extract(value, ${`$[${column}]`}) FROM json_each(${rows}) WHERE value ->> 0 = ${entryPictures.id})`
  const isKnown = sql`${entryPictures.id} IN (SELECT value FROM json_each(${JSON.stringify(known)}))`
  const [arranged] = await db.batch([
    db
      .update(entryPictures)
      .set({
        position: sql`coalesce(${given(2)}, CASE WHEN ${isKnown} OR position < 0 THEN -1 ELSE position + ${order.length} END)`,
        kind: sql`coalesce(${given(1)}, kind)`,
      })
      .where(and(eq(entryPictures.entryId, entryId), standAs(entryId, before)))
      .returning({ id: entryPictures.id }),
    touching(db, entryId),
  ])
  return arranged.length > 0
}

/** Whether the pictures of an entry stand in an order. */
export function standAs(entryId: string, pictures: readonly PlacedPicture[]) {
  const stood = JSON.stringify(pictures.map((picture) => `${picture.kind} ${picture.id}`))
  const current = sql`SELECT kind || ' ' || id AS each FROM entry_pictures WHERE entry_id = ${entryId} AND position >= 0 ORDER BY kind, position, id LIMIT ${maxPhotos}`
  return sql`(SELECT json_group_array(each) FROM (${current})) = ${stood}`
}

function touching(db: Db, entryId: string) {
  return db.update(entries).set({ isChanged: true }).where(eq(entries.id, entryId))
}

/** The path of a picture in a listing's record. Only a name: the file is read from R2. */
export function picturePath(pictureId: string): string {
  return `/entry-pictures/${pictureId}`
}

/** A picture of an unpublished entry, by its secret key; null if unknown or the entry was removed. */
export async function findEntryPicture(db: Db, key: string): Promise<Photo | null> {
  const pictureId = key.replace(/^plan-/, '')
  const found = await db
    .select({ width: entryPictures.width, height: entryPictures.height })
    .from(entryPictures)
    .innerJoin(entries, eq(entries.id, entryPictures.entryId))
    .where(and(eq(entryPictures.id, pictureId), isNull(entries.removedAt)))
    .get()
  return found ? { key, url: picturePath(pictureId), ...found, name: null, placeholder: null } : null
}

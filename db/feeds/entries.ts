import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { entrySource } from '../listings/public-ids.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import { restorableSince } from '../model/desk/undo-time.ts'
import type { Entry, EntryPicture, EntryRecord, EntryState } from '../model/feeds/entry.ts'
import type { Photo } from '../model/listings/listing.ts'
import { entries, entryPictures, publicIds } from '../schema.ts'

/**
 * Homes entered at the desk, and their pictures. Times are UTC in ISO 8601. A negative position marks a picture as soft-deleted. A removed draft can be
 * restored, with its pictures, for a day; until then only its own queries find it.
 */

const { id, state, office, record, published, version, isChanged, changedAt, publishedAt, removedAt } = entries
const isThere = isNull(removedAt)
const shown = { id, state, office, record, published, version, isChanged, changedAt, publishedAt }

/** Stores a new draft. */
export function addEntry(db: Db, entry: { readonly id: string; readonly office: OfficeKey | null; readonly record: EntryRecord }, by: string, now: Date) {
  const at = now.toISOString()
  return db.insert(entries).values({ ...entry, state: 'draft', createdBy: by, changedBy: by, createdAt: at, changedAt: at })
}

/** An entry; null if unknown or removed. */
export async function findEntry(db: Db, wanted: string): Promise<Entry | null> {
  return (
    (await db
      .select(shown)
      .from(entries)
      .where(and(eq(id, wanted), isThere))
      .get()) ?? null
  )
}

/** Entries of some offices, last changed first, with their public ids. @param worksFor null: all offices */
export function listEntries(db: Db, worksFor: readonly OfficeKey[] | null, limit: number) {
  return db
    .select({ id, state, office, record, isChanged, changedAt, publicId: publicIds.id })
    .from(entries)
    .leftJoin(publicIds, and(eq(publicIds.source, entrySource), eq(publicIds.kind, 'listing'), eq(publicIds.externalId, entries.id)))
    .where(and(isThere, worksFor === null ? undefined : or(inArray(office, [...worksFor]), isNull(office))))
    .orderBy(desc(changedAt))
    .limit(limit)
}

interface EntryChange {
  readonly record: EntryRecord
  readonly office: OfficeKey | null
}

/** The statement that saves an entry at the version its form was opened with; returns no row on a conflict (optimistic lock). */
export function saveEntry(db: Db, entry: Pick<Entry, 'id' | 'version'>, change: EntryChange, by: string, now: Date) {
  return db
    .update(entries)
    .set({ ...change, version: entry.version + 1, isChanged: true, changedBy: by, changedAt: now.toISOString() })
    .where(and(eq(id, entry.id), eq(version, entry.version)))
    .returning({ id })
}

/** What the site shows of an entry from now on. */
export interface Publication {
  readonly state: EntryState
  readonly record: EntryRecord
  readonly published: EntryRecord | null
  /** Whether it has unpublished changes. */
  readonly isChanged: boolean
}

/**
 * The statement that sets what the site shows of an entry, at the version its form was opened with; returns no row on a conflict (optimistic lock). The
 * import afterwards reads this row, so the last decision wins, whichever import finishes last.
 * @param pictures as published; any difference from the current ones counts as an unpublished change
 */
export function decidePublication(
  db: Db,
  entry: Pick<Entry, 'id' | 'version'>,
  { isChanged: isBehind, ...publication }: Publication,
  pictures: readonly PlacedPicture[],
  by: string,
  now: Date,
) {
  const at = now.toISOString()
  return db
    .update(entries)
    .set({
      ...publication,
      ...{ version: entry.version + 1, changedBy: by, changedAt: at, pendingSince: at, publishedAt: sql`coalesce(published_at, ${at})` },
      isChanged: isBehind || sql`NOT ${standAs(entry.id, pictures)}`,
    })
    .where(and(eq(id, entry.id), eq(version, entry.version)))
    .returning({ id })
}

/** Marks a decision as shown on the site. */
export async function settlePublication(db: Db, wanted: string, decidedAt: string): Promise<void> {
  await db.update(entries).set({ pendingSince: null }).where(isPending(wanted, decidedAt))
}

/**
 * The statement that reverts a decision whose import failed; returns no row if another decision followed. Keeps what a colleague has saved since.
 * @param before the entry before the decision
 */
export function revertPublication(db: Db, before: Entry, decidedAt: string) {
  const asDecided = sql`version = ${before.version + 1}`
  return db
    .update(entries)
    .set({
      ...{ state: before.state, published: before.published, publishedAt: before.publishedAt, pendingSince: null, version: sql`version + 1` },
      record: sql`CASE WHEN ${asDecided} THEN ${JSON.stringify(before.record)} ELSE ${record} END`,
      isChanged: sql`CASE WHEN ${asDecided} THEN ${Number(before.isChanged)} ELSE 1 END`,
    })
    .where(isPending(before.id, decidedAt))
    .returning({ id })
}

function isPending(wanted: string, decidedAt: string) {
  return and(eq(id, wanted), eq(entries.pendingSince, decidedAt))
}

/** Publications that began before a moment and have not finished, with the account that decided them. */
export function listPending(db: Db, before: string, limit: number) {
  return db
    .select({ id, decidedAt: sql<string>`pending_since`, by: entries.changedBy })
    .from(entries)
    .where(sql`pending_since IS NOT NULL AND pending_since < ${before}`)
    .limit(limit)
}

/** The statement that soft-deletes a draft at the version its form was opened with; returns no row on a conflict, or if the entry was ever published. */
export function removeDraft(db: Db, entry: Pick<Entry, 'id' | 'version'>, now: Date) {
  return db
    .update(entries)
    .set({ removedAt: now.toISOString(), version: entry.version + 1 })
    .where(and(eq(id, entry.id), eq(version, entry.version), eq(state, 'draft'), isThere))
    .returning({ id })
}

/** A removed draft that can still be restored; null otherwise. */
export async function findRemovedDraft(db: Db, wanted: string, now: Date): Promise<Pick<Entry, 'id' | 'version' | 'office'> | null> {
  const found = await db
    .select({ id, version, office })
    .from(entries)
    .where(and(eq(id, wanted), gt(removedAt, restorableSince(now))))
    .get()
  return found ?? null
}

/** The statement that restores a draft at the version of its removal; returns no row on a conflict. */
export function restoreDraft(db: Db, entry: Pick<Entry, 'id' | 'version'>, now: Date) {
  return db
    .update(entries)
    .set({ removedAt: null, version: entry.version + 1 })
    .where(and(eq(id, entry.id), eq(version, entry.version), gt(removedAt, restorableSince(now))))
    .returning({ id })
}

/** The ids of removed drafts that can no longer be restored. */
export async function listLostDrafts(db: Db, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id })
    .from(entries)
    .where(sql`removed_at <= ${restorableSince(now)}`)
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Deletes a removed draft for good, with the rows of its pictures. */
export async function forgetDraft(db: Db, wanted: string): Promise<void> {
  await db.delete(entries).where(and(eq(id, wanted), isNotNull(removedAt)))
}

const mostPictures = 200

/** A picture in the order of an entry. */
type PlacedPicture = Pick<EntryPicture, 'id' | 'kind'>

/** The pictures of an entry in their order, photographs before plans. */
export function listPictures(db: Db, entryId: string): Promise<readonly EntryPicture[]> {
  const { kind, width, height, position } = entryPictures
  return db
    .select({ id: entryPictures.id, kind, width, height })
    .from(entryPictures)
    .where(and(eq(entryPictures.entryId, entryId), gte(position, 0)))
    .orderBy(asc(kind), asc(position), asc(entryPictures.id))
    .limit(mostPictures)
}

/** The ids of all pictures of an entry, soft-deleted ones included. */
export async function pictureIds(db: Db, entryId: string): Promise<readonly string[]> {
  return (await db.select({ id: entryPictures.id }).from(entryPictures).where(eq(entryPictures.entryId, entryId))).map((row) => row.id)
}

/** Appends a picture to the others of its kind. */
export async function addPicture(db: Db, entryId: string, picture: EntryPicture): Promise<void> {
  const position = sql`(SELECT coalesce(max(position), -1) + 1 FROM ${entryPictures} WHERE entry_id = ${entryId} AND kind = ${picture.kind})`
  await db.batch([db.insert(entryPictures).values({ ...picture, entryId, position }), touching(db, entryId)])
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
function standAs(entryId: string, pictures: readonly PlacedPicture[]) {
  const stood = JSON.stringify(pictures.map((picture) => `${picture.kind} ${picture.id}`))
  const current = sql`SELECT kind || ' ' || id AS each FROM entry_pictures WHERE entry_id = ${entryId} AND position >= 0 ORDER BY kind, position, id LIMIT ${mostPictures}`
  return sql`(SELECT json_group_array(each) FROM (${current})) = ${stood}`
}

function touching(db: Db, entryId: string) {
  return db.update(entries).set({ isChanged: true }).where(eq(id, entryId))
}

/** The path of a picture in a listing's record. Only a name: the file is read from R2. */
export function picturePath(pictureId: string): string {
  return `/entry-pictures/${pictureId}`
}

/** A picture of an unpublished entry, by its secret key; null if unknown or the entry was removed. */
export async function findEntryPicture(db: Db, key: string): Promise<Photo | null> {
  const wanted = key.replace(/^plan-/, '')
  const found = await db
    .select({ width: entryPictures.width, height: entryPictures.height })
    .from(entryPictures)
    .innerJoin(entries, eq(id, entryPictures.entryId))
    .where(and(eq(entryPictures.id, wanted), isThere))
    .get()
  return found ? { key, url: picturePath(wanted), ...found, name: null, placeholder: null } : null
}

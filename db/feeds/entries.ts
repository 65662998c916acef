import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { entrySource } from '../listings/public-ids.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import { restorableSince } from '../model/desk/undo-time.ts'
import type { Entry, EntryRecord, EntryState } from '../model/feeds/entry.ts'
import { entries, publicIds, recordVersions } from '../schema.ts'
import { type PlacedPicture, standAs } from './entry-pictures.ts'

/**
 * Homes entered at the desk. Times are UTC in ISO 8601. A removed draft can be restored, with its pictures, for a day; until then only its own queries
 * find it.
 */

const { id, state, office, record, published, version, isChanged, changedAt, publishedAt, removedAt } = entries
const isThere = isNull(removedAt)
const shown = { id, state, office, record, published, version, isChanged, changedAt, publishedAt }

/** Optimistic lock: the entry is at the version that its form was opened with. */
function isAsRead(entry: Pick<Entry, 'id' | 'version'>) {
  return and(eq(id, entry.id), eq(version, entry.version))
}

/** Stores a new draft. */
export function addEntry(db: Db, entry: { readonly id: string; readonly office: OfficeKey | null; readonly record: EntryRecord }, by: string, now: Date) {
  const at = now.toISOString()
  return db.insert(entries).values({ ...entry, state: 'draft', createdBy: by, changedBy: by, createdAt: at, changedAt: at })
}

/** An entry; null if unknown or removed. */
export async function findEntry(db: Db, entryId: string): Promise<Entry | null> {
  return (
    (await db
      .select(shown)
      .from(entries)
      .where(and(eq(id, entryId), isThere))
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
    .where(isAsRead(entry))
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
    .where(isAsRead(entry))
    .returning({ id })
}

/** Marks a decision as shown on the site. */
export async function settlePublication(db: Db, entryId: string, decidedAt: string): Promise<void> {
  await db.update(entries).set({ pendingSince: null }).where(isPending(entryId, decidedAt))
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

function isPending(entryId: string, decidedAt: string) {
  return and(eq(id, entryId), eq(entries.pendingSince, decidedAt))
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
    .where(and(isAsRead(entry), eq(state, 'draft'), isThere))
    .returning({ id })
}

/** A removed draft that can still be restored; null otherwise. */
export async function findRemovedDraft(db: Db, entryId: string, now: Date): Promise<Pick<Entry, 'id' | 'version' | 'office'> | null> {
  const found = await db
    .select({ id, version, office })
    .from(entries)
    .where(and(eq(id, entryId), gt(removedAt, restorableSince(now))))
    .get()
  return found ?? null
}

/** The statement that restores a draft at the version of its removal; returns no row on a conflict. */
export function restoreDraft(db: Db, entry: Pick<Entry, 'id' | 'version'>, now: Date) {
  return db
    .update(entries)
    .set({ removedAt: null, version: entry.version + 1 })
    .where(and(isAsRead(entry), gt(removedAt, restorableSince(now))))
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

/** Deletes a removed draft for good, with the rows of its pictures and its versions. */
export async function forgetDraft(db: Db, entryId: string): Promise<void> {
  await db.batch([
    db.delete(entries).where(and(eq(id, entryId), isNotNull(removedAt))),
    db.delete(recordVersions).where(sql`object = 'entry' AND object_id = ${entryId} AND NOT EXISTS (SELECT 1 FROM ${entries} WHERE id = ${entryId})`),
  ])
}

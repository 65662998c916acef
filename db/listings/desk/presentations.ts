import { eq, type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../client.ts'
import { didChange, recordAct } from '../../desk/audit-log.ts'
import type { ListingTexts } from '../../feeds/import-hidden-units.ts'
import type { StaffMember } from '../../model/accounts/staff.ts'
import type { Act } from '../../model/desk/audit.ts'
import { asInFeed, type OwnPresentation, type PresentedPart } from '../../model/listings/presentation.ts'
import { brusselsDay } from '../../model/site/brussels-time.ts'
import { listings, presentations } from '../../schema.ts'
import { markingParts } from '../../site/sitemap-parts.ts'
import { nextRevision, raisingStock } from '../../site/versions.ts'
import type { DeskHome } from './desk-home.ts'

/** A new presentation of a home. */
export interface NewPresentation {
  readonly own: OwnPresentation
  /** The version it replaces (optimistic lock); 0 for the first. */
  readonly version: number
  readonly member: StaffMember
  readonly act: Act
  readonly now: Date
}

/** A listing's columns with a presentation applied. `feed`: the feed's values that it replaces; null if none. */
export interface PresentedColumns {
  readonly texts: ListingTexts
  readonly feed: PresentedPart | null
}

/**
 * Stores a presentation, applies it to the listing and logs the act, in one batch. The caller announces the new version of the catalogue.
 * @param home as it was read
 * @returns `conflict`: another presentation was saved first. `moved`: stored, but an import has changed the listing since it was read, so that the
 * caller must apply it by `showPresentation`
 */
export async function savePresentation(
  db: Db,
  home: DeskHome,
  { own, version, member, act, now }: NewPresentation,
  columns: PresentedColumns,
): Promise<'saved' | 'moved' | 'conflict'> {
  const { id } = home.listing
  const next = version + 1
  const at = now.toISOString()
  const row = { own, previous: home.presentation?.own ?? asInFeed, version: next, changedAt: at, changedBy: member.id }
  // With what it says: one person can save two presentations in the same millisecond.
  const isSaved = sql`EXISTS (SELECT 1 FROM presentations WHERE listing_id = ${id} AND version = ${next} AND own = ${sql.param(own, presentations.own)} AND changed_by = ${member.id})`
  const [stored, , , shown] = await db.batch([
    db
      .insert(presentations)
      .values({ listingId: id, ...row })
      .onConflictDoUpdate({ target: presentations.listingId, set: row, setWhere: eq(presentations.version, version) })
      .returning({ version: presentations.version }),
    recordAct(db, member, act, now, didChange),
    markingParts(db, 'listing', sql`SELECT ${id} AS id`),
    showing(db, home, next, columns, at, isSaved),
    ...writingWords(db, id, next, columns.texts.words, isSaved),
    raisingStock(db, at),
  ])
  if (stored.length === 0) return 'conflict'
  return shown.length === 0 ? 'moved' : 'saved'
}

/** Applies the stored presentation to a listing. @returns false if the listing or the presentation has changed since it was read */
export async function showPresentation(db: Db, home: DeskHome, columns: PresentedColumns, now: Date): Promise<boolean> {
  const { id } = home.listing
  const version = home.presentation?.version ?? 0
  const at = now.toISOString()
  const [shown] = await db.batch([showing(db, home, version, columns, at), ...writingWords(db, id, version, columns.texts.words), raisingStock(db, at)])
  return shown.length > 0
}

/**
 * The statement that applies a presentation, if the listing is as it was read and the presentation has this version (compare-and-set).
 * @param isOwn whether the presentation of that version is the one that the columns are of
 */
function showing(db: Db, home: DeskHome, version: number, { texts, feed }: PresentedColumns, at: string, isOwn: SQL = sql`true`) {
  const { listing, fingerprint, revision } = home
  const { id } = listing
  return db
    .update(listings)
    .set({
      card: sql`${texts.card}`,
      record: sql`${texts.record}`,
      lat: texts.lat,
      lng: texts.lng,
      cell: texts.cell,
      feed,
      presented: version,
      revision: nextRevision,
      changedOn: brusselsDay(new Date(at)),
    })
    .where(
      sql`id = ${id} AND fingerprint = ${fingerprint} AND revision = ${revision}
        AND ${isOwn} AND EXISTS (SELECT 1 FROM presentations WHERE listing_id = ${id} AND version = ${version})`,
    )
    .returning({ id: listings.id })
}

/** The full-text index of listings (FTS5), declared so that drizzle can batch its statements; migrations create it. */
const listingTexts = sqliteTable('listing_texts', { rowid: integer('rowid').notNull(), text: text('text').notNull() })

/** @param isOwn whether the presentation of that version is the one that the words are of */
function writingWords(db: Db, id: number, version: number, words: string, isOwn: SQL = sql`true`) {
  const shows = sql`${isOwn} AND EXISTS (SELECT 1 FROM listings WHERE id = ${id} AND presented = ${version})`
  return [db.delete(listingTexts).where(sql`rowid = ${id} AND ${shows}`), db.insert(listingTexts).select(sql`SELECT ${id}, ${words} WHERE ${shows}`)] as const
}

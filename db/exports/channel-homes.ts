import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { HandChoice } from '../model/exports/channel.ts'
import type { Receipt } from '../model/exports/receipt.ts'
import { catalogue, exportChannels, exportHomes, listings } from '../schema.ts'
import type { Channel } from './channels.ts'

/** What each channel has of every home. A change of a home in a channel has a number, so that a reader asks for what came after. */

const { channel, listing, choice, state, version, sequence, changedAt, receipt, receiptVersion, receiptAt, externalId, publicUrl, message } = exportHomes
const maxMessage = 500

/** A listing as a channel looks at it. */
export interface ChannelListing {
  readonly id: number
  readonly listed: boolean
  readonly revision: number
  readonly card: (typeof listings.$inferSelect)['card']
  readonly record: (typeof listings.$inferSelect)['record']
  readonly choice: HandChoice | null
  /** What the channel had until now; null for a home that it never had. */
  readonly was: 'published' | 'withdrawn' | null
  readonly wasVersion: string | null
}

const candidate = {
  id: listings.id,
  listed: listings.listed,
  revision: listings.revision,
  card: listings.card,
  record: listings.record,
  choice,
  was: state,
  wasVersion: version,
}

/**
 * The published listings that changed after the channel's last look, the oldest change first, at most `max`. Rows of a stock version that is not
 * published yet wait.
 */
export function changedListings(db: Db, { name, revision, after }: Channel, max: number): Promise<readonly ChannelListing[]> {
  return db
    .select(candidate)
    .from(listings)
    .leftJoin(exportHomes, and(eq(channel, name), eq(listing, listings.id)))
    .where(sql`(${listings.revision}, ${listings.id}) > (${revision}, ${after}) AND ${listings.revision} <= (SELECT ${catalogue.version} FROM ${catalogue})`)
    .orderBy(asc(listings.revision), asc(listings.id))
    .limit(max)
}

/** One listing as a channel looks at it; null if there is none of that id. */
export async function channelListing(db: Db, name: string, id: number): Promise<ChannelListing | null> {
  const rows = await db
    .select(candidate)
    .from(listings)
    .leftJoin(exportHomes, and(eq(channel, name), eq(listing, listings.id)))
    .where(eq(listings.id, id))
  return rows[0] ?? null
}

/** What a channel is to do with a home from now on. */
export interface HomeChange {
  readonly id: number
  readonly state: 'published' | 'withdrawn'
  readonly version: string | null
}

/** How far a channel has looked. */
interface Progress {
  readonly revision: number
  readonly after: number
}

/**
 * Stores changes and the channel's progress in one transaction, under its optimistic lock.
 * @returns false if another request has changed the channel meanwhile: then nothing is stored
 */
export async function advanceChannel(db: Db, was: Channel, changes: readonly HomeChange[], { revision, after }: Progress, now: Date): Promise<boolean> {
  const isCurrent = sql`(SELECT ${exportChannels.version} FROM ${exportChannels} WHERE ${exportChannels.name} = ${was.name}) = ${was.version}`
  const [, rows] = await db.batch([
    db
      .insert(exportHomes)
      .select(
        sql`SELECT ${was.name}, value ->> 'id', NULL, value ->> 'state', value ->> 'version', ${was.sequence} + 1 + key, ${now.toISOString()},
          NULL, NULL, NULL, NULL, NULL, NULL FROM json_each(${JSON.stringify(changes)}) WHERE ${isCurrent}`,
      )
      .onConflictDoUpdate({
        target: [channel, listing],
        set: { state: sql`excluded.state`, version: sql`excluded.version`, sequence: sql`excluded.sequence`, changedAt: sql`excluded.changed_at` },
      }),
    db
      .update(exportChannels)
      .set({ revision, after, sequence: was.sequence + changes.length, version: was.version + 1 })
      .where(and(eq(exportChannels.name, was.name), eq(exportChannels.version, was.version)))
      .returning({ name: exportChannels.name }),
  ])
  return rows.length > 0
}

/** The changes of a channel after a cursor, in order, at most `max`, with the listing of each. */
export function homesAfter(db: Db, name: string, cursor: number, max: number) {
  return db
    .select({ id: listing, state, version, sequence, changedAt, card: listings.card, record: listings.record })
    .from(exportHomes)
    .leftJoin(listings, and(eq(listings.id, listing), eq(state, 'published')))
    .where(and(eq(channel, name), gt(sequence, cursor)))
    .orderBy(asc(sequence))
    .limit(max)
}

/** The statement that stores a person's choice for a home; null takes it back. */
export function chooseHome(db: Db, name: string, id: number, chosen: HandChoice | null, now: Date) {
  return db
    .insert(exportHomes)
    .values({ channel: name, listing: id, choice: chosen, sequence: 0, changedAt: now.toISOString() })
    .onConflictDoUpdate({ target: [channel, listing], set: { choice: chosen } })
}

/** Stores receipts. Idempotent. @returns the ids of homes that the channel never had */
export async function storeReceipts(db: Db, name: string, receipts: readonly Receipt[], now: Date): Promise<readonly string[]> {
  const sent = JSON.stringify(receipts.map((each) => ({ ...each, message: each.message?.slice(0, maxMessage) })))
  await db.run(sql`UPDATE export_homes SET receipt = given.state, receipt_version = given.version, receipt_at = ${now.toISOString()},
    external_id = coalesce(given.external, external_id), public_url = coalesce(given.url, public_url), message = given.message
    FROM (SELECT CAST(value ->> 'id' AS INTEGER) AS id, value ->> 'state' AS state, value ->> 'version' AS version, value ->> 'externalId' AS external,
      value ->> 'url' AS url, value ->> 'message' AS message FROM json_each(${sent})) AS given
    WHERE export_homes.channel = ${name} AND export_homes.listing = given.id AND export_homes.state IS NOT NULL`)
  const known = await db
    .select({ id: listing })
    .from(exportHomes)
    .where(and(eq(channel, name), sql`${state} IS NOT NULL`, sql`${listing} IN (SELECT CAST(value ->> 'id' AS INTEGER) FROM json_each(${sent}))`))
  const ids = new Set(known.map(({ id }) => String(id)))
  return receipts.map(({ id }) => id).filter((id) => !ids.has(id))
}

/** The homes of a channel for the desk, the last changed first, before a change's number, at most `max`. */
export function listChannelHomes(db: Db, name: string, before: number, max: number) {
  return selectChannelHomes(db)
    .where(and(eq(channel, name), sql`${sequence} < ${before}`))
    .orderBy(sql`${sequence} DESC`)
    .limit(max)
}

/** The homes of a channel that its reader has rejected or could not take, the last changed first, at most `max`. */
export function listRefusedHomes(db: Db, name: string, max: number) {
  return selectChannelHomes(db)
    .where(and(eq(channel, name), sql`receipt IN ('rejected', 'error')`))
    .orderBy(sql`${sequence} DESC`)
    .limit(max)
}

function selectChannelHomes(db: Db) {
  return db
    .select({
      ...{ id: listing, choice, state, version, sequence, changedAt, receipt, receiptVersion, receiptAt, externalId, publicUrl, message },
      card: listings.card,
      reference: listings.reference,
    })
    .from(exportHomes)
    .leftJoin(listings, eq(listings.id, listing))
}

/** The id of the listing on offer with a reference, in any case; null if there is none. */
export async function findIdByReference(db: Db, reference: string): Promise<number | null> {
  const rows = await db.select({ id: listings.id }).from(listings).where(sql`${listings.reference} COLLATE NOCASE = ${reference} AND listed = 1`).limit(1)
  return rows[0]?.id ?? null
}

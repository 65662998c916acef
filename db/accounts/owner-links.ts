import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { linkTimes, maxCodeTries, maxOpenLinks, type OwnerLinkPurpose } from '../model/owners/owner.ts'
import { hour } from '../model/site/durations.ts'
import { ownerLinks } from '../schema.ts'
import { isOpenAt, isRecent } from '../site/lease.ts'

/** Single-use links mailed to owners. Times are UTC in ISO 8601. */

interface NewLink {
  readonly id: string
  /** Null if no account has the address. */
  readonly ownerId: string | null
  readonly purpose: OwnerLinkPurpose
  /** The new address that it confirms; null for another purpose. */
  readonly recipient: string | null
  /** None is stored where the account got one of this purpose since then; absent: whatever it got. */
  readonly unlessSince?: Date | undefined
}

/**
 * The statement that stores a link for an account. Without an account it stores a dummy link that opens nothing, so that the response time does not reveal
 * which addresses have accounts. The newest link always works, whatever strangers have requested (`voidOldest`); links to a new address, which may be
 * anybody's, have an hourly limit.
 */
export function insertLink(db: Db, { id, ownerId, purpose, recipient, unlessSince }: NewLink, now: Date) {
  const at = now.toISOString()
  const expires = new Date(now.getTime() + linkTimes[purpose]).toISOString()
  const recent = sql`(SELECT count(*) FROM owner_links WHERE owner_id = ${ownerId} AND ${isRecent(sql`created_at`, now, hour)} AND purpose = 'email')`
  const isWithin = purpose === 'email' ? sql`${recent} < ${maxOpenLinks}` : sql`true`
  const isAllowed =
    unlessSince === undefined
      ? sql`true`
      : sql`NOT EXISTS (SELECT 1 FROM owner_links WHERE owner_id = ${ownerId} AND ${isRecent(sql`created_at`, now, now.getTime() - unlessSince.getTime())} AND purpose = ${purpose})`
  return db
    .insert(ownerLinks)
    .select(sql`SELECT ${id}, CASE WHEN ${isWithin} THEN ${ownerId} END, ${purpose}, ${recipient}, 0, ${at}, ${expires}, NULL WHERE ${isAllowed}`)
    .onConflictDoNothing()
    .returning({ id: ownerLinks.id })
}

/** The statement that voids the oldest of an account's links to log in, so that no more than a few work at a time. */
export function voidOldest(db: Db, ownerId: string | null, now: Date) {
  const isOpenLink = sql`owner_id = ${ownerId} AND purpose IN ('signIn', 'reset') AND used_at IS NULL`
  const newest = sql`(SELECT id FROM owner_links WHERE ${isOpenLink} ORDER BY created_at DESC, rowid DESC LIMIT ${maxOpenLinks})`
  return db.update(ownerLinks).set({ usedAt: now.toISOString() }).where(sql`${isOpenLink} AND id NOT IN ${newest}`)
}

/** Condition for later statements of the batch: the link opens an account and is not a dummy. */
export function linkOpens(id: string) {
  return sql`EXISTS (SELECT 1 FROM owner_links WHERE id = ${id} AND owner_id IS NOT NULL)`
}

/** A link with its account's id; null if it is unknown, used or expired. */
export async function findLink(db: Db, id: string, now: Date) {
  const found = await db.select().from(ownerLinks).where(isOpen(id, now)).get()
  return found?.ownerId == null ? null : { ...found, ownerId: found.ownerId }
}

/** The statement that spends a link; returns a row for the first use only. */
export function spendLink(db: Db, id: string, now: Date) {
  return db.update(ownerLinks).set({ usedAt: now.toISOString() }).where(isOpen(id, now)).returning({ id: ownerLinks.id })
}

/** Counts an attempt at a code before it is compared. @returns false if the link is not open or has had too many attempts */
export async function countTry(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(ownerLinks)
    .set({ tries: sql`${ownerLinks.tries} + 1` })
    .where(and(isOpen(id, now), eq(ownerLinks.purpose, 'signIn'), lt(ownerLinks.tries, maxCodeTries)))
    .returning({ id: ownerLinks.id })
  return rows.length > 0
}

/** The statement that voids the unused links of an account. */
export function voidLinks(db: Db, ownerId: string, now: Date) {
  return db
    .update(ownerLinks)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(ownerLinks.ownerId, ownerId), isNull(ownerLinks.usedAt)))
}

/** Deletes links that have expired. */
export async function removeExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.delete(ownerLinks).where(lte(ownerLinks.expiresAt, now.toISOString()))
}

function isOpen(id: string, now: Date) {
  return and(eq(ownerLinks.id, id), isNull(ownerLinks.usedAt), isOpenAt(ownerLinks.expiresAt, now, linkTimes.invitation))
}

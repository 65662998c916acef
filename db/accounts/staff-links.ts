import { and, eq, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type StaffLinkPurpose, staffLinkTimes } from '../model/accounts/staff.ts'
import { maxCodeTries, maxOpenLinks } from '../model/owners/owner.ts'
import { staffLinks } from '../schema.ts'
import { isOpenAt, isRecent } from '../site/lease.ts'

/** Single-use links mailed to staff. Times are UTC in ISO 8601. */

interface NewLink {
  readonly id: string
  /** Null if no account has the address. */
  readonly staffId: string | null
  readonly purpose: StaffLinkPurpose
  /** None is stored where the account got one of this purpose since then; absent: whatever it got. */
  readonly unlessSince?: Date | undefined
}

/**
 * The statement that stores a link for an account. Without an account it stores a dummy link that opens nothing, so that the response time does not reveal
 * which addresses have accounts. The newest link always works, whatever strangers have requested (`voidOldestStaffLinks`).
 */
export function insertStaffLink(db: Db, { id, staffId, purpose, unlessSince }: NewLink, now: Date) {
  const at = now.toISOString()
  const expires = new Date(now.getTime() + staffLinkTimes[purpose]).toISOString()
  const isAllowed =
    unlessSince === undefined
      ? sql`true`
      : sql`NOT EXISTS (SELECT 1 FROM staff_links WHERE staff_id = ${staffId} AND ${isRecent(sql`created_at`, now, now.getTime() - unlessSince.getTime())} AND purpose = ${purpose})`
  return db
    .insert(staffLinks)
    .select(sql`SELECT ${id}, ${staffId}, ${purpose}, 0, ${at}, ${expires}, NULL WHERE ${isAllowed}`)
    .onConflictDoNothing()
    .returning({ id: staffLinks.id })
}

/** The statement that voids the oldest of an account's links to sign in, so that no more than a few work at a time. */
export function voidOldestStaffLinks(db: Db, staffId: string | null, now: Date) {
  const isOpenLink = sql`staff_id = ${staffId} AND purpose = 'signIn' AND used_at IS NULL`
  const newest = sql`(SELECT id FROM staff_links WHERE ${isOpenLink} ORDER BY created_at DESC, rowid DESC LIMIT ${maxOpenLinks})`
  return db.update(staffLinks).set({ usedAt: now.toISOString() }).where(sql`${isOpenLink} AND id NOT IN ${newest}`)
}

/** Condition for later statements of the batch: the link opens an account and is not a dummy. */
export function staffLinkOpens(id: string) {
  return sql`EXISTS (SELECT 1 FROM staff_links WHERE id = ${id} AND staff_id IS NOT NULL)`
}

/** A link with its account's id; null if it is unknown, used or expired. */
export async function findStaffLink(db: Db, id: string, now: Date) {
  const found = await db.select().from(staffLinks).where(isOpen(id, now)).get()
  return found?.staffId == null ? null : { ...found, staffId: found.staffId }
}

/** The statement that spends a link; returns a row for the first use only. */
export function spendStaffLink(db: Db, id: string, now: Date) {
  return db.update(staffLinks).set({ usedAt: now.toISOString() }).where(isOpen(id, now)).returning({ id: staffLinks.id })
}

/** Counts an attempt at a code before it is compared. @returns false if the link is not open or has had too many attempts */
export async function countStaffCode(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(staffLinks)
    .set({ tries: sql`${staffLinks.tries} + 1` })
    .where(and(isOpen(id, now), lt(staffLinks.tries, maxCodeTries)))
    .returning({ id: staffLinks.id })
  return rows.length > 0
}

/** The statement that voids the unused links of an account. */
export function voidStaffLinks(db: Db, staffId: string, now: Date, where: SQL = sql`true`) {
  return db
    .update(staffLinks)
    .set({ usedAt: now.toISOString() })
    .where(and(where, eq(staffLinks.staffId, staffId), isNull(staffLinks.usedAt)))
}

/** Deletes links that have expired. */
export async function removeExpiredStaffLinks(db: Db, now: Date): Promise<void> {
  await db.delete(staffLinks).where(lte(staffLinks.expiresAt, now.toISOString()))
}

function isOpen(id: string, now: Date) {
  return and(eq(staffLinks.id, id), isNull(staffLinks.usedAt), isOpenAt(staffLinks.expiresAt, now, staffLinkTimes.invitation))
}

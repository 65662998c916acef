import { and, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { deskRepeats } from '../schema.ts'
import { isRecent } from '../site/lease.ts'

/** Idempotency keys of desk forms, against a double click or a resubmission after Back. Times are UTC in ISO 8601. */

interface FormClaim {
  readonly key: string
  /** The hash of the session. */
  readonly session: string
}

/**
 * Claims a form's idempotency key: the first request wins. A claim made before `since` has expired, and a settled one ends with another form of the
 * same session, since sending the form again is then intended. @returns whether this request holds the claim
 */
export async function claimForm(db: Db, { key, session }: FormClaim, now: Date, since: Date): Promise<boolean> {
  const isOld = and(eq(deskRepeats.key, key), sql`NOT ${isRecent(deskRepeats.at, now, now.getTime() - since.getTime())}`)
  const isOther = and(eq(deskRepeats.session, session), ne(deskRepeats.key, key), isNotNull(deskRepeats.location))
  const [, claimed] = await db.batch([
    db.delete(deskRepeats).where(or(isOld, isOther)),
    db.insert(deskRepeats).values({ key, session, at: now.toISOString() }).onConflictDoNothing().returning({ key: deskRepeats.key }),
  ])
  return claimed.length > 0
}

/** Settles a claim with the location that repeats are redirected to. */
export async function settleForm(db: Db, key: string, location: string): Promise<void> {
  await db.update(deskRepeats).set({ location }).where(eq(deskRepeats.key, key))
}

/** Releases a claim after the form was rejected, so that it can be sent again. */
export async function releaseForm(db: Db, key: string): Promise<void> {
  await db.delete(deskRepeats).where(eq(deskRepeats.key, key))
}

/** The claim of a form; its `location` is null until it is settled. Null without a claim. */
export async function findClaim(db: Db, key: string): Promise<{ readonly location: string | null } | null> {
  const [row] = await db.select({ location: deskRepeats.location }).from(deskRepeats).where(eq(deskRepeats.key, key))
  return row ?? null
}

/** Deletes claims made before a given time. */
export async function removeOldClaims(db: Db, before: Date): Promise<void> {
  await db.delete(deskRepeats).where(lt(deskRepeats.at, before.toISOString()))
}

import { desc, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { acceptedWord, type OptionalCategory } from '../model/privacy/consent.ts'
import { brusselsDay } from '../model/site/brussels-time.ts'
import { consentCounts } from '../schema.ts'

/** How many visitors made one consent choice on a day (UTC), for one version of the banner. */
export interface ConsentCount {
  readonly version: string
  readonly day: string
  /** The accepted categories: `analytical-marketing`, or `necessary` if only necessary storage was accepted. */
  readonly accepted: string
  readonly count: number
}

/** Counts one choice for its day. Nothing about the visitor is stored. */
export async function countConsent(db: Db, version: string, accepted: readonly OptionalCategory[], now: Date): Promise<void> {
  await db
    .insert(consentCounts)
    .values({ version, day: brusselsDay(now), accepted: acceptedWord(accepted), count: 1 })
    .onConflictDoUpdate({ target: [consentCounts.version, consentCounts.day, consentCounts.accepted], set: { count: sql`${consentCounts.count} + 1` } })
}

/** Every count, newest first. */
export function listConsentCounts(db: Db): Promise<readonly ConsentCount[]> {
  return db.select().from(consentCounts).orderBy(desc(consentCounts.day), consentCounts.version, consentCounts.accepted)
}

/** The query for the choices of each version of the banner, the one chosen last first. */
export function selectConsentTotals(db: Db, limit: number) {
  const { version, accepted, count, day } = consentCounts
  const last = sql<string>`max(${day})`
  return db
    .select({ version, accepted, count: sql<number>`sum(${count})`, since: sql<string>`min(${day})`, last })
    .from(consentCounts)
    .groupBy(version, accepted)
    .orderBy(desc(last), version, accepted)
    .limit(limit)
}

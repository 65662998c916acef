import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Country, Goal } from '../model/listings/listing.ts'
import { subscriptions } from '../schema.ts'

/** Demand (searches of alerts) and supply (listings on offer), which the desk compares. */

/** The query for the searches of active alerts of a goal, at most `max`. `person` numbers the subscribers, so that one with several alerts counts once. */
export function selectAlertSearches(db: Db, goal: Goal, max: number) {
  return db
    .select({ search: subscriptions.search, person: sql<number>`dense_rank() OVER (ORDER BY ${subscriptions.email})` })
    .from(subscriptions)
    .where(and(eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'active'), eq(subscriptions.goal, goal), isNotNull(subscriptions.search)))
    .limit(max)
}

interface OfferedRow {
  readonly count: number
  readonly mainType: string
  readonly country: Country
  readonly zip: string | null
  /** JSON, by language. */
  readonly city: string
  readonly price: number | null
}

/** The listings on offer for a goal, counted by category, place and price, at most `max` rows. */
export function readOffered(db: Db, goal: Goal, max: number): Promise<OfferedRow[]> {
  return db.all<OfferedRow>(sql`
    SELECT count(*) AS count, main_type AS mainType, card ->> '$.place.country' AS country, zip, card -> '$.place.city' AS city, price
    FROM listings WHERE listed = 1 AND goal = ${goal} GROUP BY main_type, country, zip, city, price LIMIT ${max}`)
}

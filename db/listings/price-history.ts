import { type SQL, sql } from 'drizzle-orm'

/**
 * A listing's earlier prices are stored in its card, which every page with the price reads. An import appends to them while it copies a changed row, so
 * an unchanged listing costs nothing.
 */

const path = sql.raw("'$.earlierPrices'")

/** SQL for whether two prices are comparable: both published, same goal and unit, and both exact or both 'from' prices. */
const isComparable = sql.raw(`listings.withdrawn_at IS NULL AND excluded.price IS NOT NULL AND listings.goal = excluded.goal
  AND listings.card -> '$.price.unit' IS excluded.card -> '$.price.unit' AND listings.card -> '$.price.from' IS excluded.card -> '$.price.from'
  AND listings.card -> '$.takeover' IS excluded.card -> '$.takeover'`)

/**
 * SQL for the card of a listing that an import replaces, with the earlier prices carried over. Hiding the price, a withdrawal and a change of goal or unit
 * erase them. Only a change between two published prices adds one, at most one per day: a price corrected on the day it appeared does not count.
 * @param today YYYY-MM-DD
 */
export function cardWithEarlierPrices(today: string): SQL {
  const known = sql`listings.card -> ${path}`
  const isNewPrice = sql`listings.listed = 1 AND excluded.listed = 1 AND listings.price <> excluded.price
    AND coalesce(listings.card ->> '$.earlierPrices[#-1].until', '') <> ${today}`
  return sql`CASE
    WHEN NOT (${isComparable}) THEN excluded.card
    WHEN ${isNewPrice} THEN json_set(excluded.card, ${path},
      json_insert(coalesce(${known}, '[]'), '$[#]', json_object('amount', listings.price, 'until', ${today})))
    WHEN ${known} IS NULL THEN excluded.card
    ELSE json_set(excluded.card, ${path}, json(${known})) END`
}

/** SQL for the text of a card without its earlier prices. @param card SQL */
export function withoutEarlierPrices(card: string): string {
  return `json_remove(${card}, '$.earlierPrices')`
}

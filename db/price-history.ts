import { type SQL, sql } from 'drizzle-orm'

/**
 * Earlier prices of a listing are kept in its card, which every page that prints its price reads. An import adds to them where it copies a
 * changed row, so an unchanged listing costs nothing.
 */

const path = sql.raw("'$.earlierPrices'")

/** Whether the amounts of two prices can be compared: both shown, for the same goal and unit, and both exact or both the lowest of several. */
const isComparable = sql.raw(`listings.withdrawn_at IS NULL AND excluded.price IS NOT NULL AND listings.goal = excluded.goal
  AND listings.card -> '$.price.unit' IS excluded.card -> '$.price.unit' AND listings.card -> '$.price.from' IS excluded.card -> '$.price.from'
  AND listings.card -> '$.takeover' IS excluded.card -> '$.takeover'`)

/**
 * SQL for the card of a listing that an import replaces, with the earlier prices of the card before. A price that is not published any more,
 * a withdrawal and another goal or unit erase them. Only a change between two prices that were on offer adds one, at most one a day: a price
 * that is corrected on the day it appeared was never asked for.
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

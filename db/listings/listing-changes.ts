import { desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { versionDays } from '../model/desk/versions-retention.ts'
import { day } from '../model/site/durations.ts'
import { importRows, listingChanges } from '../schema.ts'

/**
 * The change log of listings: names of changed fields, with old and new values for price and state only. An import writes a row for each listing whose
 * page it changes, in the same batch.
 */

/** The compared fields: name, and SQL for the stored value in a row of `listings` or a staged row. */
const compared: readonly (readonly [string, (card: string, record: string, row: string) => string])[] = [
  ['goal', (_card, _record, row) => `${row}goal`],
  ['reference', (_card, _record, row) => `${row}reference`],
  ['type', (card) => `json_array(${card} -> '$.mainType', ${card} -> '$.type')`],
  ['title', (card, _record, row) => `coalesce(${row}feed -> '$.title', ${card} -> '$.title')`],
  ['marquee', (card, _record, row) => `coalesce(${row}feed -> '$.marquee', ${card} -> '$.marquee')`],
  ['description', (_card, record, row) => `coalesce(${row}feed -> '$.description', ${record} -> '$.description')`],
  ['photos', (_card, record, row) => `coalesce(${row}feed -> '$.photos', ${record} -> '$.photos')`],
  ['films', (_card, record) => `${record} -> '$.films'`],
  ['place', (card, _record, row) => `json_array(${card} -> '$.place', ${row}secret -> '$')`],
  ['energy', (card) => `${card} -> '$.energy'`],
  ['openDays', (card) => `${card} -> '$.openDays'`],
  ['annuity', (card) => `${card} -> '$.annuity'`],
  ['contact', (_card, record) => `${record} -> '$.contact'`],
]

/** The columns of a staged row that `compared` reads. */
const stagedColumns = sql.raw(
  ['goal', 'reference', 'card', 'record', 'secret', 'feed', 'price', 'state', 'held_state'].map((name) => `columns ->> '${name}' AS ${name}`).join(', '),
)

const isChanged = ([name, of]: (typeof compared)[number]) =>
  `CASE WHEN ${of('new.card', 'new.record', 'new.')} IS NOT ${of('old.card', 'old.record', 'old.')} THEN '${name}' END`

/** SQL for a JSON array of the fields in which the staged row `new` differs from the listing `old`. D1 allows at most five terms in a UNION. */
const changedFields = sql.raw(`(SELECT json_group_array(field) FROM (
  SELECT value AS field FROM json_each(json_array(${compared.map(isChanged).join(', ')})) WHERE value IS NOT NULL
  UNION ALL SELECT DISTINCT 'fact.' || key FROM (
    SELECT * FROM (SELECT key, value FROM json_each(new.record, '$.facts') EXCEPT SELECT key, value FROM json_each(old.record, '$.facts'))
    UNION ALL
    SELECT * FROM (SELECT key, value FROM json_each(old.record, '$.facts') EXCEPT SELECT key, value FROM json_each(new.record, '$.facts')))))`)

const stateOf = (row: 'new' | 'old') => sql.raw(`CASE WHEN ${row}.held_state IS NULL THEN ${row}.state ELSE 'held' END`)

/** SQL for the changes of staged listings: the fields, and price and state before and after. @param rows a condition on the staged rows */
function stagedChanges(rows: SQL): SQL {
  return sql`
    SELECT id, fields, CASE WHEN isPriced THEN price_before END AS priceBefore, CASE WHEN isPriced THEN price_after END AS priceAfter,
      CASE WHEN isMoved THEN state_before END AS stateBefore, CASE WHEN isMoved THEN state_after END AS stateAfter
    FROM (
      SELECT old.id AS id, ${changedFields} AS fields, old.price AS price_before, new.price AS price_after, new.price IS NOT old.price AS isPriced,
        ${stateOf('old')} AS state_before, ${stateOf('new')} AS state_after, ${stateOf('old')} IS NOT ${stateOf('new')} AS isMoved
      FROM (SELECT record_id, ${stagedColumns} FROM ${importRows} WHERE ${rows} AND outcome = 'changed') AS new
        CROSS JOIN listings AS old ON old.id = new.record_id)
    WHERE fields <> '[]' OR isPriced OR isMoved ORDER BY id`
}

/**
 * The statement that logs the changes of a slice of staged listings; must precede the one that copies it.
 * @param rows a condition on the staged rows
 * @param at UTC in ISO 8601
 */
export function insertChanges(db: Db, rows: SQL, at: string) {
  return db
    .insert(listingChanges)
    .select(sql`SELECT NULL, id, ${at}, fields, priceBefore, priceAfter, stateBefore, stateAfter FROM (${stagedChanges(rows)}) WHERE true ORDER BY id`)
}

/** A change that an import would make. */
type StagedChange = Pick<typeof listingChanges.$inferSelect, 'fields' | 'priceBefore' | 'priceAfter' | 'stateBefore' | 'stateAfter'> & { readonly id: number }

/** The changes that an import would make to some listings. */
export async function listStagedChanges(db: Db, importId: string, ids: readonly number[]): Promise<readonly StagedChange[]> {
  const rows = sql`import_id = ${importId} AND kind = 'listing' AND record_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const found = await db.all<Omit<StagedChange, 'fields'> & { readonly fields: string }>(stagedChanges(rows))
  return found.map((row) => ({ ...row, fields: JSON.parse(row.fields) }))
}

/** The statement that logs a change of state only; must precede the one that makes it. @param ids a query for ids; @param state SQL for the new state */
export function insertStateChanges(db: Db, ids: SQL, state: SQL, at: string) {
  return db.insert(listingChanges).select(sql`
    SELECT NULL, id, ${at}, '[]', NULL, NULL, CASE WHEN held_state IS NULL THEN state ELSE 'held' END, ${state}
    FROM listings WHERE withdrawn_at IS NULL AND id IN (${ids}) ORDER BY id`)
}

/** The query for the latest changes of a listing. */
export function selectChanges(db: Db, listingId: number, count: number) {
  return db.select().from(listingChanges).where(eq(listingChanges.listingId, listingId)).orderBy(desc(listingChanges.id)).limit(count)
}

/** Deletes changes older than a year. */
export async function removeOldChanges(db: Db, now: Date): Promise<void> {
  await db.delete(listingChanges).where(lt(listingChanges.at, new Date(now.getTime() - versionDays * day).toISOString()))
}

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
 * erase them. A returned card has its own, maybe none: the price that it replaces was an error. Only a change between two published prices adds one, at most one per day: a price corrected on the day it appeared does not count.
 * @param today YYYY-MM-DD
 */
export function cardWithEarlierPrices(today: string): SQL {
  const known = sql`listings.card -> ${path}`
  const isNewPrice = sql`listings.listed = 1 AND excluded.listed = 1 AND listings.price <> excluded.price
    AND coalesce(listings.card ->> '$.earlierPrices[#-1].until', '') <> ${today}`
  return sql`CASE
    WHEN excluded.card -> ${path} = '[]' THEN json_remove(excluded.card, ${path})
    WHEN excluded.card -> ${path} IS NOT NULL THEN excluded.card
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

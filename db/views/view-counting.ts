import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { dayAfter } from '../model/site/brussels-time.ts'
import { type ViewMessage, visitGapMinutes } from '../model/views/page-view.ts'
import { viewDays, viewDrops, viewMessages, viewTotals, visitHashes, visitSalts } from '../schema.ts'

/**
 * Adds views to daily counts and totals, in one transaction. Delivery is at least once; `view_messages`, written in the same transaction, deduplicates
 * the messages. A visit counts if its visitor was not seen for half an hour; a view that arrives out of order counts towards the later visit. Views of
 * unknown records count as dropped.
 */
export async function countViews(db: Db, messages: readonly ViewMessage[]): Promise<void> {
  const once = new Map(messages.map((message) => [message.id, message]))
  if (once.size === 0) return
  const fresh = freshViews(JSON.stringify([...once.values()]))
  await db.batch([addingToDays(db, fresh), addingToTotals(db, fresh), addingDrops(db, fresh), keepingHashes(db, fresh), markingCounted(db, fresh)])
}

/** Common table expressions of the statements below: `fresh` messages, those of `known` records, and whether each of these is a visit. */
function freshViews(json: string): SQL {
  return sql`WITH fresh AS (
    SELECT value ->> 'id' AS id, value ->> 'day' AS day, value ->> 'seen' AS kind, value ->> 'record' AS record_id,
      value ->> 'at' AS at, value ->> 'visitor' AS visitor, value ->> 'dropped' AS reason
    FROM json_each(${json})
    WHERE NOT EXISTS (SELECT 1 FROM view_messages WHERE view_messages.day = value ->> 'day' AND view_messages.id = value ->> 'id')
  ), known AS (
    SELECT * FROM fresh WHERE CASE kind
      WHEN 'listing' THEN EXISTS (SELECT 1 FROM listings WHERE listings.id = record_id)
      WHEN 'project' THEN EXISTS (SELECT 1 FROM projects WHERE projects.id = record_id)
    END
  ), counted AS (
    SELECT *, CASE WHEN visitor IS NOT NULL THEN at - max(
      coalesce(lag(at) OVER (PARTITION BY day, visitor ORDER BY at), 0),
      coalesce((SELECT seen_at FROM visit_hashes WHERE visit_hashes.day = known.day AND hash = visitor), 0)
    ) >= ${visitGapMinutes * 60} END AS is_visit
    FROM known
  )`
}

/** The upsert's increments; visits stay null until the first is counted. */
const addingTo = (table: typeof viewDays | typeof viewTotals) => ({
  views: sql`${table.views} + excluded.views`,
  visits: sql`CASE WHEN excluded.visits IS NULL THEN ${table.visits} ELSE coalesce(${table.visits}, 0) + excluded.visits END`,
})

function addingToDays(db: Db, fresh: SQL) {
  return db
    .insert(viewDays)
    .select(sql`${fresh} SELECT kind, record_id, day, count(*), sum(is_visit) FROM counted WHERE true GROUP BY kind, record_id, day`)
    .onConflictDoUpdate({ target: [viewDays.kind, viewDays.recordId, viewDays.day], set: addingTo(viewDays) })
}

/** A record's first view also sets the start of its counting: its publication, but not before the site's first view. */
function addingToTotals(db: Db, fresh: SQL) {
  const publishedOn = sql`CASE kind WHEN 'listing' THEN (SELECT substr(created_at, 1, 10) FROM listings WHERE listings.id = record_id)
    ELSE (SELECT substr(created_at, 1, 10) FROM projects WHERE projects.id = record_id) END`
  return db
    .insert(viewTotals)
    .select(
      sql`${fresh} SELECT kind, record_id, count(*), sum(is_visit),
        min(min(day), max(coalesce((SELECT min(since) FROM view_totals), min(day)), ${publishedOn})),
        min(CASE WHEN visitor IS NOT NULL THEN day END)
        FROM counted WHERE true GROUP BY kind, record_id`,
    )
    .onConflictDoUpdate({
      target: [viewTotals.kind, viewTotals.recordId],
      set: { ...addingTo(viewTotals), visitsSince: sql`coalesce(${viewTotals.visitsSince}, excluded.visits_since)` },
    })
}

function addingDrops(db: Db, fresh: SQL) {
  return db
    .insert(viewDrops)
    .select(sql`${fresh} SELECT day, coalesce(reason, 'unknown'), count(*) FROM fresh WHERE id NOT IN (SELECT id FROM known) GROUP BY 1, 2`)
    .onConflictDoUpdate({ target: [viewDrops.day, viewDrops.reason], set: { count: sql`${viewDrops.count} + excluded.count` } })
}

function keepingHashes(db: Db, fresh: SQL) {
  return db
    .insert(visitHashes)
    .select(sql`${fresh} SELECT day, visitor, max(at) FROM known WHERE visitor IS NOT NULL GROUP BY day, visitor`)
    .onConflictDoUpdate({ target: [visitHashes.day, visitHashes.hash], set: { seenAt: sql`max(${visitHashes.seenAt}, excluded.seen_at)` } })
}

function markingCounted(db: Db, fresh: SQL) {
  return db.insert(viewMessages).select(sql`${fresh} SELECT day, id FROM fresh WHERE true`).onConflictDoNothing()
}

/**
 * The salt of a day, created by its first reader.
 * @param made a random salt, stored if the day has none
 */
export async function saltOfDay(db: Db, day: string, made: string): Promise<string> {
  const known = await db.select({ salt: visitSalts.salt }).from(visitSalts).where(sql`day = ${day}`).get()
  if (known) return known.salt
  // Two concurrent first readers get the same salt.
  const [row] = await db
    .insert(visitSalts)
    .values({ day, salt: made })
    .onConflictDoUpdate({ target: visitSalts.day, set: { day: sql`excluded.day` } })
    .returning({ salt: visitSalts.salt })
  return row?.salt ?? made
}

/** Deletes the salts and hashes of past days, and message ids older than yesterday. @param today in Brussels, YYYY-MM-DD */
export async function removeEndedDays(db: Db, today: string): Promise<void> {
  await db.batch([
    db.delete(visitSalts).where(sql`day < ${today}`),
    db.delete(visitHashes).where(sql`day < ${today}`),
    db.delete(viewMessages).where(sql`day < ${dayAfter(today, -1)}`),
  ])
}

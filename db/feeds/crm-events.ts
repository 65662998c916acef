import { and, eq, isNull, lt, lte, max, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { crmEvents, crmRefused, listings, publicIds } from '../schema.ts'

/**
 * What CRMs name by webhook. A row waits until a run of its source has read the record; a run that fails leaves its rows waiting. Times are UTC in ISO 8601.
 */

const { id, source, record, endedAt } = crmEvents
const isWaiting = (of: string) => and(eq(source, of), isNull(endedAt))

/** An event as it came. */
export type CrmEvent = Pick<typeof crmEvents.$inferInsert, 'source' | 'record' | 'event' | 'happenedAt'>

/** Stores events; those that were stored before are dropped. */
export async function addCrmEvents(db: Db, events: readonly [CrmEvent, ...CrmEvent[]], now: string): Promise<void> {
  const [first, ...others] = events.map((event) =>
    db
      .insert(crmEvents)
      .values({ ...event, receivedAt: now })
      .onConflictDoNothing(),
  )
  if (first !== undefined) await db.batch([first, ...others])
}

/** The last waiting event of a source; null if none waits. */
export async function lastWaiting(db: Db, of: string): Promise<number | null> {
  return (
    (
      await db
        .select({ last: max(id) })
        .from(crmEvents)
        .where(isWaiting(of))
    )[0]?.last ?? null
  )
}

/**
 * The records that waiting events name, each once with what happened to it last, in the order in which the events came.
 * @param after only those whose last event is later
 * @param until the last event that counts
 */
export async function waitingRecords(db: Db, of: string, { after, until, limit }: { readonly after: number; readonly until: number; readonly limit: number }) {
  return db
    .select({
      record,
      last: sql<number>`max(id)`,
      event: sql<string>`(SELECT event FROM ${crmEvents} AS each WHERE each.source = ${of} AND each.record = crm_events.record AND each.ended_at IS NULL
        AND each.id <= ${until} ORDER BY each.happened_at DESC, each.id DESC LIMIT 1)`,
    })
    .from(crmEvents)
    .where(and(isWaiting(of), lte(id, until)))
    .groupBy(record)
    .having(sql`max(id) > ${after}`)
    .orderBy(sql`max(id)`)
    .limit(limit)
}

/** Ends the waiting events of a source up to one. */
export async function endCrmEvents(db: Db, of: string, until: number, now: string): Promise<void> {
  await db
    .update(crmEvents)
    .set({ endedAt: now })
    .where(and(isWaiting(of), lte(id, until)))
}

/** Deletes events that ended before a given time. */
export async function removeOldCrmEvents(db: Db, before: string): Promise<void> {
  await db.delete(crmEvents).where(lt(endedAt, before))
}

/** The ids at the source of the units that projects of a source have here. */
export async function unitsOf(db: Db, of: string, projectIds: readonly string[]): Promise<readonly string[]> {
  const rows = await db.all<{ readonly unit: string }>(sql`
    SELECT home.external_id AS unit FROM json_each(${JSON.stringify(projectIds)}) AS named
    CROSS JOIN ${publicIds} AS known ON known.source = ${of} AND known.kind = 'project' AND known.external_id = named.value
    CROSS JOIN ${listings} AS home ON home.project_id = known.id AND home.source = ${of} AND home.withdrawn_at IS NULL`)
  return rows.map(({ unit }) => unit)
}

/** Counts a webhook whose signature was wrong. */
export async function countRefused(db: Db, of: string, now: string): Promise<void> {
  await db
    .insert(crmRefused)
    .values({ source: of, count: 1, lastAt: now })
    .onConflictDoUpdate({ target: crmRefused.source, set: { count: sql`count + 1`, lastAt: now } })
}

/** The webhooks whose signature was wrong, by CRM. */
export function selectRefused(db: Db) {
  return db.select().from(crmRefused)
}

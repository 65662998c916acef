import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { entrySource } from '../listings/public-ids.ts'
import type { CrmName } from '../model/feeds/crm-catalogue.ts'
import { crmMoves, entries, importRows, imports, listings, publicIds, syncRuns } from '../schema.ts'
import { isUnderWay } from './import-staging.ts'

/**
 * Moves homes of other sources to a CRM: a home keeps its public id, and with it its address and everything that is stored about it, and becomes the
 * record of the CRM that a person has said it is.
 */

const { crm: of, record, home, isSame } = crmMoves

/** The query for the proposals of an import that are not decided, with the public id that the record would have without a move. */
export function selectMoves(db: Db, importId: string, limit: number) {
  return db
    .select({ record, home, staged: publicIds.id })
    .from(imports)
    .innerJoin(crmMoves, and(eq(of, imports.source), isNull(isSame)))
    .innerJoin(publicIds, isOfMove)
    .where(eq(imports.id, importId))
    .orderBy(asc(record))
    .limit(limit)
}

/** The query for the number of those proposals. */
export function countMoves(db: Db, importId: string) {
  return db
    .select({ count: sql<number>`count(*)` })
    .from(imports)
    .innerJoin(crmMoves, and(eq(of, imports.source), isNull(isSame)))
    .where(eq(imports.id, importId))
}

const isOfMove = and(sql`${publicIds.source} = ${of}`, eq(publicIds.kind, 'listing'), eq(publicIds.externalId, record))

/** The statement that decides about proposals that are not decided yet. @param records null: all of them */
export function decideMoves(db: Db, crm: CrmName, records: readonly string[] | null, same: boolean) {
  const chosen = records === null ? undefined : inArray(record, sql`(SELECT value FROM json_each(${JSON.stringify(records)}))`)
  return db
    .update(crmMoves)
    .set({ isSame: same })
    .where(and(eq(of, crm), isNull(isSame), chosen))
}

/** The statement that forgets all proposals and decisions about the records of a CRM. */
export function forgetMoves(db: Db, crm: CrmName) {
  return db.delete(crmMoves).where(eq(of, crm))
}

/**
 * The statements that move the homes about which it was decided so, in the staged rows of the import too; after the one that resumes it. A home that
 * another CRM has taken by now stays there. An entry of the desk that is moved ends as one.
 */
export function movingHomes(db: Db, crm: CrmName, importId: string) {
  const isResumed = isUnderWay(importId, 'receiving')
  const same = sql`FROM ${crmMoves} AS moved
    JOIN ${publicIds} AS ids ON ids.source = moved.crm AND ids.kind = 'listing' AND ids.external_id = moved.record
    JOIN ${listings} AS stock ON stock.id = moved.home AND stock.source NOT IN (SELECT crm FROM crm_connections WHERE is_read = 1)
    WHERE moved.crm = ${crm} AND moved.is_same = 1 AND ${isResumed}`
  // Those whose record is still staged: it stands under the id of its home by now.
  const decided = sql`FROM ${crmMoves} AS moved
    JOIN ${importRows} AS staged ON staged.import_id = ${importId} AND staged.kind = 'listing' AND staged.record_id = moved.home
    WHERE moved.crm = ${crm} AND moved.is_same = 1 AND ${isResumed}`
  const entered = sql`SELECT ids.external_id FROM ${publicIds} AS ids WHERE ids.source = ${entrySource} AND ids.id IN (SELECT moved.home ${decided})`
  return [
    rekeying(db, importId, sql`SELECT moved.home, ids.id AS staged ${same}`),
    db.update(entries).set({ state: 'withdrawn', version: sql`version + 1` }).where(sql`state = 'published' AND id IN (${entered})`),
    db.delete(publicIds).where(sql`source = ${crm} AND kind = 'listing' AND external_id IN (SELECT moved.record ${decided})`),
    db
      .insert(publicIds)
      .select(sql`SELECT moved.home, moved.crm, 'listing', moved.record ${decided}`)
      .onConflictDoUpdate({ target: publicIds.id, set: { source: sql`excluded.source`, externalId: sql`excluded.external_id` } }),
    db.delete(crmMoves).where(and(eq(of, crm), isResumed)),
  ] as const
}

/** A staged row under the id of the home that it changes, which was on offer first. */
function rekeying(db: Db, importId: string, staged: SQL) {
  const came = sql`min(import_rows.columns ->> 'created_at', (SELECT created_at FROM listings WHERE id = moves.home))`
  const card = sql`json_set(import_rows.columns ->> 'card', '$.id', moves.home, '$.createdAt', ${came})`
  return db
    .update(importRows)
    .set({
      recordId: sql`moves.home`,
      outcome: 'changed',
      columns: sql`json_set(import_rows.columns, '$.id', moves.home, '$.created_at', ${came}, '$.card', ${card})`,
    })
    .from(sql`(${staged}) AS moves`)
    .where(sql`import_rows.import_id = ${importId} AND import_rows.kind = 'listing' AND import_rows.record_id = moves.staged`)
}

/** The statement that lets the run of a published preview count as one that has read the stock. @param importId its import, which was resumed */
export function countPreviewRun(db: Db, runId: string, importId: string, mode: 'full' | 'events') {
  return db
    .update(syncRuns)
    .set({ mode })
    .where(and(eq(syncRuns.id, runId), isUnderWay(importId, 'receiving')))
}

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type CrmName, crmNames, crms, isCrmName } from '../model/feeds/crm-catalogue.ts'
import type { Import } from '../model/feeds/import-run.ts'
import { crmReceipts, importRejects, importRows, type RecordKind } from '../schema.ts'
import { isUnchanged, isUnderWay, stocks } from './import-staging.ts'

/** Marks the records about which a CRM is to be told something, in the batch that changes them; what it is told is read when it is sent (`crm-receipts.ts`). */

const { source, externalId, rejected, waitsSince, turn } = crmReceipts

/** A rejection's reason is cut to this many characters. */
const maxReason = 300

/** The statements that mark the records of an import as due, and note which it rejects; must precede those that drop its staged rows. */
export function notingReceipts(db: Db, { id, source: of, mode }: Import, now: string) {
  if (!isCrmName(of)) return []
  const underWay = isUnderWay(id, 'applying')
  // A CRM that takes no receipts may give a project the number of a home: only homes count.
  const kinds: readonly RecordKind[] = crms[of].takesReceipts ? ['listing', 'project'] : ['listing']
  const own = sql`${source} = ${of} AND ${rejected} IS NOT NULL AND ${underWay}`
  const rejects = sql`SELECT external_id FROM ${importRejects} WHERE import_id = ${id} AND external_id IS NOT NULL`
  const hasAsBefore = sql.join(
    kinds.map((kind) => isUnchanged(idIn(kind, of, sql`${crmReceipts}.external_id`), id, kind)),
    sql` OR `,
  )
  const isTaken = (kind: RecordKind) => {
    const record = idIn(kind, of, sql`reject.external_id`)
    const staged = sql`SELECT 1 FROM ${importRows} AS staged WHERE staged.import_id = ${id} AND staged.kind = ${kind} AND staged.record_id = ${record}`
    return sql`(EXISTS (${staged} AND staged.outcome <> 'kept') OR ${isUnchanged(record, id, kind)})`
  }
  return [
    ...kinds.map((kind) => {
      const taken = sql`SELECT record_id FROM ${importRows} WHERE import_id = ${id} AND kind = ${kind} AND outcome IN ('added', 'changed', 'unchanged')`
      return marking(db, of, recordsOf(kind, sql`stock.id IN (${taken}) AND ${underWay}`), now, true)
    }),
    db
      .update(crmReceipts)
      .set({ ...becomingDue(of, now), rejected: null, problem: null })
      .where(sql`${own} AND (${hasAsBefore} OR (${mode === 'full' ? 1 : 0} AND ${externalId} NOT IN (${rejects})))`),
    db
      .insert(crmReceipts)
      .select(
        rowsOf(
          of,
          now,
          sql`SELECT external_id, 'rejected' AS problem, substr(min(reason), 1, ${maxReason}) AS rejected FROM ${importRejects} AS reject
          WHERE import_id = ${id} AND external_id IS NOT NULL AND kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)})) AND ${underWay}
            AND NOT (${sql.join(kinds.map(isTaken), sql` OR `)}) GROUP BY external_id`,
        ),
      )
      .onConflictDoUpdate({ target: [source, externalId], set: { ...becomingDue(of, now), rejected: sql`excluded.rejected`, problem: 'rejected' } }),
  ]
}

/** The statements that mark records as due that were withdrawn. @param ids SQL for their public ids */
export function notingWithdrawn(db: Db, of: string, kind: RecordKind, ids: SQL, now: string) {
  return isCrmName(of) && (kind === 'listing' || crms[of].takesReceipts) ? [marking(db, of, recordsOf(kind, sql`stock.id IN (${ids})`), now, true)] : []
}

/** The statements that mark homes as due that were held back or released. @param ids SQL for their public ids */
export function notingHeld(db: Db, ids: SQL, now: string) {
  return crmNames.map((of) => marking(db, of, recordsOf('listing', sql`stock.id IN (${ids}) AND stock.source = ${of}`), now, false))
}

/** Of a CRM that takes no receipts, only homes that are held back have a row. */
function marking(db: Db, of: CrmName, records: SQL, now: string, isTaken: boolean) {
  const known = sql`SELECT 1 FROM ${crmReceipts} AS known WHERE known.source = ${of} AND known.external_id = record.external_id`
  const counts = crms[of].takesReceipts ? sql`true` : sql`(record.problem IS NOT NULL OR EXISTS (${known}))`
  return db
    .insert(crmReceipts)
    .select(rowsOf(of, now, sql`SELECT external_id, problem, NULL AS rejected FROM (${records}) AS record WHERE ${counts}`))
    .onConflictDoUpdate({
      target: [source, externalId],
      set: {
        ...becomingDue(of, now),
        problem: isTaken ? sql`excluded.problem` : sql`iif(${rejected} IS NULL, excluded.problem, 'rejected')`,
        ...(isTaken && { rejected: null }),
      },
    })
}

/** The change that makes a row due. */
export function becomingDue(of: CrmName, now: string) {
  const waits = crms[of].takesReceipts
  return { turn: sql`${turn} + 1`, failures: 0, dueAt: waits ? '' : null, waitsSince: waits ? sql`coalesce(${waitsSince}, ${now})` : null }
}

/** New rows, in the order of the columns. @param records SQL for `external_id`, `problem` and `rejected` */
function rowsOf(of: CrmName, now: string, records: SQL): SQL {
  const waits = crms[of].takesReceipts
  return sql`SELECT ${of}, external_id, NULL, NULL, NULL, 0, rejected, problem, ${waits ? '' : null}, ${waits ? now : null}, NULL, 1, 0, NULL FROM (${records}) WHERE true`
}

function recordsOf(kind: RecordKind, which: SQL): SQL {
  const held = kind === 'listing' ? sql`CASE WHEN stock.held_state IS NOT NULL THEN 'held' END` : sql`NULL`
  return sql`SELECT stock.external_id AS external_id, ${held} AS problem FROM ${stocks[kind]} AS stock WHERE ${which}`
}

function idIn(kind: RecordKind, of: CrmName, id: SQL): SQL {
  return sql`(SELECT known.id FROM ${stocks[kind]} AS known WHERE known.source = ${of} AND known.external_id = ${id})`
}

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { importRows, importUnchanged, type RecordKind } from '../schema.ts'

/** Unchanged records of an import, nearly all of a typical feed. Staged as one row per chunk (positions by id), so that a feed with few changes costs few writes. */

/** The statement that stages the unchanged records of the chunk at a position, under a condition. A resent chunk replaces the row. */
export function stagingUnchanged(importId: string, kind: RecordKind, position: number, records: ReadonlyMap<number, number>, condition: SQL): SQL {
  const ids = [...records.keys()]
  const [first, last] = ids.reduce(([low, high], id) => [Math.min(low, id), Math.max(high, id)], [Number.MAX_SAFE_INTEGER, 0])
  return sql`
    INSERT INTO ${importUnchanged} (import_id, kind, position, first_id, last_id, count, records)
    SELECT ${importId}, ${kind}, ${position}, ${first}, ${last}, ${ids.length}, ${JSON.stringify(Object.fromEntries(records))} WHERE ${condition}
    ON CONFLICT (import_id, kind, position)
    DO UPDATE SET first_id = excluded.first_id, last_id = excluded.last_id, count = excluded.count, records = excluded.records`
}

/** SQL for the ids and positions of the unchanged records of a kind, those between two ids if given. */
export function unchangedRecords(importId: string, kind: RecordKind, between?: { readonly first: number; readonly last: number }): SQL {
  const range = between === undefined ? sql`` : sql`AND chunk.last_id >= ${between.first} AND chunk.first_id <= ${between.last}`
  return sql`
    SELECT CAST(record.key AS INTEGER) AS id, record.value AS position
    FROM ${importUnchanged} AS chunk CROSS JOIN json_each(chunk.records) AS record
    WHERE chunk.import_id = ${importId} AND chunk.kind = ${kind} ${range}`
}

/** SQL for the condition that an id is among the unchanged records of a kind. */
export function isUnchanged(id: SQL, importId: string, kind: RecordKind): SQL {
  return sql`${id} IN (SELECT id FROM (${unchangedRecords(importId, kind)}))`
}

/** The statements that delete all staged rows of imports. @param chosen a condition on `import_id` */
export function droppingStaged(db: Db, chosen: SQL) {
  return [db.delete(importRows).where(chosen), db.delete(importUnchanged).where(chosen)] as const
}

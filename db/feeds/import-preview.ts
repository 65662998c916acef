import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Import, ImportPreview } from '../model/feeds/import-run.ts'
import type { ListingCard } from '../model/listings/listing.ts'
import type { LocalizedText } from '../model/site/localized.ts'
import { importRejects, importRemarks, importRows, imports, listings, projects, type RecordKind } from '../schema.ts'
import { countMoves, selectMoves } from './crm-moves.ts'
import { weigh } from './import-rows.ts'
import { isUnchanged, stocks } from './import-staging.ts'
import { selectSheetOf } from './sheets.ts'

/** What a staged import would do, for its sender to confirm. */

/** Records shown of each outcome, and hosts of pictures. */
const shown = 20

type Kept = ImportPreview['first']['added']

/** Counts what an import would do, and names the first records of each outcome. @param withdraws the kinds of which it withdraws what is missing */
export async function previewImport(db: Db, current: Import, withdraws: readonly RecordKind[]): Promise<ImportPreview> {
  const listing = await weigh(db, current, 'listing')
  const project = await weigh(db, current, 'project')
  const weights = { listing, project }
  const sum = (name: 'added' | 'changed' | 'unchanged' | 'deleted') => listing[name] + project[name]
  const staged = (outcome: 'added' | 'changed' | 'deleted') =>
    db.all<Kept[number]>(sql`
      SELECT kind, record_id AS id FROM ${importRows} WHERE import_id = ${current.id} AND outcome = ${outcome} ORDER BY kind, position LIMIT ${shown}`)
  const missing = []
  for (const kind of withdraws) if (weights[kind].missing > 0) missing.push(...(await firstMissing(db, current, kind)))
  return {
    added: sum('added'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    deleted: sum('deleted'),
    missing: Object.fromEntries(withdraws.map((kind) => [kind, { missing: weights[kind].missing, stock: weights[kind].stock }])),
    first: {
      added: await staged('added'),
      changed: await staged('changed'),
      withdrawn: [...(await staged('deleted')), ...missing].slice(0, shown),
    },
    pictureHosts: await stagedHosts(db, current.id),
  }
}

function firstMissing(db: Db, { id, source }: Import, kind: RecordKind): Promise<Kept> {
  const staged = sql`SELECT 1 FROM ${importRows} AS staged WHERE staged.import_id = ${id} AND staged.kind = ${kind} AND staged.record_id = stock.id`
  return db.all<Kept[number]>(sql`
    SELECT ${kind} AS kind, stock.id AS id FROM ${stocks[kind]} AS stock
    WHERE stock.withdrawn_at IS NULL AND stock.source = ${source} AND NOT EXISTS (${staged}) AND NOT ${isUnchanged(sql`stock.id`, id, kind)}
    ORDER BY stock.id LIMIT ${shown}`)
}

function stagedHosts(db: Db, importId: string): Promise<ImportPreview['pictureHosts']> {
  return db.all<ImportPreview['pictureHosts'][number]>(sql`
    SELECT host.key AS origin, sum(host.value) AS count FROM ${importRows} AS staged CROSS JOIN json_each(staged.columns ->> 'picture_hosts') AS host
    WHERE staged.import_id = ${importId} AND staged.columns ->> 'picture_hosts' IS NOT NULL GROUP BY host.key ORDER BY count DESC, origin LIMIT ${shown}`)
}

/** What was held for what it would change is for every member who may import. */
const isJudged = sql`${imports.refusal} ->> '$.why' IN ('judged', 'withdraws')`

/** Proposals shown of what a record of a CRM may be. */
const movesShown = 25

/**
 * An import that waits for a decision, with its file or the homes that it may move, and the first rejected records and remarks; null if it is unknown or
 * a file of another member's. `import.held` is null once it does not wait any more.
 */
export async function findPreview(db: Db, id: string, member: string) {
  const [[found], [sheet], rejects, remarks, moves, [proposed]] = await db.batch([
    db
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), or(and(eq(imports.via, 'upload'), eq(imports.sentBy, member)), eq(imports.via, 'sync'), isJudged)))
      .limit(1),
    selectSheetOf(db, id),
    db.select().from(importRejects).where(eq(importRejects.importId, id)).orderBy(asc(importRejects.position)).limit(shown),
    db.select().from(importRemarks).where(eq(importRemarks.importId, id)).orderBy(asc(importRemarks.position), asc(importRemarks.number)).limit(shown),
    selectMoves(db, id, movesShown),
    countMoves(db, id),
  ])
  return found === undefined ? null : { run: found, sheet: sheet ?? null, rejects, remarks, moves, moveCount: proposed?.count ?? 0 }
}

/** A record as a preview names it: the card of a home, or the name of a project. */
export interface PreviewedRecord {
  readonly kind: RecordKind
  readonly id: number
  readonly card: ListingCard | null
  /** Of a home. */
  readonly reference: string | null
  readonly name: LocalizedText | null
}

/** The records that a preview names, and some homes: as staged, else as they stand in the stock. */
export async function listPreviewed(
  db: Db,
  importId: string,
  { first }: Pick<ImportPreview, 'first'>,
  homes: readonly number[] = [],
): Promise<readonly PreviewedRecord[]> {
  const ids = (kind: RecordKind) =>
    JSON.stringify(
      Object.values(first)
        .flat()
        .flatMap((each) => (each.kind === kind ? [each.id] : []))
        .concat(kind === 'listing' ? homes : []),
    )
  const staged = (kind: RecordKind, name: string) =>
    sql`(SELECT columns ->> ${name} FROM ${importRows} WHERE import_id = ${importId} AND kind = ${kind} AND record_id = requested.value)`
  const rows = await db.all<{ kind: RecordKind; id: number; json: string | null; reference: string | null }>(sql`
    SELECT 'listing' AS kind, requested.value AS id, coalesce(${staged('listing', 'card')}, (SELECT card FROM ${listings} WHERE id = requested.value)) AS json,
      coalesce(${staged('listing', 'reference')}, (SELECT reference FROM ${listings} WHERE id = requested.value)) AS reference
      FROM json_each(${ids('listing')}) AS requested
    UNION ALL SELECT 'project', requested.value, coalesce(${staged('project', 'record')}, (SELECT record FROM ${projects} WHERE id = requested.value)), NULL
      FROM json_each(${ids('project')}) AS requested`)
  return rows.map(({ kind, id, json, reference }) => {
    const record = json === null ? null : JSON.parse(json)
    return { kind, id, reference, card: kind === 'listing' ? record : null, name: kind === 'project' ? (record?.name ?? null) : null }
  })
}

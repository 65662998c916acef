import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { returnedIdOf } from '../../model/feeds/import-return.ts'
import type { Import } from '../../model/feeds/import-run.ts'
import type { Project } from '../../model/projects/project.ts'
import { importBefore, importChanges, importRows, listingEvents, type RecordKind, refusedRecords, type SecretAddress } from '../../schema.ts'
import { type HidingHome, homeOf } from '../guard/hiding-rows.ts'
import { arrival } from '../guard/refused-records.ts'
import { stocks } from '../import-staging.ts'

/** What a return puts back: the records as they stood before, beside those of the stock. Records withdrawn or erased since are not among them. */

const atOnce = 200

interface Returning {
  readonly id: number
  readonly externalId: string
  /** `kept`: the record has changed since. `added`: the import added it. */
  readonly what: 'back' | 'kept' | 'added'
}

/** A home to put back: `before` is the version to return to, `after` the home as it stands. */
export interface ReturningHome extends Returning {
  readonly home: (HidingHome & { readonly recordHash: string }) | null
}

export interface ReturningProject extends Returning {
  readonly before: ProjectVersion | null
  readonly now: ProjectVersion
}

/** A project as it stood or stands. */
export interface ProjectVersion {
  readonly project: Project
  readonly listed: boolean
  readonly secret: SecretAddress | null
  readonly extraFields: string | null
  readonly remarks: HidingHome['remarks']
  readonly recordHash: string
}

type Row<Columns> = Columns & {
  readonly id: number
  readonly externalId: string
  readonly written: string
  readonly fingerprint: string
  readonly before: string | null
}

/** The next records of a kind of which nothing is staged yet. */
function selectNext(current: Import, kind: RecordKind, columns: SQL): SQL {
  return sql`
    SELECT stock.id AS id, stock.external_id AS externalId, earlier.fingerprint AS written, stock.fingerprint AS fingerprint, earlier.columns AS before, ${columns}
    FROM ${importBefore} AS earlier
      CROSS JOIN ${stocks[kind]} AS stock ON stock.id = earlier.record_id AND stock.withdrawn_at IS NULL AND stock.source = ${current.source}
    WHERE earlier.import_id = ${returnedIdOf(current.id)} AND earlier.kind = ${kind} AND NOT EXISTS (
      SELECT 1 FROM ${importRows} AS staged WHERE staged.import_id = ${current.id} AND staged.kind = ${kind} AND staged.record_id = earlier.record_id)
    ORDER BY earlier.record_id LIMIT ${atOnce}`
}

function whatOf({ written, fingerprint, before }: Row<object>): Returning['what'] {
  return written !== fingerprint ? 'kept' : before === null ? 'added' : 'back'
}

const homeColumns = sql`coalesce(stock.held_state, stock.state) AS state, stock.card AS card, stock.record AS record, stock.feed AS feed, stock.secret AS secret,
  stock.extra_fields AS extra`

/** The next homes that a return is about. */
export async function listReturningHomes(db: Db, current: Import): Promise<readonly ReturningHome[]> {
  const rows = await db.all<Row<Parameters<typeof homeOf>[0]['now']>>(selectNext(current, 'listing', homeColumns))
  return rows.map((row) => {
    const { id, externalId, before } = row
    const what = whatOf(row)
    if (what !== 'back' || before === null) return { id, externalId, what, home: null }
    const was = JSON.parse(before)
    return { id, externalId, what, home: { ...homeOf({ id, externalId, position: 0, was, now: row }), recordHash: was.hash ?? '' } }
  })
}

interface ProjectRow {
  readonly hash: string | null
  readonly listed: number
  readonly record: string
  readonly secret: string | null
  readonly extra: string | null
  readonly remarks: string | null
}

const projectColumns = sql`stock.record_hash AS hash, stock.listed AS listed, stock.record AS record, stock.secret AS secret, stock.extra_fields AS extra,
  stock.remarks AS remarks`

/** The next projects that a return is about. */
export async function listReturningProjects(db: Db, current: Import): Promise<readonly ReturningProject[]> {
  const rows = await db.all<Row<ProjectRow>>(selectNext(current, 'project', projectColumns))
  return rows.map((row) => {
    const was: ProjectRow | null = row.before === null ? null : JSON.parse(row.before)
    return { id: row.id, externalId: row.externalId, what: whatOf(row), before: was && versionOf(was), now: versionOf(row) }
  })
}

function versionOf({ hash, listed, record, secret, extra, remarks }: ProjectRow): ProjectVersion {
  const parsed = (json: string | null) => (json === null ? null : JSON.parse(json))
  return {
    project: JSON.parse(record),
    listed: listed === 1,
    secret: parsed(secret),
    extraFields: extra,
    remarks: parsed(remarks) ?? [],
    recordHash: hash ?? '',
  }
}

/** The position after the last staged record of a kind. */
export async function nextStaged(db: Db, importId: string, kind: RecordKind): Promise<number> {
  const [row] = await db.all<{ next: number }>(
    sql`SELECT coalesce(max(position), 0) + 1 AS next FROM ${importRows} WHERE import_id = ${importId} AND kind = ${kind}`,
  )
  return row?.next ?? 1
}

/**
 * Remembers what a return takes off the site, so that the same record does not come again with the next feed. A return of a return admits again what
 * that one had withdrawn. Events that alerts have not told yet are taken back.
 */
export async function refuseReturned(db: Db, { id, source }: Import, now: string): Promise<void> {
  const refusing = (kind: RecordKind) =>
    db
      .insert(refusedRecords)
      .select(sql`
        SELECT ${source}, staged.kind, staged.record_id, iif(staged.outcome = 'deleted', ${arrival}, '') || stock.fingerprint, ${now}
        FROM ${importRows} AS staged CROSS JOIN ${stocks[kind]} AS stock ON stock.id = staged.record_id
        WHERE staged.import_id = ${id} AND staged.kind = ${kind} AND staged.outcome IN ('changed', 'deleted')`)
      .onConflictDoUpdate({
        target: [refusedRecords.source, refusedRecords.kind, refusedRecords.recordId],
        set: { fingerprint: sql`excluded.fingerprint`, refusedAt: now },
      })
  await db.batch([
    db.delete(refusedRecords).where(sql`source = ${source} AND substr(fingerprint, 1, ${arrival.length}) = ${arrival} AND EXISTS (
      SELECT 1 FROM ${importChanges} AS withdrawn WHERE withdrawn.import_id = ${returnedIdOf(id)} AND withdrawn.outcome = 'withdrawn'
        AND withdrawn.kind = refused_records.kind AND withdrawn.record_id = refused_records.record_id)`),
    refusing('listing'),
    refusing('project'),
    db.delete(listingEvents).where(sql`import_id = ${returnedIdOf(id)} AND listing_id IN (
      SELECT record_id FROM ${importRows} WHERE import_id = ${id} AND kind = 'listing' AND outcome IN ('changed', 'deleted'))`),
  ])
}

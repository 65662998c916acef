import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { FieldRemark } from '../../model/feeds/field-remark.ts'
import type { Import } from '../../model/feeds/import-run.ts'
import type { Listing } from '../../model/listings/listing.ts'
import { inFeed } from '../../model/listings/presentation.ts'
import { importRows, listings, projects, type RecordKind, type SecretAddress } from '../../schema.ts'
import { isUnchanged, isUnderWay, stocks } from '../import-staging.ts'

/** What of a held import hides: it is taken over into an import of its own, which is applied at once. */

const atOnce = 200

/** A home of which a staged record hides something: as it stands in the stock, without the agency's presentation, and as staged. */
export interface HidingHome {
  readonly id: number
  readonly position: number
  readonly externalId: string
  readonly before: Listing
  readonly after: Listing
  readonly secrets: { readonly before: SecretAddress | null; readonly after: SecretAddress | null }
  readonly remarks: readonly FieldRemark[]
  readonly extraFields: { readonly before: string | null; readonly after: string | null }
}

interface Row {
  readonly id: number
  readonly position: number
  readonly externalId: string
  readonly state: Listing['state']
  readonly old_card: string
  readonly old_record: string
  readonly old_feed: string | null
  readonly old_secret: string | null
  readonly old_extra: string | null
  readonly remarks: string | null
  readonly card: string
  readonly record: string
  readonly secret: string | null
  readonly extra: string | null
}

const shown = (card: string) =>
  `CASE WHEN ${card} ->> '$.place.address.street' IS NULL THEN 0 WHEN ${card} ->> '$.place.address.houseNumber' IS NULL THEN 1 ELSE 2 END`
const lost = (path: string) => `(old.card ->> '${path}' IS NOT NULL AND new.card ->> '${path}' IS NULL)`
const oldState = 'coalesce(old.held_state, old.state)'
const leavesMarket = `(${oldState} IN ('available', 'option') AND new.state NOT IN ('available', 'option'))`
const losesPage = `(${oldState} NOT IN ('withdrawn', 'prospective') AND new.state IN ('withdrawn', 'prospective'))`
const hides = [
  `${shown('new.card')} < ${shown('old.card')}`,
  ...['$.price.amount', '$.annuity.bouquet', '$.annuity.monthly'].map(lost),
  leavesMarket,
  losesPage,
].join(' OR ')

/** The next homes of which a staged record hides something, after a position. */
export async function listHidingHomes(db: Db, importId: string, after: number): Promise<readonly HidingHome[]> {
  const rows = await db.all<Row>(sql`
    SELECT old.id AS id, new.position AS position, old.external_id AS externalId, ${sql.raw(oldState)} AS state, old.card AS old_card, old.record AS old_record,
      old.feed AS old_feed, old.secret AS old_secret, old.extra_fields AS old_extra, old.remarks AS remarks, new.card AS card, new.record AS record, new.secret AS secret, new.extra AS extra
    FROM (SELECT record_id, position, columns ->> 'state' AS state, columns ->> 'card' AS card, columns ->> 'record' AS record, columns ->> 'secret' AS secret,
        columns ->> 'extra_fields' AS extra FROM ${importRows}
      WHERE import_id = ${importId} AND kind = 'listing' AND position > ${after} AND outcome = 'changed' AND columns IS NOT NULL) AS new
    CROSS JOIN ${listings} AS old ON old.id = new.record_id WHERE old.withdrawn_at IS NULL AND (${sql.raw(hides)}) ORDER BY new.position LIMIT ${atOnce}`)
  return rows.map(({ id, position, externalId, state, ...row }) => ({
    id,
    position,
    externalId,
    before: { ...inFeed({ ...JSON.parse(row.old_record), ...JSON.parse(row.old_card) }, parsed(row.old_feed)), state },
    after: { ...JSON.parse(row.record), ...JSON.parse(row.card) },
    secrets: { before: parsed(row.old_secret), after: parsed(row.secret) },
    remarks: parsed(row.remarks) ?? [],
    extraFields: { before: row.old_extra, after: row.extra },
  }))
}

/** A home as it stood at one time; the fields that end in JSON columns are texts. */
interface StoredHome {
  readonly state: Listing['state']
  readonly card: string
  readonly record: string
  readonly feed: string | null
  readonly secret: string | null
  readonly extra: string | null
}

interface TwoVersions extends Pick<HidingHome, 'id' | 'position' | 'externalId'> {
  readonly was: StoredHome & { readonly remarks: string | null }
  readonly now: StoredHome
}

/** A home at an earlier time beside the home as it stands, both without the agency's presentation. */
export function homeOf({ was, now, ...of }: TwoVersions): HidingHome {
  return {
    ...of,
    before: asSent(was),
    after: asSent(now),
    secrets: { before: parsed(was.secret), after: parsed(now.secret) },
    remarks: parsed(was.remarks) ?? [],
    extraFields: { before: was.extra, after: now.extra },
  }
}

function asSent({ state, card, record, feed }: StoredHome): Listing {
  return { ...inFeed({ ...JSON.parse(record), ...JSON.parse(card) }, parsed(feed)), state }
}

function parsed(json: string | null) {
  return json === null ? null : JSON.parse(json)
}

const isStaged = (id: SQL, importId: string, kind: RecordKind) =>
  sql`EXISTS (SELECT 1 FROM ${importRows} AS staged WHERE staged.import_id = ${importId} AND staged.kind = ${kind} AND staged.record_id = ${id})`

/**
 * Takes over what a held import withdraws, and the projects that it hides, which are not judged.
 * @param missing the kinds of which it withdraws what is missing
 */
export async function takeOverWithdrawals(db: Db, held: Import, into: string, missing: readonly RecordKind[]): Promise<void> {
  const open = isUnderWay(into, 'receiving')
  const insert = (rows: SQL) => db.insert(importRows).select(rows).onConflictDoNothing()
  await db.batch([
    insert(sql`SELECT ${into}, kind, record_id, 0, 'deleted', NULL FROM ${importRows} WHERE import_id = ${held.id} AND outcome = 'deleted' AND ${open}`),
    insert(sql`
      SELECT ${into}, 'project', new.record_id, new.position, 'changed', new.columns FROM ${importRows} AS new CROSS JOIN ${projects} AS old ON old.id = new.record_id
      WHERE new.import_id = ${held.id} AND new.kind = 'project' AND new.outcome = 'changed' AND new.columns IS NOT NULL AND old.withdrawn_at IS NULL AND ${open}
        AND (${sql.raw(shown("(new.columns ->> 'record')"))} < ${sql.raw(shown('old.record'))} OR old.listed > new.columns ->> 'listed')`),
    ...missing.map((kind) =>
      insert(sql`
        SELECT ${into}, ${kind}, stock.id, 0, 'deleted', NULL FROM ${stocks[kind]} AS stock WHERE stock.withdrawn_at IS NULL AND stock.source = ${held.source}
          AND NOT ${isStaged(sql`stock.id`, held.id, kind)} AND NOT ${isUnchanged(sql`stock.id`, held.id, kind)} AND ${open}`),
    ),
  ])
}

/** Whether an import has anything staged that has not been applied. */
export async function hasStaged(db: Db, importId: string): Promise<boolean> {
  const [row] = await db.all(sql`SELECT 1 FROM ${importRows} WHERE import_id = ${importId} LIMIT 1`)
  return row !== undefined
}

/** The last position of a listing that an import has staged. */
export async function lastStaged(db: Db, importId: string): Promise<number> {
  const [row] = await db.all<{ last: number | null }>(sql`SELECT max(position) AS last FROM ${importRows} WHERE import_id = ${importId} AND kind = 'listing'`)
  return row?.last ?? 0
}

import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { firstAssignedId, readPublicId } from '../model/listings/public-id.ts'
import { publicIds, type RecordKind } from '../schema.ts'

/** The source whose own ids are used as public ids. All other sources are assigned ids from `firstAssignedId` on. */
export const ownIdsSource = 'omnicasa'

/** The source of homes entered by hand at the desk. */
export const entrySource = 'desk'

/** A record by its external id. */
export interface ExternalRecord {
  readonly kind: RecordKind
  readonly externalId: string
}

/** Public ids by record. */
export interface PublicIds {
  /** Null if the record has none. */
  of(kind: RecordKind, externalId: string): number | null
}

/**
 * The public ids of a source's records, assigning the next ids to records without one. An id is permanent: its record keeps it through withdrawal and
 * return. Safe with concurrent imports, since a unique index allows one row per record.
 */
export async function assignPublicIds(db: Db, source: string, records: readonly ExternalRecord[]): Promise<PublicIds> {
  if (source === ownIdsSource) return ownIds
  const known = await findPublicIds(db, source, records)
  const missing = records.filter(({ kind, externalId }) => known.of(kind, externalId) === null)
  if (missing.length === 0) return known
  await db.run(sql`
    INSERT INTO ${publicIds} (source, kind, external_id)
    SELECT DISTINCT ${source}, value ->> 0, value ->> 1 FROM json_each(${asJson(missing)}) WHERE true
    ON CONFLICT (source, kind, external_id) DO NOTHING`)
  return findPublicIds(db, source, records)
}

/** Omnicasa's ids, used unchanged; they are below the assigned ones. */
const ownIds: PublicIds = {
  of(_kind, externalId) {
    const id = readPublicId(externalId)
    return id !== null && id < firstAssignedId ? id : null
  },
}

/** The existing public ids of a source's records. */
export async function findPublicIds(db: Db, source: string, records: readonly ExternalRecord[]): Promise<PublicIds> {
  if (source === ownIdsSource) return ownIds
  const found = await db.all<{ kind: RecordKind; externalId: string; id: number }>(sql`
    SELECT ids.kind AS kind, ids.external_id AS externalId, ids.id AS id FROM json_each(${asJson(records)}) AS requested
    CROSS JOIN ${publicIds} AS ids ON ids.source = ${source} AND ids.kind = requested.value ->> 0 AND ids.external_id = requested.value ->> 1`)
  const ids = new Map(found.map(({ kind, externalId, id }) => [`${kind}/${externalId}`, id]))
  return { of: (kind, externalId) => ids.get(`${kind}/${externalId}`) ?? null }
}

function asJson(records: readonly ExternalRecord[]): string {
  return JSON.stringify(records.map(({ kind, externalId }) => [kind, externalId]))
}

import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { didChange } from '../desk/audit-log.ts'
import { type Agency, completeRecord, maxStoredVersions, type VersionOrigin } from '../model/agency/agency.ts'
import { agency, agencyVersions, staff } from '../schema.ts'
import { takingAgencyVersion } from '../site/versions.ts'
import type { AgencyRecord } from './agency.ts'

/** The version history of the agency's record. Times are UTC in ISO 8601. */

/** Who changed what in a version of the record. */
export interface RecordChange {
  readonly origin: VersionOrigin
  /** Id of the account that made it; null for an import. */
  readonly actor: string | null
  /** Names of what changed. */
  readonly fields: readonly string[]
  readonly now: Date
}

/**
 * Replaces the record if it is still at the version `seen` (optimistic lock). Keeps the previous and the new record in the history; the caller announces the new version.
 * @param seen the version the change is based on, 0 for a site without a record; null skips the check
 * @param acts further statements for the batch, run right after the replacement: `didChange` is the condition of the first
 * @returns the new version; null on a conflict, when nothing was changed
 */
export async function saveAgencyVersion(
  db: Db,
  record: AgencyRecord,
  change: RecordChange,
  seen: number | null,
  acts: readonly Statement[] = [],
): Promise<number | null> {
  const changedAt = change.now.toISOString()
  const asBefore = seen === null ? undefined : sql`${agency.version} = ${seen}`
  const [, saved] = await db.batch([
    db.insert(agencyVersions).select(sql`SELECT version, record, changed_at, NULL, 'import', '[]' FROM agency WHERE true`).onConflictDoNothing(),
    db
      .insert(agency)
      .values({ id: 1, version: 1, record, changedAt })
      .onConflictDoUpdate({
        target: agency.id,
        set: { record, version: sql`${agency.version} + 1`, changedAt },
        ...(asBefore && { setWhere: asBefore }),
      })
      .returning({ version: agency.version }),
    db
      .insert(agencyVersions)
      .select(sql`SELECT version, record, changed_at, ${change.actor}, ${change.origin}, ${JSON.stringify(change.fields)} FROM agency WHERE ${didChange}`)
      .onConflictDoNothing(),
    ...acts,
    db.delete(agencyVersions).where(lt(agencyVersions.version, sql`(SELECT version FROM agency) - ${maxStoredVersions}`)),
    takingAgencyVersion(db),
  ])
  return saved[0]?.version ?? null
}

/** The versions, newest first, with the name of who made them: null for an import or a deleted account. */
export function listAgencyVersions(db: Db, limit: number) {
  return db
    .select({
      version: agencyVersions.version,
      changedAt: agencyVersions.changedAt,
      origin: agencyVersions.origin,
      fields: agencyVersions.fields,
      actor: agencyVersions.actor,
      name: staff.name,
    })
    .from(agencyVersions)
    .leftJoin(staff, eq(staff.id, agencyVersions.actor))
    .orderBy(desc(agencyVersions.version))
    .limit(limit)
}

/** The record at a version; null if that version is no longer kept. */
export async function findAgencyVersion(db: Db, version: number): Promise<Agency | null> {
  const row = await db.select({ record: agencyVersions.record }).from(agencyVersions).where(eq(agencyVersions.version, version)).get()
  return row ? completeRecord({ ...row.record, version }) : null
}

/** A version and the newest kept one before it, each null if there is none. One round trip. */
export async function findVersionPair(db: Db, version: number): Promise<{ readonly before: Agency | null; readonly after: Agency } | null> {
  const rows = await db
    .select({ version: agencyVersions.version, record: agencyVersions.record })
    .from(agencyVersions)
    .where(sql`${agencyVersions.version} <= ${version}`)
    .orderBy(desc(agencyVersions.version))
    .limit(2)
  const [after, before] = rows.map((row) => completeRecord({ ...row.record, version: row.version }))
  return after?.version === version ? { before: before ?? null, after } : null
}

/** The files, of those given, that a kept version refers to: their bytes are needed to restore it. */
export async function filesOfVersions(db: Db, files: readonly string[]): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set()
  const found = await db.all<{ file: string }>(
    sql`SELECT value AS file FROM json_each(${JSON.stringify(files)}) WHERE EXISTS (SELECT 1 FROM agency_versions WHERE instr(record, value) > 0)`,
  )
  return new Set(found.map(({ file }) => file))
}

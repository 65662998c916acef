import { desc, eq, lt, sql } from 'drizzle-orm'
import type { AgencyRecord } from './agency.ts'
import type { Db, Statement } from './client.ts'
import { type Agency, completeRecord } from './model/agency.ts'
import { keptVersions, type VersionOrigin } from './model/agency-version.ts'
import { agency, agencyVersions, staff } from './schema.ts'
import { takingAgencyVersion } from './versions.ts'

/** The versions of the agency's record. Times are UTC in ISO 8601. */

/** A change of the record, as its version names it. */
export interface RecordChange {
  readonly origin: VersionOrigin
  /** Id of the account that made it; null for an import. */
  readonly actor: string | null
  /** Names of what changed. */
  readonly fields: readonly string[]
  readonly now: Date
}

/**
 * Replaces the record, under a new version that is to be announced, and keeps both the one before and the new one as versions.
 * @param seen the version that it was made from, 0 for a site without a record; null: any
 * @param acts statements of the same batch, which see the new record: `wasSaved` says whether it was taken
 * @returns the new version; null if the record has another version than `seen` by now, and nothing was changed
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
      .select(
        sql`SELECT version, record, changed_at, ${change.actor}, ${change.origin}, ${JSON.stringify(change.fields)} FROM agency WHERE ${wasSaved(change, seen)}`,
      )
      .onConflictDoNothing(),
    db.delete(agencyVersions).where(lt(agencyVersions.version, sql`(SELECT version FROM agency) - ${keptVersions}`)),
    takingAgencyVersion(db),
    ...acts,
  ])
  return saved[0]?.version ?? null
}

/** Whether the record is the one that a change made, for the statements after it. */
export function wasSaved({ now }: Pick<RecordChange, 'now'>, seen: number | null) {
  const isNext = seen === null ? sql`true` : sql`version = ${seen + 1}`
  return sql`EXISTS (SELECT 1 FROM agency WHERE changed_at = ${now.toISOString()} AND ${isNext})`
}

/** The versions, the newest first, with who made them; the name is null for an import and for an account that is gone. */
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

/** The record as a version has it; null if it is not kept. */
export async function findAgencyVersion(db: Db, version: number): Promise<Agency | null> {
  const row = await db.select({ record: agencyVersions.record }).from(agencyVersions).where(eq(agencyVersions.version, version)).get()
  return row ? completeRecord({ ...row.record, version }) : null
}

/** A version, and the newest kept one before it; null where there is none. One round trip. */
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

/** Those of the files that a kept version names: their bytes are needed to return to it. */
export async function filesOfVersions(db: Db, files: readonly string[]): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set()
  const found = await db.all<{ file: string }>(
    sql`SELECT value AS file FROM json_each(${JSON.stringify(files)}) WHERE EXISTS (SELECT 1 FROM agency_versions WHERE instr(record, value) > 0)`,
  )
  return new Set(found.map(({ file }) => file))
}

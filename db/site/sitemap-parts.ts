import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { listProjectsById } from '../projects/projects.ts'
import { listings, projects, type RecordKind, sitemapParts } from '../schema.ts'

/**
 * The sitemap's parts: records of a kind by id range, each a file in R2. The batch that changes a record marks its part dirty, so no crash loses a
 * change, and only dirty parts are regenerated.
 */

export type SitemapPart = Pick<typeof sitemapParts.$inferSelect, 'kind' | 'firstId' | 'marked' | 'records' | 'file' | 'changedAt'>

/** A dirty part. `end`: the first id past it. */
export interface DuePart extends SitemapPart {
  readonly end: number
}

/** What determines the URLs in a part besides its records: origin, languages and build. */
export interface AddressBasis {
  readonly site: string
  readonly build: string
}

/** A record of a part: the date its page last changed, and JSON with the fields of its path and a listing's photograph. */
export interface PartRecord {
  readonly id: number
  readonly changedOn: string | null
  readonly located: string
}

/** The statement that marks the parts of changed records, for the batch that changes them. @param ids a query of a column `id` */
export function markingParts(db: Db, kind: RecordKind, ids: SQL) {
  const first = sql`coalesce((SELECT max(first_id) FROM ${sitemapParts} WHERE kind = ${kind} AND first_id <= changed.id), 0)`
  return db
    .insert(sitemapParts)
    .select(sql`SELECT DISTINCT ${kind}, ${first}, 1, 0, 0, NULL, NULL, NULL, NULL FROM (${ids}) AS changed WHERE true`)
    .onConflictDoUpdate({ target: [sitemapParts.kind, sitemapParts.firstId], set: { marked: sql`${sitemapParts.marked} + 1` } })
}

/** The non-empty parts, in order. */
export async function listParts(db: Db): Promise<readonly SitemapPart[]> {
  return db.select(partColumns).from(sitemapParts).where(gt(sitemapParts.records, 0)).orderBy(asc(sitemapParts.kind), asc(sitemapParts.firstId))
}

/** The part of a kind that begins at an id; null if none does. */
export async function findPart(db: Db, kind: RecordKind, firstId: number): Promise<SitemapPart | null> {
  const row = await db.select(partColumns).from(sitemapParts).where(isPart({ kind, firstId })).get()
  return row ?? null
}

/**
 * The first stale part: one of its records has changed, or it was generated for another origin, other languages or, unless `build` is null, by another
 * build. @param only checks this part only
 */
export async function nextDuePart(
  db: Db,
  { site, build }: { readonly site: string; readonly build: string | null },
  only?: Pick<SitemapPart, 'kind' | 'firstId'>,
): Promise<DuePart | null> {
  const isOutdated = or(
    sql`${sitemapParts.written} < ${sitemapParts.marked}`,
    sql`${sitemapParts.site} IS NOT ${site}`,
    build === null ? undefined : sql`${sitemapParts.build} IS NOT ${build}`,
  )
  const end = sql<number>`coalesce((SELECT min(next.first_id) FROM sitemap_parts AS next
    WHERE next.kind = ${sql.raw('sitemap_parts.kind')} AND next.first_id > ${sql.raw('sitemap_parts.first_id')}), 9e15)`
  const row = await db
    .select({ ...partColumns, end })
    .from(sitemapParts)
    .where(and(isOutdated, only && isPart(only)))
    .orderBy(asc(sitemapParts.kind), asc(sitemapParts.firstId))
    .get()
  return row ?? null
}

/**
 * The records with a page in an id range, by id, at most `max`, without projects whose page is on another site. A project's name must equal the one on
 * its page, since its path contains it.
 */
export async function recordsOfPart(db: Db, { kind, firstId, end }: DuePart, max: number): Promise<readonly PartRecord[]> {
  const range = sql`listed = 1 AND id >= ${firstId} AND id < ${end} ORDER BY id LIMIT ${max}`
  if (kind === 'project') {
    const rows = await db.all<Pick<PartRecord, 'id' | 'changedOn'>>(sql`
      SELECT id, changed_on AS changedOn FROM ${projects} WHERE record ->> '$.externalUrl' IS NULL AND ${range}`)
    const published = await listProjectsById(
      db,
      rows.map(({ id }) => id),
    )
    const located = new Map(published.map(({ id, name, place }) => [id, JSON.stringify({ name, place: { city: place.city } })]))
    return rows.flatMap((row) => {
      const fields = located.get(row.id)
      return fields === undefined ? [] : [{ ...row, located: fields }]
    })
  }
  return db.all(sql`
    SELECT id, changed_on AS changedOn, json_object('goal', goal, 'type', card ->> '$.type', 'typeName', card -> '$.typeName',
      'mainTypeName', card -> '$.mainTypeName', 'place', json_object('city', card -> '$.place.city', 'zip', zip), 'photo', card -> '$.photo') AS located
    FROM ${listings} WHERE ${range}`)
}

/** The written part; `rest` is the first id that did not fit and begins the next part. */
export interface WrittenPart {
  readonly records: number
  readonly file: string | null
  readonly changedAt: string | null
  readonly rest: number | null
}

/** Marks a part as current, unless it has been marked dirty since. @returns false if it has */
export async function savePart(db: Db, part: DuePart, { rest, ...written }: WrittenPart, basis: AddressBasis): Promise<boolean> {
  const isSame = and(isPart(part), eq(sitemapParts.marked, part.marked))
  const isFirst = part.firstId === 0
  const [, saved] = await db.batch([
    db
      .insert(sitemapParts)
      .select(sql`SELECT ${part.kind}, ${rest}, 1, 0, 0, NULL, NULL, NULL, NULL FROM ${sitemapParts} WHERE ${rest !== null ? 1 : 0} AND ${isSame}`)
      .onConflictDoNothing(),
    written.records > 0 || isFirst
      ? db
          .update(sitemapParts)
          .set({ ...written, ...basis, written: part.marked })
          .where(isSame)
          .returning({ firstId: sitemapParts.firstId })
      : db.delete(sitemapParts).where(isSame).returning({ firstId: sitemapParts.firstId }),
  ])
  return saved.length > 0
}

/** Merges a part with the next of its kind if both are small; the result is stale. @param max records of both together */
export async function joinSmallParts(db: Db, { kind, firstId }: DuePart, max: number): Promise<void> {
  const next = sql`SELECT min(first_id) FROM sitemap_parts WHERE kind = ${kind} AND first_id > ${firstId}`
  const [pair] = await db.all<{ end: number; marked: number }>(sql`
    SELECT later.first_id AS end, later.marked AS marked FROM sitemap_parts AS own
    JOIN sitemap_parts AS later ON later.kind = own.kind AND later.first_id = (${next})
    WHERE own.kind = ${kind} AND own.first_id = ${firstId} AND later.written = later.marked AND own.records + later.records <= ${max}`)
  if (!pair) return
  await db.batch([
    db.update(sitemapParts).set({ marked: sql`marked + 1` }).where(isPart({ kind, firstId })),
    db.delete(sitemapParts).where(
      sql`kind = ${kind} AND first_id = ${pair.end} AND marked = ${pair.marked}
          AND EXISTS (SELECT 1 FROM sitemap_parts AS own WHERE own.kind = ${kind} AND own.first_id = ${firstId})`,
    ),
  ])
}

/** Marks a part stale whose file is missing in R2. */
export async function forgetFile(db: Db, file: string): Promise<void> {
  await db.update(sitemapParts).set({ file: null, marked: sql`marked + 1` }).where(eq(sitemapParts.file, file))
}

/** The file names, of those given, that no part uses. */
export async function unknownPartFiles(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db.all<{ name: string }>(sql`
    SELECT value AS name FROM json_each(${JSON.stringify(names)}) WHERE value NOT IN (SELECT file FROM ${sitemapParts} WHERE file IS NOT NULL)`)
  return rows.map(({ name }) => name)
}

const partColumns = {
  kind: sitemapParts.kind,
  firstId: sitemapParts.firstId,
  marked: sitemapParts.marked,
  records: sitemapParts.records,
  file: sitemapParts.file,
  changedAt: sitemapParts.changedAt,
}

function isPart({ kind, firstId }: Pick<SitemapPart, 'kind' | 'firstId'>): SQL | undefined {
  return and(eq(sitemapParts.kind, kind), eq(sitemapParts.firstId, firstId))
}

import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { ownIdsSource } from '../listings/public-ids.ts'
import { isCrmName } from '../model/feeds/crm-catalogue.ts'
import type { Import, ImportPreview } from '../model/feeds/import-run.ts'
import { matchReferences, type Referenced } from '../model/feeds/match-references.ts'
import type { Photo } from '../model/listings/listing.ts'
import { crmMoves, importRows, type ListingRecord, listings } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'

/** What the stock of a CRM would do beside that of other sources. */

/** Homes shown of those that would stay. */
const shown = 10

interface StagedHome extends Referenced {
  readonly record: string
  readonly isAdded: number
  readonly hidesAddress: number
  readonly hidesPrice: number
}

/**
 * Counts what the staged homes of a CRM hide, proposes which of them are homes of other sources, and names those that would stay beside them. A record of a
 * CRM whose own ids stand in addresses cannot take the address of another home.
 * @param read other sources that go on sending their homes
 */
export async function previewCrm(db: Db, { id, source }: Import, read: readonly string[]): Promise<Pick<ImportPreview, 'hidden' | 'stays'>> {
  const staged = await stagedHomes(db, id)
  const others = await db
    .select({ id: listings.id, source: listings.source, reference: listings.reference, zip: listings.zip })
    .from(listings)
    .where(and(isNull(listings.withdrawnAt), notInArray(listings.source, [source, ...read])))
    .orderBy(listings.id)
  const added = staged.filter(({ isAdded }) => isAdded === 1)
  const matches = source === ownIdsSource ? [] : matchReferences(added, others)
  await proposeMoves(
    db,
    source,
    matches.map(([one, other]) => [one.record, other.id]),
  )
  const moved = new Set(matches.map(([, other]) => other.id))
  const stays = others.filter((each) => !moved.has(each.id))
  return {
    hidden: { addresses: sum(staged, 'hidesAddress'), prices: sum(staged, 'hidesPrice') },
    stays: { count: stays.length, sources: [...new Set(stays.map((each) => each.source))], first: stays.slice(0, shown).map((each) => each.id) },
  }
}

/** The photographs of a home of a CRM that waits to be published; none if none does. */
export async function waitingPhotos(db: Db, id: number): Promise<readonly Photo[]> {
  const [row] = await db.all<{ record: string | null }>(sql`
    SELECT columns ->> 'record' AS record FROM imports CROSS JOIN ${importRows} AS staged ON staged.import_id = imports.id AND staged.kind = 'listing'
    WHERE imports.held IS NOT NULL AND imports.via = 'sync' AND staged.record_id = ${id} LIMIT 1`)
  const record: ListingRecord | null = row?.record ? JSON.parse(row.record) : null
  return record?.photos ?? []
}

function sum(homes: readonly StagedHome[], name: 'hidesAddress' | 'hidesPrice'): number {
  return homes.reduce((count, home) => count + home[name], 0)
}

function stagedHomes(db: Db, importId: string): Promise<StagedHome[]> {
  return db.all<StagedHome>(sql`
    SELECT columns ->> 'external_id' AS record, columns ->> 'reference' AS reference, columns ->> 'zip' AS zip, outcome = 'added' AS isAdded,
      columns ->> 'card' ->> '$.place.address' IS NULL AS hidesAddress, columns ->> 'price' IS NULL AS hidesPrice
    FROM ${importRows} WHERE import_id = ${importId} AND kind = 'listing' AND columns IS NOT NULL ORDER BY position`)
}

/** Replaces the proposals about which nothing is decided. */
async function proposeMoves(db: Db, source: string, matches: readonly (readonly [record: string, home: number])[]): Promise<void> {
  if (!isCrmName(source)) return
  await db.delete(crmMoves).where(and(eq(crmMoves.crm, source), isNull(crmMoves.isSame)))
  for (const pairs of jsonBatches(matches.map((each) => JSON.stringify(each))))
    await db.run(sql`INSERT OR IGNORE INTO ${crmMoves} (crm, record, home) SELECT ${source}, value ->> 0, value ->> 1 FROM json_each(${pairs})`)
}

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Import } from '../model/feeds/import-run.ts'
import type { Listing, Place } from '../model/listings/listing.ts'
import type { Project } from '../model/projects/project.ts'
import type { LocalizedText } from '../model/site/localized.ts'
import { documents, listings, projects, type SecretAddress } from '../schema.ts'
import { markingParts } from '../site/sitemap-parts.ts'
import { nextRevision, raisingContent, revisingUnits } from '../site/versions.ts'
import type { ListingTexts } from './import-hidden-units.ts'
import { isUnderWay } from './import-staging.ts'

/** Records that may leak a hidden address: the project or units of a home, and the names of its documents. */

const atOnce = 100

interface WithAddresses {
  /** The addresses of its relatives. */
  readonly addresses: readonly SecretAddress[]
}

interface Row {
  readonly id: number
  readonly card: string
  readonly record: string
  readonly addresses: string
}

const hides = (record: SQL) => sql`${record} ->> '$.place.address' IS NULL`
const hidesNumber = (record: SQL, secret: SQL) =>
  sql`${record} ->> '$.place.address.houseNumber' IS NOT ${secret} ->> '$.houseNumber' OR ${record} ->> '$.place.address.box' IS NOT ${secret} ->> '$.box'`
const street = (owner: SQL) => sql`json_array(${owner}.secret -> '$.street', ${owner}.secret -> '$.streets')`
const isOther = sql`${street(sql`project`)} IS NOT ${street(sql`unit`)}`

/** The next listings after an id that hide their address and whose project is in another street. */
export async function listUnitsElsewhere(db: Db, { source }: Import, after: number): Promise<readonly (WithAddresses & { readonly listing: Listing })[]> {
  const rows = await db.all<Row>(sql`
    SELECT unit.id AS id, unit.card AS card, unit.record AS record, json_array(json(project.secret)) AS addresses
    FROM ${listings} AS unit JOIN ${projects} AS project ON project.id = unit.project_id
    WHERE unit.project_id IS NOT NULL AND unit.id > ${after} AND unit.source = ${source} AND unit.withdrawn_at IS NULL
      AND ${hides(sql`unit.card`)} AND project.secret ->> '$.street' IS NOT NULL AND ${isOther}
    ORDER BY unit.id LIMIT ${atOnce}`)
  return rows.map(({ card, record, addresses }) => ({ listing: { ...JSON.parse(record), ...JSON.parse(card) }, addresses: JSON.parse(addresses) }))
}

/** The next projects after an id that hide their address and have units in another street. */
export async function listProjectsElsewhere(db: Db, { source }: Import, after: number): Promise<readonly (WithAddresses & { readonly project: Project })[]> {
  const rows = await db.all<Omit<Row, 'card'>>(sql`
    SELECT project.id AS id, project.record AS record, json_group_array(json(unit.secret)) AS addresses
    FROM ${projects} AS project JOIN ${listings} AS unit ON unit.project_id = project.id AND unit.withdrawn_at IS NULL
    WHERE project.id > ${after} AND project.source = ${source} AND project.withdrawn_at IS NULL AND ${hides(sql`project.record`)}
      AND unit.secret ->> '$.street' IS NOT NULL AND ${isOther}
    GROUP BY project.id ORDER BY project.id LIMIT ${atOnce}`)
  return rows.map(({ record, addresses }) => ({ project: JSON.parse(record), addresses: distinct(JSON.parse(addresses)) }))
}

function distinct(addresses: readonly SecretAddress[]): readonly SecretAddress[] {
  return [...new Map(addresses.map((address) => [`${address.street} ${address.houseNumber}`, address])).values()]
}

/** A document of a home that hides its address or the number of its house. */
export interface HiddenDocument {
  readonly id: string
  readonly key: string
  readonly name: LocalizedText
  readonly secret: SecretAddress
  readonly place: Place
}

/** Every document of a listing or project of the source that hides its address or the number of its house. */
export async function listHiddenDocuments(db: Db, { source }: Import): Promise<readonly HiddenDocument[]> {
  const owned = (owner: typeof listings | typeof projects, key: SQL, record: SQL) => sql`
    SELECT document.id AS id, document.key AS key, document.name AS name, owner.secret AS secret, ${record} -> '$.place' AS place
    FROM ${documents} AS document JOIN ${owner} AS owner ON owner.id = ${key} 
    WHERE owner.source = ${source} AND (${hides(record)} OR ${hidesNumber(record, sql`owner.secret`)})`
  const rows = await db.all<Readonly<Record<keyof HiddenDocument, string>>>(
    sql`${owned(listings, sql`document.listing_id`, sql`owner.card`)} UNION ALL ${owned(projects, sql`document.project_id`, sql`owner.record`)}`,
  )
  return rows.map(({ id, key, name, secret, place }) => ({ id, key, name: JSON.parse(name), secret: JSON.parse(secret), place: JSON.parse(place) }))
}

/** Writes the text columns of a listing: card, record and search words. */
export async function saveHiddenListing(db: Db, { id: importId }: Import, id: number, texts: ListingTexts): Promise<void> {
  await db.run(
    sql`UPDATE ${listings} SET card = ${texts.card}, record = ${texts.record}, revision = ${nextRevision} WHERE id = ${id} AND ${isUnderWay(importId, 'applying')}`,
  )
  await db.run(sql`INSERT OR REPLACE INTO listing_texts (rowid, text) SELECT ${id}, ${texts.words} WHERE ${isUnderWay(importId, 'applying')}`)
}

/** Stores a project without what was hidden, and marks its units and sitemap part as changed. */
export async function saveHiddenProject(db: Db, { id: importId }: Import, project: Project): Promise<void> {
  const saved = db
    .update(projects)
    .set({ record: project })
    .where(sql`id = ${project.id} AND ${isUnderWay(importId, 'applying')}`)
  // The sitemap has its name, which is part of its URL.
  await db.batch([saved, revisingUnits(db, sql`SELECT ${project.id}`), markingParts(db, 'project', sql`SELECT ${project.id} AS id`)])
}

/** Renames a document. Links with its old key stop working. */
export async function renameDocument(
  db: Db,
  { id: importId }: Import,
  { id, key: before }: HiddenDocument,
  { key, name }: Pick<HiddenDocument, 'key' | 'name'>,
) {
  const renamed = db
    .update(documents)
    .set({ id: id.slice(0, -before.length) + key, key, name, previous: null, version: sql`${documents.version} + 1` })
    .where(sql`${documents.id} = ${id} AND ${isUnderWay(importId, 'applying')}`)
  // Pages cache documents under the content version.
  await db.batch([renamed, raisingContent(db)])
}

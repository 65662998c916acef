import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type Document, type DocumentOwner, isForAll, type OfferedDocument } from '../model/files/document.ts'
import type { Lead } from '../model/leads/lead.ts'
import { isPublic } from '../model/listings/listing-state.ts'
import { documents, leads, listings, projects } from '../schema.ts'
import { raisingContent } from '../site/versions.ts'

/** Documents that visitors can request: rows here, bytes in R2 under `file`. Every change raises the content version. */

/** A document and the location of its bytes. */
export interface StoredDocument extends Document {
  readonly position: number
  /** Its name in R2. */
  readonly file: string
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string
}

const shown = { key: documents.key, name: documents.name, type: documents.type, size: documents.size }
const offered = { ...shown, languages: documents.languages, access: documents.access }
const columns = { ...shown, position: documents.position, file: documents.file, digest: documents.digest }

const isThere = isNull(documents.removedAt)

/** The query for the documents of a listing or project that are offered, in order, for use in a batch. */
export function selectDocuments(db: Db, owner: DocumentOwner) {
  return db
    .select(offered)
    .from(documents)
    .where(and(isOf(owner), isThere, ne(documents.access, 'closed')))
    .orderBy(asc(documents.position), asc(documents.key))
}

/** The documents of a listing or project that are offered, in order. */
export async function listDocuments(db: Db, owner: DocumentOwner): Promise<readonly OfferedDocument[]> {
  return selectDocuments(db, owner)
}

/** A document and its access. */
interface FoundDocument {
  readonly document: StoredDocument
  /** Whether it may be handed out: false if it is closed or its listing or project is off the site. */
  readonly isOpen: boolean
  readonly isForAll: boolean
}

/** A document; null if unknown or removed. */
export async function findDocument(db: Db, owner: DocumentOwner, key: string): Promise<FoundDocument | null> {
  const row = await db
    .select({
      ...columns,
      state: listings.state,
      listed: projects.listed,
      access: documents.access,
      address: sql<string | null>`coalesce(${listings.card} ->> '$.place.address', ${projects.record} ->> '$.place.address')`,
    })
    .from(documents)
    .leftJoin(listings, eq(listings.id, documents.listingId))
    .leftJoin(projects, eq(projects.id, documents.projectId))
    .where(and(eq(documents.id, documentId(owner, key)), isThere))
    .get()
  if (!row) return null
  const { state, listed, access, address, ...document } = row
  const isOpen = access !== 'closed' && (listed === true || (state !== null && isPublic(state)))
  return { document, isOpen, isForAll: isOpen && isForAll({ access }, { place: { address } }) }
}

/**
 * The documents of a listing or project, with their files.
 * @returns null if the stock never had it; `named` are the documents its feed lists, `secret` the unpublished parts of its address
 */
export async function findDocumentOwner(db: Db, owner: DocumentOwner) {
  const [property, project, others] = await db.batch([
    db
      .select({ card: listings.card, secret: listings.secret })
      .from(listings)
      .where(and(eq(listings.id, owner.id), sql`${owner.kind} = 'property'`)),
    db
      .select({ record: projects.record, secret: projects.secret })
      .from(projects)
      .where(and(eq(projects.id, owner.id), sql`${owner.kind} = 'project'`)),
    db
      .select({ ...columns, origin: documents.origin, namedHere: documents.namedHere, placedHere: documents.placedHere })
      .from(documents)
      .where(and(isOf(owner), isThere))
      .orderBy(asc(documents.position), asc(documents.key)),
  ])
  const place = property[0]?.card.place ?? project[0]?.record.place
  if (!place) return null
  return { named: project[0]?.record.documents ?? [], documents: others, place, secret: property[0]?.secret ?? project[0]?.secret ?? null }
}

/** Upserts a document by key; what the desk has set on an existing one stays. */
export async function keepDocument(db: Db, owner: DocumentOwner, document: StoredDocument, now: string): Promise<void> {
  const { key, ...rest } = document
  const row = { ...rest, changedAt: now }
  await db.batch([
    db
      .insert(documents)
      .values({ id: documentId(owner, key), ...ownerColumns(owner), key, ...row })
      .onConflictDoUpdate({ target: documents.id, set: { ...row, position: placeOr(row.position), removedAt: null, version: sql`${documents.version} + 1` } }),
    raisingContent(db),
  ])
}

/** The position that the desk has set, or else the given one. */
function placeOr(position: number) {
  return sql`CASE WHEN ${documents.placedHere} THEN ${documents.position} ELSE ${position} END`
}

/** Removes a document that was not added at the desk. @returns its name in R2; null if it did not exist */
export async function removeDocument(db: Db, owner: DocumentOwner, key: string): Promise<string | null> {
  const known = await db
    .select({ file: documents.file })
    .from(documents)
    .where(and(eq(documents.id, documentId(owner, key)), ne(documents.origin, 'desk')))
    .get()
  if (!known) return null
  await db.batch([db.delete(documents).where(eq(documents.id, documentId(owner, key))), raisingContent(db)])
  return known.file
}

/** Deletes the rows of documents that were soft-deleted before a given time (UTC, ISO 8601). */
export async function forgetRemovedDocuments(db: Db, before: string): Promise<void> {
  await db.delete(documents).where(lt(documents.removedAt, before))
}

/** The R2 keys, of those given, that no document uses. */
export async function unknownFiles(db: Db, files: readonly string[]): Promise<readonly string[]> {
  const rows = await db.all<{ file: string }>(
    sql`SELECT value AS file FROM json_each(${JSON.stringify(files)}) WHERE value NOT IN (SELECT file FROM documents)`,
  )
  return rows.map(({ file }) => file)
}

/** A request for documents from an email address. */
export interface RequestedDocuments extends Pick<Lead, 'listingId' | 'projectId'> {
  readonly email: string
  readonly keys: readonly string[]
  /** UTC, ISO 8601. */
  readonly at: string
}

/** Whether an earlier request from the same address covered all of these documents. */
export async function wereRequestedBefore(db: Db, { email, listingId, projectId, keys, at }: RequestedDocuments): Promise<boolean> {
  const row = await db.get(sql`
    SELECT 1 FROM ${leads}
    WHERE email = ${email.toLowerCase()} AND form = 'documentRequest' AND listing_id IS ${listingId} AND project_id IS ${projectId} AND created_at < ${at}
      AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(keys)}) AS requested WHERE requested.value NOT IN (SELECT value FROM json_each(leads.fields, '$.documents')))
    LIMIT 1`)
  return row !== undefined
}

/** The row id of a document. */
export function documentId({ kind, id }: DocumentOwner, key: string): string {
  return `${kind}/${id}/${key}`
}

/** The owner columns of a document. */
export function ownerColumns({ kind, id }: DocumentOwner) {
  return kind === 'property' ? { listingId: id, projectId: null } : { listingId: null, projectId: id }
}

/** The condition that a document belongs to a listing or project. */
export function isOf({ kind, id }: DocumentOwner) {
  return eq(kind === 'property' ? documents.listingId : documents.projectId, id)
}

import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { Document, DocumentOwner } from './model/document.ts'
import type { Lead } from './model/lead.ts'
import { isPublic } from './model/listing-state.ts'
import { documents, leads, listings, projects } from './schema.ts'
import { raisingContent } from './versions.ts'

/** Documents handed out on request: their rows here, their bytes in R2 under `file`. Every change raises the version of the content. */

/** A document and where its bytes are. */
export interface KeptDocument extends Document {
  readonly position: number
  /** Its name in R2. */
  readonly file: string
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string
}

const shown = { key: documents.key, name: documents.name, type: documents.type, size: documents.size }
const kept = { ...shown, position: documents.position, file: documents.file, digest: documents.digest }

/** The query for what a page shows of the documents of a listing or project, in order, for use in a batch. */
export function selectDocuments(db: Db, owner: DocumentOwner) {
  return db.select(shown).from(documents).where(isOf(owner)).orderBy(asc(documents.position), asc(documents.key))
}

/** The documents of a listing or project, in order. */
export async function listDocuments(db: Db, owner: DocumentOwner): Promise<readonly Document[]> {
  return selectDocuments(db, owner)
}

/** A document, and whether it may be handed out: not if its listing or project is off the site. Null if not found. */
export async function findDocument(db: Db, owner: DocumentOwner, key: string): Promise<{ readonly document: KeptDocument; readonly isOpen: boolean } | null> {
  const row = await db
    .select({ ...kept, state: listings.state, listed: projects.listed })
    .from(documents)
    .leftJoin(listings, eq(listings.id, documents.listingId))
    .leftJoin(projects, eq(projects.id, documents.projectId))
    .where(eq(documents.id, idOf(owner, key)))
    .get()
  if (!row) return null
  const { state, listed, ...document } = row
  return { document, isOpen: listed === true || (state !== null && isPublic(state)) }
}

/**
 * The documents of a listing or project, with their files.
 * @returns null if the stock never had it; `named` are the documents its feed names, `secret` its whole address beside what `place` publishes
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
    db.select(kept).from(documents).where(isOf(owner)).orderBy(asc(documents.position), asc(documents.key)),
  ])
  const place = property[0]?.card.place ?? project[0]?.record.place
  if (!place) return null
  return { named: project[0]?.record.documents ?? [], documents: others, place, secret: property[0]?.secret ?? project[0]?.secret ?? null }
}

/** Stores a document, replacing one with the same key. */
export async function keepDocument(db: Db, owner: DocumentOwner, document: KeptDocument, now: string): Promise<void> {
  const { key, ...rest } = document
  const row = { ...rest, changedAt: now }
  await db.batch([
    db
      .insert(documents)
      .values({ id: idOf(owner, key), ...ownerColumns(owner), key, ...row })
      .onConflictDoUpdate({ target: documents.id, set: row }),
    raisingContent(db),
  ])
}

/** Removes a document. @returns its name in R2; null if it did not exist */
export async function removeDocument(db: Db, owner: DocumentOwner, key: string): Promise<string | null> {
  const known = await db
    .select({ file: documents.file })
    .from(documents)
    .where(eq(documents.id, idOf(owner, key)))
    .get()
  if (!known) return null
  await db.batch([db.delete(documents).where(eq(documents.id, idOf(owner, key))), raisingContent(db)])
  return known.file
}

/** Which of these names in R2 do not belong to a document. */
export async function unknownFiles(db: Db, files: readonly string[]): Promise<readonly string[]> {
  const rows = await db.all<{ file: string }>(
    sql`SELECT value AS file FROM json_each(${JSON.stringify(files)}) WHERE value NOT IN (SELECT file FROM documents)`,
  )
  return rows.map(({ file }) => file)
}

/** Documents asked for with an address at a moment. */
export interface AskedDocuments extends Pick<Lead, 'listingId' | 'projectId'> {
  readonly email: string
  readonly keys: readonly string[]
  /** UTC, ISO 8601. */
  readonly at: string
}

/** Whether the same documents of the same listing or project, or more of them, had been asked for with the same address before. */
export async function wereAskedBefore(db: Db, { email, listingId, projectId, keys, at }: AskedDocuments): Promise<boolean> {
  const row = await db.get(sql`
    SELECT 1 FROM ${leads}
    WHERE email = ${email.toLowerCase()} AND form = 'documentRequest' AND listing_id IS ${listingId} AND project_id IS ${projectId} AND created_at < ${at}
      AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(keys)}) AS wanted WHERE wanted.value NOT IN (SELECT value FROM json_each(leads.fields, '$.documents')))
    LIMIT 1`)
  return row !== undefined
}

function idOf({ kind, id }: DocumentOwner, key: string): string {
  return `${kind}/${id}/${key}`
}

function ownerColumns({ kind, id }: DocumentOwner) {
  return kind === 'property' ? { listingId: id, projectId: null } : { listingId: null, projectId: id }
}

function isOf({ kind, id }: DocumentOwner) {
  return eq(kind === 'property' ? documents.listingId : documents.projectId, id)
}

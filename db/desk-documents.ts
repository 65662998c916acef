import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { documentId, isOf, type KeptDocument, ownerColumns } from './documents.ts'
import type { DocumentOwner, DocumentTerms } from './model/document.ts'
import { documents } from './schema.ts'

/** The documents of a listing or a project at the desk: closed and removed ones too. The caller batches each change with the log and the version of the content. */

/** Every document in its order, those that were removed within the last day included. */
export async function listDeskDocuments(db: Db, owner: DocumentOwner) {
  return db
    .select({
      key: documents.key,
      name: documents.name,
      type: documents.type,
      size: documents.size,
      position: documents.position,
      kind: documents.kind,
      languages: documents.languages,
      access: documents.access,
      origin: documents.origin,
      removedAt: documents.removedAt,
      previous: documents.previous,
      version: documents.version,
    })
    .from(documents)
    .where(isOf(owner))
    .orderBy(asc(documents.position), asc(documents.key))
}

export type DeskDocument = Awaited<ReturnType<typeof listDeskDocuments>>[number]

/** The statement that adds a document. */
export function addDocument(db: Db, owner: DocumentOwner, { key, ...rest }: KeptDocument & DocumentTerms, now: Date) {
  const id = documentId(owner, key)
  return db.insert(documents).values({ id, ...ownerColumns(owner), key, ...rest, changedAt: now.toISOString(), origin: 'desk', namedHere: true })
}

/** The statement that changes what a document is and who gets it, if its version is still the same. */
export function changeDocument(db: Db, owner: DocumentOwner, before: DeskDocument, terms: DocumentTerms, now: Date) {
  const { name, kind, languages, access } = before
  const isRenamed = JSON.stringify(name) !== JSON.stringify(terms.name)
  return db
    .update(documents)
    .set({ ...terms, ...(isRenamed ? { namedHere: true } : {}), previous: { name, kind, languages, access }, ...changed(before, now) })
    .where(and(isSame(owner, before), isNull(documents.removedAt)))
    .returning({ key: documents.key })
}

/** The statement that removes a document, or takes that back within a day, if its version is still the same. */
export function setDocumentRemoved(db: Db, owner: DocumentOwner, before: DeskDocument, isRemoved: boolean, now: Date) {
  return db
    .update(documents)
    .set({ removedAt: isRemoved ? now.toISOString() : null, ...changed(before, now) })
    .where(and(isSame(owner, before), isRemoved ? isNull(documents.removedAt) : isNotNull(documents.removedAt)))
    .returning({ key: documents.key })
}

/** The statement that puts documents in an order, if they still stand as they were read. @param before their keys as they stand, without removed ones */
export function orderDocuments(db: Db, owner: DocumentOwner, before: readonly string[], after: readonly string[]) {
  const place = sql`(SELECT wanted.key + 1 FROM json_each(${JSON.stringify(after)}) AS wanted WHERE wanted.value = documents.key)`
  return db
    .update(documents)
    .set({ position: place, placedHere: true })
    .where(and(isOf(owner), isNull(documents.removedAt), standsAs(owner, before)))
    .returning({ key: documents.key })
}

/** Whether the documents of an owner are in a given order. */
function standsAs(owner: DocumentOwner, keys: readonly string[]): SQL {
  return sql`(SELECT json_group_array(key) FROM (SELECT key FROM ${documents} WHERE ${isOf(owner)} AND removed_at IS NULL ORDER BY position, key)) = ${JSON.stringify(keys)}`
}

/** Whether one of these statements changed the document, for what follows it in the batch. */
export function documentWasChanged(owner: DocumentOwner, { key, version }: DeskDocument, now: Date): SQL {
  return sql`EXISTS (SELECT 1 FROM ${documents} WHERE id = ${documentId(owner, key)} AND version = ${version + 1} AND changed_at = ${now.toISOString()})`
}

function changed({ version }: DeskDocument, now: Date) {
  return { version: version + 1, changedAt: now.toISOString() }
}

function isSame(owner: DocumentOwner, { key, version }: DeskDocument) {
  return and(eq(documents.id, documentId(owner, key)), eq(documents.version, version))
}

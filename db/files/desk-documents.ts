import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { DocumentOwner, DocumentTerms } from '../model/files/document.ts'
import { documents } from '../schema.ts'
import { documentId, isOf, ownerColumns, type StoredDocument } from './documents.ts'

/** The documents of a listing or project at the desk, closed and soft-deleted ones included. The caller batches each change with the audit log and the content version. */

/** Every document in order, including those soft-deleted within the last day. */
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

/** The statement that adds a document behind the others; it returns no row where there is one with its key. */
export function addDocument(db: Db, owner: DocumentOwner, { key, ...rest }: Omit<StoredDocument, 'position'> & DocumentTerms, now: Date) {
  const id = documentId(owner, key)
  const position = sql`(SELECT coalesce(max(position), 0) + 1 FROM ${documents} WHERE ${isOf(owner)})`
  return db
    .insert(documents)
    .values({ id, ...ownerColumns(owner), key, ...rest, position, changedAt: now.toISOString(), origin: 'desk', namedHere: true })
    .onConflictDoNothing()
    .returning({ key: documents.key })
}

/** The statement that changes a document's description and access, if its version is unchanged (optimistic lock). */
export function changeDocument(db: Db, owner: DocumentOwner, before: DeskDocument, terms: DocumentTerms, now: Date) {
  const { name, kind, languages, access } = before
  const isRenamed = JSON.stringify(name) !== JSON.stringify(terms.name)
  return db
    .update(documents)
    .set({ ...terms, ...(isRenamed ? { namedHere: true } : {}), previous: { name, kind, languages, access }, ...changed(before, now) })
    .where(and(isSame(owner, before), isNull(documents.removedAt)))
    .returning({ key: documents.key })
}

/** The statement that soft-deletes a document, or restores it within a day, if its version is unchanged (optimistic lock). */
export function setDocumentRemoved(db: Db, owner: DocumentOwner, before: DeskDocument, isRemoved: boolean, now: Date) {
  return db
    .update(documents)
    .set({ removedAt: isRemoved ? now.toISOString() : null, ...changed(before, now) })
    .where(and(isSame(owner, before), isRemoved ? isNull(documents.removedAt) : isNotNull(documents.removedAt)))
    .returning({ key: documents.key })
}

/** The statement that reorders documents, if their order is still the one that was read (compare-and-set). @param before their keys in that order, without removed ones */
export function orderDocuments(db: Db, owner: DocumentOwner, before: readonly string[], after: readonly string[]) {
  const place = sql`(SELECT requested.key + 1 FROM json_each(${JSON.stringify(after)}) AS requested WHERE requested.value = documents.key)`
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

function changed({ version }: DeskDocument, now: Date) {
  return { version: version + 1, changedAt: now.toISOString() }
}

function isSame(owner: DocumentOwner, { key, version }: DeskDocument) {
  return and(eq(documents.id, documentId(owner, key)), eq(documents.version, version))
}

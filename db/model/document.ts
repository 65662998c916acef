import type { LocalizedText } from './localized.ts'
import type { Project } from './project.ts'
import { namesUnit } from './unpublished-units.ts'

/** Detected from the content, never from the file name. */
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** The listing or project a document belongs to. */
export interface DocumentOwner {
  readonly kind: 'property' | 'project'
  readonly id: number
}

/** A file the agency sends on request. */
export interface Document {
  /** Unique per owner: letters, digits, '.', '_' and '-'; for a project, its id in the feed. */
  readonly key: string
  readonly name: LocalizedText
  readonly type: DocumentType
  /** Bytes. */
  readonly size: number
}

/** A document as listed on a page; `file` is null for one that only the feed lists, which the office sends by hand. */
export interface NamedDocument {
  readonly key: string
  readonly name: LocalizedText
  readonly file: Pick<Document, 'type' | 'size'> | null
}

/** Documents per listing or project. */
export const maxDocuments = 40

/** The fields of a project that describe its documents. */
type WithDocuments = Pick<Project, 'documents' | 'unpublishedUnits'>

/**
 * Merges the documents of a project that the feed lists, in its order and under its names, with the uploaded files; those the feed does not list
 * come last. Documents that name a unit not on the market are left out.
 */
export function namedDocuments({ documents: named, unpublishedUnits = [] }: WithDocuments, kept: readonly Document[]): readonly NamedDocument[] {
  const files = new Map(kept.map((document) => [document.key, document]))
  const known = new Set(named.map(({ id }) => id))
  const all = [
    ...named.map(({ id, name }) => ({ key: id, name, file: files.get(id) ?? null })),
    ...kept.filter(({ key }) => !known.has(key)).map((document) => ({ key: document.key, name: document.name, file: document })),
  ]
  return all.filter(({ name }) => !namesUnit(name, unpublishedUnits))
}

/** The uploaded documents, under the names the feed gives them. */
export function documentsOnFile(project: WithDocuments, kept: readonly Document[]): readonly Document[] {
  return namedDocuments(project, kept).flatMap(({ key, name, file }) => (file ? [{ key, name, type: file.type, size: file.size }] : []))
}

import type { LocalizedText } from './localized.ts'
import type { Project } from './project.ts'

/** What a document may be: known by what is in it, never by its name. */
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** The home or project a document is about. */
export interface DocumentOwner {
  readonly kind: 'property' | 'project'
  readonly id: number
}

/** A file that the agency hands out on request. */
export interface Document {
  /** Tells it from the owner's others: letters, digits, '.', '_' and '-'; for a project, the id the feed names it by. */
  readonly key: string
  readonly name: LocalizedText
  readonly type: DocumentType
  /** Bytes. */
  readonly size: number
}

/** A document as a page names it; `file` is null for one that only the feed names: the office sends it by hand. */
export interface NamedDocument {
  readonly key: string
  readonly name: LocalizedText
  readonly file: Pick<Document, 'type' | 'size'> | null
}

/** How many documents a home or project may have. */
export const maxDocuments = 40

/** Joins what the feed names with the files that are there: in the feed's order and by its names, then what only the agency has named. */
export function namedDocuments(named: Project['documents'], kept: readonly Document[]): readonly NamedDocument[] {
  const files = new Map(kept.map((document) => [document.key, document]))
  const known = new Set(named.map(({ id }) => id))
  return [
    ...named.map(({ id, name }) => ({ key: id, name, file: files.get(id) ?? null })),
    ...kept.filter(({ key }) => !known.has(key)).map((document) => ({ key: document.key, name: document.name, file: document })),
  ]
}

/** The documents that can be asked for, by the names the feed gives them. */
export function documentsOnFile(named: Project['documents'], kept: readonly Document[]): readonly Document[] {
  return namedDocuments(named, kept).flatMap(({ key, name, file }) => (file ? [{ key, name, type: file.type, size: file.size }] : []))
}

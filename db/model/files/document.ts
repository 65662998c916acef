import type { Locale } from '#messages/locales.ts'
import type { Project } from '../projects/project.ts'
import { namesUnit } from '../projects/unpublished-units.ts'
import type { LocalizedText } from '../site/localized.ts'

/** The largest document that the desk takes (`maxWithFile` of `worker/site/requests/read-form.ts` must be more), and the largest that the API takes, where no form's limit holds. */
export const maxDocumentMegabytes = 10
export const maxApiDocumentMegabytes = 20

/** Days a link to a document is valid. */
export const documentLinkDays = 7

/** Days a link to a lead's file is valid. */
export const fileLinkDays = 14

/** Detected from the content, never from the file name. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type DocumentType = (typeof documentTypes)[number]

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

export const documentKinds = [
  'energy',
  'electricity',
  'asbestos',
  'soil',
  'planning',
  'cadastre',
  'plan',
  'coOwnership',
  'title',
  'specifications',
  'inventory',
  'brochure',
  'other',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Access to a document: on request, public on the home's page, or not on the site. */
export const documentAccesses = ['request', 'open', 'closed'] as const
export type DocumentAccess = (typeof documentAccesses)[number]

/** The terms of a document, set at the desk. */
export interface DocumentTerms {
  readonly name: LocalizedText
  readonly kind: DocumentKind
  /** The languages in which it is offered; null: all. */
  readonly languages: readonly Locale[] | null
  readonly access: DocumentAccess
}

/** A document that is not closed. */
export interface OfferedDocument extends Document, Pick<DocumentTerms, 'languages' | 'access'> {}

/** The documents that are offered in a language. */
export function documentsIn<Offered extends OfferedDocument>(documents: readonly Offered[], locale: Locale): readonly Offered[] {
  return documents.filter(({ languages }) => languages === null || languages.includes(locale))
}

/** Whether a document is public. Never while the home's address is hidden: the document might reveal it, and its content is not inspected. */
export function isForAll({ access }: Pick<DocumentTerms, 'access'>, { place }: { readonly place: { readonly address: unknown } }): boolean {
  return access === 'open' && place.address !== null
}

/** The documents that are mailed on request. */
export function documentsToAsk(documents: readonly OfferedDocument[], owner: Parameters<typeof isForAll>[1], locale: Locale): readonly OfferedDocument[] {
  return documentsIn(documents, locale).filter((document) => !isForAll(document, owner))
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
export function namedDocuments({ documents: named, unpublishedUnits = [] }: WithDocuments, uploaded: readonly Document[]): readonly NamedDocument[] {
  const files = new Map(uploaded.map((document) => [document.key, document]))
  const known = new Set(named.map(({ id }) => id))
  const all = [
    ...named.map(({ id, name }) => ({ key: id, name, file: files.get(id) ?? null })),
    ...uploaded.filter(({ key }) => !known.has(key)).map((document) => ({ key: document.key, name: document.name, file: document })),
  ]
  return all.filter(({ name }) => !namesUnit(name, unpublishedUnits))
}

/** The uploaded documents, under the names the feed gives them. */
export function documentsOnFile<Stored extends Document>(project: WithDocuments, uploaded: readonly Stored[]): readonly Stored[] {
  const files = new Map(uploaded.map((document) => [document.key, document]))
  return namedDocuments(project, uploaded).flatMap(({ key, name }) => {
    const document = files.get(key)
    return document ? [{ ...document, name }] : []
  })
}

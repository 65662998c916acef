import { createId } from '@paralleldrive/cuid2'
import { recordAct } from '#db/audit-log.ts'
import type { Statement } from '#db/client.ts'
import { addDocument, changeDocument, type DeskDocument, documentWasChanged, setDocumentRemoved } from '#db/desk-documents.ts'
import type { DeskHome } from '#db/desk-home.ts'
import { documentId, findDocument } from '#db/documents.ts'
import type { AuditAction } from '#db/model/audit.ts'
import { type DocumentTerms, documentTypes, maxDocuments } from '#db/model/document.ts'
import { raisingContent } from '#db/versions.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { documentExtension, documentFileName } from '#ui/presenters/documents.ts'
import { href } from '#ui/routes.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { addressCut } from '#worker/desk/homes/present-home.ts'
import { kept } from '#worker/feed/hide-street.ts'
import { keepDocumentFile, readDocumentFile, readHandout } from '#worker/files/document-files.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { readUpload } from '#worker/forms/upload.ts'
import { attachment } from '#worker/http/attachment.ts'
import { NoPage } from '#worker/http/no-page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { typedValues } from '#worker/http/typed-values.ts'
import { documentNamed, documentsOfHome, type HomeDocuments } from './documents-of-home.ts'
import { changedTerms, readTerms } from './read-terms.ts'

const maxMegabytes = 10

/** A document of a home as a file to save, also one that visitors do not get. */
export async function documentFile({ store, files, locale }: DeskPageContext, { listing }: DeskHome, key: string): Promise<Response> {
  const found = await findDocument(store.primary, { kind: 'property', id: listing.id }, key)
  const bytes = found && (await readDocumentFile(files, found.document.file))
  if (!bytes) throw new NoPage()
  const { type } = found.document
  return attachment({ bytes, type, name: documentFileName(found.document, locale) }, `document.${documentExtension(type)}`)
}

/** Adds a document: its bytes before its row, since a nightly job deletes what has no row. */
export async function addHomeDocument(context: DeskPageContext, sent: FormData): Promise<FormState> {
  const of = await documentsOfHome(context)
  const read = await readUpload(sent, { name: 'documentFile', isOptional: false, read: readHandout, maxMegabytes })
  const typed = { ...typedValues(sent), documentFile: read.name }
  const { terms, errors } = readSent(context, sent, of)
  if (!read.ok || read.upload === null) return { ...freshForm, typed, errors: { documentFile: read.ok ? 'missing' : read.error, ...errors } }
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  if (of.documents.filter(({ removedAt }) => removedAt === null).length >= maxDocuments) return { ...freshForm, typed, problem: 'tooMany' }
  const { upload } = read
  const type = documentTypes.find((each) => each === upload.type)
  if (type === undefined) return { ...freshForm, typed, errors: { documentFile: 'invalid' } }
  const { store, now, session, files, announce } = context
  const db = store.primary
  const [key, file] = [createId(), await keepDocumentFile(files, Buffer.from(upload.bytes), type)]
  const position = Math.max(0, ...of.documents.map((document) => document.position)) + 1
  await db.batch([
    addDocument(db, of.owner, { key, file, type, size: upload.bytes.byteLength, digest: upload.digest, position, ...terms }, now),
    recordAct(db, session.member, { action: 'upload', object: 'document', objectId: documentId(of.owner, key), fields: [terms.kind, terms.access] }, now),
    raisingContent(db),
  ])
  await announce()
  throw back(context, { done: 'added' })
}

/** Changes what a document is called, what it is and who gets it. */
export async function changeHomeDocument(context: DeskPageContext, sent: FormData): Promise<FormState> {
  const of = await documentsOfHome(context)
  const document = documentNamed(of, textOf(sent, 'document'))
  const typed = typedValues(sent)
  const { terms, errors } = readSent(context, sent, of)
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  const refused = await applyTerms(context, sent, of, document, terms, 'change')
  if (refused !== null) return { ...refused, typed }
  throw back(context, { done: 'changed', document: document.key, version: String(document.version + 1) })
}

/** Takes the last change of a document back. */
export async function undoDocumentChange(context: DeskPageContext, sent: FormData): Promise<FormState> {
  const of = await documentsOfHome(context)
  const document = documentNamed(of, textOf(sent, 'document'))
  const { previous } = document
  const tells = Object.values(previous?.name ?? {}).some((text) => kept(text, addressCut(of.home)) !== text)
  if (previous === null || tells) return { ...freshForm, problem: 'changedMeanwhile' }
  const refused = await applyTerms(context, sent, of, document, previous, 'undo')
  if (refused !== null) return refused
  throw back(context, { done: 'undone' })
}

/** Removes a document, or takes that back. */
export async function removeHomeDocument(context: DeskPageContext, sent: FormData, isRemoved: boolean): Promise<FormState> {
  const of = await documentsOfHome(context)
  const document = documentNamed(of, textOf(sent, 'document'))
  if (!isRemoved && of.documents.filter(({ removedAt }) => removedAt === null).length >= maxDocuments) return { ...freshForm, problem: 'tooMany' }
  const statement = setDocumentRemoved(context.store.primary, of.owner, document, isRemoved, context.now)
  const refused = await apply(context, sent, { of, document, statement, action: isRemoved ? 'remove' : 'undo', fields: [] })
  if (refused !== null) return refused
  throw back(context, isRemoved ? { done: 'removed', document: document.key, version: String(document.version + 1) } : { done: 'restored' })
}

async function applyTerms(
  context: DeskPageContext,
  sent: FormData,
  of: HomeDocuments,
  document: DeskDocument,
  terms: DocumentTerms,
  action: AuditAction,
): Promise<FormState | null> {
  const fields = changedTerms(document, terms)
  if (fields.length === 0) return null
  return apply(context, sent, { of, document, statement: changeDocument(context.store.primary, of.owner, document, terms, context.now), action, fields })
}

interface DocumentChange {
  readonly of: HomeDocuments
  readonly document: DeskDocument
  readonly statement: ReturnType<typeof changeDocument>
  readonly action: AuditAction
  readonly fields: readonly string[]
}

/** Makes a change with its row of the log. @returns the form's state where another change came first; null when it is done */
async function apply(context: DeskPageContext, sent: FormData, { of, document, statement, action, fields }: DocumentChange): Promise<FormState | null> {
  const { store, session, now, announce } = context
  const db = store.primary
  if (textOf(sent, 'version') !== String(document.version)) return { ...freshForm, problem: 'changedMeanwhile' }
  const act = { action, object: 'document', objectId: documentId(of.owner, document.key), fields } as const
  const more: readonly Statement[] = [recordAct(db, session.member, act, now, documentWasChanged(of.owner, document, now)), raisingContent(db)]
  const [changed] = await db.batch([statement, ...more])
  if (changed.length === 0) return { ...freshForm, problem: 'changedMeanwhile' }
  await announce()
  return null
}

function readSent({ agency }: DeskPageContext, sent: FormData, { home }: HomeDocuments) {
  return readTerms(sent, { enabled: agency.languages.enabled, cut: addressCut(home), isAddressHidden: home.listing.place.address === null })
}

function back({ locale, parameters }: DeskPageContext, said: Readonly<Record<string, string>>): Response {
  return redirection(303, `${href('deskHomeDocuments', locale, { id: parameters.id ?? '' })}?${new URLSearchParams(said)}`)
}

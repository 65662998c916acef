import { createId } from '@paralleldrive/cuid2'
import type { Statement } from '#db/client.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { addDocument, changeDocument, type DeskDocument, orderDocuments, setDocumentRemoved } from '#db/files/desk-documents.ts'
import { documentId, findDocument } from '#db/files/documents.ts'
import type { AuditAction } from '#db/model/desk/audit.ts'
import { type DocumentTerms, documentTypes, maxDocumentMegabytes, maxDocuments } from '#db/model/files/document.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { raisingContent } from '#db/site/versions.ts'
import type { Locale } from '#messages/locales.ts'
import { termValues } from '#ui/files/desk/documents.present.ts'
import { documentExtension, documentFileName } from '#ui/files/documents.present.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { defineNotices } from '#worker/desk/define-notices.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { mergeSent } from '#worker/desk/merge-sent.ts'
import { unlessCut } from '#worker/feeds/hidden/street/hide-street.ts'
import { keepDocumentFile, readDocumentFile, readHandout } from '#worker/files/document-files.ts'
import { readUpload } from '#worker/forms/upload.ts'
import { attachment, NoPage } from '#worker/site/pages/answers.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'
import { type DocumentsOf, documentNamed, type OwnedDocuments } from './owned-documents.ts'
import { changedTerms, readTerms, termsOf } from './read-terms.ts'

/** Notices of the page of documents. */
export const documentNotices = defineNotices({
  added: 'desk.documents.done.added',
  changed: { text: 'desk.documents.done.changed', undo: 'undo', fields: { document: 'document', version: 'version' } },
  undone: 'desk.documents.done.undone',
  removed: { text: 'desk.documents.done.removed', undo: 'restore', fields: { document: 'document', version: 'version' } },
  restored: 'desk.documents.done.restored',
  moved: 'desk.documents.done.moved',
})

/** A document as a download, including closed ones. */
export async function documentFile({ store, files, locale }: DeskContext, { owner }: OwnedDocuments, key: string): Promise<Response> {
  const found = await findDocument(store.primary, owner, key)
  const bytes = found && (await readDocumentFile(files, found.document.file))
  if (!bytes) throw new NoPage()
  const { type } = found.document
  return attachment({ bytes, type, name: documentFileName(found.document, locale) }, `document.${documentExtension(type)}`)
}

/** An act on documents: throws a redirect on success, returns the form's state if rejected. */
type DocumentAct = (context: DeskContext, sent: FormData) => Promise<FormState>

/** The acts on the documents of a listing or project. */
export function documentActs(documentsOf: DocumentsOf) {
  const act =
    (run: (context: DeskContext, sent: FormData, of: OwnedDocuments) => Promise<FormState>): DocumentAct =>
    async (context, sent) =>
      run(context, sent, await documentsOf(context))
  return {
    add: act(add),
    change: act(change),
    undo: act(undoChange),
    remove: act((context, sent, of) => setRemoved(context, sent, of, true)),
    restore: act((context, sent, of) => setRemoved(context, sent, of, false)),
    earlier: act((context, sent, of) => move(context, sent, of, -1)),
    later: act((context, sent, of) => move(context, sent, of, 1)),
  }
}

const presentOf = ({ documents }: OwnedDocuments) => documents.filter(({ removedAt }) => removedAt === null)

/** Adds a document. Writes the bytes before the row; a nightly job deletes orphans. */
async function add(context: DeskContext, sent: FormData, of: OwnedDocuments): Promise<FormState> {
  const read = await readUpload(sent, { name: 'documentFile', isOptional: false, read: readHandout, maxMegabytes: maxDocumentMegabytes })
  const typed = { ...typedValues(sent), documentFile: read.name }
  const named = of.named.find(({ id }) => id === textOf(sent, 'documentFor'))
  const { terms, errors } = readSent(context, sent, of, named?.name ?? null)
  if (!read.ok || read.upload === null) return { ...freshForm, typed, errors: { documentFile: read.ok ? 'missing' : read.error, ...errors } }
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  if (presentOf(of).length >= maxDocuments) return { ...freshForm, typed, problem: 'tooMany' }
  if (named !== undefined && of.documents.some(({ key }) => key === named.id)) return { ...freshForm, typed, problem: 'changedMeanwhile' }
  const { upload } = read
  const type = documentTypes.find((each) => each === upload.type)
  if (type === undefined) return { ...freshForm, typed, errors: { documentFile: 'invalid' } }
  const { store, now, session, files, announce } = context
  const db = store.primary
  const [key, file] = [named?.id ?? createId(), await keepDocumentFile(files, Buffer.from(upload.bytes), type)]
  const act = { action: 'upload', object: 'document', objectId: documentId(of.owner, key), fields: [terms.kind, terms.access] } as const
  const [added] = await db.batch([
    addDocument(db, of.owner, { key, file, type, size: upload.bytes.byteLength, digest: upload.digest, ...terms }, now),
    recordAct(db, session.member, act, now, didChange),
    raisingContent(db),
  ])
  if (added.length === 0) return { ...freshForm, typed, problem: 'changedMeanwhile' }
  await announce()
  throw documentNotices.done(context, 'added')
}

/** Changes a document's name, kind and access, merged with what colleagues have changed since the form was opened. */
async function change(context: DeskContext, sent: FormData, of: OwnedDocuments): Promise<FormState> {
  const document = documentNamed(of, textOf(sent, 'document'))
  const typed = typedValues(sent)
  const { terms, errors } = readSent(context, sent, of, null)
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  const merged = mergeSent(sent, termValues(document), termValues(terms), document.version)
  if (merged.refused !== null) return { ...merged.refused, typed: { ...merged.refused.typed, documentLanguages: languagesIn(context, merged.values) } }
  const refused = await applyTerms(context, of, document, termsOf(merged.values), 'change')
  if (refused !== null) return { ...refused, typed }
  throw documentNotices.done(context, 'changed', { document: document.key, version: String(document.version + 1) })
}

/** Undoes the last change of a document. */
async function undoChange(context: DeskContext, sent: FormData, of: OwnedDocuments): Promise<FormState> {
  const document = documentNamed(of, textOf(sent, 'document'))
  const { previous } = document
  const tells = Object.values(previous?.name ?? {}).some((text) => unlessCut(text, of.cut) !== text)
  if (previous === null || tells || isLate(sent, document)) return { ...freshForm, problem: 'changedMeanwhile' }
  const refused = await applyTerms(context, of, document, previous, 'undo')
  if (refused !== null) return refused
  throw documentNotices.done(context, 'undone')
}

/** Soft-deletes a document, or restores it. */
async function setRemoved(context: DeskContext, sent: FormData, of: OwnedDocuments, isRemoved: boolean): Promise<FormState> {
  const document = documentNamed(of, textOf(sent, 'document'))
  if (!isRemoved && presentOf(of).length >= maxDocuments) return { ...freshForm, problem: 'tooMany' }
  if (isLate(sent, document)) return { ...freshForm, problem: 'changedMeanwhile' }
  const statement = setDocumentRemoved(context.store.primary, of.owner, document, isRemoved, context.now)
  const refused = await apply(context, { of, document, statement, action: isRemoved ? 'remove' : 'undo', fields: [] })
  if (refused !== null) return refused
  if (!isRemoved) throw documentNotices.done(context, 'restored')
  throw documentNotices.done(context, 'removed', { document: document.key, version: String(document.version + 1) })
}

/** Moves a document by one position, unless the order has changed since the form was opened (compare-and-set). */
async function move(context: DeskContext, sent: FormData, of: OwnedDocuments, by: -1 | 1): Promise<FormState> {
  const { store, session, now, announce } = context
  const db = store.primary
  const document = documentNamed(of, textOf(sent, 'document'))
  const before = presentOf(of).map(({ key }) => key)
  const at = before.indexOf(document.key)
  const after = before.toSpliced(at, 1).toSpliced(Math.max(0, at + by), 0, document.key)
  if (at === -1 || textOf(sent, 'order') !== before.join(' ')) return { ...freshForm, problem: 'changedMeanwhile' }
  const act = { action: 'change', object: 'document', objectId: documentId(of.owner, document.key), fields: ['position'] } as const
  const [moved] = await db.batch([orderDocuments(db, of.owner, before, after), recordAct(db, session.member, act, now, didChange), raisingContent(db)])
  if (moved.length === 0) return { ...freshForm, problem: 'changedMeanwhile' }
  await announce()
  throw documentNotices.done(context, 'moved', { document: document.key, back: by < 0 ? 'later' : 'earlier' })
}

/** The ticked languages: all of the site's if the values name none. */
function languagesIn({ agency }: DeskContext, values: FormValues): readonly Locale[] {
  return termsOf(values).languages ?? agency.languages.enabled
}

/** Whether a document has changed since a form was opened. */
function isLate(sent: FormData, { version }: DeskDocument): boolean {
  return textOf(sent, 'version') !== String(version)
}

async function applyTerms(
  context: DeskContext,
  of: OwnedDocuments,
  document: DeskDocument,
  terms: DocumentTerms,
  action: AuditAction,
): Promise<FormState | null> {
  const fields = changedTerms(document, terms)
  if (fields.length === 0) return null
  return apply(context, { of, document, statement: changeDocument(context.store.primary, of.owner, document, terms, context.now), action, fields })
}

interface DocumentChange {
  readonly of: OwnedDocuments
  readonly document: DeskDocument
  readonly statement: ReturnType<typeof changeDocument>
  readonly action: AuditAction
  readonly fields: readonly string[]
}

/** Applies a change and logs it. @returns the form's state on a conflict; null on success */
async function apply(context: DeskContext, { of, document, statement, action, fields }: DocumentChange): Promise<FormState | null> {
  const { store, session, now, announce } = context
  const db = store.primary
  const act = { action, object: 'document', objectId: documentId(of.owner, document.key), fields } as const
  const more: readonly Statement[] = [recordAct(db, session.member, act, now, didChange), raisingContent(db)]
  const [changed] = await db.batch([statement, ...more])
  if (changed.length === 0) return { ...freshForm, problem: 'changedMeanwhile' }
  await announce()
  return null
}

/** @param given the document's name in the feed, which overrides the form's; null if it has none */
function readSent({ agency }: DeskContext, sent: FormData, { cut, place }: OwnedDocuments, given: LocalizedText | null) {
  const { terms, errors } = readTerms(sent, { enabled: agency.languages.enabled, cut, isAddressHidden: place.address === null })
  if (given === null) return { terms, errors }
  const others = Object.entries(errors).filter(([field]) => !field.startsWith('documentName'))
  return { terms: { ...terms, name: given }, errors: Object.fromEntries(others) }
}

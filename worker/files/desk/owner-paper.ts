import { createHash } from 'node:crypto'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { addDocument, changeDocument, listDeskDocuments, setDocumentRemoved } from '#db/files/desk-documents.ts'
import { documentId } from '#db/files/documents.ts'
import { type DocumentOwner, documentAccesses, documentKinds, maxDocuments } from '#db/model/files/document.ts'
import { type RequestablePaper, requestablePapers } from '#db/model/owners/owned-home.ts'
import type { DeskMessage } from '#db/owners/owner-work.ts'
import { raisingContent } from '#db/site/versions.ts'
import { byLocale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { keepDocumentFile, readHandout } from '#worker/files/document-files.ts'
import { ownerPapers } from '#worker/files/sent-files.ts'
import { attachment, NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Papers that owners send in the portal: opened at the desk, and stored as documents of their home. */

type PaperMessage = Pick<DeskMessage, 'id' | 'kind' | 'recordId' | 'subject' | 'card' | 'project'>

/** Which paper a message is; null for a message without one. Its subject names the paper in its owner's language. */
export function paperOf({ subject }: Pick<DeskMessage, 'subject'>): RequestablePaper | null {
  return requestablePapers.find((paper) => locales.some((locale) => translator(locale)(`owner.paper.${paper}`) === subject)) ?? null
}

/** The paper of a message as a download; 404 without one. */
export async function paperFile({ files }: DeskContext, message: PaperMessage): Promise<Response> {
  const paper = paperOf(message) === null ? null : await ownerPapers.find(files, message.id)
  if (paper === null) throw new NoPage()
  return attachment(paper, 'document')
}

const ownerOf = ({ kind, recordId }: PaperMessage): DocumentOwner => ({ kind: kind === 'listing' ? 'property' : 'project', id: recordId })

/**
 * Makes the paper of a message a document of its home, on request or open to all. Doing so again after an undo restores the document.
 * @returns the form's state if rejected; otherwise the document's version, for the undo
 */
export async function storePaperDocument(context: DeskContext, message: PaperMessage, sent: FormData): Promise<FormState | { readonly version: number }> {
  const { store, session, now, files, announce } = context
  const [paper, found] = [paperOf(message), await ownerPapers.find(files, message.id)]
  const typed = { message: message.id }
  const read = found && readHandout(Buffer.from(found.bytes))
  if (paper === null || !read) return { ...freshForm, typed, problem: 'noPaper' }
  const access = documentAccesses.find((each) => each === textOf(sent, 'documentAccess')) ?? 'request'
  const place = message.card?.place ?? message.project?.place
  // A paper names the address.
  if (access === 'open' && (place?.address ?? null) === null) return { ...freshForm, typed, problem: 'hiddenAddress' }
  const db = store.primary
  const owner = ownerOf(message)
  const documents = await listDeskDocuments(db, owner)
  const known = documents.find(({ key }) => key === message.id)
  if (known !== undefined && known.removedAt === null) return { ...freshForm, typed, problem: 'paperTaken' }
  if (documents.filter(({ removedAt }) => removedAt === null).length >= maxDocuments) return { ...freshForm, typed, problem: 'tooMany' }
  const kind = documentKinds.find((each) => each === paper) ?? 'other'
  const file = await keepDocumentFile(files, read.bytes, read.type)
  const added = { key: message.id, file, type: read.type, size: read.bytes.byteLength, digest: createHash('sha256').update(read.bytes).digest('hex') }
  const name = byLocale((locale) => translator(locale)(`owner.paper.${paper}`))
  const act = { action: 'upload', object: 'document', objectId: documentId(owner, message.id), fields: [kind, access] } as const
  const isChanged = known !== undefined && known.access !== access
  const [changed] = await db.batch([
    known === undefined ? addDocument(db, owner, { ...added, name, kind, access, languages: null }, now) : setDocumentRemoved(db, owner, known, false, now),
    recordAct(db, session.member, act, now, didChange),
    ...(isChanged ? [changeDocument(db, owner, { ...known, version: known.version + 1 }, { ...known, access }, now)] : []),
    raisingContent(db),
  ])
  if (changed.length === 0) return { ...freshForm, typed, problem: 'paperTaken' }
  await announce()
  return { version: (known?.version ?? 0) + (isChanged ? 2 : 1) }
}

/** Undoes it, unless the document was changed since. @returns whether it did */
export async function removePaperDocument({ store, session, now, announce }: DeskContext, message: PaperMessage, version: number): Promise<boolean> {
  const db = store.primary
  const owner = ownerOf(message)
  const known = (await listDeskDocuments(db, owner)).find(({ key, removedAt }) => key === message.id && removedAt === null)
  if (known === undefined || known.version !== version) return false
  const act = { action: 'undo', object: 'document', objectId: documentId(owner, message.id), fields: [] } as const
  const [changed] = await db.batch([setDocumentRemoved(db, owner, known, true, now), recordAct(db, session.member, act, now, didChange), raisingContent(db)])
  if (changed.length === 0) return false
  await announce()
  return true
}

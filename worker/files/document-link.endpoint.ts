import type { Context } from 'hono'
import { type Db, openStore } from '#db/client.ts'
import { findDocument, type StoredDocument } from '#db/files/documents.ts'
import { type DocumentOwner, documentsOnFile } from '#db/model/files/document.ts'
import { findProjectWithDocuments } from '#db/projects/projects.ts'
import { deadLinkPath, type WhyDead } from '#ui/files/dead-link.present.ts'
import { documentExtension, documentFileName } from '#ui/files/documents.present.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { readDocumentFile } from '#worker/files/document-files.ts'
import { sealedName } from '#worker/signing/links.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import { preferredLocale } from '#worker/site/languages/redirects.ts'
import { attachment } from '#worker/site/pages/answers.ts'
import { refusalFor } from '#worker/site/requests/require-token.ts'

type Request = Context<{ Bindings: Env }>

/** Responds with the page at a path (internal rewrite). */
export type ShowPage = (context: Request, path: string, method?: string) => Response | Promise<Response>

/** Whether the client is a browser, which gets HTML; programs with a token get JSON. */
export function isVisitor({ req }: Request): boolean {
  return req.method === 'GET' && req.header('Authorization') === undefined && (req.header('Accept')?.includes('text/html') ?? false)
}

/** Serves a document for a valid sealed link or token, or a page that explains why the link is invalid. */
export async function answerDocument(context: Request, owner: DocumentOwner, key: string, showPage: ShowPage): Promise<Response> {
  if (context.req.header('Authorization') !== undefined) {
    return (await refusalFor('content', context)) ?? (await fetchDocument(context, owner, key, 'agency')) ?? context.json({ error: 'no such document' }, 404)
  }
  const why = await deadBecause(context, owner, key)
  const file = await fetchDocument(context, owner, key, why === null ? 'holder' : 'anyone')
  return file ?? showPage(context, deadLinkPath({ why: why ?? 'gone', owner }, await preferredLocale(context)))
}

/** Why a link does not work; null if it does. */
async function deadBecause(context: Request, owner: DocumentOwner, key: string): Promise<WhyDead | null> {
  const { signing } = settingsOf(context.env)
  const works = (at: Date | null) => isSealedLink(signing, 'documents', sealedName(owner, key), context.req.query(), at)
  if (!(await works(null))) return 'changed'
  return (await works(new Date())) ? null : 'expired'
}

/** @param by the agency, the holder of a valid link, or anyone */
async function fetchDocument(context: Request, owner: DocumentOwner, key: string, by: 'agency' | 'holder' | 'anyone'): Promise<Response | null> {
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  const found = await findDocument(db, owner, key)
  if (found === null) return null
  const isAllowed = by === 'agency' || ((by === 'holder' ? found.isOpen : found.isForAll) && (await isNamed(db, owner, key)))
  if (!isAllowed) return null
  const bytes = await readDocumentFile(context.env.FILES, found.document.file)
  return bytes && (await answerFile(found.document, bytes, context))
}

/** A project's document may name a unit that has been held back since the link was created. */
async function isNamed(db: Db, { kind, id }: DocumentOwner, key: string): Promise<boolean> {
  if (kind === 'property') return true
  const found = await findProjectWithDocuments(db, id)
  return found !== null && documentsOnFile(found.project, found.documents).some((document) => document.key === key)
}

async function answerFile(document: StoredDocument, bytes: ArrayBuffer, context: Request): Promise<Response> {
  const name = documentFileName(document, await preferredLocale(context))
  return attachment({ bytes, type: document.type, name }, `document.${documentExtension(document.type)}`)
}

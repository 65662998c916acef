import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Db, openStore } from '#db/client.ts'
import { findDocumentOwner, keepDocument, removeDocument, type StoredDocument } from '#db/files/documents.ts'
import { type DocumentOwner, maxApiDocumentMegabytes, maxDocuments } from '#db/model/files/document.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { locales } from '#messages/locales.ts'
import { deadLinkPath } from '#ui/files/dead-link.present.ts'
import type { Env } from '#worker/env.ts'
import { secretCut } from '#worker/feeds/hidden/hide-secret.ts'
import { keepText, unlessCut } from '#worker/feeds/hidden/street/hide-street.ts'
import { unchangedText } from '#worker/feeds/values/text.ts'
import { keepDocumentFile, readHandout, removeDocumentFiles } from '#worker/files/document-files.ts'
import { answerDocument, isVisitor, type ShowPage } from '#worker/files/document-link.endpoint.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { preferredLocale } from '#worker/site/languages/redirects.ts'
import { drainBody } from '#worker/site/requests/read-body.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

const largest = maxApiDocumentMegabytes * 1024 * 1024

type Site = { Bindings: Env }

const owned = '/:kind{property|project}/:id{[1-9][0-9]{0,14}}'
const one = `${owned}/:key{[A-Za-z0-9][A-Za-z0-9._-]{0,39}}` as const

/**
 * Mounted at /documents: files that are handed out on request. A token uploads, lists and removes them; a sealed link from a mail fetches
 * one while it is valid.
 */
export function documentFiles(showPage: ShowPage): Hono<Site> {
  const app = new Hono<Site>()

  app.get(one, (context) => answerDocument(context, ownerOf(context), context.req.param('key'), showPage))

  // A truncated link opened in a browser gets a page; programs get the 401 of the token.
  app.use(async (context, next) =>
    isVisitor(context) ? showPage(context, deadLinkPath({ why: 'changed', owner: null }, await preferredLocale(context))) : next(),
  )

  app.use(requireScope('content'))

  app.get(owned, async (context) => {
    const known = await findDocumentOwner(dbOf(context), ownerOf(context))
    if (!known) return refuse(context, 404, unknownOwner(ownerOf(context)))
    const there = new Set(known.documents.map(({ key }) => key))
    return context.json({
      documents: known.documents.filter(({ origin }) => origin !== 'desk').map(described),
      missing: known.named.filter(({ id }) => !there.has(id)),
    })
  })

  app.put(one, bodyLimit({ maxSize: largest, onError: tooLarge }), (context) => put(context, ownerOf(context), context.req.param('key')))

  app.delete(one, async (context) => {
    const removed = await removeDocument(dbOf(context), ownerOf(context), context.req.param('key'))
    if (removed === null) {
      await announceChanges(context.env)
      return refuse(context, 404, 'no such document')
    }
    await announceChanges(context.env)
    await removeDocumentFiles(context.env.FILES, [removed])
    return context.body(null, 204)
  })

  return app
}

/** Stores or replaces a document. Idempotent. Writes the bytes before the row; a nightly job deletes orphans of failed calls. */
async function put(context: Context<Site>, owner: DocumentOwner, key: string): Promise<Response> {
  const words = readDocumentQuery(new URL(context.req.url).searchParams)
  if (typeof words === 'string') return refuse(context, 400, words)
  const sent = Buffer.from(await context.req.arrayBuffer())
  if (sent.length === 0) return refuse(context, 400, 'the body is empty')
  const read = readHandout(sent)
  if (read === null) return refuse(context, 415, 'a document is a PDF, a JPEG or a PNG')
  const { bytes, type } = read

  const known = await findDocumentOwner(dbOf(context), owner)
  if (!known) return refuse(context, 404, unknownOwner(owner))
  const before = known.documents.find((document) => document.key === key)
  const name = (before?.namedHere ? null : words.name) ?? before?.name ?? known.named.find(({ id }) => id === key)?.name
  if (!name) return refuse(context, 400, 'a name is needed: ?name=… or ?nl=…&fr=…&en=…&de=…')
  if (before?.origin === 'desk') return refuse(context, 409, 'a document with this key was added at the desk')
  const cut = known.secret === null ? keepText : secretCut(known.secret, known.place)
  if (unchangedText(name, cut) === null) return refuse(context, 400, 'the name tells the address, which is not published')
  if (unlessCut(key, cut) === null) return refuse(context, 400, 'the key tells the address, which is not published')
  if (!before && known.documents.length >= maxDocuments) return refuse(context, 409, `a ${owner.kind} has ${maxDocuments} documents at most`)

  const position = (before?.placedHere ? null : words.position) ?? before?.position ?? Math.max(0, ...known.documents.map((document) => document.position)) + 1
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')
  const document = { key, name, type, size: bytes.length, position, digest }
  if (before && isSame(before, document)) {
    await announceChanges(context.env)
    return context.json({ ...described(before), changed: false })
  }
  const file = before?.digest === digest ? before.file : await keepDocumentFile(context.env.FILES, bytes, type)
  await keepDocument(dbOf(context), owner, { ...document, file }, new Date().toISOString())
  await announceChanges(context.env)
  return context.json({ ...described(document), changed: true }, before ? 200 : 201)
}

type Described = Omit<StoredDocument, 'file'>

function described({ key, name, type, size, position }: Described): Omit<Described, 'digest'> {
  return { key, name, type, size, position }
}

function isSame(one: Described, other: Described): boolean {
  return one.digest === other.digest && JSON.stringify(described(one)) === JSON.stringify(described(other))
}

function ownerOf(context: Context<Site, `${typeof owned}`>): DocumentOwner {
  return { kind: context.req.param('kind') === 'project' ? 'project' : 'property', id: Number(context.req.param('id')) }
}

function unknownOwner({ kind, id }: DocumentOwner): string {
  return `no ${kind} ${id} in the stock`
}

function dbOf(context: Context<Site>): Db {
  return openStore(context.env.DB, context.env.LISTINGS).db
}

async function tooLarge(context: Context<Site>): Promise<Response> {
  await drainBody(context.req.raw, 4 * largest)
  return refuse(context, 413, `the document is over ${maxApiDocumentMegabytes} MB`)
}

function refuse(context: Context<Site>, status: 400 | 404 | 409 | 413 | 415, error: string): Response {
  return context.json({ error }, status)
}

const maxNameLength = 120
/** Control characters, line ends and bidirectional marks. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

interface DocumentQuery {
  /** Null if the query has none. */
  readonly name: LocalizedText | null
  readonly position: number | null
}

/** Reads a document's name by language, or in all of them (`name`), and its position from the query. @returns an error message if invalid */
function readDocumentQuery(query: URLSearchParams): DocumentQuery | string {
  const name: { -readonly [Key in keyof LocalizedText]: string } = {}
  for (const [parameter, key] of [['name', 'any'], ...locales.map((locale) => [locale, locale] as const)] as const) {
    const text = query.get(parameter)?.trim() ?? ''
    if (text.length > maxNameLength) return `${parameter}: a name has ${maxNameLength} characters at most`
    if (unfit.test(text) || !text.isWellFormed()) return `${parameter}: a name is one line of text`
    if (text !== '') name[key] = text
  }
  const position = query.get('position')
  if (position !== null && !/^\d{1,4}$/.test(position)) return 'position: a number from 0 to 9999'
  return { name: Object.keys(name).length === 0 ? null : name, position: position === null ? null : Number(position) }
}

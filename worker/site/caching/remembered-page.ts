import type { KVNamespace } from '@cloudflare/workers-types'
import { type ByteBoundedMap, createByteBoundedMap } from '#db/model/site/byte-bounded-map.ts'
import type { Versions } from '#db/model/site/versions.ts'
import type { Markup } from '#ui/site/markup-cache.ts'
import { escapeAttribute, type HtmlInPieces, pieceMark } from '#ui/site/piece.tsx'
import { matchesTag } from '#worker/site/caching/cache-policy.ts'
import { queryIn } from '#worker/site/caching/page-address.ts'

/** What a page was rendered from; the page is current as long as this is unchanged. */
interface Basis extends Versions {
  /** UTC date: cards say what is new, and when a home becomes available. */
  readonly day: string
}

/** A rendered public page. */
export interface RememberedPage {
  readonly basis: Basis
  readonly headers: Headers
  readonly tag: string
  /** When it was last known to be current, in epoch milliseconds; updated by each hit. */
  readonly confirmed: { at: number }
  /** The page without what is inserted. */
  readonly own: Uint8Array<ArrayBuffer>
  readonly insertions: readonly Insertion[]
}

/** What stands at an offset in a page's own bytes: bytes that it shares with other pages, or the query of the request (null). */
interface Insertion {
  readonly at: number
  readonly bytes: Uint8Array | null
}

/** Public pages by address, and the bodies last sent, ready to be sent again. */
export interface PageMemory {
  readonly pages: ByteBoundedMap<RememberedPage>
  /** By tag and query. */
  readonly sent: ByteBoundedMap<Uint8Array<ArrayBuffer>>
}

/** Of the limit of a page memory: a body is twice as large as what a page has of its own, and putting it together costs half as much as sending it. */
const sentShare = 1 / 4

const memories = new WeakMap<KVNamespace, PageMemory>()

/** The page memory of this isolate. @param limit bytes, set by the first call; 0 disables it */
export function pageMemoryOf(kv: KVNamespace, limit: number): PageMemory {
  const known = memories.get(kv)
  if (known) return known
  const memory: PageMemory = { pages: createByteBoundedMap(limit * (1 - sentShare)), sent: createByteBoundedMap(limit * sentShare) }
  memories.set(kv, memory)
  return memory
}

/** Bytes per entry besides its own: headers, offsets, bookkeeping. */
const overhead = 2_000

export function remember(memory: PageMemory, address: string, page: RememberedPage): void {
  memory.pages.set(address, page, address.length * 2 + page.own.byteLength + overhead)
}

/** Placeholder for the URL's query while a page is rendered. Random per isolate, so that no text of a visitor or feed can contain it. */
export function echoMarker(): string {
  marker ??= `?${crypto.randomUUID()}`
  return marker
}
let marker: string | undefined

const encoder = new TextEncoder()

/** Builds a page from HTML with `echoMarker()` in place of the query. The ETag is a hash of everything but the query. */
export async function rememberedPage(rendered: HtmlInPieces, basis: Basis, headers: Headers): Promise<RememberedPage> {
  const { own, insertions, hash } = assembled(rendered)
  const tag = `W/"${await hash}"`
  headers.set('ETag', tag)
  return { basis, headers, tag, confirmed: { at: Date.now() }, own, insertions }
}

/** UTF-8 takes at most three bytes for a UTF-16 code unit. */
const maxBytesPerCharacter = 3
/** Bytes that a piece adds to the hashed text: its offset and its own hash. */
const maxHashedPiece = 50

let shared = new Uint8Array(0)

/** The bytes of a page with its own pieces in place, what else is to be inserted, and the hash of all but the query. */
function assembled({ html, pieces }: HtmlInPieces) {
  const room = html.length * maxBytesPerCharacter + pieces.length * maxHashedPiece
  if (shared.byteLength < room) shared = new Uint8Array(room)
  const marks = marksIn(html, pieces)
  const { ends, written } = encodeAround(html, marks)
  const copied = (piece: Markup | null) => (piece === null || piece.isShared ? null : piece.bytes())
  const own = new Uint8Array(written + marks.reduce((sum, { piece }) => sum + (copied(piece)?.byteLength ?? 0), 0))
  const insertions: Insertion[] = []
  let [from, to] = [0, 0]
  for (const [index, { piece }] of marks.entries()) {
    const end = ends[index] ?? written
    own.set(shared.subarray(from, end), to)
    to += end - from
    from = end
    const bytes = copied(piece)
    if (bytes === null) insertions.push({ at: to, bytes: piece?.bytes() ?? null })
    else {
      own.set(bytes, to)
      to += bytes.byteLength
    }
  }
  own.set(shared.subarray(from, written), to)
  return { own, insertions, hash: hashOf(marks, ends, written) }
}

/** Encodes the text between the marks into the shared buffer. @returns the offset of each mark, and the end */
function encodeAround(html: string, marks: readonly Mark[]) {
  const ends: number[] = []
  let [from, written] = [0, 0]
  for (const { at, length } of marks) {
    written += encoder.encodeInto(html.slice(from, at), shared.subarray(written)).written
    ends.push(written)
    from = at + length
  }
  written += encoder.encodeInto(html.slice(from), shared.subarray(written)).written
  return { ends, written }
}

/** A 96-bit hash of the text in the shared buffer and the offsets and hashes of the pieces; enough to distinguish two states of a page. */
async function hashOf(marks: readonly Mark[], ends: readonly number[], written: number): Promise<string> {
  const places = marks.map(({ piece }, index) => (piece === null ? '' : `${ends[index]}:${piece.hash()};`)).join('')
  const { written: more } = encoder.encodeInto(places, shared.subarray(written))
  const hash = new DataView(await crypto.subtle.digest('SHA-1', shared.subarray(0, written + more)))
  return [0, 4, 8].map((at) => hash.getUint32(at).toString(36)).join('-')
}

interface Mark {
  readonly at: number
  readonly length: number
  /** The piece at the mark; null for the query. */
  readonly piece: Markup | null
}

/** The marks in a page, in order. */
function marksIn(html: string, pieces: readonly Markup[]): readonly Mark[] {
  const echo = echoMarker()
  const marks: Mark[] = []
  for (let at = html.indexOf(echo); at !== -1; at = html.indexOf(echo, at + echo.length)) marks.push({ at, length: echo.length, piece: null })
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    const mark = pieceMark(index)
    from = html.indexOf(mark, from)
    if (from === -1) throw new Error('A piece is missing from its page')
    marks.push({ at: from, length: mark.length, piece })
    from += mark.length
  }
  return marks.sort((one, other) => one.at - other.at)
}

/** Responds to a GET or HEAD with this page. @param memory where its body is put for the next request; null if the page is not remembered */
export function answerRemembered(page: RememberedPage, { headers }: Request, address: string, memory: PageMemory | null): Response {
  if (matchesTag(headers.get('If-None-Match'), page.tag)) return new Response(null, { status: 304, headers: page.headers })
  // For HEAD the runtime drops the body and sets Content-Length.
  return new Response(readyBody(page, queryIn(address), memory), { headers: page.headers })
}

function readyBody(page: RememberedPage, query: string, memory: PageMemory | null): Uint8Array<ArrayBuffer> {
  const key = page.tag + query
  const known = memory?.sent.get(key)
  if (known) return known
  const body = bodyFor(page, query)
  if (body !== page.own) memory?.sent.set(key, body, body.byteLength + overhead)
  return body
}

/** Whether nothing that the page was rendered from has changed. */
export function isCurrent({ basis }: RememberedPage, { stock, agency, content }: Versions, day: string): boolean {
  return basis.stock === stock && basis.agency === agency && basis.content === content && basis.day === day
}

/** The page with this query. A URL is ASCII, so its characters are bytes. */
export function bodyFor({ own, insertions }: RememberedPage, query: string): Uint8Array<ArrayBuffer> {
  const echo = encoder.encode(escapeAttribute(query))
  const inserted = insertions.reduce((sum, { bytes }) => sum + (bytes ?? echo).byteLength, 0)
  if (inserted === 0) return own
  const whole = new Uint8Array(own.byteLength + inserted)
  let [from, to] = [0, 0]
  for (const { at, bytes } of insertions) {
    whole.set(own.subarray(from, at), to)
    whole.set(bytes ?? echo, to + at - from)
    to += at - from + (bytes ?? echo).byteLength
    from = at
  }
  whole.set(own.subarray(from), to)
  return whole
}

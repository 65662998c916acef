import type { Versions } from '#db/model/versions.ts'
import { matchesTag } from '#worker/http/etag.ts'
import { queryIn } from '#worker/http/page-address.ts'
import type { Basis, RememberedPage } from '#worker/http/page-memory.ts'

/** Stands for the query of the address while a page is rendered. It differs by isolate, so that no text of a visitor or a feed can hold it. */
export function echoMarker(): string {
  marker ??= `?${crypto.randomUUID()}`
  return marker
}
let marker: string | undefined

const encoder = new TextEncoder()

/** Makes a page of HTML in which `echoMarker()` stands for the query. Its ETag is a hash of everything but that query. */
export async function rememberedPage(html: string, query: string, basis: Basis, headers: Headers): Promise<RememberedPage> {
  const marker = echoMarker()
  const plain = replaced(encoder.encode(html), markersIn(html, marker), marker.length, '')
  const tag = `W/"${await hashOf(plain.bytes)}"`
  headers.set('ETag', tag)
  const { bytes: body, offsets: echoedAt } = query === '' ? plain : replaced(plain.bytes, plain.offsets, 0, query)
  return { basis, headers, tag, confirmed: { at: Date.now() }, body, query, echoedAt }
}

/** The offsets of a marker in the bytes of a text. It is within the first few kilobytes, so little has to be encoded. */
function markersIn(text: string, marker: string): readonly number[] {
  const offsets: number[] = []
  let [from, bytes] = [0, 0]
  for (let at = text.indexOf(marker); at !== -1; at = text.indexOf(marker, at + marker.length)) {
    bytes += encoder.encode(text.slice(from, at)).byteLength
    offsets.push(bytes)
    from = at
  }
  return offsets
}

/** Answers a GET or HEAD for an address that shows this page. */
export function answerRemembered(page: RememberedPage, { headers }: Request, address: string): Response {
  if (matchesTag(headers.get('If-None-Match'), page.tag)) return new Response(null, { status: 304, headers: page.headers })
  // The runtime leaves the body out of an answer to HEAD, and states its length.
  return new Response(bodyFor(page, queryIn(address)), { headers: page.headers })
}

/** Whether nothing has changed that the page was rendered from. */
export function isCurrent({ basis }: RememberedPage, { stock, agency, content }: Versions, day: string): boolean {
  return basis.stock === stock && basis.agency === agency && basis.content === content && basis.day === day
}

/** The page with its query replaced by this one. */
export function bodyFor({ body, query: own, echoedAt }: RememberedPage, query: string): Uint8Array<ArrayBuffer> {
  return query === own ? body : replaced(body, echoedAt, escaped(own).length, query).bytes
}

/** Replaces a number of bytes at each offset with a query. A URL is ASCII, so its characters are bytes. */
function replaced(bytes: Uint8Array<ArrayBuffer>, offsets: readonly number[], length: number, query: string) {
  const echo = encoder.encode(escaped(query))
  const whole = new Uint8Array(bytes.byteLength + offsets.length * (echo.byteLength - length))
  const starts: number[] = []
  let [from, to] = [0, 0]
  for (const offset of offsets) {
    whole.set(bytes.subarray(from, offset), to)
    to += offset - from
    starts.push(to)
    whole.set(echo, to)
    to += echo.byteLength
    from = offset + length
  }
  whole.set(bytes.subarray(from), to)
  return { bytes: whole, offsets: starts }
}

/** A URL's query as an attribute holds it: the URL parser has encoded quotes and angle brackets already. */
function escaped(query: string): string {
  return query.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
}

/** 96 bits: enough to tell two states of a page apart. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new DataView(await crypto.subtle.digest('SHA-1', bytes))
  return [0, 4, 8].map((at) => hash.getUint32(at).toString(36)).join('-')
}

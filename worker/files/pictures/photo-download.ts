import { isPhotoHost, type PhotoHosts } from '#worker/feeds/photo-hosts.ts'

/** A stored picture. */
export interface Picture {
  readonly bytes: ArrayBuffer
  readonly type: string
}

const maxBytes = 25 * 1024 * 1024
const maxRedirects = 3
const maxDuration = 8_000 // ms, redirects and body included

/**
 * Fetches a photograph from an allowed host; null if that fails, takes longer than 8 s, or does not return an image of at most 25 MB. Every redirect is
 * checked like the first URL, against SSRF.
 * @param origin this site's, named in the request: content networks refuse requests that do not say who asks
 */
export async function downloadPhoto(address: string, hosts: PhotoHosts, origin: string): Promise<Picture | null> {
  const signal = AbortSignal.timeout(maxDuration)
  const headers = { Accept: 'image/*', 'User-Agent': userAgent(origin) }
  try {
    let url = secured(hosts, URL.parse(address))
    for (let redirects = 0; url !== null && isPhotoHost(hosts, url) && redirects <= maxRedirects; redirects += 1) {
      const answer = await fetch(url, { signal, redirect: 'manual', headers })
      if (answer.status < 300 || answer.status > 399) return await readPicture(answer)
      await answer.body?.cancel()
      url = secured(hosts, URL.parse(answer.headers.get('Location') ?? '', url))
    }
    return null
  } catch {
    return null
  }
}

/** Whether a picture's host is allowed, which a manager can change at any time. */
export function isFetchable(address: string, hosts: PhotoHosts): boolean {
  const url = secured(hosts, URL.parse(address))
  return url !== null && isPhotoHost(hosts, url)
}

/** Feeds often still have the http address of a host that has spoken https for years. */
function secured(hosts: PhotoHosts, url: URL | null): URL | null {
  if (url?.protocol === 'http:' && !isPhotoHost(hosts, url)) url.protocol = 'https:'
  return url
}

async function readPicture(answer: Response): Promise<Picture | null> {
  const type = answer.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isUsable = answer.ok && Number(answer.headers.get('Content-Length') ?? 0) <= maxBytes
  if (!isUsable || answer.body === null) {
    await answer.body?.cancel()
    return null
  }
  const bytes = await readAtMost(answer.body, maxBytes)
  if (bytes === null || bytes.byteLength === 0) return null
  const recognised = photoType(new Uint8Array(bytes)) ?? (type.startsWith('image/') ? type : null)
  return recognised === null ? null : { bytes, type: recognised }
}

/** Reads a body up to a number of bytes; null if it is longer. */
async function readAtMost(body: ReadableStream<Uint8Array>, max: number): Promise<ArrayBuffer | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > max) {
      await reader.cancel()
      return null
    }
    pieces.push(next.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return bytes.buffer
}

/**
 * The media type of a photograph, by its first bytes: an object store often sends none, or `application/octet-stream`. Null for anything else. A drawing
 * (SVG) has no such mark and must be declared.
 */
function photoType(bytes: Uint8Array): string | null {
  const mark = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('hex')
  return marks.find(([pattern]) => pattern.test(mark))?.[1] ?? null
}

/** In hexadecimal digits. The brands of AVIF and HEIC stand behind 'ftyp' (ISO 14496-12, 4.3). */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^ffd8ff/, 'image/jpeg'],
  [/^89504e470d0a1a0a/, 'image/png'],
  [/^52494646.{8}57454250/, 'image/webp'],
  [/^474946383[79]61/, 'image/gif'],
  [/^.{8}66747970617669(?:66|73)/, 'image/avif'],
  [/^.{8}66747970(?:68656963|68656978|68657663|6865696d|68656973|6d696631|6d736631)/, 'image/heic'],
  [/^(?:49492a00|4d4d002a)/, 'image/tiff'],
  [/^424d/, 'image/bmp'],
]

/** How this site names itself where it asks others: with its address, so that they know whom to tell. */
function userAgent(origin: string): string {
  return `Perron (+${origin})`
}

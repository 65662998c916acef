import type { PhotoHosts } from '#worker/feeds/photo-hosts.ts'
import { isPhotoHost } from '#worker/feeds/photo-hosts.ts'
import { userAgent } from '#worker/site/user-agent.ts'
import { photoType } from './photo-type.ts'

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

import type { PhotoHosts } from '#worker/photo-hosts.ts'
import { isPhotoHost } from '#worker/photo-hosts.ts'

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
 */
export async function downloadPhoto(address: string, hosts: PhotoHosts): Promise<Picture | null> {
  const signal = AbortSignal.timeout(maxDuration)
  try {
    let url = URL.parse(address)
    for (let redirects = 0; url !== null && isPhotoHost(hosts, url) && redirects <= maxRedirects; redirects += 1) {
      const answer = await fetch(url, { signal, redirect: 'manual', headers: { Accept: 'image/*' } })
      if (answer.status < 300 || answer.status > 399) return await readPicture(answer)
      await answer.body?.cancel()
      url = URL.parse(answer.headers.get('Location') ?? '', url)
    }
    return null
  } catch {
    return null
  }
}

async function readPicture(answer: Response): Promise<Picture | null> {
  const type = answer.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isUsable = answer.ok && type.startsWith('image/') && Number(answer.headers.get('Content-Length') ?? 0) <= maxBytes
  if (!isUsable || answer.body === null) {
    await answer.body?.cancel()
    return null
  }
  const bytes = await readAtMost(answer.body, maxBytes)
  return bytes === null || bytes.byteLength === 0 ? null : { bytes, type }
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

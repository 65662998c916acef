import type { R2Bucket } from '@cloudflare/workers-types'
import type { Photo } from '#db/model/listing.ts'
import type { Env, ImageTransformer } from '#worker/env.ts'

export type PhotoFormat = 'image/avif' | 'image/webp' | 'image/jpeg'

export interface Picture {
  readonly bytes: ArrayBuffer
  readonly type: string
}

const largest = 25 * 1024 * 1024
const patience = 8_000
const silentFor = 5 * 60_000
const maxSilent = 1_000

/** URLs that recently failed: not fetched again for each visitor. */
const silent = new Map<string, number>()

/** The CRM's original, fetched once and then kept in R2; null when the CRM returns no image. */
export async function originalOf(files: R2Bucket, photo: Photo): Promise<Picture | null> {
  const name = `photos/${await fingerprint(photo.url)}/original`
  return (await kept(files, name)) ?? keep(files, name, await fetchPicture(photo.url))
}

/** The photograph in one of our widths and formats, resized once and then kept in R2. Null when it is not an image or there is no Images binding: the original is never served, since its Exif data may contain a location. */
export async function resizedOf(env: Env, photo: Photo, width: number, format: PhotoFormat): Promise<Picture | null> {
  const name = `photos/${await fingerprint(photo.url)}/${width}.${format.slice('image/'.length)}`
  const known = await kept(env.FILES, name)
  if (known) return known
  const original = await originalOf(env.FILES, photo)
  if (!original || !env.IMAGES) return null
  return keep(env.FILES, name, await redrawn(env.IMAGES, original.bytes, width, format))
}

async function kept(files: R2Bucket, name: string): Promise<Picture | null> {
  const file = await files.get(name)
  return file && { bytes: await file.arrayBuffer(), type: file.httpMetadata?.contentType ?? 'application/octet-stream' }
}

async function keep(files: R2Bucket, name: string, picture: Picture | null): Promise<Picture | null> {
  if (picture) await files.put(name, picture.bytes, { httpMetadata: { contentType: picture.type } })
  return picture
}

/**
 * Re-encodes an image in a width and format, which drops its metadata. Null when it is not an image.
 * @param turn clockwise rotation in degrees, applied first
 */
export async function redrawn(images: ImageTransformer, bytes: ArrayBuffer, width: number, format: PhotoFormat, turn: 0 | 90 | 180 | 270 = 0) {
  try {
    const picture = images.input(new Blob([bytes]).stream())
    const upright = turn === 0 ? picture : picture.transform({ rotate: turn })
    const result = await upright.transform({ width, fit: 'scale-down' }).output({ format, quality: format === 'image/avif' ? 50 : 72, anim: false })
    return { bytes: await result.response().arrayBuffer(), type: format }
  } catch {
    return null
  }
}

async function fetchPicture(url: string): Promise<Picture | null> {
  if (!/^https?:\/\//i.test(url) || (silent.get(url) ?? 0) > Date.now()) return null
  const picture = await download(url)
  if (!picture) {
    if (silent.size >= maxSilent) silent.clear()
    silent.set(url, Date.now() + silentFor)
  }
  return picture
}

async function download(url: string): Promise<Picture | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience), headers: { Accept: 'image/*' } }).catch(() => null)
  const type = answer?.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!answer?.ok || !type.startsWith('image/')) return null
  const bytes = await answer.arrayBuffer().catch(() => null)
  return bytes && bytes.byteLength > 0 && bytes.byteLength <= largest ? { bytes, type } : null
}

async function fingerprint(url: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(url)))
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

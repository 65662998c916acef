import type { R2Bucket } from '@cloudflare/workers-types'
import type { Store } from '#db/client.ts'
import { notePhotoSize } from '#db/listings/photo-sizes.ts'
import { photoQuality } from '#db/model/files/image.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import { hour, minute } from '#db/model/site/durations.ts'
import { type InFlight, shareInFlight } from '#db/site/in-flight.ts'
import type { Env, ImageTransformer, Settings } from '#worker/env.ts'
import { cleanFile } from './clean-picture.ts'
import { downloadPhoto, isFetchable, type Picture } from './photo-download.ts'
import { readPictureHeader } from './picture-header.ts'

/** Size in pixels; if a height is given, the picture is cropped to fill the frame. */
export interface PhotoSize {
  readonly width: number
  readonly height?: number
}

export type PhotoFormat = 'image/avif' | 'image/webp' | 'image/jpeg'

/** The bindings for reading and resizing photographs; storing the result in R2 and noting a true size are deferred. */
interface Studio extends Pick<Env, 'FILES' | 'IMAGES' | 'ASSETS'>, Pick<Store, 'db' | 'defer'> {}

/** The hosts that photographs may be fetched from, and the site that asks. */
type Fetching = Pick<Settings, 'photos' | 'origin'>

const drawing = 'image/svg+xml'
const ownFolder = '/pictures/'
const silentFor = 5 * minute
const maxSilent = 1_000
/** Limit of the Images binding. */
const maxPixels = 100_000_000
const timeout = 10_000

/** Negative cache of URLs that recently failed. */
const silent = new Map<string, number>()
const downloads = new WeakMap<R2Bucket, InFlight<string, Picture | null>>()

/** The CRM's drawing (SVG), unchanged; null for any other picture, whose Exif data may contain a location. */
export async function drawingOf(files: R2Bucket, photo: Photo, fetching: Fetching): Promise<Picture | null> {
  const original = await originalOf(files, photo, fetching)
  return original?.type === drawing ? original : null
}

/** The photograph in one of our sizes and formats, resized once and cached in R2. Null if it is not an image or without an Images binding: the original is never served. */
export async function resizedOf(
  { FILES, IMAGES, ASSETS, db, defer }: Studio,
  photo: Photo,
  fetching: Fetching,
  size: PhotoSize,
  format: PhotoFormat,
): Promise<Picture | null> {
  const name = `${await photoFolder(photo)}/${sizeName(size)}.${format.slice('image/'.length)}`
  const known = await findStored(FILES, name)
  if (known) return known
  const original = photo.url.startsWith(ownFolder) ? await ownPicture(ASSETS, photo.url) : await originalOf(FILES, photo, fetching)
  if (!original || original.type === drawing || !IMAGES) return null
  const header = readPictureHeader(Buffer.from(original.bytes))
  const isTooLarge = header !== null && header.shape.width * header.shape.height > maxPixels
  const resized = isTooLarge ? null : await redrawn(IMAGES, original.bytes, size, format)
  if (resized) {
    defer(keep(FILES, name, resized))
    if (header) defer(notePhotoSize(db, photo, header.shape))
    return resized
  }
  // A valid header suggests a transient failure of the service, so retry sooner.
  await noteUndecodable(FILES, photo, header === null || isTooLarge ? 7 * 24 * hour : hour)
  return null
}

function sizeName({ width, height }: PhotoSize): string {
  return height === undefined ? String(width) : `${width}x${height}`
}

/** A picture deployed with the site; null if unknown. */
async function ownPicture(assets: Env['ASSETS'], path: string): Promise<Picture | null> {
  const answer = await assets?.fetch(new URL(path, 'https://assets.local').href)
  return answer?.ok ? { bytes: await answer.arrayBuffer(), type: answer.headers.get('Content-Type') ?? '' } : null
}

/** The CRM's original, fetched once and cached in R2; null if the CRM returns no image or an undecodable one. */
async function originalOf(files: R2Bucket, photo: Photo, fetching: Fetching): Promise<Picture | null> {
  const name = `${await photoFolder(photo)}/original`
  const file = await files.get(name)
  const retryAt = file?.customMetadata?.retryAt
  if (retryAt !== undefined && Date.parse(retryAt) > Date.now()) return null
  if (file && retryAt === undefined) return { bytes: await file.arrayBuffer(), type: file.httpMetadata?.contentType ?? '' }
  const underWay = downloads.get(files) ?? new Map()
  downloads.set(files, underWay)
  return shareInFlight(underWay, name, async () => keep(files, name, await fetchPicture(photo.url, fetching)), timeout)
}

/** Negative-caches an original that cannot be decoded: it is fetched again after `time`, or at once if its URL changes. */
async function noteUndecodable(files: R2Bucket, photo: Photo, time: number): Promise<void> {
  await files.put(`${await photoFolder(photo)}/original`, '', { customMetadata: { retryAt: new Date(Date.now() + time).toISOString() } })
}

async function findStored(files: R2Bucket, name: string): Promise<Picture | null> {
  const file = await files.get(name)
  return file && { bytes: await file.arrayBuffer(), type: file.httpMetadata?.contentType ?? 'application/octet-stream' }
}

async function keep(files: R2Bucket, name: string, picture: Picture | null): Promise<Picture | null> {
  if (picture) await files.put(name, picture.bytes, { httpMetadata: { contentType: picture.type } })
  return picture
}

/**
 * Re-encodes an image upright in a size and format, without its metadata. Null when it is not an image.
 */
export async function redrawn(images: ImageTransformer, bytes: ArrayBuffer, size: PhotoSize, format: PhotoFormat): Promise<Picture | null> {
  try {
    const picture = images.input(new Blob([bytes]).stream())
    const { width, height } = size
    const fitted = height === undefined ? picture.transform({ width, fit: 'scale-down' }) : picture.transform({ width, height, fit: 'cover' })
    const result = await fitted.output({ format, quality: photoQuality[format], anim: false })
    // The service turns a picture upright, and keeps a copyright notice in JPEGs.
    const clean = cleanFile(await result.response().arrayBuffer())
    return clean && { bytes: clean, type: format }
  } catch {
    return null
  }
}

/** Stores the original of a picture that has no lasting address elsewhere, under its path in records. */
export async function keepOriginal(files: R2Bucket, path: string, picture: Picture): Promise<void> {
  await keep(files, `${await photoFolder({ url: path })}/original`, picture)
}

/** Whether the original of a picture is stored, by its path in records. */
export async function hasOriginal(files: R2Bucket, path: string): Promise<boolean> {
  return (await files.head(`${await photoFolder({ url: path })}/original`)) !== null
}

/** Deletes the originals of uploaded pictures, up to a thousand. Their resized versions become unreachable. */
export async function removeOriginals(files: R2Bucket, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await files.delete(await Promise.all(paths.map(async (path) => `${await photoFolder({ url: path })}/original`)))
}

async function fetchPicture(url: string, { photos, origin }: Fetching): Promise<Picture | null> {
  // Not remembered as silent, so that its pictures are there as soon as the host is allowed.
  if (!isFetchable(url, photos)) return null
  if ((silent.get(url) ?? 0) > Date.now()) return null
  const picture = await downloadPhoto(url, photos, origin)
  if (!picture) {
    if (silent.size >= maxSilent) silent.clear()
    silent.set(url, Date.now() + silentFor)
  }
  return picture
}

/** The folder in R2 of a photograph, by its address. */
export async function photoFolder({ url }: Pick<Photo, 'url'>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(url)))
  return `photos/${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

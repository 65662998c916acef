import type { R2Bucket } from '@cloudflare/workers-types'
import type { PictureShape } from '#db/model/testimonials/testimonial.ts'
import { testimonialWidths } from '#ui/testimonials/testimonial.present.ts'
import type { Env } from '#worker/env.ts'
import { namesBefore, type SentFile } from '#worker/files/sent-files.ts'
import { cleanPicture } from './pictures/clean-picture.ts'
import { redrawn } from './pictures/crm-photos.ts'
import { readPictureHeader } from './pictures/picture-header.ts'

/**
 * Pictures of testimonials: the original is private, under the testimonial's id; pages show a re-encoded WebP stored beside it, `{id}.{width}`.
 */
const folder = 'testimonials/'
const maxAtOnce = 1000
const shownAs = 'image/webp'

/** The bindings for reading and resizing a picture. */
interface DrawingTable extends Pick<Env, 'IMAGES'> {
  readonly FILES: {
    get(name: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>
    put(name: string, bytes: ArrayBuffer, as: { readonly httpMetadata: { readonly contentType: string } }): Promise<unknown>
  }
}

/** Stores the picture of a testimonial. Idempotent. */
export async function keepPicture(files: R2Bucket, id: string, { bytes, type }: Pick<SentFile, 'bytes' | 'type'>): Promise<void> {
  await files.put(folder + id, bytes, { httpMetadata: { contentType: type } })
}

/** The picture of a testimonial in one of our widths, as WebP; null if it does not exist, it cannot be decoded, or there is no Images binding. */
export async function shownPicture({ FILES, IMAGES }: DrawingTable, id: string, shape: PictureShape, width: number) {
  const name = `${folder}${id}.${width}`
  const known = await (await FILES.get(name))?.arrayBuffer()
  if (known) return known.byteLength === 0 ? null : { bytes: known, type: shownAs }
  const sent = IMAGES && (await FILES.get(folder + id))
  if (!sent) return null
  const drawn = await redrawn(IMAGES, withTurn(await sent.arrayBuffer(), shape), { width }, shownAs)
  // An empty file is a negative cache entry: undecodable, do not retry.
  await FILES.put(name, drawn?.bytes ?? new ArrayBuffer(0), { httpMetadata: { contentType: shownAs } })
  return drawn
}

/** The stored bytes have no orientation: it is in the testimonial's row. */
function withTurn(bytes: ArrayBuffer, shape: PictureShape): ArrayBuffer {
  const picture = Buffer.from(bytes)
  const header = readPictureHeader(picture)
  const turned = header && cleanPicture(picture, header.type, shape)
  return turned ? new Uint8Array(turned).buffer : bytes
}

/** Removes the pictures of testimonials. Idempotent. */
export async function removePictures(files: Pick<R2Bucket, 'delete'>, ids: readonly string[]): Promise<void> {
  const names = ids.flatMap((id) => [folder + id, ...testimonialWidths.map((width) => `${folder}${id}.${width}`)])
  for (let from = 0; from < names.length; from += maxAtOnce) await files.delete(names.slice(from, from + maxAtOnce))
}

/** The ids of testimonials whose pictures were stored before a given time, in pages. */
export async function* testimonialsWithPictures(files: R2Bucket, before: Date): AsyncGenerator<readonly string[]> {
  for await (const names of namesBefore(files, folder, before)) yield [...new Set(names.map((name) => name.slice(folder.length).split('.')[0] ?? ''))]
}

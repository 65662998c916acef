import type { R2Bucket } from '@cloudflare/workers-types'
import type { PictureShape } from '#db/model/testimonial.ts'
import { testimonialWidths } from '#ui/presenters/testimonial.ts'
import type { Env } from '#worker/env.ts'
import type { LeadFile } from './lead-files.ts'
import { namesBefore } from './old-files.ts'
import { redrawn } from './photos.ts'

/**
 * Pictures people send with a testimonial: what they sent is private, under the testimonial's id; what is shown is drawn anew from it and
 * kept beside it, `{id}.{width}`.
 */
const folder = 'testimonials/'
const maxAtOnce = 1000
const shownAs = 'image/webp'

/** What drawing a picture anew takes: where it lies, and what draws it. */
interface DrawingTable extends Pick<Env, 'IMAGES'> {
  readonly FILES: {
    get(name: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>
    put(name: string, bytes: ArrayBuffer, as: { readonly httpMetadata: { readonly contentType: string } }): Promise<unknown>
  }
}

/** Keeps the picture of a testimonial; the same one again changes nothing. */
export async function keepPicture(files: R2Bucket, id: string, { bytes, type }: Pick<LeadFile, 'bytes' | 'type'>): Promise<void> {
  await files.put(folder + id, bytes, { httpMetadata: { contentType: type } })
}

/** The picture of a testimonial drawn anew in one of our widths, as WebP; null where there is none, it is no picture after all, or nothing to draw it with. */
export async function shownPicture({ FILES, IMAGES }: DrawingTable, id: string, { turn }: PictureShape, width: number) {
  const name = `${folder}${id}.${width}`
  const known = await FILES.get(name)
  if (known) return { bytes: await known.arrayBuffer(), type: shownAs }
  const sent = IMAGES && (await FILES.get(folder + id))
  const drawn = sent && (await redrawn(IMAGES, await sent.arrayBuffer(), width, shownAs, turn))
  if (drawn) await FILES.put(name, drawn.bytes, { httpMetadata: { contentType: drawn.type } })
  return drawn ?? null
}

/** Removes the pictures of testimonials, those that have one. Safe to repeat. */
export async function removePictures(files: R2Bucket, ids: readonly string[]): Promise<void> {
  const names = ids.flatMap((id) => [folder + id, ...testimonialWidths.map((width) => `${folder}${id}.${width}`)])
  for (let from = 0; from < names.length; from += maxAtOnce) await files.delete(names.slice(from, from + maxAtOnce))
}

/** The testimonials whose pictures were kept before a moment, a page at a time. */
export async function* testimonialsWithPictures(files: R2Bucket, before: Date): AsyncGenerator<readonly string[]> {
  for await (const names of namesBefore(files, folder, before)) yield [...new Set(names.map((name) => name.slice(folder.length).split('.')[0] ?? ''))]
}

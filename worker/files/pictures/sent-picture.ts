import type { R2Bucket } from '@cloudflare/workers-types'
import type { Store } from '#db/client.ts'
import { hour } from '#db/model/site/durations.ts'
import { photoWidths } from '#ui/listings/photos/photo.present.ts'
import type { Env } from '#worker/env.ts'
import { sharedFor } from '#worker/site/caching/public-cache.ts'
import { cleanFile } from './clean-picture.ts'
import { type PhotoFormat, redrawn } from './crm-photos.ts'

/** Names of imported pictures, which are hashes of their bytes. */
const sentPictureName = /^[0-9a-f]{20}\.(?:jpg|png|webp)$/
/** R2 folder of resized versions, generated on request, below the picture's name. */
const sizesFolder = 'sent-sizes/'
const formats: ReadonlyMap<string, PhotoFormat> = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
])

/** An imported picture from its folder in R2, without metadata; null if it does not exist or cannot be read. */
export async function sentPicture(bucket: R2Bucket, folder: string, file: string, caching: string): Promise<Response | null> {
  const object = sentPictureName.test(file) ? await bucket.get(folder + file) : null
  const bytes = object && cleanFile(await object.arrayBuffer())
  if (!bytes) return null
  const headers = { 'Content-Type': object.httpMetadata?.contentType ?? 'application/octet-stream', 'Cache-Control': caching }
  return new Response(bytes, { headers })
}

/** The bindings for reading and resizing a picture; storing the result in R2 is deferred. */
interface Studio extends Pick<Env, 'FILES' | 'IMAGES'>, Pick<Store, 'defer'> {}

/**
 * An uploaded picture in one of the widths and formats of `presentPhoto` ('960.avif'), resized once and cached in R2. Without an Images binding, or if
 * it fails, the original with a lifetime of one hour. Null for an unknown name or size.
 */
export async function resizedSentPicture(
  { FILES, IMAGES, defer }: Studio,
  folder: string,
  { file, size }: { readonly file: string; readonly size: string },
  caching: string,
): Promise<Response | null> {
  const [digits = '', extension = ''] = size.split('.')
  const width = photoWidths.find((each) => String(each) === digits)
  const format = formats.get(extension)
  if (width === undefined || format === undefined || !sentPictureName.test(file)) return null
  const name = `${sizesFolder}${file}/${size}`
  const headers = { 'Content-Type': format, 'Cache-Control': caching }
  const known = await FILES.get(name)
  if (known) return new Response(await known.arrayBuffer(), { headers })
  const original = await sentPicture(FILES, folder, file, sharedFor(hour))
  const drawn = original && IMAGES ? await redrawn(IMAGES, await original.clone().arrayBuffer(), { width }, format) : null
  if (!drawn) return original
  defer(FILES.put(name, drawn.bytes, { httpMetadata: { contentType: format } }))
  return new Response(drawn.bytes, { headers })
}

/** Deletes the resized versions of deleted pictures, by picture name. */
export async function removeSizes(bucket: R2Bucket, files: readonly string[]): Promise<void> {
  const sizes = photoWidths.flatMap((width) => [...formats.keys()].map((extension) => `${width}.${extension}`))
  for (const file of files) await bucket.delete(sizes.map((size) => `${sizesFolder}${file}/${size}`))
}

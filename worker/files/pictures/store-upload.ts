import type { DeskContext } from '#worker/desk/desk-page.ts'
import type { ReadPicture } from '#worker/files/read-file.ts'
import { readUprightPicture } from './clean-picture.ts'
import { keepOriginal, redrawn } from './crm-photos.ts'
import type { Picture } from './photo-download.ts'

/** Maximum width in pixels: that of the largest version shown. */
const widest = 2560

/**
 * Stores an uploaded picture of a home under its path in records, upright and without metadata, which may contain a location.
 * @returns its size in pixels; null if the file is no picture
 */
export async function storeUpload(context: Pick<DeskContext, 'files' | 'images'>, file: File, path: string) {
  const read = readUprightPicture(Buffer.from(await file.arrayBuffer()))
  if (read === null) return null
  await keepOriginal(context.files, path, await smaller(context, read))
  const { width, height } = read.picture
  return { width, height }
}

/** A JPEG from a camera is far larger than any version shown. */
async function smaller({ images }: Pick<DeskContext, 'images'>, { bytes, type }: ReadPicture): Promise<Picture> {
  const original = new Uint8Array(bytes).buffer
  const drawn = images && type === 'image/jpeg' ? await redrawn(images, original, { width: widest }, 'image/jpeg') : null
  return drawn ?? { bytes: original, type }
}

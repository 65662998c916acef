import { createHash } from 'node:crypto'
import { contentFolder } from '#worker/content/content-of.ts'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { type PhotoFormat, redrawn } from '#worker/files/pictures/crm-photos.ts'
import { readPicture } from '#worker/files/pictures/uploaded-picture.ts'
import type { Upload } from '#worker/forms/upload.ts'

/** Maximum pixels of the longer side; larger pictures only slow pages down. */
const longestSide = 1_600
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

interface KeptPicture {
  readonly file: string
  readonly width: number
  readonly height: number
}

/**
 * Stores an uploaded picture, read by `readUprightPicture`, under a hash of its bytes, scaled down if needed.
 * @returns null if it is too large and cannot be resized
 */
export async function keepPicture({ files, images }: Pick<DeskContext, 'files' | 'images'>, { bytes, type, picture }: Upload): Promise<KeptPicture | null> {
  if (picture === null) return null
  const { width, height } = picture
  const longest = Math.max(width, height)
  if (longest <= longestSide) return { file: await put(files, Buffer.from(bytes), type), width, height }
  const format: PhotoFormat = type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  const drawn = images && (await redrawn(images, bytes, { width: Math.max(1, Math.floor((width * longestSide) / longest)) }, format))
  const small = drawn && readPicture(Buffer.from(drawn.bytes))
  if (!small) return null
  return { file: await put(files, small.bytes, small.type), width: small.picture.width, height: small.picture.height }
}

async function put(files: DeskContext['files'], bytes: Buffer, type: string): Promise<string> {
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.${endings[type]}`
  await files.put(contentFolder + file, Uint8Array.from(bytes).buffer, { httpMetadata: { contentType: type } })
  return file
}

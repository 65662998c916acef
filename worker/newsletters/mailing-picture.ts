import { createHash } from 'node:crypto'
import type { MailingPicture } from '#db/model/newsletters/mailing.ts'
import type { ErrorCode } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { readPicture, readUprightPicture } from '#worker/files/pictures/clean-picture.ts'
import { redrawn } from '#worker/files/pictures/crm-photos.ts'
import { readUpload } from '#worker/forms/upload.ts'

/** The folder of newsletters' own pictures in R2. They stay: a mail may be opened years later. */
export const mailingPictureFolder = 'newsletters/'

/** The file input of the form. */
export const pictureField = 'mailingPicture'
/** Twice the width of a mail, for dense screens. */
const maxWidth = 1_120

interface SentMailingPicture {
  /** The name of the file that was chosen; '' without one. */
  readonly name: string
  readonly picture: MailingPicture | null
  readonly error: ErrorCode | null
}

/**
 * Stores the picture that was chosen in the form, as a JPEG or a small PNG: not every mail program shows other formats.
 * @returns an error if it is no picture, or cannot be resized
 */
export async function keepMailingPicture({ files, images }: Pick<DeskContext, 'files' | 'images'>, sent: FormData): Promise<SentMailingPicture> {
  const read = await readUpload(sent, { name: pictureField, isOptional: true, read: readUprightPicture, maxMegabytes: 10 })
  if (!read.ok) return { name: read.name, picture: null, error: read.error }
  const { name, upload } = read
  if (upload === null || upload.picture === null) return { name, picture: null, error: null }
  const { width, height } = upload.picture
  if (width <= maxWidth && upload.type !== 'image/webp')
    return { name, picture: await put(files, Buffer.from(upload.bytes), upload.type, { width, height }), error: null }
  const drawn = images && (await redrawn(images, upload.bytes, { width: Math.min(width, maxWidth) }, 'image/jpeg'))
  const small = drawn && readPicture(Buffer.from(drawn.bytes))
  if (!small?.picture) return { name, picture: null, error: 'invalid' }
  return { name, picture: await put(files, small.bytes, 'image/jpeg', small.picture), error: null }
}

async function put(files: DeskContext['files'], bytes: Buffer, type: string, { width, height }: { readonly width: number; readonly height: number }) {
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.${type === 'image/png' ? 'png' : 'jpg'}`
  await files.put(mailingPictureFolder + file, Uint8Array.from(bytes).buffer, { httpMetadata: { contentType: type } })
  return { file, width, height }
}

import type { R2Bucket } from '@cloudflare/workers-types'
import { createId } from '@paralleldrive/cuid2'
import { type DocumentType, documentTypes } from '#db/model/files/document.ts'
import { cleanFile, readUprightPicture } from './pictures/clean-picture.ts'
import { type ReadFile, readPdfOrDocx } from './read-file.ts'
import { namesBefore } from './sent-files.ts'

/** Files of documents: private, each version under a new R2 key that its row holds. */
const folder = 'documents/'

/** Stores the bytes of a document; must precede its row. @returns the R2 key */
export async function keepDocumentFile(files: R2Bucket, bytes: Buffer, type: DocumentType): Promise<string> {
  const name = folder + createId()
  await files.put(name, bytes, { httpMetadata: { contentType: type } })
  return name
}

/** The bytes under an R2 key, a picture without metadata; null if there is no such file. */
export async function readDocumentFile(files: R2Bucket, name: string): Promise<ArrayBuffer | null> {
  const file = await files.get(name)
  return file && cleanFile(await file.arrayBuffer())
}

/** Removes files by their names. Idempotent. */
export async function removeDocumentFiles(files: R2Bucket, names: readonly string[]): Promise<void> {
  if (names.length > 0) await files.delete([...names])
}

/** The names of files stored before a given time, in pages. */
export function documentFilesBefore(files: R2Bucket, before: Date): AsyncGenerator<readonly string[]> {
  return namesBefore(files, folder, before)
}

/** Validates an uploaded document by its content: a PDF as it is, a PNG or JPEG stripped of metadata except orientation. Null for anything else. */
export function readHandout(bytes: Buffer): { readonly bytes: Buffer; readonly type: DocumentType } | null {
  const read = readPdfOrDocx(bytes) ?? readUprightPicture(bytes)
  const type = documentTypes.find((each) => each === read?.type)
  return read && type ? { bytes: read.bytes, type } : null
}

/** An owner's document: a PDF, JPEG or PNG, recognised by its content; null for anything else. */
export function readPaper(bytes: Buffer): ReadFile | null {
  const document = readPdfOrDocx(bytes)
  if (document?.type === 'application/pdf') return document
  const picture = readUprightPicture(bytes)
  return picture?.type === 'image/jpeg' || picture?.type === 'image/png' ? picture : null
}

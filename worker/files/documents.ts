import type { R2Bucket } from '@cloudflare/workers-types'
import { createId } from '@paralleldrive/cuid2'
import type { DocumentType } from '#db/model/document.ts'
import { readDocument } from './document.ts'
import { withTurn } from './jpeg-turn.ts'
import { namesBefore } from './old-files.ts'
import { readPicture } from './picture.ts'

/** The bytes of documents: private, each version under a name of its own that its row knows. */
const folder = 'documents/'
const types: readonly DocumentType[] = ['application/pdf', 'image/jpeg', 'image/png']

/** Keeps the bytes of a document that is yet to be told of. @returns their name */
export async function keepDocumentFile(files: R2Bucket, bytes: Buffer, type: DocumentType): Promise<string> {
  const name = folder + createId()
  await files.put(name, bytes, { httpMetadata: { contentType: type } })
  return name
}

/** The bytes under a name; null when they are not there any more. */
export async function readDocumentFile(files: R2Bucket, name: string): Promise<ArrayBuffer | null> {
  return (await files.get(name))?.arrayBuffer() ?? null
}

/** Removes bytes by their names. Safe to repeat. */
export async function removeDocumentFiles(files: R2Bucket, names: readonly string[]): Promise<void> {
  if (names.length > 0) await files.delete([...names])
}

/** The names of bytes that were kept before a moment, a page at a time. */
export function documentFilesBefore(files: R2Bucket, before: Date): AsyncGenerator<readonly string[]> {
  return namesBefore(files, folder, before)
}

/** A document as it is kept, known by what is in it: a PDF, a PNG, or a JPEG without what it says of where it was taken, but not of how it was held; null for anything else. */
export function readHandout(bytes: Buffer): { readonly bytes: Buffer; readonly type: DocumentType } | null {
  const read = readDocument(bytes) ?? readPicture(bytes)
  const type = types.find((each) => each === read?.type)
  return read && type ? { bytes: type === 'image/jpeg' ? withTurn(read.bytes, read.picture?.turn ?? 0) : read.bytes, type } : null
}

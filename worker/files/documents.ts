import type { R2Bucket } from '@cloudflare/workers-types'
import { createId } from '@paralleldrive/cuid2'
import type { DocumentType } from '#db/model/document.ts'
import { namesBefore } from './old-files.ts'

/** The bytes of documents: private, each version under a name of its own that its row knows. */
const folder = 'documents/'

/** Keeps the bytes of a document that is yet to be told of. @returns their name */
export async function keepDocumentFile(files: R2Bucket, bytes: ArrayBuffer, type: DocumentType): Promise<string> {
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

/** What a document is, by its first bytes; null for what is none of ours. */
export function documentTypeOf(bytes: ArrayBuffer): DocumentType | null {
  const start = Buffer.from(bytes.slice(0, 8)).toString('latin1')
  if (start.startsWith('%PDF-')) return 'application/pdf'
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  return start === '\u0089PNG\r\n\u001a\n' ? 'image/png' : null
}

import type { R2Bucket } from '@cloudflare/workers-types'
import { namesBefore } from './files-before.ts'
import type { LeadFile } from './lead-files.ts'
import { readPdfOrDocx } from './pdf-or-docx.ts'
import { readUprightPicture } from './pictures/uploaded-picture.ts'
import type { ReadFile } from './read-file.ts'

/** Documents that owners upload in the portal: private, each stored under the id of its communication. */
const folder = 'papers/'

/** A PDF, JPEG or PNG, recognised by its content; null for anything else. */
export function readPaper(bytes: Buffer): ReadFile | null {
  const document = readPdfOrDocx(bytes)
  if (document?.type === 'application/pdf') return document
  const picture = readUprightPicture(bytes)
  return picture?.type === 'image/jpeg' || picture?.type === 'image/png' ? picture : null
}

/** Stores a paper. Idempotent. */
export async function keepOwnerPaper(files: R2Bucket, id: string, { bytes, type, name }: LeadFile): Promise<void> {
  await files.put(folder + id, bytes, { httpMetadata: { contentType: type }, customMetadata: { name: encodeURIComponent(name) } })
}

/** A paper; null if there is none. */
export async function findOwnerPaper(files: R2Bucket, id: string): Promise<LeadFile | null> {
  const file = await files.get(folder + id)
  if (!file) return null
  const name = decodeURIComponent(file.customMetadata?.name ?? id)
  return { bytes: await file.arrayBuffer(), type: file.httpMetadata?.contentType ?? 'application/octet-stream', name }
}

/** Removes the papers sent with these messages; a message without a paper has nothing to remove. */
export async function removeOwnerPapers(files: Pick<R2Bucket, 'delete'>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await files.delete(ids.map((id) => folder + id))
}

/** Removes the papers that were stored before a given time. */
export async function removeOldPapers(files: R2Bucket, before: Date): Promise<void> {
  for await (const names of namesBefore(files, folder, before)) await files.delete([...names])
}

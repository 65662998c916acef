import type { R2Bucket } from '@cloudflare/workers-types'
import { namesBefore } from './files-before.ts'

/** Files sent with a form: private, at most one a lead, stored under the lead's id. */
const folder = 'cv/'
const maxAtOnce = 1000

export interface LeadFile {
  readonly bytes: ArrayBuffer
  readonly type: string
  /** The original file name. */
  readonly name: string
}

/** Stores the file of a lead. Idempotent. */
export async function keepLeadFile(files: R2Bucket, leadId: string, { bytes, type, name }: LeadFile): Promise<void> {
  await files.put(folder + leadId, bytes, { httpMetadata: { contentType: type }, customMetadata: { name: encodeURIComponent(name) } })
}

/** The file of a lead; null if it has none. */
export async function findLeadFile(files: R2Bucket, leadId: string): Promise<LeadFile | null> {
  const file = await files.get(folder + leadId)
  if (!file) return null
  const name = decodeURIComponent(file.customMetadata?.name ?? leadId)
  return { bytes: await file.arrayBuffer(), type: file.httpMetadata?.contentType ?? 'application/octet-stream', name }
}

/** Removes the files of leads. Idempotent. */
export async function removeLeadFiles(files: Pick<R2Bucket, 'delete'>, leadIds: readonly string[]): Promise<void> {
  for (let from = 0; from < leadIds.length; from += maxAtOnce) await files.delete(leadIds.slice(from, from + maxAtOnce).map((id) => folder + id))
}

/** The ids of leads whose files were stored before a given time, in pages. */
export async function* leadsWithFiles(files: R2Bucket, before: Date): AsyncGenerator<readonly string[]> {
  for await (const names of namesBefore(files, folder, before)) yield names.map((name) => name.slice(folder.length))
}

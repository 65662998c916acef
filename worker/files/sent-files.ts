import type { R2Bucket } from '@cloudflare/workers-types'

const maxAtOnce = 1000

/** A file that a person has sent. */
export interface SentFile {
  readonly bytes: ArrayBuffer
  readonly type: string
  /** The original file name. */
  readonly name: string
}

/** Files sent with a form: private, at most one a lead, stored under the lead's id. */
export const leadFiles = sentFilesIn('cv/')

/** Documents that owners upload in the portal: private, each stored under the id of its communication. */
export const ownerPapers = sentFilesIn('papers/')

/** The files in a folder of R2, each under the id of what it came with. */
function sentFilesIn(folder: string) {
  return {
    /** Stores a file. Idempotent. */
    async keep(files: R2Bucket, id: string, { bytes, type, name }: SentFile): Promise<void> {
      await files.put(folder + id, bytes, { httpMetadata: { contentType: type }, customMetadata: { name: encodeURIComponent(name) } })
    },
    /** A file; null if there is none. */
    async find(files: R2Bucket, id: string): Promise<SentFile | null> {
      const file = await files.get(folder + id)
      if (!file) return null
      const name = decodeURIComponent(file.customMetadata?.name ?? id)
      return { bytes: await file.arrayBuffer(), type: file.httpMetadata?.contentType ?? 'application/octet-stream', name }
    },
    /** Removes files; an id without one has nothing to remove. */
    async remove(files: Pick<R2Bucket, 'delete'>, ids: readonly string[]): Promise<void> {
      for (let from = 0; from < ids.length; from += maxAtOnce) await files.delete(ids.slice(from, from + maxAtOnce).map((id) => folder + id))
    },
    /** The ids of files that were stored before a given time, in pages. */
    async *idsBefore(files: R2Bucket, before: Date): AsyncGenerator<readonly string[]> {
      for await (const names of namesBefore(files, folder, before)) yield names.map((name) => name.slice(folder.length))
    },
  }
}

/** The names of files in a folder that were stored before a given time, in pages. */
export async function* namesBefore(files: R2Bucket, folder: string, before: Date): AsyncGenerator<readonly string[]> {
  let cursor: string | undefined
  do {
    const page = await files.list({ prefix: folder, limit: maxAtOnce, ...(cursor === undefined ? {} : { cursor }) })
    yield page.objects.filter(({ uploaded }) => uploaded < before).map(({ key }) => key)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
}

import type { R2Bucket } from '@cloudflare/workers-types'

const maxAtOnce = 1000

/** The names of files in a folder that were stored before a given time, in pages. */
export async function* namesBefore(files: R2Bucket, folder: string, before: Date): AsyncGenerator<readonly string[]> {
  let cursor: string | undefined
  do {
    const page = await files.list({ prefix: folder, limit: maxAtOnce, ...(cursor === undefined ? {} : { cursor }) })
    yield page.objects.filter(({ uploaded }) => uploaded < before).map(({ key }) => key)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
}

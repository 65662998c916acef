import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'

/** The bucket's name in states from before it was made at random: Miniflare serves its files to anyone who knows the name. */
export const oldBucket = 'perron-files'
const binding = 'OLD_FILES'
const atOnce = 100

const folderOf = (directory: string) => join(directory, 'r2', oldBucket)

/** The binding for reading a state's old files, as Miniflare's option; empty if it has no old files. */
export function oldFilesBinding(directory: string): Readonly<Record<string, string>> {
  return existsSync(folderOf(directory)) ? { [binding]: oldBucket } : {}
}

/** Moves the old bucket's files into the one in use. One that was moved is deleted, so that an interrupted move goes on at the next start. */
export async function moveOldFiles(miniflare: Miniflare, directory: string): Promise<void> {
  if (!existsSync(folderOf(directory))) return
  const [old, files] = await Promise.all([miniflare.getR2Bucket(binding), miniflare.getR2Bucket('FILES')])
  for (let left = await old.list({ limit: atOnce }); left.objects.length > 0; left = await old.list({ limit: atOnce })) {
    for (const { key } of left.objects) {
      const file = await old.get(key)
      if (file) await files.put(key, await file.arrayBuffer(), { httpMetadata: file.httpMetadata ?? {}, customMetadata: file.customMetadata ?? {} })
      await old.delete(key)
    }
  }
  rmSync(folderOf(directory), { recursive: true, force: true })
}

import type { R2Bucket } from '@cloudflare/workers-types'
import { removeSizes } from '#worker/files/pictures/sent-picture.ts'
import { contentFolder } from './content-of.ts'

/** The folder in R2 of removed pictures that can still be restored. It is not served. */
const removedFolder = 'removed-content/'

/** Stops serving a removed picture. */
export async function hidePicture(files: R2Bucket, file: string): Promise<void> {
  await move(files, contentFolder + file, removedFolder + file)
  await removeSizes(files, [file])
}

/** Serves a restored picture again. */
export async function showPicture(files: R2Bucket, file: string): Promise<void> {
  await move(files, removedFolder + file, contentFolder + file)
}

/** Deletes a removed picture for good. */
export async function deleteHiddenPicture(files: R2Bucket, file: string): Promise<void> {
  await files.delete(removedFolder + file)
}

async function move(files: R2Bucket, from: string, to: string): Promise<void> {
  const found = await files.get(from)
  if (found === null) return
  await files.put(to, await found.arrayBuffer(), { httpMetadata: { contentType: found.httpMetadata?.contentType ?? 'application/octet-stream' } })
  await files.delete(from)
}

import type { R2Bucket } from '@cloudflare/workers-types'
import { filesOfVersions } from '#db/agency-versions.ts'
import type { Db } from '#db/client.ts'
import { pictureFolder, removeUnusedPictures } from './sent-pictures.ts'

/** Removes the agency's pictures that no kept version of its record names. */
export async function removeOldPictures(bucket: R2Bucket, db: Db): Promise<void> {
  const { objects } = await bucket.list({ prefix: pictureFolder })
  const named = await filesOfVersions(
    db,
    objects.map(({ key }) => key.slice(pictureFolder.length)),
  )
  await removeUnusedPictures(bucket, pictureFolder, (file) => named.has(file))
}

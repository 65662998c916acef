import type { R2Bucket } from '@cloudflare/workers-types'
import { filesOfVersions } from '#db/agency/agency-versions.ts'
import type { Db } from '#db/client.ts'
import { pictureFolder, removeUnusedPictures } from './sent-pictures.ts'

/** Deletes pictures of the agency that no kept version of its record refers to. */
export async function removeOldPictures(bucket: R2Bucket, db: Db): Promise<void> {
  const { objects } = await bucket.list({ prefix: pictureFolder })
  const named = await filesOfVersions(
    db,
    objects.map(({ key }) => key.slice(pictureFolder.length)),
  )
  await removeUnusedPictures(bucket, pictureFolder, (file) => named.has(file))
}

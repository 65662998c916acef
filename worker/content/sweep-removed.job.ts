import { openStore } from '#db/client.ts'
import { forgetPicture, listLostPictures } from '#db/content/content-pictures.ts'
import { forgetRemovedArticles } from '#db/content/removed-articles.ts'
import { forgetDraft, listLostDrafts, pictureIds, picturePath } from '#db/feeds/entries.ts'
import { deleteHiddenPicture } from '#worker/content/removed-pictures.ts'
import type { Env } from '#worker/env.ts'
import { removeOriginals } from '#worker/files/pictures/crm-photos.ts'

const most = 200

/** Nightly: deletes what was removed at the desk and can no longer be restored: drafts of homes and of articles, and pictures. */
export async function sweepRemoved(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await forgetRemovedArticles(db, now, most)
  // Files first: after a crash in between, the row is still due the next night.
  for (const id of await listLostDrafts(db, now, most)) {
    await removeOriginals(env.FILES, (await pictureIds(db, id)).map(picturePath))
    await forgetDraft(db, id)
  }
  for (const file of await listLostPictures(db, now, most)) {
    await deleteHiddenPicture(env.FILES, file)
    await forgetPicture(db, file)
  }
}

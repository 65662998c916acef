import { openStore } from '#db/client.ts'
import { forgetDraft, listLostDrafts, pictureIds, picturePath } from '#db/entries.ts'
import type { Env } from '#worker/env.ts'
import { removeOriginals } from '#worker/files/crm-photos.ts'

const most = 200

/** Nightly: deletes drafts of homes that were removed at the desk and can no longer be restored, with their pictures. */
export async function sweepEntries(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  for (const id of await listLostDrafts(db, now, most)) {
    // Files first: after a crash in between, the draft is still due the next night.
    await removeOriginals(env.FILES, (await pictureIds(db, id)).map(picturePath))
    await forgetDraft(db, id)
  }
}

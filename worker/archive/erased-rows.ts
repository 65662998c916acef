import { addErased, deleteReturned, erasedState, listErased, removeOldErased, returnedIds } from '#db/archive/erased-rows.ts'
import { type Db, openStore } from '#db/client.ts'
import { eraseLeads } from '#db/leads/erasure.ts'
import { nightsKept } from '#db/model/archive/archive-retention.ts'
import { day } from '#db/model/site/durations.ts'
import { eraseMessages } from '#db/owners/owner-messages.ts'
import { eraseTestimonials } from '#db/testimonials/testimonial-erasure.ts'
import type { Env } from '#worker/env.ts'
import { leadFiles, ownerPapers } from '#worker/files/sent-files.ts'
import { removePictures } from '#worker/files/testimonial-pictures.ts'
import { archivesOf, erasedFile } from './archive-store.ts'

const atOnce = 500

/** Copies the ids of erased rows to the archives, so that they outlive the database. */
export async function copyErased(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const bucket = archivesOf(env)
  const state = await erasedState(db)
  const copied = await bucket.head(erasedFile)
  if (copied?.customMetadata?.state === state || (copied === null && state.startsWith('0 '))) return
  await removeOldErased(db, new Date(now.getTime() - (nightsKept + 1) * day).toISOString())
  await bucket.put(erasedFile, JSON.stringify(await listErased(db)), { customMetadata: { state: await erasedState(db) } })
}

/** After a restore: erases again what had been erased since the archive was made. */
export async function eraseAgain(env: Env): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const copy = await archivesOf(env).get(erasedFile)
  if (copy) await addErased(db, (await copy.json<Parameters<typeof addErased>[1]>()) ?? [])
  await inParts(db, 'leads', 'id', async (ids) => {
    await leadFiles.remove(env.FILES, ids)
    await eraseLeads(db, ids)
  })
  await inParts(db, 'owner_messages', 'communication_id', async (ids) => {
    await ownerPapers.remove(env.FILES, ids)
    await eraseMessages(db, ids)
  })
  await inParts(db, 'testimonials', 'id', async (ids) => {
    await removePictures(env.FILES, ids)
    await eraseTestimonials(db, ids)
  })
  await deleteReturned(db)
}

async function inParts(db: Db, name: string, key: string, erase: (ids: readonly string[]) => Promise<void>): Promise<void> {
  const ids = await returnedIds(db, name, key)
  for (let at = 0; at < ids.length; at += atOnce) await erase(ids.slice(at, at + atOnce))
}

/** After a restore of files alone: removes those of rows that had been erased since the archive was made. */
export async function removeErasedFiles(env: Env): Promise<void> {
  const erased = await listErased(openStore(env.DB, env.LISTINGS).db)
  const idsOf = (table: string) => erased.filter(({ name }) => name === table).map(({ id }) => id)
  await leadFiles.remove(env.FILES, idsOf('leads'))
  await ownerPapers.remove(env.FILES, idsOf('owner_messages'))
  await removePictures(env.FILES, idsOf('testimonials'))
}

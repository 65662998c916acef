import { openStore } from '#db/client.ts'
import { forgetRemovedDocuments, unknownFiles } from '#db/files/documents.ts'
import { day } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'
import { documentFilesBefore, removeDocumentFiles } from '#worker/files/document-files.ts'

/** Nightly: deletes files of documents that were replaced, removed or never stored. */
export async function sweepDocuments(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const before = new Date(now.getTime() - day)
  await forgetRemovedDocuments(db, before.toISOString())
  for await (const names of documentFilesBefore(env.FILES, before)) {
    await removeDocumentFiles(env.FILES, await unknownFiles(db, names))
  }
}

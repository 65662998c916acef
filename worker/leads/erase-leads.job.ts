import { openStore } from '#db/client.ts'
import { dueLeads, eraseLeads, unknownLeads } from '#db/leads/erasure.ts'
import type { Env } from '#worker/env.ts'
import { leadsWithFiles, removeLeadFiles } from '#worker/files/lead-files.ts'
import { eraseWithFiles } from './erase-with-files.job.ts'

const maxAtOnce = 500

/** Nightly: erases leads that are due, with their mails and files, and files whose lead was never stored. */
export async function eraseDueLeads(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await eraseWithFiles(
    {
      due: () => dueLeads(db, now, maxAtOnce),
      erase: (ids) => eraseLeads(db, ids),
      removeFiles: (ids) => removeLeadFiles(env.FILES, ids),
      withFiles: (before) => leadsWithFiles(env.FILES, before),
      unknown: (ids) => unknownLeads(db, ids),
    },
    now,
  )
}

import { openStore } from '#db/client.ts'
import { dueLeads, eraseLeads, unknownLeads } from '#db/erasure.ts'
import type { Env } from '#worker/env.ts'
import { leadsWithFiles, removeLeadFiles } from '#worker/files/lead-files.ts'

const day = 24 * 60 * 60 * 1000
const maxAtOnce = 500

/** Nightly: erases leads that are due, with their mails and files, and files whose lead was never stored. */
export async function eraseDueLeads(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  for (let due = await dueLeads(db, now, maxAtOnce); due.length > 0; due = await dueLeads(db, now, maxAtOnce)) {
    // Files first: after a crash the leads are still there, and the next night finds them.
    await removeLeadFiles(env.FILES, due)
    await eraseLeads(db, due)
  }
  for await (const ids of leadsWithFiles(env.FILES, new Date(now.getTime() - day))) {
    await removeLeadFiles(env.FILES, await unknownLeads(db, ids))
  }
}

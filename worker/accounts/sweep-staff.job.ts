import { removeExpiredStaffLinks } from '#db/accounts/staff-links.ts'
import { removeEndedStaffSessions } from '#db/accounts/staff-sessions.ts'
import { openStore } from '#db/client.ts'
import { removeOldUnsaved } from '#db/content/unsaved-texts.ts'
import { removeOldActs } from '#db/desk/audit-log.ts'
import { removeOldClaims } from '#db/desk/desk-repeats.ts'
import { hour } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'

/** Retention of autosaved drafts. */
const longestUnsaved = 90 * 24 * hour

/** Nightly: deletes ended sessions, expired links, old autosaved drafts, and audit log entries older than 24 months. */
export async function sweepStaff(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeEndedStaffSessions(db, now)
  await removeExpiredStaffLinks(db, now)
  await removeOldClaims(db, new Date(now.getTime() - hour))
  await removeOldUnsaved(db, new Date(now.getTime() - longestUnsaved))
  await removeOldActs(db, now)
}

import { removeOldActs } from '#db/audit-log.ts'
import { openStore } from '#db/client.ts'
import { removeOldClaims } from '#db/desk-repeats.ts'
import { removeExpiredStaffLinks } from '#db/staff-links.ts'
import { removeEndedStaffSessions } from '#db/staff-sessions.ts'
import type { Env } from '#worker/env.ts'

/** Nightly: deletes ended sessions and expired links of the desk, and what its audit log has kept for 24 months. */
export async function sweepStaff(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeEndedStaffSessions(db, now)
  await removeExpiredStaffLinks(db, now)
  await removeOldClaims(db, new Date(now.getTime() - 60 * 60 * 1000))
  await removeOldActs(db, now)
}

import { openStore } from '#db/client.ts'
import { removeExpiredLinks } from '#db/owner-links.ts'
import { removeExpiredChallenges } from '#db/owner-passkeys.ts'
import { removeEndedSessions } from '#db/owner-sessions.ts'
import { removeOldFailures } from '#db/sign-in-failures.ts'
import type { Env } from '#worker/env.ts'

/** Nightly: deletes ended sessions, expired links and challenges, forgotten devices, and failures that no log-in waits for. */
export async function sweepOwners(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeEndedSessions(db, now)
  await removeExpiredLinks(db, now)
  await removeExpiredChallenges(db, now)
  await removeOldFailures(db, now)
}

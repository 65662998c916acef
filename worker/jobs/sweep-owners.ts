import { openStore } from '#db/client.ts'
import { removeExpiredLinks } from '#db/owner-links.ts'
import { removeExpiredChallenges } from '#db/owner-passkeys.ts'
import { removeEndedSessions } from '#db/owner-sessions.ts'
import { removeOldFailures } from '#db/sign-in-failures.ts'
import type { Env } from '#worker/env.ts'
import { removeOldPapers } from '#worker/files/owner-papers.ts'

/** Days for which the papers of owners are kept: as long as leads. */
const paperDays = 730

/** Nightly: deletes ended sessions, expired links and challenges, forgotten devices, failures that delay no log-in, and old papers. */
export async function sweepOwners(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeEndedSessions(db, now)
  await removeExpiredLinks(db, now)
  await removeExpiredChallenges(db, now)
  await removeOldFailures(db, now)
  await removeOldPapers(env.FILES, new Date(now.getTime() - paperDays * 24 * 60 * 60 * 1000))
}

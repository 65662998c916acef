import { removeExpiredLinks } from '#db/accounts/owner-links.ts'
import { removeExpiredChallenges } from '#db/accounts/owner-passkeys.ts'
import { removeEndedSessions } from '#db/accounts/owner-sessions.ts'
import { removeOldFailures } from '#db/accounts/sign-in-failures.ts'
import { openStore } from '#db/client.ts'
import { removeOldMessages } from '#db/owners/owner-messages.ts'
import { forgetRemovedOwners } from '#db/owners/removed-owners.ts'
import type { Env } from '#worker/env.ts'
import { removeOldPapers } from '#worker/files/owner-papers.ts'
import { erasureDate, ownerMessageMonths } from '#worker/forms/retention.ts'

/** Nightly: deletes ended sessions, expired links and challenges, unused devices, removed accounts, expired login failures, and old messages and documents. */
export async function sweepOwners(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeEndedSessions(db, now)
  await removeExpiredLinks(db, now)
  await removeExpiredChallenges(db, now)
  await removeOldFailures(db, now)
  await forgetRemovedOwners(db, now)
  const before = erasureDate(now, -ownerMessageMonths)
  await removeOldMessages(db, before.toISOString())
  await removeOldPapers(env.FILES, before)
}

import { storedAgency } from '#db/agency.ts'
import { openStore, type Store } from '#db/client.ts'
import { reviewHeld } from '#db/held-listings.ts'
import { type HoldsBack, holdsBackOn } from '#db/model/compliance/hold-back.ts'
import { announceChanges } from '#worker/catalogue.ts'
import type { Env } from '#worker/env.ts'
import { dayOf } from '#worker/http/cache-policy.ts'

/** What the agency holds back on a day, according to its current record; null if nothing. */
export async function heldBackNow(db: Store['db'], now: Date): Promise<HoldsBack | null> {
  const agency = await storedAgency(db)
  return agency && holdsBackOn(agency.publication, dayOf(now))
}

/** Runs nightly and after a change of the agency's record: holds back and releases listings by the rules of the day. */
export async function reviewPublication(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const changed = await reviewHeld(db, await heldBackNow(db, now), now.toISOString())
  if (changed > 0) await announceChanges(env)
}

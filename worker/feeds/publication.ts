import { storedAgency } from '#db/agency/agency.ts'
import { openStore, type Store } from '#db/client.ts'
import { reviewHeld } from '#db/listings/desk/held-listings.ts'
import { type ReviewBasis, reviewHomes } from '#db/listings/desk/review-homes.ts'
import { type HoldsBack, holdsBackOn } from '#db/model/law/compliance/compliance.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import type { Env } from '#worker/env.ts'
import { faultyPages } from '#worker/feeds/guard/staged-pages.ts'
import type { PublicationRules } from '#worker/feeds/import/finish-step.ts'
import { announceChanges } from '#worker/site/catalogue.ts'

/** The rules in force, from the agency's current record and the day: which listings are held back (null: none), and the basis of the desk's review. */
export async function rulesOn(db: Store['db'], now: Date): Promise<{ readonly holdsBack: HoldsBack | null; readonly review: ReviewBasis }> {
  const agency = await storedAgency(db)
  const today = brusselsDay(now)
  return { holdsBack: agency && holdsBackOn(agency.publication, today), review: { offices: agency?.offices ?? [], today } }
}

/** The rules for an import, which is also tried on the pages that it touches. */
export async function importRulesOn(env: Env, now: Date): Promise<PublicationRules> {
  const rules = await rulesOn(openStore(env.DB, env.LISTINGS).db, now)
  return { ...rules, tryPages: (current, missing, at) => faultyPages(env, current, missing, at) }
}

/**
 * Holds back and releases listings by the rules of the day, and reviews the desk's list.
 * @returns the number of listings changed; if any, the catalogue has a new version, which the caller announces
 */
export async function reviewStock(db: Store['db'], now: Date): Promise<number> {
  const { holdsBack, review } = await rulesOn(db, now)
  const changed = await reviewHeld(db, holdsBack, now.toISOString())
  await reviewHomes(db, review)
  return changed
}

/** Reviews the stock every night and after a change of the agency's record. */
export async function reviewPublication(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  if ((await reviewStock(db, now)) > 0) await announceChanges(env)
}

import { endRestore } from '#db/archive/archive-runs.ts'
import { returnTriggers } from '#db/archive/restore-rows.ts'
import { beginTexts, holdSendings, indexContacts, listingsBehind, raiseVersions, writeListingWords } from '#db/archive/settle-restore.ts'
import { type Db, openStore } from '#db/client.ts'
import { indexStoredLeads } from '#db/leads/lead-texts.ts'
import { brusselsDay, mondayOf } from '#db/model/site/brussels-time.ts'
import type { Env } from '#worker/env.ts'
import { textsOf } from '#worker/feeds/listing-texts.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { eraseAgain, removeErasedFiles } from './erased-rows.ts'

/** The steps that end a restore. Each is short, and may be repeated. */

export interface SettlePosition {
  readonly phase: string
  readonly after: string
}

const listingsAtOnce = 200
const leadsAtOnce = 1_000
const contactsAtOnce = 5_000
const cachedAtOnce = 500

/** Takes a step; the first is `begin`, or `files` if these alone were restored. @returns where the next begins; null once the site serves again */
export async function settleRestore(env: Env, run: string, { phase, after }: SettlePosition, now: Date): Promise<{ readonly next: SettlePosition | null }> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const next = (to: string, from: string | number = '') => ({ next: { phase: to, after: String(from) } })
  switch (phase) {
    case 'begin':
      await holdSendings(db, now, mondayOf(brusselsDay(now)))
      await eraseAgain(env)
      await beginTexts(db)
      return next('listings', Number.MIN_SAFE_INTEGER)
    case 'files':
      await removeErasedFiles(env)
      return next('cache')
    case 'listings': {
      const last = await indexListings(db, Number(after))
      return last === null ? next('leads') : next('listings', last)
    }
    case 'leads': {
      const last = await indexStoredLeads(db, after, leadsAtOnce)
      return last === null ? next('contacts', 0) : next('leads', last)
    }
    case 'contacts': {
      const last = await indexContacts(db, Number(after), contactsAtOnce)
      return last === null ? next('cache') : next('contacts', last)
    }
    case 'cache':
      return next((await clearCache(env)) ? 'end' : 'cache')
    default:
      await raiseVersions(db, now)
      await returnTriggers(db, run)
      await endRestore(db)
      await announceChanges(env)
      return { next: null }
  }
}

async function indexListings(db: Db, after: number): Promise<number | null> {
  const found = await listingsBehind(db, after, listingsAtOnce)
  await writeListingWords(db, JSON.stringify(found.map((listing) => [listing.id, textsOf(listing).words])))
  return found.length < listingsAtOnce ? null : (found.at(-1)?.id ?? null)
}

/** Deletes what the cache holds of the site before. @returns whether it is empty */
async function clearCache({ LISTINGS }: Env): Promise<boolean> {
  const { keys } = await LISTINGS.list({ limit: cachedAtOnce })
  await Promise.all(keys.map(({ name }) => LISTINGS.delete(name)))
  return keys.length < cachedAtOnce
}

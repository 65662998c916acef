import type { Db } from '#db/client.ts'
import { openStore } from '#db/client.ts'
import { type DueAlert, dueAlerts, type LookedAlert, settleAlerts } from '#db/digests.ts'
import { newestEvent } from '#db/listing-events.ts'
import { maxInReserve } from '#db/model/digest.ts'
import { nextDigest } from '#db/model/digest-time.ts'
import { readSearch } from '#db/model/search-query.ts'
import { type Changes, matchChanges, readChanges } from '#db/search/alert-matches.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { relayMails } from '#worker/mail/relay.ts'

const maxAtOnce = 5_000
const maxInBatch = 500
/** Each is a query of its own, and an invocation has a thousand (developers.cloudflare.com/d1, limits). */
const maxTexts = 400
const hour = 60 * 60 * 1000

/** Every five minutes: alerts whose time has come look at what has changed, and who finds something is owed a mail. */
export async function sendDigests(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const { origin } = settingsOf(env)
  await relayMails(env, await lookAtChanges(db, origin, now))
}

/**
 * Lets every alert that is due look, in pages: what one page settles stands, whatever becomes of the next. What is left over is due at the next run.
 * @param origin the site's own; null: where each alert was asked for
 * @returns the mails that are owed now
 */
export async function lookAtChanges(db: Db, origin: string | null, now: Date): Promise<readonly string[]> {
  const newest = await newestEvent(db)
  const due = withFewTexts(await dueAlerts(db, now, newest, maxAtOnce)).flatMap((alert) => withOrigin(alert, origin))
  if (due.length === 0) return []
  const changes = await readChanges(db, Math.min(...due.map(({ seenEvent }) => seenEvent)), newest)
  const owed: string[] = []
  for (let start = 0; start < due.length; start += maxInBatch) {
    const looked: LookedAlert[] = []
    for (const alert of due.slice(start, start + maxInBatch)) looked.push(await lookUnlessFaulty(db, changes, alert, newest, now))
    owed.push(...(await settleAlerts(db, looked, now)))
  }
  return owed
}

type ReadyAlert = DueAlert & { readonly origin: string }

/** One that cannot look has seen nothing and looks again later, so that it does not hold up all that are due behind it. */
async function lookUnlessFaulty(db: Db, changes: Changes, alert: ReadyAlert, newest: number, now: Date): Promise<LookedAlert> {
  try {
    return await look(db, changes, alert, newest, now)
  } catch (error) {
    console.error('an alert could not look', alert.id, error)
    const { seenEvent, rhythm } = alert
    const dueAt = rhythm === 'instant' ? new Date(now.getTime() + hour) : nextDigest(rhythm, now)
    return { alert, seenEvent, dueAt, digest: null }
  }
}

async function look(db: Db, changes: Changes, alert: ReadyAlert, newest: number, now: Date): Promise<LookedAlert> {
  const { goal, search, rhythm, origin } = alert
  const after = alert.seenEvent
  const found = await matchChanges(db, changes, goal, readSearch(new URLSearchParams(search)), after)
  const last = Math.max(after, newest)
  const listings = found.slice(0, maxInReserve).map(({ listingId }) => listingId)
  const digest = found.length === 0 ? null : { subscription: alert.id, after, last, listings, total: found.length, origin }
  return { alert, seenEvent: last, dueAt: nextDigest(rhythm, now), digest }
}

/** Where the links of its mail lead; without that it waits, so that nothing is lost. */
function withOrigin(alert: DueAlert, ownOrigin: string | null): readonly ReadyAlert[] {
  const origin = ownOrigin ?? alert.origin
  if (origin === null) console.error('ORIGIN is not set, and an alert does not know where it was asked for', alert.id)
  return origin === null ? [] : [{ ...alert, origin }]
}

/** As many as fit; those with a free text beyond that wait for the next run. */
function withFewTexts(due: readonly DueAlert[]): readonly DueAlert[] {
  let texts = 0
  return due.filter(({ search }) => {
    const asks = new URLSearchParams(search).has('q')
    if (asks) texts += 1
    return !asks || texts <= maxTexts
  })
}

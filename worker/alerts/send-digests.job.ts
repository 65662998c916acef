import { type CheckedAlert, type DueAlert, dueAlerts, saveChecks } from '#db/alerts/digests.ts'
import type { Db } from '#db/client.ts'
import { openStore } from '#db/client.ts'
import { newestEvent } from '#db/listings/listing-events.ts'
import { maxInReserve, nextDigest } from '#db/model/alerts/digest.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { hour } from '#db/model/site/durations.ts'
import { type Changes, matchChanges, readChanges } from '#db/search/alert-matches.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'
import { relayMails } from '#worker/site/queue.ts'

const maxAtOnce = 5_000
const maxInBatch = 500
/** Limit on full-text searches per run: each is one query, and an invocation may make a thousand (developers.cloudflare.com/d1, limits). */
const maxTexts = 400

/** Every five minutes: checks the alerts that are due and sends a digest to those with matches. */
export async function sendDigests(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await relayMails(env, await checkAlerts(db, now))
}

/**
 * Checks the due alerts page by page, storing each page. The rest stays due for the next run.
 * @returns the ids of the new digests
 */
export async function checkAlerts(db: Db, now: Date): Promise<readonly string[]> {
  const newest = await newestEvent(db)
  const due = withFewTexts(await dueAlerts(db, now, newest, maxAtOnce))
  if (due.length === 0) return []
  const changes = await readChanges(db, Math.min(...due.map(({ seenEvent }) => seenEvent)), newest)
  const mails: string[] = []
  for (let start = 0; start < due.length; start += maxInBatch) {
    const checked: CheckedAlert[] = []
    for (const alert of due.slice(start, start + maxInBatch)) checked.push(await checkOrRetry(db, changes, alert, newest, now))
    mails.push(...(await saveChecks(db, checked, now)))
  }
  return mails
}

/** Postpones a failed check, so that it does not block the alerts after it. */
async function checkOrRetry(db: Db, changes: Changes, alert: DueAlert, newest: number, now: Date): Promise<CheckedAlert> {
  try {
    return await checkAlert(db, changes, alert, newest, now)
  } catch (error) {
    reportFault(`An alert could not be checked: ${alert.id}`, error)
    const { seenEvent, rhythm } = alert
    const dueAt = rhythm === 'instant' ? new Date(now.getTime() + hour) : nextDigest(rhythm, now)
    return { alert, seenEvent, dueAt, digest: null }
  }
}

async function checkAlert(db: Db, changes: Changes, alert: DueAlert, newest: number, now: Date): Promise<CheckedAlert> {
  const { goal, search, rhythm } = alert
  const after = alert.seenEvent
  const found = await matchChanges(db, changes, goal, readSearch(new URLSearchParams(search)), after)
  const last = Math.max(after, newest)
  const listings = found.slice(0, maxInReserve).map(({ listingId }) => listingId)
  const digest = found.length === 0 ? null : { subscription: alert.id, after, last, listings, total: found.length }
  return { alert, seenEvent: last, dueAt: nextDigest(rhythm, now), digest }
}

/** Leaves alerts with a text search over the limit for the next run. */
function withFewTexts(due: readonly DueAlert[]): readonly DueAlert[] {
  let texts = 0
  return due.filter(({ search }) => {
    const hasText = new URLSearchParams(search).has('q')
    if (hasText) texts += 1
    return !hasText || texts <= maxTexts
  })
}

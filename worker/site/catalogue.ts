import { prepareAgency } from '#db/agency/agency.ts'
import { type Db, openStore, type Store } from '#db/client.ts'
import type { Versions } from '#db/model/site/versions.ts'
import { prepareIndex } from '#db/search/open.ts'
import type { Part } from '#db/site/catalogue.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { announcedVersions, markAnnounced, publishVersions } from '#db/site/versions.ts'
import { computeSaleFigures } from '#db/statistics/sale-figures.ts'
import { computeStatistics, hasListings, hasStatistics } from '#db/statistics/statistics.ts'
import { prepareStock } from '#db/statistics/stock.ts'
import type { Env } from '#worker/env.ts'
import { purgeChanged } from '#worker/site/caching/purge.ts'

const parts: readonly Part[] = ['stock', 'agency', 'content']
/** Changes made during an announcement need another round; after this many, the five-minute job takes over. */
const maxRounds = 5

/**
 * Announces the changes since the last announcement: warms caches and makes this isolate show them at once. Other isolates poll the versions in D1, so a
 * failure only costs time, and the next announcement repeats the work. Idempotent.
 * @returns warnings for the sender of the change, in English
 */
export async function announceChanges(env: Env): Promise<readonly string[]> {
  const store = openStore(env.DB, env.LISTINGS)
  const warnings: string[] = []
  try {
    for (let round = 0; round < maxRounds && (await announceOnce(env, store, warnings)); round += 1);
  } catch (error) {
    reportFault('A change of the catalogue was not announced', error)
  }
  return warnings
}

/** @returns false if there was nothing to announce */
async function announceOnce(env: Env, store: Store, warnings: string[]): Promise<boolean> {
  const { versions, announced } = await announcedVersions(store.primary)
  const changed = new Set(parts.filter((part) => versions[part] !== announced[part]))
  if (changed.size === 0) return false
  await prepare(store, changed, versions, warnings)
  await publishVersions(store)
  await purgeChanged(env, [...changed])
  if (changed.has('stock')) await env.WORK.send({ kind: 'warm-lists', version: versions.stock })
  if (changed.has('stock') || changed.has('agency')) await env.WORK.send({ kind: 'write-sitemap' })
  await markAnnounced(store.primary, versions)
  return true
}

/** Warms the caches of the new versions. On a failure the first reader loads the value. */
async function prepare(store: Store, changed: ReadonlySet<Part>, versions: Versions, warnings: string[]): Promise<void> {
  if (changed.has('stock')) {
    const isCached = await prepareIndex(store, versions.stock).catch((error: unknown) => reportFault('the search index was not prepared', error))
    if (isCached !== true) warnings.push('the search index was not cached; searches are answered, but every isolate builds its own')
    await prepareStock(store, versions).catch((error: unknown) => reportFault('the stock was not counted', error))
    await computeFirstFigures(store.primary).catch((error: unknown) => reportFault('the figures were not computed', error))
  }
  if (changed.has('agency')) await prepareAgency(store, versions).catch((error: unknown) => reportFault('the agency was not cached', error))
}

/** Computes figures after a site's first import; later they are computed nightly. */
async function computeFirstFigures(db: Db): Promise<void> {
  if (!(await hasListings(db)) || (await hasStatistics(db))) return
  const now = new Date()
  await computeSaleFigures(db, now)
  await computeStatistics(db, now)
}

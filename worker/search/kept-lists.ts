import type { KVNamespace } from '@cloudflare/workers-types'
import type { Goal } from '#db/model/listings/listing.ts'
import { countKeys, type Search } from '#db/model/search/search.ts'
import { hour } from '#db/model/site/durations.ts'
import type { ListingPage } from '#db/search/find.ts'

/** Granularity of usual price filters, in euro. */
const priceStep: Readonly<Record<Goal, number>> = { sale: 25_000, rent: 50 }
const maxCount = 10
/** Granularity of usual area and year filters, in square metres and years. */
const measureStep = 10
const maxMeasure = 2_100
/** KV writes per isolate and hour. */
const maxWritten = 300

const isolates = new WeakMap<KVNamespace, { readonly since: number; count: number }>()

/**
 * Whether to write a list to KV: each write is billed, and a crawler can request endless combinations of filters. The list must have results, its
 * filters must look like a person's choice, and the isolate must be below its hourly limit.
 */
export function isWorthWriting(kv: KVNamespace, goal: Goal, search: Search, { cards, facets }: ListingPage): boolean {
  const known = new Set(facets.categories.flatMap(({ mainType, type }) => [mainType, type]))
  const isChosen =
    cards.length > 0 &&
    search.types.every((type) => known.has(type)) &&
    search.zips.length + search.zones.length <= 1 &&
    [search.priceMin, search.priceMax].every((price) => (price ?? 0) % priceStep[goal] === 0) &&
    countKeys.every((key) => isUsual(search[key] ?? 0))
  return isChosen && takesShare(kv)
}

/** A count of rooms, or a round area or year. */
function isUsual(bound: number): boolean {
  return bound <= maxCount || (bound <= maxMeasure && bound % measureStep === 0)
}

function takesShare(kv: KVNamespace): boolean {
  const now = Date.now()
  const known = isolates.get(kv)
  const written = known && now - known.since < hour ? known : { since: now, count: 0 }
  if (written.count >= maxWritten) return false
  written.count += 1
  isolates.set(kv, written)
  return true
}

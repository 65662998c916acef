import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type } from 'arktype'
import { outsideFile } from '../kit/corpora/outside.ts'
import type { FeedRecord } from '../kit/factories.ts'

const Feed = type({ GetPropertyListJsonResult: { Value: { Items: 'Record<string, unknown>[]' } } })
const Located = type({ Street: 'string > 4', HouseNumber: 'string', City: 'string', Zip: /^\d{4}$/, GoogleX: '49 < number < 52', GoogleY: '2 < number < 7' })

/** A record of the recorded feed with its address. */
export interface RealRecord {
  readonly record: FeedRecord
  readonly place: typeof Located.infer
}

/** Records of the recorded feed, each street once, spread over it; empty if the feed is missing. */
export function realRecords(count: number): readonly RealRecord[] {
  const file = outsideFile('feed-25k.json.gz')
  if (file === null) return []
  const { Items } = Feed.assert(JSON.parse(gunzipSync(readFileSync(file)).toString())).GetPropertyListJsonResult.Value
  const byStreet = new Map<string, RealRecord>()
  for (const record of Items) {
    const place = Located(record)
    if (!(place instanceof type.errors)) byStreet.set(place.Street, { record, place })
  }
  const all = [...byStreet.values()]
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, index) => index % step === 0).slice(0, count)
}

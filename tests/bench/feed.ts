import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { manyProperties, propertyAnswer } from '../factories.ts'

const root = resolve(import.meta.dirname, '../..')
const recorded = resolve(root, '../shared/data/feed-25k.json.gz')
const made = 5_000

export interface BenchFeed {
  readonly file: string
  readonly description: string
}

/** The agency's own demo feed, photographs included. */
export const demoFeed = join(root, 'db/demo/feed.json')

/** The large recorded feed where it lies beside the project; else one made here, written to `directory`. */
export function largeFeed(directory: string): BenchFeed {
  if (existsSync(recorded)) return { file: recorded, description: 'the recorded feed of 25,375 properties' }
  const file = join(directory, 'made.json.gz')
  const records = manyProperties(made, (index) => ({
    Goal: index % 5 < 3 ? 0 : 1,
    Price: index % 5 < 3 ? 150_000 + (index % 400) * 1_000 : 600 + (index % 90) * 10,
    NumberOfBedRooms: 1 + (index % 5),
    CreatedDate: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
  }))
  mkdirSync(directory, { recursive: true })
  writeFileSync(file, gzipSync(JSON.stringify(propertyAnswer(records))))
  return { file, description: `a made feed of ${made} properties` }
}

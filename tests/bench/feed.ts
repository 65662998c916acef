import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { chanceFrom } from '../kit/chance.ts'
import { type FeedRecord, manyProperties, propertyAnswer } from '../kit/factories.ts'

const root = resolve(import.meta.dirname, '../..')
const recorded = resolve(root, '../shared/data/feed-25k.json.gz')
const recordedHuge = resolve(root, '../shared/data/feed-100k.json.gz')
const made = 5_000
const madeHuge = 100_000

export interface BenchFeed {
  readonly file: string
  readonly description: string
}

/** The demo agency's feed, photographs included. */
export const demoFeed = join(root, 'db/demo/feed.json')

/** The large recorded feed if it is available beside the project, else a generated one, written to `directory`. */
export function largeFeed(directory: string): BenchFeed {
  if (existsSync(recorded)) return { file: recorded, description: 'the recorded feed of 25,375 properties' }
  const records = manyProperties(made, (index) => ({
    Goal: index % 5 < 3 ? 0 : 1,
    Price: index % 5 < 3 ? 150_000 + (index % 400) * 1_000 : 600 + (index % 90) * 10,
    NumberOfBedRooms: 1 + (index % 5),
    CreatedDate: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
  }))
  return { file: write(directory, 'made.json.gz', records), description: `a generated feed of ${made} properties` }
}

/** A feed of 100,000 listings: the recorded one if available beside the project, else generated, spread over the country. */
export function hugeFeed(directory: string): BenchFeed {
  if (existsSync(recordedHuge)) return { file: recordedHuge, description: 'a recorded feed of 100,000 properties' }
  return { file: write(directory, 'huge.json.gz', manyProperties(madeHuge, somewhere)), description: 'a generated feed of 100,000 properties' }
}

/** The first tenth of a feed. */
export function tenthOf({ file, description }: BenchFeed, directory: string): BenchFeed {
  const { Items: records } = JSON.parse(gunzipSync(readFileSync(file)).toString()).GetPropertyListJsonResult.Value
  return { file: write(directory, 'tenth.json.gz', records.slice(0, records.length / 10)), description: `the first tenth of ${description}` }
}

const chance = chanceFrom(100)
const towns: readonly (readonly [zip: string, city: string, lat: number, lng: number])[] = [
  ['1000', 'Brussel', 50.85, 4.35],
  ['1050', 'Elsene', 50.83, 4.37],
  ['2000', 'Antwerpen', 51.22, 4.4],
  ['3000', 'Leuven', 50.88, 4.7],
  ['4000', 'Liège', 50.63, 5.57],
  ['5000', 'Namur', 50.47, 4.87],
  ['7000', 'Mons', 50.45, 3.95],
  ['8000', 'Brugge', 51.21, 3.22],
  ['8400', 'Oostende', 51.22, 2.92],
  ['9000', 'Gent', 51.05, 3.72],
]

function somewhere(index: number): FeedRecord {
  const [zip, city, lat, lng] = chance.pick(towns)
  const isFlat = chance.happens(0.4)
  const isRental = index >= madeHuge / 10 && chance.happens(0.15)
  return {
    Goal: isRental ? 1 : 0,
    MainTypeName: isFlat ? 'Apartment' : 'House',
    TypeDescription: chance.pick(isFlat ? ['apartment', 'penthouse', 'duplex', 'studio'] : ['house', 'villa', 'town house', 'bungalow']),
    Price: isRental ? chance.whole(50, 300) * 10 : chance.whole(80, 1_200) * 1_000,
    Zip: zip,
    City: city,
    GoogleX: lat + chance.between(-0.3, 0.3),
    GoogleY: lng + chance.between(-0.4, 0.4),
    NumberOfBedRooms: chance.whole(1, 6),
    NumberOfBathRooms: chance.whole(1, 3),
    NumberOfGarages: chance.happens(0.1) ? 1 : undefined,
    NumberOfParkings: chance.happens(0.1) ? chance.whole(1, 4) : undefined,
    HasTerrace: chance.happens(0.4),
    HasGarden: chance.happens(0.5),
    EnergyPerformance: chance.whole(0, 600),
    CreatedDate: new Date(Date.UTC(2026, 0, 1) + index * 240_000).toISOString().slice(0, 19).replace('T', ' '),
  }
}

function write(directory: string, name: string, records: readonly unknown[]): string {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, name)
  writeFileSync(file, gzipSync(JSON.stringify(propertyAnswer(records))))
  return file
}

import { getTableColumns } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import { eventsBetween, newestEvent } from '#db/listings/listing-events.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import * as schema from '#db/schema.ts'
import { matchChanges, readChanges } from '#db/search/alert-matches.ts'
import { buildIndex } from '#db/search/build.ts'
import { matchSearch } from '#db/search/match.ts'
import { matchText } from '#db/search/text.ts'
import { checkAlerts } from '#worker/alerts/send-digests.job.ts'
import { postFeed } from '../feeds/post-feed.ts'
import { chanceFrom } from '../kit/chance.ts'
import { aProperty, aRental, type FeedRecord } from '../kit/factories.ts'
import { faultyDatabase } from '../kit/faults/faulty-database.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { keepAlert } from './alert-factory.ts'

const chance = chanceFrom(20_261_121)
const towns = [
  { Zip: '8000', City: 'Brugge', GoogleX: 51.21, GoogleY: 3.22 },
  { Zip: '9000', City: 'Gent', GoogleX: 51.05, GoogleY: 3.72 },
  { Zip: '1000', City: 'Brussel', GoogleX: 50.85, GoogleY: 4.35 },
  { Zip: '4010', City: 'Esch', CountryID: 14, CountryName: 'Luxembourg', GoogleX: 49.49, GoogleY: 5.98 },
]

let site: TestSite
let db: Db
const stock = new Map<number, FeedRecord>()

/** Four hundred listings: a hundred new ones, a hundred and twenty changed ones, and the rest unchanged. */
beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'none' })
  db = drizzle(site.db, { schema })
  for (let id = 1; id <= 300; id += 1) stock.set(id, randomListing(id))
  await postFeed(site, [...stock.values()])
  for (let id = 301; id <= 400; id += 1) stock.set(id, randomListing(id))
  for (const id of chance.some([...stock.keys()], 120)) {
    stock.set(id, { ...stock.get(id), ...chance.pick([{ Price: 90_000 }, { Status: 2 }, { SubStatus: 3 }, { SubStatus: 2 }, { NumberOfBedRooms: 4 }]) })
  }
  await postFeed(site, [...stock.values()])
}, 120_000)
afterAll(() => site[Symbol.asyncDispose]())

function randomListing(ID: number): FeedRecord {
  const make = chance.happens(0.3) ? aRental : aProperty
  const listing = make({ ID, ...chance.pick(towns), Price: chance.whole(100, 900) * 1_000, NumberOfBedRooms: chance.whole(0, 6) })
  const flags = { HasLift: chance.happens(0.5), HasPool: chance.happens(0.3), HasFurnished: chance.happens(0.3), HasCellar: chance.happens(0.5) }
  const annuity = chance.happens(0.1) && { IsViager: true, ViagerBouquet: chance.whole(100, 900) * 1_000 }
  const years = chance.happens(0.3) && { ConstructionYear: new Date().getFullYear() - chance.whole(0, 4) }
  return {
    ...listing,
    ...flags,
    ...annuity,
    ...years,
    HasGarden: chance.happens(0.5),
    SubStatus: chance.happens(0.2) ? 3 : 2,
    ...(chance.happens(0.1) && { PublishPrice: false }),
  }
}

function randomQuery(): string {
  const parts = [
    chance.happens(0.5) ? `type=${chance.pick(['house', 'apartment', 'town-house', 'land'])}` : '',
    chance.happens(0.5) ? `zip=${chance.pick(['8000', '9000', '1000', 'L-4010'])}` : '',
    chance.happens(0.2) ? `zone=${chance.pick(['be-31005', 'be-44021', 'be-2000'])}` : '',
    chance.happens(0.4) ? `priceMin=${chance.whole(80, 500)}000` : '',
    chance.happens(0.4) ? `priceMax=${chance.whole(200, 900)}000` : '',
    chance.happens(0.3) ? `bedroomsMin=${chance.whole(1, 5)}` : '',
    chance.happens(0.3) ? 'garden=1' : '',
    ...['lift', 'pool', 'furnished', 'cellar', 'newBuild', 'annuity'].map((flag) => (chance.happens(0.06) ? `${flag}=1` : '')),
    chance.happens(0.2) ? `q=${chance.pick(['water', 'brug', 'light', 'T-3', 'nothing'])}` : '',
    chance.happens(0.2) ? 'near=51.2,3.2&radius=40' : '',
    chance.happens(0.2) ? 'epc=c' : '',
  ]
  return parts.filter((part) => part !== '').join('&')
}

test('an alert matches the same changed listings as the list for its search', async () => {
  const last = await newestEvent(db)
  const changed = new Set((await eventsBetween(db, 0, last)).map(({ listingId }) => listingId))
  expect(changed.size).toBeGreaterThan(110)
  const changes = await readChanges(db, 0, last)
  const index = await buildIndex(db, 1)
  let found = 0
  for (let round = 0; round < 250; round += 1) {
    const [query, goal] = [randomQuery(), chance.pick(['sale', 'rent'] as const)]
    const search = readSearch(new URLSearchParams(query))
    const list = matchSearch(index, goal, search, await matchText(db, index, search.q))
    const listed = Array.from(index.columns.id).filter((id, row) => list.found[row] === 1 && changed.has(id))
    const matched = (await matchChanges(db, changes, goal, search, 0)).map(({ listingId }) => listingId)
    expect(matched.toSorted(), `${goal} ${query}`).toEqual(listed.toSorted())
    found += matched.length
  }
  expect(found).toBeGreaterThan(500)
})

test('many alerts are compared with the changed listings only, in a few queries', async () => {
  const last = await newestEvent(db)
  const changed = new Set((await eventsBetween(db, 0, last)).map(({ listingId }) => listingId))
  const changes = await readChanges(db, 0, last)
  expect(changes.index.size).toBeLessThanOrEqual(changed.size)

  await keepManyAlerts(600, 200)
  const queries: string[] = []
  const rows = { read: 0 }
  const counted = faultyDatabase(countingRows(rows), ({ what }) => {
    queries.push(what)
    return 'none'
  })
  const queued = await checkAlerts(drizzle(counted, { schema }), new Date())
  expect(queued).toHaveLength(400)
  expect(new Set(queued).size).toBe(400)
  // The newest event, the due alerts, the events, their listings (three queries), and a batch per five hundred alerts.
  expect(queries.length).toBeLessThanOrEqual(8)
  // The due alerts are read once, and storing a check reads the alert twice, its mail and their indexes: not all the other alerts.
  expect(rows.read).toBeGreaterThan(600)
  expect(rows.read).toBeLessThan(600 * 10)
  expect(await checkAlerts(drizzle(counted, { schema }), new Date())).toEqual([])
})

/** The database, counting the rows its batches read. */
function countingRows(rows: { read: number }): TestSite['db'] {
  return new Proxy(site.db, {
    get(target, key) {
      if (key !== 'batch') return key === 'prepare' ? target.prepare.bind(target) : Reflect.get(target, key)
      return async (...statements: Parameters<typeof target.batch>) => {
        const results = await target.batch(...statements)
        for (const { meta } of results) rows.read += meta.rows_read
        return results
      }
    },
  })
}

/** Stores `count` alerts; `unmatched` of them match nothing. */
async function keepManyAlerts(count: number, unmatched: number): Promise<void> {
  const { id } = await keepAlert(site, { search: '?bedroomsMin=1' })
  const columns = Object.values(getTableColumns(schema.subscriptions)).map(({ name }) => (name === 'id' ? "'alert-' || number.value" : `one.${name}`))
  const numbers = JSON.stringify(Array.from({ length: count - 1 }, (_, index) => 10_000 + index))
  await site.db
    .prepare(`INSERT INTO subscriptions SELECT ${columns.join(', ')} FROM json_each(?) AS number CROSS JOIN subscriptions AS one WHERE one.id = ?`)
    .bind(numbers, id)
    .run()
  await site.db.prepare("UPDATE subscriptions SET search = '?priceMin=99000000' WHERE id IN (SELECT id FROM subscriptions LIMIT ?)").bind(unmatched).run()
}

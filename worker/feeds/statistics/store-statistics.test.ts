import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { importRecords } from '../../../tests/feeds/import-records.ts'
import { aProject, aProperty } from '../../../tests/kit/factories.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import type { StatisticsList } from './reading.ts'
import { storeStatistics } from './store-statistics.ts'

const now = new Date('2026-11-26T09:00:00Z')

/** A database with the listing 4001 and the project 9. */
async function stock() {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  await importRecords(db, { listings: [aProperty({ ID: 4001 })], projects: [aProject({ ID: 9 })] })
  return {
    take: (list: StatisticsList, entries: readonly unknown[], more: { format?: 'perron'; source?: string; position?: number } = {}) =>
      storeStatistics(db, { format: 'omnicasa', source: 'omnicasa', list, position: 1, entries, ...more }, now),
    rows: async (query: string) => (await d1.prepare(query).all()).results,
  }
}

test('sums, views and media are stored by portal', async () => {
  const { take, rows } = await stock()
  const saved = { added: 1, changed: 0, unchanged: 0 }
  expect(await take('totals', [{ ID: 4001, Today: 3 }])).toEqual({ saved, rejected: [] })
  expect(await take('views', [{ ObjectID: 4001, MediaID: 7, Date: '2026-11-25', Views: 12 }])).toEqual({ saved, rejected: [] })
  expect(await take('media', [{ ObjectID: 4001, MediaID: 12, MediaName: 'Krant', StartDate: '2026-01-05' }])).toEqual({ saved, rejected: [] })
  expect(await rows('SELECT listing_id, month, media, days FROM portal_views')).toEqual([{ listing_id: 4001, month: '2026-11', media: '7', days: '{"25":12}' }])
  const delivered = { listing_id: 4001, delivered_at: '2026-11-26T09:00:00.000Z' }
  expect(await rows('SELECT listing_id, media, name, online_from, covers_from, totals, delivered_at FROM portal_media ORDER BY media')).toEqual([
    { ...delivered, media: '12', name: 'Krant', online_from: '2026-01-05', covers_from: null, totals: null },
    { ...delivered, media: '7', name: '7', online_from: null, covers_from: '2026-11-25', totals: null },
    { ...delivered, media: 'crm', name: 'crm', online_from: null, covers_from: null, totals: '{"today":3,"week":null,"month":null,"total":null}' },
  ])
})

test('communications and visits of listings and projects are stored, and again without effect', async () => {
  const { take, rows } = await stock()
  const histories = [
    { ID: 71, ObjectID: 4001, TypeID: 3, Date: '2026-11-02 14:30:00', Subject: 'Prijs' },
    { ID: 72, ProjectID: 9, TypeID: 1, Date: '2026-11-05 10:00:00', PersonName: 'Bo Claes' },
  ]
  expect(await take('communications', histories)).toEqual({ saved: { added: 2, changed: 0, unchanged: 0 }, rejected: [] })
  expect(await take('communications', histories)).toEqual({ saved: { added: 0, changed: 0, unchanged: 2 }, rejected: [] })
  expect(await rows('SELECT kind, record_id, at, type, subject, external_id, is_released FROM communications')).toEqual([
    {
      ...{ kind: 'listing', record_id: 4001, at: '2026-11-02T13:30:00.000Z', type: 'phoneOut', subject: 'Prijs' },
      ...{ external_id: 'omnicasa/71', is_released: 1 },
    },
  ])
  expect(await rows('SELECT kind, record_id, visitor, external_id, is_released FROM home_visits')).toEqual([
    { kind: 'project', record_id: 9, visitor: 'Bo C.', external_id: 'omnicasa/72', is_released: 1 },
  ])
})

test('visits of the neutral format are only released if they say so', async () => {
  const { take, rows } = await stock()
  const visit = { id: 'a', listing: '4001', starts_at: '2026-11-20T10:00:00Z' }
  await take('visits', [visit, { ...visit, id: 'b', released: true }], { format: 'perron' })
  expect(await rows('SELECT external_id, is_released FROM home_visits ORDER BY external_id')).toEqual([
    { external_id: 'omnicasa/a', is_released: 0 },
    { external_id: 'omnicasa/b', is_released: 1 },
  ])
})

describe('an entry that cannot be used', () => {
  test('an entry that cannot be used is rejected with its position and id, and the others are stored', async () => {
    const { take } = await stock()
    const view = { ObjectID: 4001, MediaID: 7, Date: '2026-11-26', Views: 1 }
    const views = [null, { ...view, Date: '2026-11-27' }, view, { ...view, ObjectID: 4002 }]
    expect(await take('views', views, { position: 11 })).toEqual({
      saved: { added: 1, changed: 0, unchanged: 0 },
      rejected: [
        { position: 11, id: null, reason: 'no listing is named' },
        { position: 12, id: '4001', reason: 'the day 2026-11-27 has not come' },
        { position: 14, id: '4002', reason: 'the source omnicasa has no listing 4002 here' },
      ],
    })
  })

  test('an entry that cannot be used is named by its id, or by that of its listing', async () => {
    const { take } = await stock()
    const { rejected } = await take('views', [{ ID: 71 }, { HistoryID: 72 }, { ObjectID: 73 }, { PropertyID: 74 }, { Listing: 75 }, { Project: 76 }])
    expect(rejected.map(({ id }) => id)).toEqual(['71', '72', '73', '74', '75', null])
  })

  test('an entry that cannot be used is one about a home of another source, or of the other kind', async () => {
    const { take } = await stock()
    const history = { id: 'a', at: '2026-11-20T10:00:00Z' }
    const rejected = async (entry: object, source: string) => (await take('communications', [{ ...history, ...entry }], { source })).rejected
    expect(await rejected({ listing: '4001' }, 'second')).toEqual([{ position: 1, id: 'a', reason: 'the source second has no listing 4001 here' }])
    expect(await rejected({ listing: '9' }, 'omnicasa')).toEqual([{ position: 1, id: 'a', reason: 'the source omnicasa has no listing 9 here' }])
    expect(await rejected({ project: '4001' }, 'omnicasa')).toEqual([{ position: 1, id: 'a', reason: 'the source omnicasa has no project 4001 here' }])
  })
})

import { describe, expect, test } from 'vitest'
import { readMedia, readTotals, readViewsByDay } from './read-media.ts'

const home = { kind: 'listing', externalId: '4001' } as const
const words = { today: ['Today', 'Day'], week: ['ThisWeek', 'Week'], month: ['ThisMonth', 'Month'], total: ['Total', 'All', 'Ever'] }
const none = { today: null, week: null, month: null, total: null }

describe('the sums of a listing', () => {
  test.each(Object.entries(words))('the sums of a listing are read for %s from its spellings in services', (period, spellings) => {
    for (const word of spellings) {
      const names = [word, `Visit${word}`, `Visits${word}`, `${word}Visits`, `${word}Visit`, `NumberOfVisits${word}`, `NumberOfVisit${word}`]
      for (const name of names) {
        const totals = { ...none, [period]: 12 }
        expect(readTotals({ ObjectID: 4001, [name]: '12' }), name).toEqual({ of: 'totals', home, row: { media: 'crm', name: null, totals } })
      }
    }
  })

  test('the sums of a listing may be those on one portal, and figures that it does not send are unknown', () => {
    const row = { media: '7', name: 'Immoweb', totals: { today: 0, week: null, month: 61, total: 1204 } }
    expect(readTotals({ ID: 4001, MediaID: 7, MediaName: 'Immoweb', Today: 0, Month: 61, Total: '1.204' })).toEqual({ of: 'totals', home, row })
  })

  test.each([
    [null, 'no listing is named'],
    [{ Today: 1 }, 'no listing is named'],
    [{ ProjectID: 9, Today: 1 }, 'no listing is named'],
    [{ ID: 4001 }, 'no figure for today, this week, this month or in total'],
    [{ ID: 4001, Today: -1, Total: 1.5 }, 'no figure for today, this week, this month or in total'],
  ])('the sums of a listing of %j are refused: %s', (entry, reason) => {
    expect(readTotals(entry)).toEqual({ reason })
  })
})

describe('the views of a day', () => {
  const today = '2026-11-26'
  const entry = { ObjectID: 4001, MediaID: 7, Date: '2026-11-25', Views: 12 }

  test.each([
    ...['Views', 'NumberOfViews', 'ViewCount', 'Count', 'Value', 'Visits', 'NumberOfVisits', 'Total', 'Quantity', 'Number', 'Y'].map((name) => ['Views', name]),
    ...['Date', 'Day', 'StatisticDate', 'DateTime', 'X'].map((name) => ['Date', name]),
  ])('the views of a day are read with %s called %s', (field, name) => {
    const { [field]: value, ...others }: Readonly<Record<string, unknown>> = entry
    const row = { media: '7', name: null, day: '2026-11-25', views: 12 }
    expect(readViewsByDay({ ...others, [name]: value }, today)).toEqual([{ of: 'views', home, row }])
  })

  test.each([0, 1_000_000_000])('the views of a day may be %i', (views) => {
    expect(readViewsByDay({ ...entry, Views: views }, today)).toMatchObject([{ row: { views } }])
  })

  test('the views of a day are read from each day inside an entry', () => {
    const days = [{ Date: '2026-11-25', Value: 3 }, { Date: '2026-11-26', Value: 4 }, 'none']
    expect(readViewsByDay({ ObjectID: 4001, MediaName: 'Zimmo', Items: days }, today)).toEqual([
      { of: 'views', home, row: { media: 'zimmo', name: 'Zimmo', day: '2026-11-25', views: 3 } },
      { of: 'views', home, row: { media: 'zimmo', name: 'Zimmo', day: '2026-11-26', views: 4 } },
      { reason: 'no listing is named' },
    ])
  })

  test.each([
    ['text', 'no listing is named'],
    [{ ...entry, ObjectID: 0 }, 'no listing is named'],
    [{ ...entry, MediaID: null }, 'no medium is named'],
    [{ ...entry, Date: 'soon' }, 'no day'],
    [{ ...entry, Date: '2026-11-27' }, 'the day 2026-11-27 has not come'],
    [{ ...entry, Views: -1 }, 'no whole number of views'],
    [{ ...entry, Views: 1.5 }, 'no whole number of views'],
    [{ ...entry, Views: 1_000_000_001 }, 'no whole number of views'],
  ])('the views of a day of %j are refused: %s', (entry, reason) => {
    expect(readViewsByDay(entry, today)).toEqual([{ reason }])
  })
})

describe('a portal', () => {
  const row = { media: '7', name: '7', url: null, onlineFrom: null, onlineUntil: null }

  test.each([
    ...['Url', 'Link', 'WebAddress', 'MediaUrl'].map((name) => [name, { url: 'https://immoweb.example/4001' }, 'https://immoweb.example/4001'] as const),
    ...['OnlineFrom', 'OnlineDate', 'FromDate', 'DateFrom', 'StartDate', 'PublishDate', 'Date'].map(
      (name) => [name, { onlineFrom: '2026-03-01' }, '2026-03-01'] as const,
    ),
    ...['OnlineUntil', 'OfflineDate', 'ToDate', 'DateTo', 'EndDate'].map((name) => [name, { onlineUntil: '2026-05-01' }, '2026-05-01'] as const),
  ])('a portal has %s as %j', (name, expected, value) => {
    expect(readMedia({ ObjectID: 4001, MediaID: 7, [name]: value })).toEqual({ of: 'media', home, row: { ...row, ...expected } })
  })

  test('a portal keeps its name, and no address that is none of the web', () => {
    const entry = { Listing: 4001, Media: 'Immo Web', url: 'javascript:alert(1)' }
    expect(readMedia(entry)).toEqual({ of: 'media', home, row: { ...row, media: 'immo-web', name: 'Immo Web' } })
  })

  test.each([
    [null, 'no listing is named'],
    [{ MediaID: 7 }, 'no listing is named'],
    [{ ObjectID: 4001 }, 'no medium is named'],
  ])('a portal in %j is refused: %s', (entry, reason) => {
    expect(readMedia(entry)).toEqual({ reason })
  })
})

import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { homeRecords } from '#db/owners/home-records.ts'
import * as schema from '#db/schema.ts'
import { portalFigures } from '#db/views/portal-views.ts'
import { aProject, aProperty, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const today = wallTimeOf(new Date()).day
const day = (ago: number) => dayAfter(today, -ago)
const answer = (items: readonly unknown[]) => ({
  Code: 0,
  Message: '',
  Success: true,
  Value: { From: 1, To: items.length, RowsCount: items.length, Items: items },
})

const views = [
  { ObjectID: 4001, MediaID: 7, MediaName: 'Immoweb', Date: `${day(2)} 00:00:00`, Value: 12 },
  { ObjectID: 4001, MediaID: 7, MediaName: 'Immoweb', Date: `${day(1)} 00:00:00`, Value: '0' },
  { ObjectID: 4001, MediaID: 9, MediaName: 'Zimmo', Items: [{ Date: day(40), Value: 3 }] },
]
const media = [
  { ObjectID: 4001, MediaID: 7, MediaName: 'Immoweb', Url: 'https://immoweb.example/4001', StartDate: '/Date(1790000000000+0200)/' },
  { ObjectID: 4001, MediaID: 12, MediaName: 'Krant', StartDate: '2026-01-05', EndDate: '2026-02-05' },
]
const call = {
  ID: 71,
  ObjectID: 4001,
  TypeID: 3,
  Date: '2026-11-02 14:30:00',
  UserName: 'An Maes',
  Subject: 'Prijs',
  Comment: '<p>Gebeld over de prijs</p>',
  Status: 'Afgewerkt',
}
const visit = { ID: 72, ObjectID: 4001, TypeID: 1, Date: '2026-11-05 10:00:00', PersonName: 'Bo Claes', Comment: 'Te klein.', Interested: false }
const omnicasa = {
  GetVisitStatisticOfPropertyJsonResult: {
    Code: 0,
    Message: '',
    Success: true,
    Value: { ID: 4001, VisitToday: 3, VisitThisWeek: 20, VisitThisMonth: 61, Total: '1.204' },
  },
  GetMediaObjectStatisticsGraphListJsonResult: answer(views),
  GetCalendarHistoriesJsonResult: answer([call, visit]),
  GetMediaOnlineHistoriesJsonResult: answer(media),
}

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'none' })
  await site.importFeed({ ...propertyAnswer([aProperty({ ID: 4001 }), aProperty({ ID: 4002 })]), ...projectAnswer([aProject({ ID: 9 })]) })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  await site.db.batch(['communications', 'home_visits', 'portal_views', 'portal_media'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})

const db = () => drizzle(site.db, { schema })
const recordsOf = async (audience: 'owner' | 'office') =>
  (await homeRecords(db(), { kind: 'listing', id: 4001 }, { audience, now: new Date(), limit: 20 })).records
const lastLine = ({ lines }: { readonly lines: readonly string[] }) => lines.at(-1)

test('the import command accepts Omnicasa’s responses, and a second import changes nothing', async () => {
  const first = await site.importFeed(omnicasa)
  expect([first.status, lastLine(first)]).toEqual([0, 'added 8, changed 0, unchanged 0, withdrawn 0, rejected 0'])
  const before = JSON.stringify([await portalFigures(db(), 4001, today), await recordsOf('office')])
  expect(lastLine(await site.importFeed(omnicasa))).toBe('added 0, changed 0, unchanged 8, withdrawn 0, rejected 0')
  expect(JSON.stringify([await portalFigures(db(), 4001, today), await recordsOf('office')])).toBe(before)
})

test('days without a figure are gaps, and what each medium delivered and when is stored', async () => {
  await site.importFeed(omnicasa)
  const figures = await portalFigures(db(), 4001, today)
  expect(figures.days).toHaveLength(30)
  expect(figures.views.find(({ media }) => media === '7')?.views.slice(-4)).toEqual([null, 12, 0, null])
  expect(figures.media).toMatchObject([
    { media: '12', name: 'Krant', onlineFrom: '2026-01-05', onlineUntil: '2026-02-05', coversFrom: null },
    { media: '7', name: 'Immoweb', url: 'https://immoweb.example/4001', coversFrom: day(2), coversUntil: day(1), deliveredAt: expect.stringContaining('T') },
    { media: '9', name: 'Zimmo', coversFrom: day(40), coversUntil: day(40) },
    { media: 'crm', totals: { today: 3, week: 20, month: 61, total: 1204 } },
  ])
  const more = {
    GetMediaObjectStatisticsGraphListJsonResult: answer([
      { ...views[0], Value: 15 },
      { ...views[0], Date: day(3), Value: 4 },
    ]),
  }
  expect(lastLine(await site.importFeed(more))).toBe('added 1, changed 1, unchanged 0, withdrawn 0, rejected 0')
  const later = await portalFigures(db(), 4001, today)
  expect(later.views.find(({ media }) => media === '7')?.views.slice(-4)).toEqual([4, 15, 0, null])
})

test('an owner sees what the CRM publishes, without the visitor’s name and opinion', async () => {
  await site.importFeed(omnicasa)
  expect(await recordsOf('owner')).toMatchObject([
    { record: 'visit', at: '2026-11-05T09:00:00.000Z', visitor: null, interest: null, feedback: null, origin: 'crm' },
    { record: 'communication', type: 'phoneOut', contact: 'An Maes', subject: 'Prijs', comment: 'Gebeld over de prijs', status: 'done' },
  ])
  expect((await recordsOf('office'))[0]).toMatchObject({ visitor: 'Bo C.', interest: 'notInterested', feedback: 'Te klein.' })
  await site.importFeed({ GetCalendarHistoriesJsonResult: answer([{ ...call, Publish: false }, visit]) })
  expect(await recordsOf('owner')).toHaveLength(1)
})

test('the agency’s decisions survive the next import, unless the text has changed', async () => {
  await site.importFeed(omnicasa)
  const calendar = (Comment: string) => ({ GetCalendarHistoriesJsonResult: answer([{ ...call, Comment, Publish: false }]) })
  await site.importFeed(calendar('Gebeld'))
  const [, communication] = await recordsOf('office')
  await site.fetch(`/owner-records/communications/${communication?.id}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${site.token}` },
    body: '{"released":true}',
  })
  expect(lastLine(await site.importFeed(calendar('Gebeld')))).toBe('added 0, changed 0, unchanged 1, withdrawn 0, rejected 0')
  expect(await recordsOf('owner')).toHaveLength(2)
  await site.importFeed(calendar('De kopers scheiden'))
  expect(await recordsOf('owner')).toHaveLength(1)
})

test('feedback written by the office is kept if the CRM sends none', async () => {
  const calendar = { GetCalendarHistoriesJsonResult: answer([{ ...visit, Comment: '', Interested: null }]) }
  await site.importFeed(calendar)
  const [seen] = await recordsOf('office')
  const feedback = { feedback: 'Vond de keuken klein.', feedbackReleased: true }
  await site.fetch(`/owner-records/visits/${seen?.id}`, { method: 'PATCH', headers: { Authorization: `Bearer ${site.token}` }, body: JSON.stringify(feedback) })
  expect(lastLine(await site.importFeed(calendar))).toBe('added 0, changed 0, unchanged 1, withdrawn 0, rejected 0')
  expect(await recordsOf('owner')).toMatchObject([{ feedback: 'Vond de keuken klein.' }])
})

test('records in the neutral format are released only if they say so', async () => {
  const neutral = {
    kind: 'statistics',
    views: [{ listing: '4001', media: 'immoweb', day: day(1), views: 5 }],
    media: [{ listing: '4001', media: 'Immoweb', online_from: '2026-03-01', url: 'javascript:alert(1)' }],
    totals: [{ listing: '4001', media: 'immoweb', today: 1, week: 2, month: 3, total: 4 }],
    communications: [
      { id: 'a', listing: '4001', at: '2026-03-01T10:00:00Z', type: 'mail_out', contact: 'An', subject: 'Plan', released: true },
      { id: 'b', project: '9', at: '2026-03-01', type: 'phone_in' },
    ],
    visits: [{ id: 'a', listing: '4001', starts_at: '2026-03-02T10:00:00Z', state: 'provisional', visitor: 'Bo Claes', released: true }],
  }
  const result = await site.importFeed(neutral, ['--source', 'omnicasa'])
  expect([result.errors, lastLine(result)]).toEqual([[], 'added 6, changed 0, unchanged 0, withdrawn 0, rejected 0'])
  expect(await recordsOf('owner')).toMatchObject([{ type: 'mailOut', subject: 'Plan' }])
  expect(await homeRecords(db(), { kind: 'project', id: 9 }, { audience: 'owner', now: new Date(), limit: 5 })).toEqual({ records: [], next: null })
  expect((await portalFigures(db(), 4001, today)).media).toMatchObject([{ media: 'immoweb', name: 'Immoweb', url: null }])
})

test('an entry that cannot be used is reported, and the others are imported', async () => {
  const odd = {
    kind: 'statistics',
    views: [null, { listing: '4001', media: 'a', day: day(-1), views: 1 }, { listing: '4001', media: 'a', day: day(1), views: -1 }],
  }
  const result = await site.importFeed(
    {
      ...odd,
      communications: [
        { id: 1, listing: '77', at: day(1) },
        { id: 2, listing: '4001', at: day(1) },
      ],
    },
    ['--source', 'omnicasa'],
  )
  expect(result.lines).toEqual([
    'views: position 1: no listing is named',
    `views: position 2, id 4001: the day ${day(-1)} has not come`,
    'views: position 3, id 4001: no whole number of views',
    'communications: position 1, id 1: the source omnicasa has no listing 77 here',
    'added 1, changed 0, unchanged 0, withdrawn 0, rejected 4',
  ])
})

test.each([
  [{ GetCalendarHistoriesJsonResult: { Code: 3, Message: 'No rights', Success: false, Value: null } }, 'the service refused: No rights'],
  [{ kind: 'statistics' }, 'none of its lists is known: totals, views, media, communications, visits'],
])('a file without figures is refused: %j', async (file, reason) => {
  const result = await site.importFeed(file)
  expect([result.status, result.errors]).toEqual([1, [`feed.json was refused: ${reason}`]])
})

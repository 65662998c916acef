import { describe, expect, test } from 'vitest'
import { aPage, aSyncSite, type SyncCall } from '../../../../tests/feeds/sync-site.ts'
import { aProperty } from '../../../../tests/kit/factories.ts'

const now = new Date('2026-11-26T09:00:00Z')
const later = new Date('2026-11-27T09:00:00Z')
const homes = [4001, 4002, 4003].map((ID) => aProperty({ ID }))
type Figures = Readonly<Record<string, (call: SyncCall) => unknown>>
const figures = ['GetVisitStatisticOfProperty', 'GetMediaObjectStatisticsGraphList', 'GetCalendarHistories', 'GetMediaOnlineHistories']
const answers = (given: Figures) => (call: SyncCall) => (call.endpoint === 'GetPropertyList' ? aPage(homes, call) : (given[call.endpoint]?.(call) ?? null))
const ofHomes = (calls: readonly SyncCall[]) => calls.filter(({ endpoint }) => figures.includes(endpoint))

/** A site with three homes, some of which an owner follows. */
async function owning(...ids: readonly number[]) {
  const site = aSyncSite()
  await site.d1.exec("INSERT INTO owners (id, email, recipient, locale, created_at, changed_at) VALUES ('o', 'o@example.com', 'o@example.com', 'nl', '', '')")
  for (const id of ids) await site.d1.exec(`INSERT INTO owner_homes (owner_id, kind, record_id, since) VALUES ('o', 'listing', ${id}, '')`)
  return site
}

test('of each home of an owner the figures are asked for in turn', async () => {
  const site = await owning(4001, 4003)
  await site.sync(answers({}), now)
  const requested = (id: string) => [
    { endpoint: 'GetVisitStatisticOfProperty', parameters: { ID: id, LanguageId: 1 } },
    {
      endpoint: 'GetMediaObjectStatisticsGraphList',
      parameters: { ObjectIDs: id, StartDate: '2026-10-22 11:00:00', EndDate: '2026-11-26 10:00:00', LanguageId: 1 },
    },
    { endpoint: 'GetCalendarHistories', parameters: { ObjectID: id, FromDate: '2025-10-22 11:00:00', LanguageId: 1, Limit1: 1, Limit2: 50 } },
    { endpoint: 'GetMediaOnlineHistories', parameters: { ObjectID: id, LanguageId: 1, Limit1: 1, Limit2: 50 } },
  ]
  expect(ofHomes(site.calls)).toEqual([...requested('4001'), ...requested('4003')])
  expect(await site.run()).toMatchObject({ state: 'done', counts: { figures: 0, rejected: 0 } })
})

test('the figures are stored, also where an answer does not repeat which home it is about', async () => {
  const site = await owning(4001)
  const given: Figures = {
    GetVisitStatisticOfProperty: () => ({ VisitToday: 2, Total: 30 }),
    GetMediaObjectStatisticsGraphList: () => [{ MediaID: 7, Date: '2026-11-25', Value: 12 }, { MediaID: 7, Date: 'soon', Value: 1 }, 'text'],
    GetCalendarHistories: () => ({ Items: [{ ID: 5, ObjectID: 4002, TypeID: 2, Date: '2026-11-06 14:30:00' }] }),
    GetMediaOnlineHistories: () => ({ Items: [{ MediaID: 12, StartDate: '2026-01-05' }] }),
  }
  await site.sync(answers(given), now)
  expect(await site.run()).toMatchObject({ state: 'done', counts: { added: 3, figures: 4, rejected: 2 } })
  expect(await site.rows('SELECT listing_id AS id, media FROM portal_media ORDER BY media')).toEqual([
    { id: 4001, media: '12' },
    { id: 4001, media: '7' },
    { id: 4001, media: 'crm' },
  ])
  expect(await site.rows('SELECT record_id AS id, external_id FROM communications')).toEqual([{ id: 4001, external_id: 'omnicasa/5' }])
  await site.sync(answers({ ...given, GetVisitStatisticOfProperty: () => ({ VisitToday: 3, Total: 31 }) }), later, 'full')
  expect(await site.run()).toMatchObject({ counts: { figures: 1, rejected: 2 } })
})

describe('histories', () => {
  const histories = Array.from({ length: 51 }, (_, index) => ({ ID: index + 1, TypeID: index === 50 ? 1 : 2, Date: '2026-11-06 14:30:00' }))
  const released = async (site: Awaited<ReturnType<typeof owning>>) =>
    (await site.rows('SELECT is_released FROM communications UNION ALL SELECT is_released FROM home_visits')).filter((row) => row.is_released === 1).length

  test('histories are read page by page, and withheld when the service no longer lists them', async () => {
    const site = await owning(4001)
    const listing = (all: readonly object[]) =>
      answers({
        GetCalendarHistories: (call) =>
          aPage(
            all.map((each) => ({ ...each })),
            call,
          ),
      })
    await site.sync(listing(histories), now)
    const requested = ofHomes(site.calls).map(({ endpoint, parameters }) => [endpoint, parameters.Limit1])
    expect(requested.slice(2)).toEqual([
      ['GetCalendarHistories', 1],
      ['GetCalendarHistories', 51],
      ['GetMediaOnlineHistories', 1],
    ])
    expect([await released(site), (await site.run())?.counts.figures]).toEqual([51, 51])
    await site.sync(listing(histories.slice(1)), later, 'full')
    expect(await released(site)).toBe(50)
    await site.sync(listing([]), later, 'full')
    expect(await released(site)).toBe(0)
  })

  test('histories of before the period that is asked for are not withheld', async () => {
    const site = await owning(4001)
    const [old, recent] = [
      { ...histories[0], Date: '2025-10-23 09:00:00' },
      { ...histories[1], Date: '2025-10-23 12:00:00' },
    ]
    await site.sync(answers({ GetCalendarHistories: () => ({ Items: [old, recent] }) }), now)
    await site.sync(answers({}), now, 'full')
    expect(await site.rows('SELECT external_id AS id, is_released FROM communications ORDER BY id')).toEqual([
      { id: 'omnicasa/1', is_released: 1 },
      { id: 'omnicasa/2', is_released: 0 },
    ])
  })
})

describe('a call that fails', () => {
  test('a call that fails for good is counted, and the next call is made', async () => {
    const site = await owning(4001, 4002)
    await site.sync(answers({ GetCalendarHistories: () => new Response('no', { status: 404 }) }), now)
    expect(ofHomes(site.calls)).toHaveLength(8)
    expect(await site.run()).toMatchObject({ state: 'done', counts: { rejected: 2 } })
  })

  test('a call that fails for now is made again', async () => {
    const site = await owning(4001)
    let left = 1
    await site.sync(answers({ GetVisitStatisticOfProperty: () => (left-- > 0 ? new Response('busy', { status: 503 }) : null) }), now)
    expect(ofHomes(site.calls).map(({ endpoint }) => endpoint)).toEqual(['GetVisitStatisticOfProperty', ...figures])
    expect(await site.run()).toMatchObject({ state: 'done', counts: { rejected: 0 } })
  })
})

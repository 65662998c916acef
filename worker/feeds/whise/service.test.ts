import { describe, expect, test } from 'vitest'
import { addCrmEvents } from '#db/feeds/crm-events.ts'
import { aCrmSite } from '../../../tests/feeds/crm-site.ts'
import { anEstate, aWhise, refused, type WhiseEstate, whiseClient } from '../../../tests/kit/faults/whise-service.ts'

const now = new Date('2026-11-26T09:00:00Z')
const later = new Date('2026-11-26T09:30:00Z')
const nothing = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0, figures: 0 }

function aSite(estates: readonly WhiseEstate[]) {
  const whise = aWhise(estates)
  return { whise, ...aCrmSite('whise', whise.answer, { ...whiseClient, ENABLED_LOCALES: 'nl,fr' }) }
}
const homes = (count: number) =>
  Array.from({ length: count }, (_, index) => anEstate({ id: 501 + index, updateDateTime: `2026-11-20T09:14:${10 + (index % 50)}` }))
const stock = ({ rows }: ReturnType<typeof aSite>) => rows('SELECT external_id AS id, state FROM listings WHERE withdrawn_at IS NULL ORDER BY external_id')

test('a full run reads every page in each language of the site that Whise has', async () => {
  const site = aSite([...homes(51), anEstate({ id: 900, canHaveChildren: true })])
  await site.sync(now)
  expect(await site.run()).toMatchObject({ mode: 'full', state: 'done', counts: { ...nothing, added: 52 } })
  expect(site.whise.lists().map(({ body }) => [body?.Filter?.LanguageId, body?.Page?.Offset])).toEqual([
    ['nl-BE', 0],
    ['fr-BE', 0],
    ['nl-BE', 50],
    ['fr-BE', 50],
  ])
  expect(site.whise.lists()[0]?.body).toMatchObject({ Sort: [{ Field: 'updateDateTime', Ascending: true }], Filter: { StatusIds: [1], ShowDetails: true } })
  expect(await site.rows("SELECT count(*) AS count FROM listings WHERE source = 'whise' AND card ->> '$.title.fr' = 'Pignon à gradins'")).toEqual([
    { count: 51 },
  ])
  expect(await site.rows('SELECT source, external_id FROM projects')).toEqual([{ source: 'whise', external_id: '900' }])
})

test('a delta takes what has changed and withdraws what was removed', async () => {
  const site = aSite(homes(4))
  await site.sync(now)
  site.whise.stock.estates = [
    anEstate({ id: 501, price: 1, updateDateTime: '2026-11-26T10:10:00' }),
    anEstate({ id: 502, displayStatusId: 1, updateDateTime: '2026-11-26T10:10:00' }),
    anEstate({ id: 503, status: { id: 6 }, updateDateTime: '2026-11-26T10:10:00' }),
    ...homes(4).slice(3),
  ]
  await site.sync(later)
  expect(await site.run()).toMatchObject({ mode: 'delta', state: 'done', counts: { ...nothing, changed: 1, withdrawn: 2 } })
  expect(site.whise.lists().at(-1)?.body?.Filter).toMatchObject({ UpdateDateTimeRange: { Min: '2026-11-26T09:50:00' } })
  expect((await stock(site)).map(({ id }) => id)).toEqual(['501', '504'])
})

test('nothing names what has vanished: the nightly list withdraws it, up to a fifth', async () => {
  const site = aSite(homes(10))
  await site.sync(now)
  site.whise.stock.estates = homes(9)
  await site.sync(later, 'full')
  expect(await site.run()).toMatchObject({ state: 'done', counts: { withdrawn: 1 } })
  site.whise.stock.estates = homes(5)
  await site.sync(new Date('2026-11-26T10:00:00Z'), 'full')
  expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'guarded' } })
  expect(await stock(site)).toHaveLength(9)
})

test('an empty list has no key at all, and does not empty the stock', async () => {
  const site = aSite(homes(3))
  await site.sync(now)
  site.whise.stock.estates = []
  await site.sync(later)
  expect(await site.run()).toMatchObject({ mode: 'delta', state: 'done', counts: nothing })
  expect(await stock(site)).toHaveLength(3)
})

describe('a list that changes while it is read', () => {
  test('is begun again', async () => {
    const site = aSite(homes(60))
    let isFirst = true
    site.whise.fail(({ body }) => {
      if (body?.Page?.Offset === 50 && isFirst) [isFirst, site.whise.stock.estates] = [false, homes(59)]
      return null
    })
    await site.sync(now)
    expect(await site.run()).toMatchObject({ state: 'done', counts: { added: 59, rejected: 0 } })
  })

  test('is begun again where one estate is on two pages, though the total is the same', async () => {
    const site = aSite(homes(60))
    let isFirst = true
    site.whise.fail(({ body }) => {
      // The first estate moves to the end.
      if (body?.Page?.Offset === 50 && isFirst)
        [isFirst, site.whise.stock.estates] = [false, homes(60).map((home) => (home.id === 501 ? { ...home, updateDateTime: '2026-11-26T09:00:00' } : home))]
      return null
    })
    await site.sync(now)
    expect(await site.run()).toMatchObject({ state: 'done', counts: { added: 60, rejected: 0 } })
    expect(await stock(site)).toHaveLength(60)
  })

  test('withdraws nothing if it never stands still', async () => {
    const site = aSite(homes(60))
    await site.sync(now)
    let count = 60
    site.whise.fail(({ body }) => {
      if (body?.Page?.Offset === 50 && body?.Filter?.LanguageId === 'nl-BE') {
        count -= 1
        site.whise.stock.estates = homes(count)
      }
      return null
    })
    await site.sync(later, 'full')
    expect(await site.run()).toMatchObject({ state: 'done', counts: { withdrawn: 0 } })
    expect(await stock(site)).toHaveLength(60)
  })
})

describe('faults', () => {
  test('a token that ends in the middle is renewed once', async () => {
    const site = aSite(homes(60))
    let isFirst = true
    site.whise.fail(({ body }) => {
      if (body?.Page?.Offset === 50 && isFirst) site.whise.endToken()
      isFirst &&= body?.Page?.Offset !== 50
      return null
    })
    await site.sync(now)
    expect(await site.run()).toMatchObject({ state: 'done', counts: { added: 60 } })
    expect(site.whise.calls.filter(({ path }) => path === 'token').length).toBeLessThanOrEqual(2)
  })

  test.each([
    ['a refusal with status 200', () => refused('Wrong password nooit-in-een-log'), 'refused', 'v1/estates/list: Wrong password … FailedAuthentication'],
    [
      'a fault beside data',
      () => refused('Page is not valid', 'BadRequestFormat', { isValidRequest: true, estates: homes(50), totalCount: 50 }),
      'wrongAnswer',
      'v1/estates/list: Page is not valid BadRequestFormat',
    ],
    [
      'more than was asked for',
      () => Response.json({ isValidRequest: true, estates: homes(51), totalCount: 51 }),
      'wrongAnswer',
      'v1/estates/list answers 51 records where 50 were asked for',
    ],
    ['no list', () => Response.json({ isValidRequest: true, estates: 'x' }), 'wrongAnswer', 'the answer to v1/estates/list holds no list'],
    [
      'fewer than it names',
      () => Response.json({ isValidRequest: true, estates: homes(3), totalCount: 5 }),
      'incomplete',
      expect.stringContaining('holds 3 of the 5'),
    ],
  ])('%s fails the run and changes nothing', async (_name, answer, fault, detail) => {
    const site = aSite(homes(3))
    await site.sync(now)
    site.whise.fail(({ path }) => (path === 'v1/estates/list' ? answer() : null))
    await site.sync(later, 'full')
    expect(await site.run()).toMatchObject({ state: 'failed', error: { fault, detail } })
    expect(await stock(site)).toHaveLength(3)
  })

  test('a wrong password is refused without being quoted', async () => {
    const whise = aWhise()
    const site = aCrmSite('whise', whise.answer, { ...whiseClient, WHISE_PASSWORD: 'anders' })
    await site.sync(now)
    expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'refused', detail: 'token: Wrong password … FailedAuthentication' } })
  })
})

test('what a webhook names is read as it stands, once, and withdrawn if it is gone', async () => {
  const site = aSite(homes(3))
  await site.sync(now)
  site.whise.stock.estates = [anEstate({ id: 501, price: 1 }), anEstate({ id: 503, displayStatusId: 1 })]
  const named = (record: string, event: string) => ({ source: 'whise', record, event, happenedAt: later.toISOString() })
  await addCrmEvents(
    site.db,
    [named('501', 'estate_update'), named('501', 'estate_created'), named('502', 'estate_update'), named('503', 'estate_update')],
    later.toISOString(),
  )
  const asked = site.whise.lists().length
  await site.sync(later, 'events')
  expect(await site.run()).toMatchObject({ mode: 'events', state: 'done', counts: { ...nothing, changed: 1, withdrawn: 2 } })
  expect(site.whise.lists()[asked]?.body?.Filter).toMatchObject({ EstateIds: [501, 502, 503], StatusIds: [1, 5, 6] })
  expect(await site.sync(later, 'events')).toEqual({ not: 'idle' })
})

import { describe, expect, test } from 'vitest'
import { reviewHeld } from '#db/listings/desk/held-listings.ts'
import { aCrmSite } from '../../../tests/feeds/crm-site.ts'
import { anEstate, aWhise, refused, type WhiseEstate, whiseClient } from '../../../tests/kit/faults/whise-service.ts'

const at = (time: string) => new Date(`2026-11-26T${time}:00Z`)
const [now, later] = [at('09:00'), at('09:30')]

function aSite(...estates: readonly WhiseEstate[]) {
  const whise = aWhise(estates)
  return { whise, ...aCrmSite('whise', whise.answer, { ...whiseClient, ENABLED_LOCALES: 'nl,fr' }) }
}

/** A site whose home is online, as Whise has been told. */
async function aPublishedSite() {
  const site = aSite(anEstate())
  await site.sync(now)
  await site.tell(now)
  const [{ id } = {}] = await site.rows("SELECT id FROM listings WHERE external_id = '501'")
  site.whise.told.length = 0
  return { ...site, address: `https://agency.example/property/${id}` }
}
const changed = (price: number) => anEstate({ price, updateDateTime: '2026-11-26T10:10:00' })
const problems = ({ rows }: ReturnType<typeof aSite>) => rows('SELECT crm FROM desk_homes WHERE crm IS NOT NULL')

test('a page is asked for in each language, and told once, after where pages are', async () => {
  const site = aSite(anEstate())
  await site.sync(now)
  const asked: string[] = []
  const ask = async ({ url }: Request) => {
    asked.push(url.replace(/\d+\/$/, 'ID/'))
    return new Response('')
  }
  await site.tell(now, ask)
  await site.tell(later, ask)
  expect(asked).toEqual(['https://agency.example/nl/te-koop/-/-/ID/', 'https://agency.example/fr/a-vendre/-/-/ID/'])
  const [{ id } = {}] = await site.rows('SELECT id FROM listings')
  expect(site.whise.told).toEqual([
    ['site', 'PATCH', 'https://agency.example/property/whise-'],
    [501, 3, `https://agency.example/property/${id}`],
  ])
  expect(site.whise.calls.at(-1)?.body).toMatchObject({ IdInMedia: String(id) })
})

test('a change is told once, and the same data again is not', async () => {
  const site = await aPublishedSite()
  site.whise.stock.estates = [changed(380_000)]
  await site.sync(later)
  await site.tell(later)
  // Whise may raise its time of change when it is told.
  site.whise.stock.estates = [{ ...changed(380_000), updateDateTime: '2026-11-26T11:10:00' }]
  await site.sync(at('10:00'))
  await site.tell(at('10:00'))
  expect(site.whise.told).toEqual([[501, 7, site.address]])
})

test('of two changes that wait, the last is told', async () => {
  const site = await aPublishedSite()
  for (const price of [380_000, 375_000]) {
    site.whise.stock.estates = [changed(price)]
    await site.sync(price === 380_000 ? later : at('10:00'))
  }
  await site.tell(at('10:00'))
  expect(site.whise.told).toEqual([[501, 7, site.address]])
})

test('the address is told with the fields that were not taken as they came', async () => {
  const site = await aPublishedSite()
  site.whise.stock.estates = [changed(1)]
  await site.sync(later)
  await site.tell(later)
  expect(site.whise.told).toEqual([[501, 7, `${site.address} Niet overgenomen zoals ingevuld: price.`]])
})

test('a withdrawal is told, and so is the return', async () => {
  const site = await aPublishedSite()
  site.whise.stock.estates = [{ ...changed(380_000), status: { id: 6 } }]
  await site.sync(later)
  await site.tell(later)
  site.whise.stock.estates = [{ ...changed(380_000), updateDateTime: '2026-11-26T10:50:00' }]
  await site.sync(at('10:00'))
  await site.tell(at('10:00'))
  expect(site.whise.told).toEqual([
    [501, 11, ''],
    [501, 3, site.address],
  ])
})

test('a home that the law holds back is told as failed, with what is missing, and told again when it is released', async () => {
  const site = await aPublishedSite()
  await reviewHeld(site.db, () => true, later.toISOString())
  expect(await problems(site)).toEqual([{ crm: 'held' }])
  await site.tell(later)
  await reviewHeld(site.db, null, at('10:00').toISOString())
  await site.tell(at('10:00'))
  expect(site.whise.told).toEqual([
    [501, 8, expect.stringMatching(/^Niet online\. De wet vraagt: .*G-score \(gebouw\).*\.$/)],
    [501, 7, site.address],
  ])
  expect(await problems(site)).toEqual([])
})

test('a rejected record is told as failed, with the reason, until it is taken', async () => {
  const site = aSite(anEstate({ id: 502, purpose: undefined, purposeStatus: undefined }))
  await site.sync(now)
  expect(await site.run()).toMatchObject({ counts: { rejected: 1 } })
  await site.tell(now)
  await site.sync(later, 'full')
  await site.tell(later)
  expect(site.whise.told.slice(1)).toEqual([[502, 4, expect.stringMatching(/^Niet overgenomen: .+/)]])
  site.whise.stock.estates = [anEstate({ id: 502 })]
  await site.sync(at('10:00'), 'full')
  await site.tell(at('10:00'))
  expect(site.whise.told.at(-1)).toEqual([502, 3, expect.stringContaining('/property/')])
})

test('a home that was taken before and is rejected keeps its page, and is back when its old record is', async () => {
  const site = await aPublishedSite()
  site.whise.stock.estates = [anEstate({ purpose: undefined, purposeStatus: undefined })]
  await site.sync(later, 'full')
  expect(await problems(site)).toEqual([{ crm: 'rejected' }])
  await site.tell(later)
  site.whise.stock.estates = [anEstate()]
  await site.sync(at('10:00'), 'full')
  await site.tell(at('10:00'))
  expect(site.whise.told.map(([, status]) => status)).toEqual([8, 7])
  expect(await problems(site)).toEqual([])
})

test('a page that fails is asked again after a minute, then told with its status, and as online once it answers', async () => {
  const site = aSite(anEstate())
  await site.sync(now)
  const failing = async ({ url }: Request) => new Response('', { status: url.includes('/fr/') ? 503 : 200 })
  await site.tell(now, failing)
  expect(site.whise.told).toHaveLength(1)
  await site.tell(at('09:01'), failing)
  await site.tell(at('09:20'), failing)
  expect(site.whise.told.slice(1)).toEqual([[501, 4, 'De pagina antwoordt met 503 (fr).']])
  expect(await problems(site)).toEqual([{ crm: 'page' }])
  await site.tell(at('10:00'))
  expect(site.whise.told.at(-1)).toEqual([501, 3, expect.stringContaining('/property/')])
  expect(await problems(site)).toEqual([])
})

describe('faults', () => {
  test.each([
    ['before', 'fail', 1],
    ['after', 'lose', 2],
  ] as const)('a fault %s the effect has it told again until it is confirmed', async (_name, fault, times) => {
    const site = await aPublishedSite()
    site.whise.stock.estates = [changed(380_000)]
    await site.sync(later)
    site.whise[fault](({ path }) => (path.endsWith('changestatus') ? new Response('', { status: 502 }) : null))
    await site.tell(later)
    site.whise[fault](() => null)
    await site.tell(at('09:31'))
    await site.tell(at('09:33'))
    await site.tell(at('10:00'))
    expect(site.whise.told).toEqual(Array.from({ length: times }, () => [501, 7, site.address]))
  })

  test('while the CRM is down for a week, homes come and go, and all is told afterwards', async () => {
    const site = await aPublishedSite()
    site.whise.fail(({ path }) => (path.endsWith('changestatus') ? new Response('', { status: 503 }) : null))
    site.whise.stock.estates = [changed(380_000), anEstate({ id: 502, updateDateTime: '2026-11-26T10:10:00' })]
    await site.sync(later)
    for (let day = 0; day < 7; day += 1) await site.tell(new Date(later.getTime() + day * 86_400_000))
    expect(await site.rows('SELECT state FROM listings')).toHaveLength(2)
    expect(await problems(site)).toEqual([{ crm: 'late' }, { crm: 'late' }])
    site.whise.fail(() => null)
    for (const hour of ['01', '14']) await site.tell(new Date(`2026-12-04T${hour}:00:00Z`))
    expect(site.whise.told.map(([estate, status]) => [estate, status]).sort()).toEqual([
      [501, 7],
      [502, 3],
    ])
    expect(await problems(site)).toEqual([])
  })

  test('a receipt that is refused blocks no other, is shown, and is tried again at the next change', async () => {
    const site = aSite(anEstate(), anEstate({ id: 502 }))
    await site.sync(now)
    site.whise.fail(({ path, body }) =>
      path.endsWith('changestatus') && body.EstateId === 501 ? refused('unknown estate nooit-in-een-log', 'BadRequest') : null,
    )
    await site.tell(now)
    await site.tell(at('23:00'))
    expect(site.whise.told.slice(1).map(([estate]) => estate)).toEqual([502])
    expect(await problems(site)).toEqual([{ crm: 'refused' }])
    expect(await site.rows("SELECT error, due_at FROM crm_receipts WHERE external_id = '501'")).toEqual([
      { error: 'v1/estates/exports/changestatus: unknown estate … BadRequest', due_at: null },
    ])
    site.whise.fail(() => null)
    site.whise.stock.estates = [changed(380_000), anEstate({ id: 502 })]
    await site.sync(later)
    await site.tell(later)
    expect(site.whise.told.at(-1)).toEqual([501, 3, expect.stringContaining('/property/')])
  })
})

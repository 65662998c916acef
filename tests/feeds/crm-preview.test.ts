import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { serveJson } from '../kit/faults/json-server.ts'
import { aSweepBright, aSweepBrightEstate, sweepBrightClient } from '../kit/faults/sweepbright-service.ts'
import { anEstate, aWhise, whiseClient } from '../kit/faults/whise-service.ts'
import { aNeutralListing } from './neutral-factory.ts'
import { countsIn } from './preview-counts.ts'

lendDeskSite({ WHISE_PAUSE: '0', WHISE_TIMEOUT: '2', SWEEPBRIGHT_PAUSE: '0', SWEEPBRIGHT_TIMEOUT: '2', ENABLED_LOCALES: 'nl' })

const t = translator('nl')
const settings = href('deskSettingsCrm', 'nl')
const whise = aWhise()
const sweepBright = aSweepBright()
let served: readonly Awaited<ReturnType<typeof serveJson>>[] = []
let bases: Readonly<Record<'whise' | 'sweepbright', string>>
beforeAll(async () => {
  const [one, other] = [await serveJson(whise.answer), await serveJson(sweepBright.answer)]
  served = [one, other]
  bases = { whise: one.base, sweepbright: other.base }
})
afterAll(() => Promise.all(served.map((each) => each[Symbol.asyncDispose]())))
beforeEach(async () => {
  whise.stock.estates = [
    anEstate({ officeId: 7, representatives: [{ id: 3, name: 'N. Callebert', email: 'noor@perron.example' }] }),
    anEstate({ id: 502, referenceNumber: 'W-502', price: 180_000, displayPrice: undefined }),
    anEstate({ id: 503, referenceNumber: 'W-503', displayAddress: undefined }),
  ]
  await site.db.exec('DELETE FROM crm_connections')
})

const connect = {
  whise: (browser: DeskBrowser) =>
    browser.post(settings, {
      ...{ do: 'save', crm: 'whise', version: '0', 'whise.base': bases.whise, 'whise.user': whiseClient.WHISE_USER },
      ...{ 'whise.password': whiseClient.WHISE_PASSWORD, 'whise.client': whiseClient.WHISE_CLIENT, 'whise.office': '' },
    }),
  sweepbright: (browser: DeskBrowser) =>
    browser.post(settings, {
      ...{ do: 'save', crm: 'sweepbright', version: '0', 'sweepbright.base': bases.sweepbright },
      ...{ 'sweepbright.id': sweepBrightClient.SWEEPBRIGHT_ID, 'sweepbright.secret': sweepBrightClient.SWEEPBRIGHT_SECRET },
    }),
}
const stockOf = async (source: string) =>
  (
    await site.db
      .prepare('SELECT id, external_id AS record, price FROM listings WHERE source = ? AND withdrawn_at IS NULL ORDER BY external_id')
      .bind(source)
      .all<{ id: number; record: string; price: number | null }>()
  ).results

/** The address of the preview, once the CRM has been read. */
async function previewOf(crm: 'whise' | 'sweepbright', added: number): Promise<string> {
  const held = () => site.db.prepare("SELECT id FROM imports WHERE source = ? AND held ->> '$.preview.added' = ?").bind(crm, added).first<string>('id')
  await expect.poll(held, { timeout: 10_000 }).not.toBeNull()
  return href('deskImportPreview', 'nl', { id: (await held()) ?? '' })
}

const inBruges = { location: { street: 'Langerei', number: '12', postal_code: '8000', city: 'Brugge', country: 'BE', hidden: false } }
const aFile = {
  ...{ kind: 'listings', version: '1', extent: 'full' },
  listings: [aNeutralListing({ id: 'file-1', reference: 'w501', ...inBruges }), aNeutralListing({ id: 'file-2', reference: 'F-2', ...inBruges })],
}

test('a stock is read, shown, moved onto the homes that stand on the site, and published', async () => {
  const browser = await deskOf('manager')
  expect(await site.importFeed(aFile)).toMatchObject({ status: 0 })
  const [moved, other] = await stockOf('perron')
  await connect.whise(browser)
  const tried = await browser.post(settings, { do: 'test', crm: 'whise' })
  expect(tried.headers.get('Location')).toContain('total=3&read=3')
  expect((await browser.post(settings, { do: 'preview', crm: 'whise' })).headers.get('Location')).toBe(`${settings}?done=started`)
  const early = await previewOf('whise', 3)
  const asked = await browser.html(settings)
  expect(asked).toContain(early)
  expect(asked, 'a proposal by the e-mail address').toContain('<option value="noor" selected="">')
  const own = new URLSearchParams([
    ...[
      ['do', 'people'],
      ['crm', 'whise'],
      ['seen', 'office 7'],
      ['own', 'brussel'],
      ['seen', 'person 3'],
      ['own', 'noor'],
      ['seen', '<b>'],
      ['own', 'noor'],
    ],
  ])
  expect((await browser.fetch(settings, { method: 'POST', body: own })).headers.get('Location')).toBe(`${settings}?done=leads`)
  await expect.poll(() => previewOf('whise', 3), { timeout: 10_000 }).not.toBe(early)
  const preview = await previewOf('whise', 3)
  expect((await browser.post(early, { do: 'importNow' })).status, 'it was replaced').toBe(422)
  expect(await stockOf('whise')).toEqual([])
  const html = await browser.html(preview)
  expect(countsIn(html)).toEqual([3, 0, 0, 0, 0])
  expect(html).toContain(t('desk.preview.crm.hidden', { addresses: '1', prices: '1' }))
  expect(html).toContain(t('desk.preview.stays', { count: 1, sources: 'perron' }))
  expect(html).toContain(`value="${moved?.id}:501"`)
  const [first] = [...html.matchAll(/\/desk-photos\/\d+\/[^/"]+\/480\.webp/g)]
  expect((await (await deskOf('agent')).fetch(first?.[0] ?? '')).status).toBe(404)

  expect((await browser.post(preview, { do: 'importNow' })).status, 'nothing is decided yet').toBe(422)
  expect((await browser.post(preview, { do: 'decideMoves', shown: `${moved?.id}:501`, same: `${moved?.id}:501` })).status).toBe(303)
  const answers = await Promise.all([browser.post(preview, { do: 'importNow' }), browser.post(preview, { do: 'importNow' })])
  expect(answers.map(({ status }) => status).sort()).toContain(303)
  await expect.poll(() => stockOf('whise'), { timeout: 10_000 }).toHaveLength(3)
  expect((await stockOf('whise'))[0]).toEqual({ id: moved?.id, record: '501', price: 395_000 })
  expect(await stockOf('perron')).toEqual([other])
  expect(await (await site.fetch(`/property/${moved?.id}`, { redirect: 'follow' })).text()).toContain('395.000')
  expect(await (await site.fetch(`/property/${moved?.id}`, { redirect: 'follow' })).text()).toContain('Noor Callebert')
  expect(await site.db.prepare('SELECT office FROM desk_homes WHERE id = ?').bind(moved?.id).first('office')).toBe('brussel')
  expect(await acts()).toEqual(expect.arrayContaining([expect.stringMatching(/^move import /), expect.stringMatching(/^import import /)]))

  whise.stock.estates = [anEstate({ price: 349_000 }), ...whise.stock.estates.slice(1)]
  await site.db.exec("UPDATE sync_runs SET state = 'done' WHERE state = 'running'")
  await browser.post(href('deskImports', 'nl'), { do: 'synchroniseAll', crm: 'whise' })
  await expect.poll(async () => (await stockOf('whise'))[0], { timeout: 10_000 }).toEqual({ id: moved?.id, record: '501', price: 349_000 })
})

test('SweepBright gathers what it names until it is published, beside the homes of another CRM', async () => {
  const browser = await deskOf('manager')
  const beside = await stockOf('whise')
  sweepBright.stock.estates = [aSweepBrightEstate(), aSweepBrightEstate({ id: 'a-2', settings: { reference: 'SB-2' } })]
  await connect.sweepbright(browser)
  const name = async (estate: string) => {
    const body = JSON.stringify({ event: 'estate-added', estate_id: estate, happened_at: '2026-11-20T10:00:00Z' })
    const seal = createHmac('sha1', sweepBrightClient.SWEEPBRIGHT_SECRET).update(body).digest('hex')
    expect((await site.fetch('/webhooks/sweepbright', { method: 'POST', body, headers: { 'X-Hook-Signature': seal } })).status).toBe(202)
  }
  expect(await browser.html(settings)).toContain(t('desk.settings.crm.preview.gather', { crm: 'SweepBright' }))
  await name('a-1')
  await previewOf('sweepbright', 1)
  await name('a-2')
  const preview = await previewOf('sweepbright', 2)
  expect([await stockOf('sweepbright'), (await browser.fetch(preview)).status]).toEqual([[], 200])
  expect((await browser.post(preview, { do: 'importNow' })).status).toBe(303)
  await expect.poll(async () => (await stockOf('sweepbright')).map(({ record }) => record), { timeout: 10_000 }).toEqual(['a-1', 'a-2'])
  const told = async () => {
    await (await site.miniflare.getWorker()).scheduled({ cron: '* * * * *', scheduledTime: new Date() })
    return sweepBright.told.map(([path]) => path).sort()
  }
  await expect.poll(told, { timeout: 10_000 }).toEqual(['estates/a-1/url', 'estates/a-2/url'])
  expect(await stockOf('whise')).toEqual(beside)
})

test('a preview that is discarded leaves nothing, and only those who connect CRMs see one', async () => {
  const browser = await deskOf('manager')
  await connect.whise(browser)
  const before = await stockOf('whise')
  await browser.post(settings, { do: 'preview', crm: 'whise' })
  const preview = await previewOf('whise', 0)
  expect((await (await deskOf('agent')).fetch(preview)).status).toBe(403)
  expect((await browser.post(preview, { do: 'decideMoves', shown: '<b>', same: `1:${'x'.repeat(300)}` })).status).toBe(303)
  expect((await browser.post(preview, { do: 'discardImport' })).headers.get('Location')).toBe(settings)
  expect((await browser.post(preview, { do: 'importNow' })).status).toBe(422)
  expect([await stockOf('whise'), await site.db.prepare('SELECT count(*) AS n FROM crm_moves').first('n')]).toEqual([before, 0])
  expect(await site.db.prepare("SELECT is_read FROM crm_connections WHERE crm = 'whise'").first('is_read')).toBe(0)
})

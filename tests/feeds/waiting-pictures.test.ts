import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site, undoIn } from '../desk/desk-site.ts'
import { chosenIn } from './preview-counts.ts'

lendDeskSite()

const t = translator('nl')
const imports = href('deskImports', 'nl')

const house = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#846' } })
  .jpeg()
  .toBuffer()
const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(house))
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterAll(() => new Promise((done) => server.close(done)))
const address = server.address()
const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const header = 'id;type;negotiation;status;price.amount;location.zip;location.city;location.country;images'
const table = `${header}
S-1;house;sale;available;395000;9000;Gent;BE;http://${host}/1.jpg|http://${host}/2.jpg|http://10.0.0.7/3.jpg`

/** Imports a spreadsheet at the desk; returns the path of its import. */
async function upload(browser: DeskBrowser, source: string): Promise<string> {
  const body = new FormData()
  body.set('do', 'upload')
  body.set('source', source)
  body.set('feedFile', new Blob([table]), 'panden.csv')
  const read = (await browser.fetch(imports, { method: 'POST', body })).headers.get('Location') ?? ''
  const isKnown = read.endsWith('/preview/')
  const seen = isKnown ? read : (await browser.post(read, { do: 'preview', ...chosenIn(await browser.html(read)) })).headers.get('Location')
  return (await browser.post(seen ?? '', { do: 'importNow' })).headers.get('Location') ?? ''
}

const photo = async () => {
  const row = await site.db.prepare("SELECT id, record ->> '$.photos[0].key' AS key FROM listings WHERE external_id = 'S-1'").first()
  return (await site.fetch(`/photos/${row?.id}/${row?.key}/480.webp`)).status
}

test('a spreadsheet’s pictures on an unknown host wait, and are served once a manager has allowed it', async () => {
  const browser = await deskOf('manager')
  const run = await upload(browser, 'table')
  const html = await browser.html(run)
  expect(html).toContain(t('desk.pictures.waitingOn', { count: 2, host }))
  expect(html).toContain(t('desk.pictures.never'))
  expect(await browser.html(href('deskSettings', 'nl'))).toContain(t('desk.pictures.waitingOn', { count: 2, host }))
  expect(await photo()).toBe(404)
  const entry = /name="host" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const allowed = await browser.post(run, { do: 'allowHost', host: entry })
  expect([allowed.status, allowed.headers.get('Location')]).toEqual([303, expect.stringContaining(`${run}?done=allowed&version=`)])
  expect(await photo()).toBe(200)
  const notice = await browser.html(allowed.headers.get('Location') ?? '')
  expect([notice.includes(t('desk.settings.done.allowed')), notice.includes(t('desk.pictures.waitingOn', { count: 2, host }))]).toEqual([true, false])
  expect(await acts()).toContainEqual('change settings pictures')
  const { version = '' } = await undoIn(browser, allowed)
  await browser.post(href('deskSettingsVersion', 'nl', { version: Number(version) - 1 }), { do: 'restore', version })
  expect(await browser.html(run)).toContain(t('desk.pictures.waitingOn', { count: 2, host }))
})

test('a private host and markup in place of one are refused, in words', async () => {
  const browser = await deskOf('manager')
  const run = await upload(browser, 'table')
  for (const wrong of ['10.0.0.7', 'nas.local', '<script>', '']) {
    const answer = await browser.post(run, { do: 'allowHost', host: wrong })
    expect([answer.status, (await answer.text()).includes(t('form.deskImport.hostRefused'))], wrong).toEqual([422, true])
  }
  expect((await (await deskOf('editor')).post(run, { do: 'allowHost', host: 'photos.crm.example' })).status).toBe(403)
})

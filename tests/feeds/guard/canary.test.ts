import { expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { deskOf, lendDeskSite, site } from '../../desk/desk-site.ts'
import { manyProperties } from '../../kit/factories.ts'
import { muteErrors } from '../../kit/faults/muted-errors.ts'

const ten = manyProperties(10, (index) => ({ ID: 5001 + index, PublishAddress: index !== 2 }))
const t = translator('nl')

lendDeskSite({}, (lent) => lent.importFeed(ten).then(() => undefined))
// Pages that fail are logged.
muteErrors()

const send = (path: string, body: object) =>
  site.fetch(`/import${path}`, { method: 'POST', headers: { Authorization: `Bearer ${site.token}` }, body: JSON.stringify(body) })

/** Sends a feed with another price, and damages what was read of one home, as an error in a reader would. */
async function finishDamaged(price: number, damage: string): Promise<Response> {
  const { id } = await (await send('', { mode: 'full' })).json()
  await send(`/${id}/records`, { kind: 'listing', position: 1, records: ten.map((record) => ({ ...record, Price: price })) })
  await site.db.prepare(`UPDATE import_rows SET columns = ${damage} WHERE import_id = ? AND record_id = 5003`).bind(id).run()
  for (;;) {
    const answer = await send(`/${id}/finish`, { kinds: ['listing'] })
    if (answer.status !== 200 || (await answer.clone().json()).done) return answer
  }
}

const inRecord = (path: string, value: string) => `json_set(columns, '$.record', json_set(columns ->> 'record', '${path}', ${value}))`
const pageOf = async (id: number) => (await site.fetch(`/property/${id}`, { redirect: 'follow' })).text()

test.each([
  ['an error', 401_000, inRecord('$.films', '7'), 'error'],
  ['the hidden address', 402_000, inRecord('$.description.en', "'The house is at Langerei 14.'"), 'address'],
] as const)('a page with %s holds its import, which says which page', async (_, price, damage, fault) => {
  const answer = await finishDamaged(price, damage)
  expect([answer.status, (await answer.json()).held.reasons]).toEqual([409, ['Pages that would not be in order, of those tried (1 of 15)']])
  expect(await pageOf(5001), 'nothing is published').toContain('€ 395.000')

  const held = await site.db.prepare('SELECT id FROM imports WHERE held IS NOT NULL').first<{ id: string }>()
  const browser = await deskOf('manager')
  const path = href('deskImportPreview', 'nl', { id: held?.id ?? '' })
  expect(await browser.html(path)).toContain(t(`desk.guard.page.${fault}`))
  expect((await browser.post(path, { do: 'discardImport' })).status).toBe(303)
})

test('what was refused because of its page is left out, and the rest is published', async () => {
  const answer = await finishDamaged(402_000, inRecord('$.description.en', "'The house is at Langerei 14.'"))
  expect(answer.status).toBe(200)
  expect([(await pageOf(5001)).includes('€ 402.000'), (await pageOf(5003)).includes('€ 395.000')]).toEqual([true, true])
})

test('an import whose pages are in order is published, and trying them leaves nothing behind', async () => {
  const rows = () => site.db.prepare('SELECT (SELECT count(*) FROM missed_paths) AS missed, (SELECT max(version) FROM catalogue) AS version').first()
  const before = await rows()
  expect((await site.importFeed(ten.map((record) => ({ ...record, Price: 404_000 })))).errors).toEqual([])
  expect(await rows()).toEqual({ missed: before?.missed, version: Number(before?.version) + 1 })
  expect(await pageOf(5003)).toContain('€ 404.000')
})

test('pages are tried in the languages that the agency has, and a neighbour’s published address is no fault', async () => {
  await site.db.batch([
    site.db.prepare(`UPDATE agency SET version = version + 1, record = json_set(record, '$.languages', json('{"enabled":["nl","fr"],"default":"nl"}'))`),
    site.db.prepare('UPDATE catalogue SET agency = agency + 1'),
  ])
  const feed = ten.map((record, index) => ({ ...record, Price: 406_000, HouseNumber: index === 2 ? '1' : '14' }))
  expect((await site.importFeed(feed)).errors).toEqual([])
  await expect.poll(() => pageOf(5003)).toContain('€ 406.000')
})

test('a home that a feed no longer lists is withdrawn: the pages of the site are in order without it', async () => {
  const feed = ten.slice(0, 9).map((record, index) => ({ ...record, Price: 406_000, HouseNumber: index === 2 ? '1' : '14' }))
  const sent = await site.importFeed(feed)
  expect([sent.errors, sent.lines.at(-1)]).toEqual([[], expect.stringContaining('withdrawn 1')])
  expect((await site.fetch('/property/5010', { redirect: 'follow' })).status).toBe(410)
})

test('a home entered by hand is tried in every language, and stays off the site while a page of it would not be in order', async () => {
  const browser = await deskOf('agent')
  const path = (await browser.post(href('deskEntries', 'nl'), { do: 'create' })).headers.get('Location') ?? ''
  const place = { 'location.postal_code': '9940', 'location.city': 'Evergem', 'location.country': 'BE' }
  const home = { ...place, negotiation: 'sale', type: 'house', status: 'available', 'price.amount': '315.000', 'description_title.nl': 'Rijwoning' }
  const publish = async () => {
    const version = /name="version" value="(\d+)"/.exec(await browser.html(path))?.[1] ?? ''
    const answer = await browser.post(path, { do: 'publish', version, ...home })
    const stored = await site.db.prepare("SELECT count(*) AS homes FROM listings WHERE source = 'desk'").first()
    return [answer.status, stored, (await answer.text()).includes(t('form.deskEntry.faultyPage'))]
  }
  await site.db
    .prepare(
      `CREATE TRIGGER damage AFTER INSERT ON import_rows BEGIN UPDATE import_rows SET columns = ${inRecord('$.films', '7')} WHERE import_id = new.import_id; END`,
    )
    .run()
  expect(await publish()).toEqual([422, { homes: 0 }, true])
  await site.db.prepare('DROP TRIGGER damage').run()
  expect(await publish()).toEqual([303, { homes: 1 }, false])
})

import { expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { deskOf, lendDeskSite, site } from '../../desk/desk-site.ts'
import { aProperty } from '../../kit/factories.ts'
import { muteErrors } from '../../kit/faults/muted-errors.ts'

/** Publications of sites that hardly have anything. */

const t = translator('nl')

lendDeskSite()
// Pages that fail are logged.
muteErrors()

const place = { 'location.postal_code': '9940', 'location.city': 'Evergem', 'location.country': 'BE' }
const home = { ...place, negotiation: 'sale', type: 'house', status: 'available', 'price.amount': '315.000', 'description_title.nl': 'Rijwoning' }
const stock = () => site.db.prepare("SELECT count(*) AS homes, sum(listed) AS listed FROM listings WHERE source = 'desk'").first()

/** As an error in a reader would leave what is read. */
const damage = `CREATE TRIGGER damage AFTER INSERT ON import_rows BEGIN
  UPDATE import_rows SET columns = json_set(columns, '$.record', json_set(columns ->> 'record', '$.films', 7)) WHERE import_id = new.import_id; END`

test('the first home of a site, entered by hand, is tried too, and so is each further step: sold, on offer again, off the site and back', async () => {
  const browser = await deskOf('agent')
  const path = (await browser.post(href('deskEntries', 'nl'), { do: 'create' })).headers.get('Location') ?? ''
  const send = async (act: string) => {
    const version = /name="version" value="(\d+)"/.exec(await browser.html(path))?.[1] ?? ''
    const answer = await browser.post(path, { do: act, version, ...(act === 'publish' && home) })
    return { status: answer.status, html: await answer.text() }
  }
  await site.db.prepare(damage).run()
  const refused = await send('publish')
  const isNamed = refused.html.includes(`/: ${t('desk.guard.page.error')}`)
  expect([refused.status, await stock(), isNamed]).toEqual([422, { homes: 0, listed: null }, true])
  await site.db.prepare('DROP TRIGGER damage').run()

  expect([(await send('publish')).status, await stock()]).toEqual([303, { homes: 1, listed: 1 }])
  await site.db.prepare(damage).run()
  expect([(await send('close')).status, await stock()], 'its page as a sold home').toEqual([422, { homes: 1, listed: 1 }])
  await site.db.prepare('DROP TRIGGER damage').run()
  expect([(await send('close')).status, await stock()]).toEqual([303, { homes: 1, listed: 0 }])
  expect([(await send('reopen')).status, await stock()]).toEqual([303, { homes: 1, listed: 1 }])
  expect([(await send('withdraw')).status, await stock()]).toEqual([303, { homes: 1, listed: 0 }])
  expect([(await send('restore')).status, await stock()]).toEqual([303, { homes: 1, listed: 1 }])
})

test('homes with hardly any field, one in a street with the name of its town, are tried and published in the only language of the site', async () => {
  await site.db.batch([
    site.db.prepare(`UPDATE agency SET version = version + 1, record = json_set(record, '$.languages', json('{"enabled":["fr"],"default":"fr"}'))`),
    site.db.prepare('UPDATE catalogue SET agency = agency + 1'),
  ])
  const bare = { ID: 6001, Goal: 0, Status: 1, Zip: '9000' }
  const inTown = aProperty({ ID: 6002, Street: 'Brugge', HouseNumber: '8000', PublishAddress: false })
  const first = await site.importFeed([bare, inTown])
  expect([first.errors, first.lines.at(-1)]).toEqual([[], expect.stringContaining('added 2')])
  const changed = await site.importFeed([{ ...bare, Price: 1 }, { ...inTown, Price: 310_000 }, aProperty({ ID: 6003, Price: 0 })])
  expect([changed.errors, changed.lines.at(-1)]).toEqual([[], expect.stringContaining('changed 2')])
  const gone = await site.importFeed([{ ...bare, Price: 1 }], ['--force'])
  expect(gone.lines.at(-1)).toContain('withdrawn 2')
  expect((await site.fetch('/property/6002', { redirect: 'follow' })).status).toBe(410)
})

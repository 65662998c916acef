import { expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { type DeskBrowser, deskOf, lendDeskSite, site } from '../../desk/desk-site.ts'
import { manyProperties } from '../../kit/factories.ts'
import { muteErrors } from '../../kit/faults/muted-errors.ts'

/** What agents change at the desk, tried on the pages of the site before it is stored. */

const hidden = { PublishAddress: false, DescriptionB: { nl: 'Een huis aan het water.', fr: 'Une maison au bord de l’eau.' } }
const three = manyProperties(3, (index) => ({ ID: 5001 + index, ...(index === 0 && hidden) }))
const t = translator('nl')
const home = href('deskHome', 'nl', { id: '5001' })

lendDeskSite({}, (lent) => lent.importFeed(three).then(() => undefined))
// Pages that fail are logged.
muteErrors()

/** Whether the page of home 5001 shows a text. */
const shows = async (text: string) => (await (await site.fetch('/property/5001', { redirect: 'follow' })).text()).includes(text)
const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''

/** Sends an act of the page of home 5001. */
async function act(browser: DeskBrowser, name: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  return browser.post(home, { do: name, version: versionIn(await browser.html(home)), ...fields })
}

test('a presentation whose pages would not be in order is refused with page and reason, in the language of the desk', async () => {
  const browser = await deskOf('manager')
  expect((await act(browser, 'present', { 'ownDescription.nl': 'Onze eigen tekst over dit huis.' })).status).toBe(303)
  expect(await shows('Onze eigen tekst')).toBe(true)
  // As an error in a reader would leave it.
  const feed = (text: string) =>
    site.db.prepare(`UPDATE listings SET feed = json_set(feed, '$.description', json('${JSON.stringify({ nl: text })}')) WHERE id = 5001`).run()
  await feed('Het huis is in Langerei 14.')

  const refused = await act(browser, 'feed')
  const html = await refused.text()
  const reasons = [t('form.deskHome.faultyPage'), `/nl/te-koop/-/-/5001/: ${t('desk.guard.page.address')}`]
  expect([refused.status, ...reasons.filter((reason) => html.includes(reason))]).toEqual([422, ...reasons])
  expect(await shows('Onze eigen tekst')).toBe(true)
  expect(await site.db.prepare('SELECT version FROM presentations WHERE listing_id = 5001').first()).toEqual({ version: 1 })

  await feed('Een huis aan het water.')
  expect((await act(browser, 'feed')).status).toBe(303)
  expect(await shows('Een huis aan het water.')).toBe(true)
})

test('what is wrong with a page already does not hold a change of it', async () => {
  const browser = await deskOf('manager')
  await site.db.batch([
    site.db.prepare(
      "UPDATE listings SET record = json_set(record, '$.description.nl', 'Het huis is in Langerei 14.'), revision = (SELECT version + 1 FROM catalogue) WHERE id = 5001",
    ),
    site.db.prepare('UPDATE catalogue SET version = version + 1'),
  ])
  await expect.poll(() => shows('Langerei 14')).toBe(true)
  expect((await act(browser, 'present', { 'ownTitle.nl': 'Aan het water' })).status).toBe(303)
  await site.importFeed(
    three.map((record) => ({ ...record, Price: 396_000 })),
    ['--force'],
  )
  await expect.poll(() => shows('Aan het water')).toBe(true)
})

test('a text of the agency’s that is written while an import is held is there when it is published', async () => {
  const swapped = three.map((record) => ({ ...record, Price: 4_400_000 }))
  expect((await site.importFeed(swapped)).status).toBe(3)
  const browser = await deskOf('manager')
  expect((await act(browser, 'present', { 'ownTitle.nl': 'Bij de brug' })).status).toBe(303)
  const held = await site.db.prepare('SELECT id FROM imports WHERE held IS NOT NULL').first<{ id: string }>()
  const published = await browser.post(href('deskImportPreview', 'nl', { id: held?.id ?? '' }), { do: 'importNow' })
  expect(published.status).toBe(303)
  await expect.poll(() => shows('€ 4.400.000')).toBe(true)
  expect(await shows('Bij de brug')).toBe(true)
})

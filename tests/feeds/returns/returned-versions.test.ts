import { expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site } from '../../desk/desk-site.ts'
import { aProperty } from '../../kit/factories.ts'

lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001 })]).then(() => undefined))

const t = translator('nl')
const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
const earlierIn = (html: string) => [...html.matchAll(/name="earlier" value="(\d+)"/g)].map(([, version]) => version ?? '')
const acting =
  (browser: DeskBrowser, path: string) =>
  async (name: string, fields: Readonly<Record<string, string>> = {}) =>
    browser.post(path, { do: name, version: versionIn(await browser.html(path)), ...fields })

test('the agency’s text of a home returns to an earlier version, unless it tells an address that is hidden today', async () => {
  const browser = await deskOf('agent')
  const path = href('deskHome', 'nl', { id: 4001 })
  const act = acting(browser, path)
  const page = async () => (await site.fetch('/property/4001', { redirect: 'follow' })).text()
  for (const title of ['Rijwoning aan de Langerei', 'Rijwoning met tuin', 'Verkeerde titel']) await act('present', { 'ownTitle.nl': title })
  const versions = earlierIn(await browser.html(path))
  expect(versions).toEqual(['2', '1'])

  const returned = await act('returnTo', { earlier: '2' })
  expect(returned.headers.get('Location')).toContain('done=returned')
  expect((await acts()).at(-1)).toMatch(/^return listing 4001/)
  expect(await page()).toContain('Rijwoning met tuin')
  const late = await browser.post(path, { do: 'returnTo', version: '1', earlier: '1' })
  expect([late.status, await late.text()]).toEqual([422, expect.stringContaining(t('form.deskHome.changedMeanwhile'))])

  await site.importFeed([aProperty({ ID: 4001, PublishAddress: false })], ['--force'])
  const telling = await act('returnTo', { earlier: '1' })
  expect([telling.status, await telling.text()]).toEqual([422, expect.stringContaining(t('form.deskHome.tellsAddress'))])
  expect(await page()).not.toContain('Rijwoning aan de Langerei')
})

test('a home entered by hand returns to an earlier version as a draft', async () => {
  const browser = await deskOf('manager')
  const path = (await browser.post(href('deskEntries', 'nl'), { do: 'create' })).headers.get('Location') ?? ''
  const act = acting(browser, path)
  await act('save', { 'description_title.nl': 'Eerste titel', 'location.hidden': 'shown', status: 'available' })
  await act('save', { 'description_title.nl': 'Tweede titel', 'location.hidden': 'hidden', status: 'sold' })
  const [last = ''] = earlierIn(await browser.html(path))
  const returned = await act('returnTo', { earlier: last })
  expect(returned.headers.get('Location')).toContain('done=returned')
  const stored = await site.db.prepare('SELECT record, state FROM entries').first<{ record: string; state: string }>()
  expect([JSON.parse(stored?.record ?? '{}'), stored?.state]).toEqual([
    expect.objectContaining({ 'description_title.nl': 'Eerste titel', 'location.hidden': 'hidden', status: 'sold' }),
    'draft',
  ])
  expect((await act('returnTo', { earlier: '99' })).status, 'an unknown version').toBe(422)
})

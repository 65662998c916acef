import { expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site, undoIn } from '../desk/desk-site.ts'

lendDeskSite()

const list = (order?: Locale) => href('deskSettingsSection', 'nl', { section: 'menu' }) + (order === undefined ? '' : `?order=${order}`)

/** The words of the main menu. */
async function menuIn(locale: Locale): Promise<readonly string[]> {
  const nav = /<nav class="site-nav".*?<\/nav>/s.exec(await site.html(`/${locale}/`))?.[0] ?? ''
  return [...nav.matchAll(/<a href="[^"]*"[^>]*>([^<]+)<\/a>/g)].map(([, text = '']) => text)
}

async function versionOf(browser: DeskBrowser): Promise<string> {
  return /name="version" value="(\d+)"/.exec(await browser.html(list()))?.[1] ?? ''
}

const moveUp = (browser: DeskBrowser, version: string, up: string, order: string) => browser.post(list(), { do: 'moveUp', version, up, order })

test('one language has its own order of the menu, which follows new entries and is given up again, with undo', async () => {
  const browser = await deskOf('manager')
  const [dutch, french] = [await menuIn('nl'), await menuIn('fr')]
  const moved = await moveUp(browser, await versionOf(browser), '1', 'fr')
  expect(moved.headers.get('Location')).toContain('order=fr')
  expect(moved.headers.get('Location')).toContain('done=moved')
  const swapped = [french[1], french[0], ...french.slice(2)]
  expect([await menuIn('fr'), await menuIn('nl')]).toEqual([swapped, dutch])
  expect((await acts()).at(-1)).toBe('change settings menu')

  // What moves for all languages leaves the language with its own order as it is.
  await moveUp(browser, await versionOf(browser), '2', '')
  expect([(await menuIn('fr')).slice(0, 2), (await menuIn('nl'))[1]]).toEqual([swapped.slice(0, 2), dutch[2]])
  const add = href('deskSettingsEntry', 'nl', { section: 'menu', entry: 'new' })
  await browser.post(add, { do: 'save', version: await versionOf(browser), 'set.to': 'page:team' })
  expect((await menuIn('fr')).at(-1)).toBe(translator('fr')('route.team'))

  const page = await browser.html(list('fr'))
  const shared = await browser.post(list('fr'), { do: 'shareOrder', order: 'fr', version: await versionOf(browser) })
  expect(page).toContain('value="shareOrder"')
  expect((await menuIn('fr')).slice(0, 2)).toEqual([french[0], french[2]])
  const { do: act = '', ...fields } = await undoIn(browser, shared)
  await browser.post(href('deskSettingsVersion', 'nl', { version: Number(fields.version) - 1 }), { do: act || 'restore', ...fields })
  expect((await menuIn('fr')).slice(0, 2)).toEqual(swapped.slice(0, 2))
})

test('two people who order the menu of one language at once do not overwrite each other', async () => {
  const browser = await deskOf('manager')
  const version = await versionOf(browser)
  expect((await moveUp(browser, version, '1', 'de')).status).toBe(303)
  const before = await menuIn('de')
  const late = await moveUp(browser, version, '2', 'de')
  expect([late.status, await late.text()]).toEqual([422, expect.stringContaining(translator('nl')('form.deskSettings.actedMeanwhile'))])
  expect(await menuIn('de')).toEqual(before)
})

test.each([
  ['a place that does not exist', { up: '99', order: 'fr' }],
  ['the first place', { up: '0', order: 'fr' }],
])('an entry cannot move up from %s', async (_what, fields) => {
  const browser = await deskOf('manager')
  const before = await menuIn('fr')
  expect((await browser.post(list(), { do: 'moveUp', version: await versionOf(browser), ...fields })).status).toBe(422)
  expect(await menuIn('fr')).toEqual(before)
})

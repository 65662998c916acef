import { expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, deskOf, lendDeskSite, site, undoIn } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'

lendDeskSite()

const t = translator('nl')
const page = href('deskSetUp', 'nl')
const today = href('desk', 'nl')

/** The states of the steps that the page shows, by their titles. */
function statesIn(html: string): ReadonlyMap<string, string> {
  return new Map([...html.matchAll(/<div><a href="[^"]*">([^<]+)<\/a> <span class="badge">([^<]+)</g)].map(([, title = '', state = '']) => [title, state]))
}

test('the steps of moving in follow what is stored, and a manager ticks off the rest', async () => {
  const browser = await deskOf('manager')
  const before = statesIn(await browser.html(page))
  const state = (name: 'identity' | 'homes' | 'texts' | 'domain') => t(`desk.setUp.step.${name}`)
  expect(before.get(state('identity'))).toBe(t('desk.setUp.state.done'))
  expect(before.get(state('homes'))).toBe(t('desk.setUp.state.open'))
  expect(before.get(state('texts'))).toBe(t('desk.setUp.state.optional'))
  await site.importFeed([aProperty({ ID: 4001, Zip: '8000' })])
  const settled = await browser.post(page, { do: 'settle', step: 'texts' })
  expect(settled.headers.get('Location')).toBe(`${page}?done=settled&step=texts`)
  expect((await acts()).at(-1)).toBe('close setUp texts')
  expect(await undoIn(browser, settled)).toMatchObject({ do: 'reopen', step: 'texts' })
  const after = statesIn(await browser.html(page))
  expect([after.get(state('homes')), after.get(state('texts'))]).toEqual([t('desk.setUp.state.done'), t('desk.setUp.state.settled')])
  await browser.post(page, { do: 'reopen', step: 'texts' })
  expect(statesIn(await browser.html(page)).get(state('texts'))).toBe(t('desk.setUp.state.optional'))
  expect((await browser.post(page, { do: 'settle', step: 'nonsense' })).status).toBe(404)
})

test('the steps stand on Today of a manager until one hides them, and never on that of an agent', async () => {
  const [manager, agent] = [await deskOf('manager'), await deskOf('agent')]
  const shows = async (browser: typeof manager) => (await browser.html(today)).includes(t('desk.setUp.all'))
  expect([await shows(manager), await shows(agent)]).toEqual([true, false])
  expect((await manager.post(page, { do: 'hide' })).headers.get('Location')).toBe(`${page}?done=hidden`)
  expect(await shows(manager)).toBe(false)
  expect(await manager.html(page)).toContain(t('desk.setUp.show'))
  await manager.post(page, { do: 'show' })
  expect(await shows(manager)).toBe(true)
})

test('a save on the page of a step leads to the next one, until the steps are hidden', async () => {
  const browser = await deskOf('manager')
  const languages = href('deskSettingsSection', 'nl', { section: 'languages' })
  const after = async (path: string) => /<a href="([^"]+)">Volgende stap/.exec(await browser.html(`${path}?done=saved`))?.[1]
  // The demo agency has done the steps from name to people; it has sent no mail yet.
  expect(await after(languages)).toBe(href('deskSettingsMail', 'nl'))
  expect(await after(href('deskSettingsSection', 'nl', { section: 'map' }))).not.toBe(href('deskSettingsSection', 'nl', { section: 'map' }))
  expect(await after(href('deskSettingsSection', 'nl', { section: 'social' }))).toBe(undefined)
  expect(await browser.html(languages)).not.toContain('Volgende stap')
  await browser.post(page, { do: 'hide' })
  expect(await after(languages)).toBe(undefined)
  await browser.post(page, { do: 'show' })
})

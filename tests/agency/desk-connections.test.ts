import { expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { type DeskBrowser, deskOf, lendDeskSite, site, undoIn } from '../desk/desk-site.ts'

lendDeskSite()

const t = translator('nl')
const page = (section: string) => href('deskSettingsSection', 'nl', { section })

/** Saves a page of the settings with these fields alone. */
async function save(browser: DeskBrowser, section: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const version = /name="version" value="(\d+)"/.exec(await browser.html(page(section)))?.[1] ?? ''
  return browser.post(page(section), { do: 'save', version, ...fields })
}

const policyOf = async (path: string) => (await site.fetch(path)).headers.get('Content-Security-Policy') ?? ''

test('a map server chosen at the desk is in the map’s policy and in the cookie policy, and its undo takes it out', async () => {
  const browser = await deskOf('manager')
  const saved = await save(browser, 'map', { 'set.mapTiles.provider': 'ngi' })
  expect([saved.status, await policyOf('/nl/map/?goal=sale')]).toEqual([303, expect.stringContaining('https://cartoweb.wmts.ngi.be')])
  expect(await site.html('/nl/map/?goal=sale')).toContain('© NGI/IGN')
  expect(await site.html(href('cookiePolicy', 'nl'))).toContain('cartoweb.wmts.ngi.be')
  expect(await browser.html(page('map'))).toContain(t('desk.settings.map.from', { host: 'cartoweb.wmts.ngi.be' }))
  const { version = '' } = await undoIn(browser, saved)
  await browser.post(href('deskSettingsVersion', 'nl', { version: Number(version) - 1 }), { do: 'restore', version })
  expect(await policyOf('/nl/map/?goal=sale')).not.toContain('cartoweb')
})

test.each([
  ['own', '', 'set.mapTiles.template'],
  ['own', 'https://tiles.example/{z}/{x}.png', 'set.mapTiles.template'],
  ['own', 'https://10.0.0.1/{z}/{x}/{y}.png', 'set.mapTiles.template'],
  ['own', "https://tiles.example;script-src */{z}/{x}/{y}'", 'set.mapTiles.template'],
  ['', 'https://tiles.example/{z}/{x}/{y}.png', 'set.mapTiles.provider'],
])('a map server %j at %j is refused at its field', async (provider, template, field) => {
  const browser = await deskOf('manager')
  const answer = await save(browser, 'map', { 'set.mapTiles.provider': provider, 'set.mapTiles.template': template })
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(`id="${field}-error"`)])
})

test('statistics tools need an identifier alone: policy, banner and cookie policy follow, and nothing is in the HTML before consent', async () => {
  const browser = await deskOf('manager')
  const saved = await save(browser, 'analytics', { 'set.analytics.plausible.domain': 'https://agency.example/', 'set.analytics.ga4.id': 'g-ab12cd34ef' })
  expect(saved.status).toBe(303)
  const contact = href('contact', 'nl')
  const policy = await policyOf(contact)
  expect(policy).toContain("script-src 'self' https://plausible.io https://www.googletagmanager.com;")
  expect(policy).toContain('https://*.google-analytics.com')
  const html = await site.html(contact)
  expect(html).toContain('Plausible en Google Analytics 4')
  expect(html).not.toMatch(/<script[^>]*(?:plausible|googletagmanager)/)
  const cookies = await site.html(href('cookiePolicy', 'nl'))
  expect([cookies.includes('_ga_AB12CD34EF'), cookies.includes('https://plausible.io/data-policy')]).toEqual([true, true])
  const again = await browser.html(page('analytics'))
  expect([again.includes('value="agency.example"'), again.includes('value="G-AB12CD34EF"')]).toEqual([true, true])
  await save(browser, 'analytics', {})
  expect(await policyOf(contact)).not.toContain('plausible')
})

test.each([
  [{ 'set.analytics.ga4.id': 'UA-12345-1' }, 'set.analytics.ga4.id'],
  [{ 'set.analytics.plausible.domain': '<b>' }, 'set.analytics.plausible.domain'],
  [{ 'set.analytics.plausible.server': 'https://stats.agency.example' }, 'set.analytics.plausible.domain'],
  [{ 'set.analytics.matomo.server': 'http://stats.agency.example/', 'set.analytics.matomo.site': '1' }, 'set.analytics.matomo.server'],
  [{ 'set.analytics.matomo.server': 'https://stats.agency.example/', 'set.analytics.matomo.site': 'een' }, 'set.analytics.matomo.site'],
])('statistics with %j are refused at the field', async (fields, field) => {
  const browser = await deskOf('manager')
  const answer = await save(browser, 'analytics', fields)
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(`id="${field}-error"`)])
})

test('a script of the agency’s own takes data attributes', async () => {
  const browser = await deskOf('manager')
  const own = {
    'set.name': 'Teller',
    'set.category': 'analytical',
    'set.src': 'https://count.example/c.js',
    'set.purpose.nl': 'Telt',
    'set.purpose.fr': 'Compte',
  }
  const path = href('deskSettingsEntry', 'nl', { section: 'scripts', entry: 'new' })
  const version = /name="version" value="(\d+)"/.exec(await browser.html(path))?.[1] ?? ''
  const data = { 'set.data.0.name': 'data-site', 'set.data.0.value': '"><b>7' }
  const added = await browser.post(path, { do: 'save', version, ...own, ...data })
  expect([added.status, await site.html(href('contact', 'nl'))]).toEqual([303, expect.stringContaining('&quot;name&quot;:&quot;site&quot;')])
})

test('the page about domain and server judges the address, and asks nobody before it is told to', async () => {
  const browser = await deskOf('manager')
  const html = await browser.html(href('deskSettingsSite', 'nl'))
  expect(html).toContain(t('desk.settings.site.lookUp'))
  expect(html).toContain('npx wrangler d1 time-travel restore')
  expect(html).toContain(t('desk.settings.site.state.unknown'))
  expect(html).toContain(t('desk.settings.site.archive.off'))
  expect((await browser.fetch(`${href('deskSettingsSite', 'nl')}?look=1`)).status).toBe(200)
})

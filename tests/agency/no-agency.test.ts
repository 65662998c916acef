import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { fillIn, personAnswers } from '../forms/form-filler.ts'
import { aProperty, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { askWithForeignHost, foreignHost } from '../site/foreign-host.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ ENABLED_LOCALES: 'nl,fr', DEFAULT_LOCALE: 'fr' }, null)
  await site.importFeed(propertyAnswer([aProperty({ ID: 7001 })]))
}, 60_000)
afterAll(() => site[Symbol.asyncDispose]())

test('a site without an agency record uses its host as name, with no contact details', async () => {
  const html = await site.html('/nl/')
  expect(html).toContain(`| ${new URL(site.url).host}</title>`)
  expect(html).not.toMatch(/perron|mailto:|class="mark"|og:image|apple-touch-icon/i)
  expect(html).toContain('<h1>Kopen, verkopen en huren</h1>')
})

test('the request’s Host header is not used as its name', async () => {
  const { body } = await askWithForeignHost(site, '/nl/')
  expect(body).toContain(`| ${new URL(site.url).host}</title>`)
  expect(body).not.toContain(foreignHost)
})

test('its languages come from the settings', async () => {
  expect((await site.fetch('/')).headers.get('Location')).toBe('/fr/')
  expect((await site.fetch('/en/')).status).toBe(404)
})

test('its icon is the first character of its name', async () => {
  const icon = await site.fetch('/favicon.ico')
  expect(icon.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
  expect(await icon.text()).toMatch(/<text [^>]+>1<\/text>/)
})

test('a form is stored, and without a calendar no time can be chosen', async () => {
  expect((await fillIn(site, href('contact', 'nl'), personAnswers())).status).toBe(303)
  const viewing = await site.fetch(href('viewing', 'nl', { id: 7001 }))
  expect(viewing.status).toBe(200)
  expect(await viewing.text()).not.toContain('name="start"')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { demoArticlePath, importDemoContent } from '../kit/demo-content.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed([aProperty({ ID: 4001, Zip: '8000' }), aProperty({ ID: 4002, Zip: '6700' })])
  await importDemoContent(site, 'tips', 'assets')
})
afterAll(() => site[Symbol.asyncDispose]())

const t = translator('nl')
const [office, officeInFrench, person] = ['/nl/kantoren/brugge/', '/fr/agences/bruges-brugge/', '/nl/team/liesbet-vermaelen/'] as const

async function redirect(path: string): Promise<string> {
  const answer = await site.fetch(path, { redirect: 'manual' })
  return `${answer.status} ${answer.headers.get('Location') ?? ''}`.trim()
}

test('the page of an office has its address, hours, people and homes, and describes itself', async () => {
  const html = await site.html(office)
  expect(html).toContain(t('office.people'))
  expect(html).toContain(person)
  expect(html).toContain('/4001/')
  expect(html).not.toContain('/4002/')
  expect(html).toMatch(/"@type":"RealEstateAgent","@id":"[^"]*#office-brugge"/)
  expect(html).toContain(officeInFrench)
  expect(html).not.toContain('noindex')
})

test('the page of a person has what the team page publishes, and the articles they wrote in the page’s language', async () => {
  const html = await site.html(person)
  for (const text of ['Liesbet Vermaelen', 'Bestuurder en vastgoedmakelaar', 'mailto:liesbet@perron.example', demoArticlePath('asset-quality', 'nl')]) {
    expect(html).toContain(text)
  }
  expect(html).toMatch(/"@type":"Person"/)
})

test('a key, a former name and another language’s name redirect to the current address; an unknown name is not found', async () => {
  expect(await redirect('/nl/team/liesbet/')).toBe(`301 ${person}`)
  expect(await redirect('/nl/team/liesbet-claes/?utm_source=x')).toBe(`301 ${person}?utm_source=x`)
  expect(await redirect('/nl/kantoren/bruges-brugge/')).toBe(`301 ${office}`)
  expect(await redirect('/fr/agences/brugge/')).toBe(`301 ${officeInFrench}`)
  expect(await redirect('/nl/team/niemand/')).toBe('404')
  expect(await redirect('/nl/kantoren/nergens/')).toBe('404')
})

test('team, contact, articles and the sitemap link to the pages of offices and people', async () => {
  const [team, contact, article, sitemap] = await Promise.all([
    site.html('/nl/team/'),
    site.html('/nl/contact/'),
    site.html(demoArticlePath('asset-quality', 'nl')),
    site.html('/sitemap-pages.xml'),
  ])
  for (const html of [team, contact, sitemap]) expect([html.includes(office), html.includes(person)]).toEqual([true, true])
  expect(article).toContain(person)
})

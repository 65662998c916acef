import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { fillIn, personAnswers } from '../forms/form-filler.ts'
import { aProject, aProperty, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { pageOf, pathOf } from './listing-pages.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  const wouter = { ManagerName: 'WOUTER Desloover', ManagerDirectPhone: '+32 50 55 01 77' }
  await site.importFeed(
    propertyAnswer([
      aProperty({ ID: 1, ...wouter, ProjectID: 9 }),
      aProperty({ ID: 2 }),
      aProperty({ ID: 3, ManagerName: 'An Onbekend', ManagerMobilePhone: '0470123456', ManagerEmail: 'an@perron.example' }),
      aProperty({ ID: 4, ManagerName: 'Agent Gone', Status: 2 }),
      aProperty({ ID: 6, ManagerName: 'Wouter Desloover', ManagerDirectPhone: '050/55.01.10' }),
      aProperty({ ID: 5, ProjectID: 9, PublishAddress: false }),
    ]),
  )
  await site.importFeed(projectAnswer([aProject({ ID: 9, ...wouter })]))
})
afterAll(() => site[Symbol.asyncDispose]())

const projectPage = async () => site.html((await site.fetch(href('project', 'en', { city: '', name: '', id: 9 }))).headers.get('Location') ?? '')

test('the manager of the record is the contact person of page and print, with role, photograph and grouped number', async () => {
  for (const html of [await pageOf(site, 1), await projectPage()]) {
    expect(html).toMatch(/<b>(?:<a [^>]*>)?WOUTER Desloover(?:<\/a>)?<\/b><span>Estate agent<\/span>/)
    expect(html).toMatch(/href="tel:\+3250550177">.*?Call 050 55 01 77<\/a><span>direct line</s)
    expect(html).toContain('<span>Speaks Dutch and English</span>')
  }
  expect(await site.html(`${await pathOf(site, 1)}?print=1`)).toMatch(/<b>WOUTER Desloover<\/b>.*050 55 01 77/s)
})

test('a manager whom the agency’s record does not know is shown as the feed has them', async () => {
  const html = await pageOf(site, 3)
  expect(html).toContain('<b>An Onbekend</b>')
  expect(html).toContain('0470 12 34 56')
  expect(html).toContain('mailto:an@perron.example')
})

test('a direct number comes before the switchboard that the record gives for everyone', async () => {
  const html = await pageOf(site, 6)
  expect(html).toMatch(/href="tel:\+3225550102">.*?<\/a><span>direct line</s)
  expect(html).not.toContain('Call 050 55 01 10')
})

test.each(locales)('without one, in %s, the agency’s manager is the contact person', async (locale) => {
  expect(await pageOf(site, 2, locale)).toMatch(/<b><a href="[^"]*liesbet-vermaelen[^"]*">Liesbet Vermaelen<\/a><\/b>/)
})

test('the page after a question shows who answers, with the number to call', async () => {
  const html = await site.html(`${href('thankYouEnquiry', 'en')}?listing=1`)
  expect(html).toMatch(/By whom<\/h2>.*?<b>(?:<a [^>]*>)?WOUTER Desloover(?:<\/a>)?<\/b>.*?href="tel:\+3250550177"/s)
})

test('a home that is sold names no contact person', async () => {
  expect(await pageOf(site, 4)).not.toContain('Agent Gone')
})

test('the mails about a home name its contact person', async () => {
  expect((await fillIn(site, href('enquiry', 'fr', { id: 1 }), personAnswers())).status).toBe(303)
  const mails = await site.mails()
  expect(mails.map(({ text }) => text)).toEqual(mails.map(() => expect.stringContaining('WOUTER Desloover, 050 55 01 77')))
  expect(mails.map(({ html }) => html)).toEqual(
    mails.map(() => expect.stringMatching(/WOUTER Desloover, <span[^>]*><a href="tel:\+3250550177"[^>]*>050 55 01 77</)),
  )
})

test('a unit’s page links to its project, unless that would reveal an address', async () => {
  const words = translator('en')('property.project', { name: 'De Boomgaard' })
  expect(await pageOf(site, 1)).toMatch(new RegExp(`<a href="/en/new-build/[^"]+/9/">${words}</a>`))
  expect(await pageOf(site, 5)).not.toContain(words)
})

test('the units of a project that are all on the same floor show none', async () => {
  const html = await projectPage()
  expect(html).toContain('A01')
  expect(html).not.toContain('Floor')
})

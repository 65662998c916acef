import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { openForm, personAnswers } from '../forms/form-filler.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { askWithForeignHost as ask, foreignHost } from './foreign-host.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed([aProperty({ ID: 4001 })])
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(() => site.mailbox.empty())

test.each([
  '/',
  '/nl',
  '/NL/',
  '/te-koop/',
  '/nl/?lng=fr',
  '/nl/',
  '/nl/te-koop/',
  '/preview/nl/',
  '/property/4001',
  '/nl/te-koop/-/-/4001/',
  '/nl/te-koop/-/-/4001/?print=1',
  '/nl/contact/',
  '/nl/contact/doorsturen/?page=/nl/',
  '/nl/nothing/',
  '/api/listings?lang=nl&goal=sale',
  '/api/listings.atom?lang=nl&goal=sale',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-listings-0.xml',
  '/import',
])('the request’s Host header is not reflected in the answer: %s', async (path) => {
  for (const answer of [await ask(site, path), await ask(site, (await ask(site, path)).location ?? path)]) {
    expect(`${answer.headers}\n${answer.body}`).not.toContain(foreignHost)
  }
})

test('links in the mails of a form sent with another Host lead to this site', async () => {
  const forms: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    [href('enquiry', 'nl', { id: 4001 }), personAnswers()],
    [href('newsletter', 'nl'), { email: 'an@example.com', privacy: '1' }],
    [href('testimonialForm', 'nl'), { name: 'An', comment: 'Goed.', email: 'an@example.com', publish: '1', privacy: '1' }],
    [href('demandRegister', 'nl'), personAnswers({ email: 'an@example.com', remark: '', goal: 'sale', type: 'house', where: 'Brugge', rhythm: 'daily' })],
  ]
  for (const [path, answers] of forms) {
    const { carried, captcha } = await openForm(site, path)
    expect((await ask(site, path, new URLSearchParams({ ...carried, captcha, ...answers }))).status).toBe(303)
  }
  const mails = await site.mails()
  expect(mails).toHaveLength(7)
  for (const mail of mails) {
    expect(`${mail.html}${mail.text}${JSON.stringify(mail.headers)}`).not.toContain(foreignHost)
    for (const [address] of mail.text?.matchAll(/https?:\/\/\S+/g) ?? []) expect(address.startsWith(`${site.url}/`), address).toBe(true)
  }
})

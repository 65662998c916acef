import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentIdentity } from '#ui/presenters/identity.ts'
import { demoAgency } from './demo-agency.ts'
import { aProperty, aRental } from './factories.ts'
import { startSite, type TestSite } from './site.ts'

const house = '/en/for-sale/bruges/town-house/1001/'
const t = translator('en')

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  const records = [
    aProperty({ ID: 1001, FloodPScore: 'D', FloodGScore: 'B', EPCReference: '20261008-0003108177-RES-1', HasSummons: false }),
    aProperty({ ID: 1002, PublishAddress: false, Street: 'Potterierei', DescriptionB: { en: 'On the Potterierei.' } }),
    aProperty({ ID: 1003, Status: 2, Price: 765_432 }),
    aProperty({ ID: 1004, PublishPrice: false, Price: 765_432 }),
    aRental({ ID: 1005, ChargesRenter: 95, DepositAmount: 2300 }),
    ...Array.from({ length: 6 }, () => aProperty()),
    aProperty({ ID: 1006 }),
  ]
  await site.importFeed(records)
  await site.importFeed(records.slice(0, -1))
})
afterAll(() => site[Symbol.asyncDispose]())

const address = async (id: number) => (await site.fetch(`/property/${id}`, { headers: { Cookie: 'lng=en' } })).headers.get('Location') ?? ''
const paper = async (id: number) => site.html(`${await address(id)}?print=1`)

describe('the print page of a home', () => {
  test('is a document of its own: no header, no footer, nothing for crawlers, and the home’s page as the one that counts', async () => {
    const html = await site.html(`${house}?print=1`)
    expect(html).not.toMatch(/<nav|class="site-header"|class="site-footer"|hrefLang=/i)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(`<link rel="canonical" href="${site.url}${house}"/>`)
    expect(html).toContain(`>${site.url}${house}</a>`)
  })

  test('says what the law wants in an advertisement', async () => {
    const html = await site.html(`${house}?print=1`)
    expect(html).toMatch(/168\skWh/)
    expect(html).toContain('20261008-0003108177-RES-1')
    for (const key of ['fact.floodPScore', 'fact.floodGScore', 'fact.summons'] as const) expect(html).toContain(t(key))
    expect(html).toContain(`aria-label="${t('law.floodWarning')}"`)
    expect(html).toContain(presentIdentity(demoAgency, 'en').slice(0, 60))
    const rental = await paper(1005)
    for (const part of ['€ 1.150', '€ 95', '€ 2.300']) expect(rental).toContain(part)
  })

  test('is on offer on the home’s page, in every language, as a plain link', async () => {
    for (const locale of locales) {
      const path = (await site.fetch('/property/1001', { headers: { Cookie: `lng=${locale}` } })).headers.get('Location') ?? ''
      expect(await site.html(path)).toContain('href="?print=1"')
      const answer = await site.fetch(`${path}?print=1`)
      expect([answer.status, answer.headers.get('Content-Language')]).toEqual([200, locale])
    }
  })

  test('holds no style or script of its own, so that the strictest policy serves it', async () => {
    const html = await site.html(`${house}?print=1`)
    expect(html).not.toMatch(/\sstyle=|<style|<script(?! type="module" src=)|\son\w+=/i)
    expect(html).toMatch(/<svg class="qr-code"[^>]*><path d="M/)
  })

  test('tells no more than the home’s page does', async () => {
    expect(await paper(1002)).not.toMatch(/potterierei/i)
    expect(await paper(1003)).not.toContain('765.432')
    expect(await paper(1003)).toContain(t('gone.sold'))
    const unpriced = await paper(1004)
    expect(unpriced).not.toContain('765.432')
    expect(unpriced).toContain(t('price.onRequest'))
  })

  test.each([
    ['a withdrawn home', async () => `${await address(1006)}?print=1`, 410, t('gone.withdrawn')],
    ['a home that never was', async () => '/en/for-sale/bruges/town-house/99/?print=1', 404, t('gone.unknown')],
    ['anything but 1', async () => `${house}?print=2`, 200, 'class="site-header"'],
    ['nothing', async () => `${house}?print=`, 200, 'class="site-header"'],
  ])('%s gets the answer of the usual page', async (_, path, status, text) => {
    const answer = await site.fetch(await path())
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)])
  })

  test('is kept by no cache, since it says on what day it was printed', async () => {
    expect((await site.fetch(`${house}?print=1`)).headers.get('Cache-Control')).toBe('private, no-store')
  })
})

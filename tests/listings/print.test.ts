import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentIdentity } from '#ui/agency/identity.present.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { aProperty, aRental } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { withoutStyles } from '../kit/without-styles.ts'

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

describe('the print page of a listing', () => {
  test('the print page of a listing has no header or footer, is not indexed, and names the listing’s page as canonical', async () => {
    const html = await site.html(`${house}?print=1`)
    expect(html).not.toMatch(/<nav|class="site-header"|class="site-footer"|hrefLang=/i)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(`<link rel="canonical" href="${site.url}${house}"/>`)
    // It may only break after a slash.
    expect(html.replaceAll('<wbr/>', '')).toContain(`>${site.url}${house}</a>`)
  })

  test('the print page of a listing shows what the law requires in an advertisement', async () => {
    const html = await site.html(`${house}?print=1`)
    expect(html).toMatch(/168\skWh/)
    expect(html).toContain('20261008-0003108177-RES-1')
    for (const key of ['fact.floodPScore', 'fact.floodGScore', 'fact.summons'] as const) expect(html).toContain(t(key))
    expect(html).toContain(`aria-label="${t('law.floodWarning')}"`)
    expect(html).toContain(presentIdentity(demoAgency, 'en').slice(0, 60))
    const rental = await paper(1005)
    for (const part of ['€ 1.150', '€ 95', '€ 2.300']) expect(rental).toContain(part)
  })

  test('the print page of a listing is linked from the listing’s page in every language', async () => {
    for (const locale of locales) {
      const path = (await site.fetch('/property/1001', { headers: { Cookie: `lng=${locale}` } })).headers.get('Location') ?? ''
      expect(await site.html(path)).toContain('href="?print=1"')
      const answer = await site.fetch(`${path}?print=1`)
      expect([answer.status, answer.headers.get('Content-Language')]).toEqual([200, locale])
    }
  })

  test('the print page of a listing has no inline script, and no inline style but that of its policy', async () => {
    const html = await site.html(`${house}?print=1`)
    expect(withoutStyles(html)).not.toMatch(/\sstyle=|<style|<script(?! type="module" src=)|\son\w+=/i)
    expect(html).toMatch(/<svg class="qr-code"[^>]*><path d="M/)
  })

  test('the print page of a listing reveals nothing beyond the listing’s page', async () => {
    expect(await paper(1002)).not.toMatch(/potterierei/i)
    expect(await paper(1003)).not.toContain('765.432')
    expect(await paper(1003)).toContain(t('gone.sold'))
    const unpriced = await paper(1004)
    expect(unpriced).not.toContain('765.432')
    expect(unpriced).toContain(t('price.onRequest'))
  })

  test.each([
    ['a withdrawn listing', async () => `${await address(1006)}?print=1`, 410, t('gone.withdrawn')],
    ['an unknown listing', async () => '/en/for-sale/bruges/town-house/99/?print=1', 404, t('gone.unknown')],
    ['print=2', async () => `${house}?print=2`, 200, 'class="site-header"'],
    ['an empty print', async () => `${house}?print=`, 200, 'class="site-header"'],
  ])('%s gets the same response as the listing’s page', async (_, path, status, text) => {
    const answer = await site.fetch(await path())
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)])
  })

  test('the print page of a listing is never cached, because it shows the day it was printed', async () => {
    expect((await site.fetch(`${house}?print=1`)).headers.get('Cache-Control')).toBe('private, no-store')
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { sampledLocales } from '../full.ts'
import { aProperty, aRental, manyProperties } from '../kit/factories.ts'
import type { TestSite } from '../kit/site.ts'
import { cardsOf, elementsOf, linksOf, pageOf, pathOf, textOf, withProperties } from './listing-pages.ts'

describe('the page of a listing that is not on offer', () => {
  const ids = { sold: 2001, rented: 2002, withdrawn: 2003, prospective: 2004, cancelled: 2005, inactive: 2006 } as const
  let site: TestSite
  beforeAll(async () => {
    const others = [...manyProperties(6, (index) => ({ ID: 3001 + index, Price: 400000 + index })), aRental({ ID: 3010 })]
    const gone = aProperty({ ID: ids.withdrawn, Price: 777123 })
    const records = [
      aProperty({ ID: ids.sold, Status: 2, Price: 777123, AskingPrice: 777123, ManagerEmail: 'agent@perron.example', ManagerDirectPhone: '050 12 34 56' }),
      aRental({ ID: ids.rented, Status: 4, Price: 777123, ChargesRenter: 1, DepositAmount: 777124, RentPrice: 777123 }),
      aProperty({ ID: ids.prospective, Status: 0, Price: 777123 }),
      aProperty({ ID: ids.cancelled, Status: 3, Price: 777123 }),
      aProperty({ ID: ids.inactive, Status: 5, Price: 777123 }),
      ...others,
    ]
    site = await withProperties(...records, gone)
    await site.importFeed(records)
  })
  afterAll(() => site[Symbol.asyncDispose]())

  describe.each(sampledLocales)('in %s', (locale) => {
    const t = translator(locale)

    test.each([
      ['a sold listing', ids.sold, 200, 'gone.sold'],
      ['a rented listing', ids.rented, 200, 'gone.rented'],
      ['a withdrawn listing', ids.withdrawn, 410, 'gone.withdrawn'],
      ['a cancelled listing', ids.cancelled, 410, 'gone.withdrawn'],
      ['an inactive listing', ids.inactive, 410, 'gone.withdrawn'],
      ['a listing not on the market yet', ids.prospective, 404, 'gone.unknown'],
      ['an unknown listing', 987654, 404, 'gone.unknown'],
    ] as const)('%s (%i) answers %i with its message, no price, no enquiry, and similar listings', async (_, id, status, message) => {
      const answer = await site.fetch(await pathOf(site, id, locale))
      const html = await answer.text()
      const elements = elementsOf(html)
      expect(answer.status).toBe(status)
      expect(textOf(elements, (name) => name === 'main')[0]).toContain(t(message))
      expect(html).not.toMatch(/777[.,\s]?12[34]/)
      if (id === ids.sold) expect(linksOf(html)).toContain(`${href('alert', locale)}?goal=sale&type=house&zone=be-31005`)
      if (id === ids.rented) expect(linksOf(html).some((link) => link.startsWith(`${href('alert', locale)}?goal=rent&type=`))).toBe(true)
      expect(elements.some((element) => element.attribs.class === 'enquiry' || element.attribs.id === 'enquiry')).toBe(false)
      expect(html).not.toContain('agent@perron.example')
      expect(textOf(elements, (name) => name === 'main')[0]).not.toContain(t('enquiry.visit'))
      expect(elements.find((element) => element.attribs.name === 'robots')?.attribs.content).toBe('noindex')
      const similar = cardsOf(html)
      expect(similar.length).toBeGreaterThan(0)
      expect(similar.every((each) => each > 3000)).toBe(true)
    })
  })

  test('the next free times are those of a listing on offer', async () => {
    expect((await site.fetch(`/free-times/${ids.sold}?lang=fr`)).status).toBe(404)
    const answer = await site.fetch('/free-times/3001?lang=fr')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const { times }: { times: readonly { start: string; day: string; time: string }[] } = JSON.parse(await answer.text())
    expect(times).toEqual(
      times.map(({ start }) => ({ start, day: expect.stringMatching(/^\p{L}+\.? \d+(?:er)? \p{L}+\.?$/u), time: expect.stringMatching(/^\d\d:\d\d$/) })),
    )
    expect(times).toHaveLength(3)
    const [, second] = times
    const form = elementsOf(await (await site.fetch(`${href('viewing', 'fr', { id: 3001 })}?start=${encodeURIComponent(second?.start ?? '')}`)).text())
    expect(form.filter(({ attribs }) => attribs.name === 'start' && 'checked' in attribs).map(({ attribs }) => attribs.value)).toEqual([second?.start])
  })

  test('each state has its own message', async () => {
    const messages = locales.flatMap((locale) =>
      (['gone.sold', 'gone.rented', 'gone.withdrawn', 'gone.unknown', 'notFound.title'] as const).map(translator(locale)),
    )
    expect(new Set(messages).size).toBe(messages.length)
  })

  test('a withdrawn or unknown listing’s page has the search form and a link to the home page', async () => {
    for (const id of [ids.withdrawn, 987654]) {
      const html = await pageOf(site, id, 'fr')
      expect(elementsOf(html).some((element) => element.name === 'form' && element.attribs.action === '/fr/a-vendre/')).toBe(true)
      expect(linksOf(html)).toContain('/fr/')
      if (id === ids.withdrawn) expect(linksOf(html)).toContain(href('alert', 'fr'))
    }
  })

  test('the page of an unknown listing is not cached', async () => {
    expect((await site.fetch(await pathOf(site, 987654))).headers.get('Cache-Control')).toBe('private, no-store')
  })
})

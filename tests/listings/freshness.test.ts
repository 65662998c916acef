import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { personAnswers, readForm } from '../forms/form-filler.ts'
import { manyProperties, propertyAnswer } from '../kit/factories.ts'
import { openIsolatedSite } from '../kit/faults/isolated-site.ts'

const list = href('forSale', 'en')
const stock = (price: number) => propertyAnswer(manyProperties(50, (index) => ({ ID: index + 1, Price: price + index })))
/** An import that changes every price waits for a person otherwise. */
const allPrices = ['--force']
const shown = (html: string) => /€ (\d{3}\.\d{3})/.exec(html)?.[1]
/** The newest listing comes first. */
const [before, after] = ['300.049', '400.049']

let site: Awaited<ReturnType<typeof openIsolatedSite>>
beforeAll(async () => {
  site = await openIsolatedSite()
  await site.importFeed(stock(300_000))
  await site.replicate()
})
afterAll(() => site[Symbol.asyncDispose]())

test('an import shows at once in the isolate that received it, and elsewhere once the replica there has it', async () => {
  const prices = async () => Promise.all(['first', 'second'].map(async (isolate) => shown(await site.html(isolate, list))))
  expect(await prices()).toEqual([before, before])
  await site.importFeed(stock(400_000), allPrices)
  expect(await prices()).toEqual([after, before])
  const property = (await site.ask('second', '/property/50')).headers.get('Location') ?? ''
  expect(shown(await site.html('second', property))).toBe(before)
  await site.replicate()
  await expect.poll(prices).toEqual([after, after])
  await expect.poll(async () => shown(await site.html('second', property))).toBe(after)
})

test('public pages read the replica, unless their isolate is ahead of it', async () => {
  await site.html('third', `${list}?priceMin=1000`)
  expect(await site.served('third')).toMatchObject({ primary: 0, replica: expect.toSatisfy((count) => count > 0) })
  await site.importFeed(stock(500_000), allPrices)
  const ahead = await site.served('first')
  expect(shown(await site.html('first', `${list}?priceMin=2000`))).toBe('500.049')
  expect((await site.served('first')).replica).toBe(ahead.replica)
  await site.replicate()
})

test('thirty concurrent visitors of one page cost a cold isolate the statements of one', async () => {
  await site.html('alone', list)
  const pages = await Promise.all(Array.from({ length: 30 }, () => site.html('crowded', list)))
  expect(new Set(pages.map(shown))).toEqual(new Set(['500.049']))
  const [crowded, alone] = [await site.served('crowded'), await site.served('alone')]
  // The versions are read again once a second.
  expect(crowded.replica).toBeLessThan(2 * alone.replica)
  expect(crowded.primary).toBe(0)
})

test('fifty different concurrent searches on a cold isolate without KV are all correct', async () => {
  const bounds = Array.from({ length: 50 }, (_, index) => 500_000 + index)
  const answers = await Promise.all(bounds.map((bound) => site.ask('searched', `/api/listings?lang=en&goal=sale&priceMin=${bound}`)))
  const totals = await Promise.all(answers.map(async (answer) => (await answer.json()).total))
  expect(totals).toEqual(bounds.map((_, index) => 50 - index))
})

test('slow writes to KV and the queue delay neither a page nor a form', async () => {
  const form = await site.html('slow', href('contact', 'en'))
  await site.slowDown()
  const { carried, captcha } = readForm(form)
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...personAnswers(), ...carried, captcha })) body.append(name, value)
  const began = performance.now()
  expect(shown(await site.html('slow', list))).toBe('500.049')
  const answer = await site.ask('slow', href('contact', 'en'), { method: 'POST', body })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, expect.stringContaining(href('thankYouContact', 'en'))])
  expect(performance.now() - began).toBeLessThan(15_000)
})

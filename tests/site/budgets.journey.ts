import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { type Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'

/**
 * Budgets in bytes. The local site sends text uncompressed, so responses are compressed here as the edge would: brotli, quality 11. The
 * Worker holds the desk as well as the site, its messages in four languages and the styles of each page (40 KB); the platform's limit is 3 MB.
 */
const budget = { script: 15_000, html: 20_000, allButPicturesAndFonts: 60_000, fonts: 65_000, worker: 1_590_000 }

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

interface Fetched {
  readonly path: string
  readonly type: string
  readonly bytes: number
}

function compressed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** Everything that a first visit to a page fetches before any interaction. Fonts and photographs are compressed already. */
async function fetchedBy(path: string): Promise<readonly Fetched[]> {
  const fetched: Promise<Fetched>[] = []
  await demo.visit({}, async ({ page, open }) => {
    const collect = (response: Response) => {
      const type = response.request().resourceType()
      const { pathname, protocol } = new URL(response.url())
      if (protocol === 'data:' || (response.status() >= 300 && response.status() < 400)) return
      const size = async () => (type === 'image' ? 0 : type === 'font' ? (await response.body()).length : compressed(await response.body()))
      fetched.push(size().then((bytes) => ({ path: pathname, type, bytes })))
    }
    page.on('response', collect)
    await open(path)
    await page.waitForLoadState('networkidle')
    // The body of a response that comes while the page is closed cannot be read.
    page.off('response', collect)
    await Promise.all(fetched)
  })
  return Promise.all(fetched)
}

const weigh = (fetched: readonly Fetched[], ...types: readonly string[]) =>
  fetched.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0)

test('a list of 24 listings stays within its budgets before any interaction', async () => {
  const fetched = await fetchedBy(href('forSale', 'de'))
  const details = JSON.stringify(fetched.filter(({ type }) => type !== 'image'))
  const rest = fetched.filter(({ type }) => type !== 'image' && type !== 'font')
  expect(weigh(fetched, 'script'), details).toBeLessThanOrEqual(budget.script)
  expect(weigh(fetched, 'document'), details).toBeLessThanOrEqual(budget.html)
  expect(weigh(rest, ...new Set(rest.map(({ type }) => type))), details).toBeLessThan(budget.allButPicturesAndFonts)
  expect(weigh(fetched, 'font'), details).toBeLessThan(budget.fonts)
})

test('the measured list is a full one', async () => {
  const html = await demo.site.html(href('forSale', 'de'))
  expect(html.split('<article class="card"').length - 1).toBe(24)
})

test('a property fetches no more script than a list before the lightbox opens', async () => {
  const fetched = await fetchedBy(href('propertyForSale', 'de', { city: '-', type: '-', id: demoListings.rich }))
  expect(weigh(fetched, 'script')).toBeLessThanOrEqual(budget.script)
  expect(fetched.filter(({ type }) => type === 'script')).toHaveLength(1)
})

test('a property without photographs fetches one document, one script and nothing of its map', async () => {
  const fetched = await fetchedBy(href('propertyForSale', 'de', { city: '-', type: '-', id: demoListings.withoutPhotos }))
  const details = JSON.stringify(fetched)
  for (const type of ['document', 'script']) expect(fetched.filter((each) => each.type === type).length, details).toBe(1)
  expect(
    fetched.filter(({ path }) => path.includes('map')),
    details,
  ).toEqual([])
  const rest = fetched.filter(({ type }) => type !== 'image' && type !== 'font')
  expect(weigh(rest, ...new Set(rest.map(({ type }) => type))), details).toBeLessThan(budget.allButPicturesAndFonts)
})

test('the Worker is smaller than 1.545 megabytes when compressed', () => {
  const bundle = readFileSync(resolve(import.meta.dirname, '../../dist/worker/index.js'))
  expect(gzipSync(bundle).length).toBeLessThan(budget.worker)
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { type Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'

/** A visitor's browser that does not identify itself as automated. */
const person = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36' }
const home = href('propertyForSale', 'nl', { city: '-', type: '-', id: demoListings.rich })
const word = `listing/${demoListings.rich}`

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

interface Counts {
  readonly views: number
  readonly visits: number
}

function beacons(page: Page): readonly (string | null)[] {
  const sent: (string | null)[] = []
  page.on('request', (request) => new URL(request.url()).pathname === '/seen' && sent.push(request.postData()))
  return sent
}

/** Overrides a property of the document before the page's scripts run. */
function pretendThat(page: Page, name: 'hidden' | 'prerendering'): Promise<unknown> {
  return page.addInitScript((key) => Object.defineProperty(document, key, { value: true, configurable: true }), name)
}

/** Waits until a loaded page, whose scripts have started, has nothing left to do: what it sends at its start has been sent. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

test('the page of a home is counted once it is seen, lists and the preview are not, and nothing is stored', async () => {
  const count = () =>
    demo.site.db
      .prepare('SELECT coalesce(sum(views), 0) AS views, coalesce(sum(visits), 0) AS visits FROM view_days WHERE record_id = ?')
      .bind(demoListings.rich)
      .first<Counts>()
  const { views, visits } = (await count()) ?? { views: 0, visits: 0 }
  await demo.visit({ ...person, choice: null }, async ({ page, open }) => {
    const sent = beacons(page)
    for (const path of [href('forSale', 'nl'), `/preview${home}`, home]) {
      await open(path)
      await settle(page)
    }
    await expect.poll(() => sent).toEqual([word])
    expect(await page.context().cookies()).toEqual([])
    await expect.poll(count).toEqual({ views: views + 1, visits: visits + 1 })
  })
})

test.each([
  ['rendered ahead of the visit', 'prerendering', 'prerenderingchange'],
  ['opened in a tab behind', 'hidden', 'visibilitychange'],
] as const)('a page %s is counted when the visitor gets to see it', async (_, name, event) => {
  await demo.visit(person, async ({ page, open }) => {
    const sent = beacons(page)
    await pretendThat(page, name)
    await open(home)
    await settle(page)
    expect(sent).toEqual([])
    const show = () =>
      page.evaluate(
        ([key, change]) => {
          Object.defineProperty(document, key, { value: false, configurable: true })
          document.dispatchEvent(new Event(change))
        },
        [name, event] as const,
      )
    // The script may not listen yet on a slow machine. Each further event must count nothing.
    await expect.poll(() => show().then(() => sent)).toEqual([word])
    await show()
    expect(sent).toEqual([word])
  })
})

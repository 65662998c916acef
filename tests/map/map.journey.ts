import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { aProperty, propertyAnswer } from '../kit/factories.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { Demo, demoListings, openDemo, type VisitOptions, type Visitor } from '../kit/journeys/demo.ts'
import { startSite } from '../kit/site.ts'

const list = (query = '') => `${href('forSale', 'nl')}?view=map${query}`
const rich = href('propertyForSale', 'nl', { city: '-', type: '-', id: demoListings.rich })
const inFrame = (page: Page): FrameLocator => page.frameLocator('.map-frame iframe')
const markers = '.map-price, .map-cluster'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

interface Serving extends AsyncDisposable {
  readonly origin: string
  readonly requested: readonly string[]
}

/** A plain server on another port, which is another origin for the browser. */
async function serve(answer: (path: string) => { type: string; body: string | Buffer }): Promise<Serving> {
  const requested: string[] = []
  const server: Server = createServer((request, response) => {
    requested.push(request.url ?? '')
    const { type, body } = answer(request.url ?? '')
    response.writeHead(200, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requested,
    [Symbol.asyncDispose]: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

/** A page on another origin that embeds the map and posts a message to it once it has loaded. */
const hostPage = (site: string, message: unknown) => ({
  type: 'text/html',
  body: `<!doctype html><title>Host</title><iframe id="map" src="${site}/en/map/" width="900" height="600"></iframe><script>
    const map = document.getElementById('map')
    window.events = []
    addEventListener('message', ({ source, origin, data }) => { if (source === map.contentWindow && origin === '${site}') events.push(data) })
    window.post = (data) => map.contentWindow.postMessage(data, '${site}')
    map.addEventListener('load', () => setTimeout(() => post(${JSON.stringify(message)}), 50))
  </script>`,
})

const records = [
  {
    ID: 900_001,
    Goal: 0,
    GoogleX: 51.2,
    GoogleY: 3.23,
    PublishAddress: true,
    Street: 'Langerei',
    HouseNumber: '14',
    Zip: '8000',
    City: 'Brugge',
    CountryID: 10,
    Price: 395000,
    PublishPrice: true,
    EnergyPerformance: 168,
    Marquee: true,
    MarqueeName: 'New price',
  },
  {
    id: 900_002,
    goal: 0,
    googlex: 50.4512,
    googley: 4.4533,
    publishaddress: false,
    street: 'Xylofoonkaai',
    zip: '6000',
    city: '<b>Charleroi</b>',
    countryid: 10,
    price: 250000,
    publishprice: false,
  },
]

describe('a page of another site that may embed the map', () => {
  test('posts its records: an unpublished address shows no street and no exact point', async () => {
    await using host = await serve(() => hostPage(demo.site.url, { propsList: records, messageInfo: { goal: 'sale' }, mapType: 'list' }))
    await demo.visit({ failing: /\/map\/card\/90000\d/, foreign: /^/ }, async ({ page }) => {
      await page.goto(host.origin)
      const map = page.frameLocator('#map')
      await map.getByRole('button', { name: /8000 Brugge, Langerei 14, € 395\.000/ }).click()
      const card = map.locator('.map-card')
      await card.waitFor()
      expect(await card.innerText()).toMatch(/Brugge[\s\S]*€ 395\.000[\s\S]*Langerei 14/)
      await page.keyboard.press('Escape')
      await map.getByRole('button', { name: /6000 <b>Charleroi<\/b>/ }).click()
      await card.getByText('The map shows the surroundings, not the exact address.').waitFor()
      expect(await card.innerHTML()).toContain('&lt;b&gt;Charleroi')
      expect(await map.locator('body').innerHTML()).not.toContain('Xylofoonkaai')
      await card.getByRole('button', { name: '<b>Charleroi</b>' }).click()
      await page.waitForFunction(`events.some(({ event }) => event === 'open')`)
      const events: { event: string; id?: number }[] = await page.evaluate('events')
      expect(events.map(({ event, id }) => [event, id])).toEqual(
        expect.arrayContaining([
          ['ready', undefined],
          ['selected', 900_001],
          ['selected', null],
          ['selected', 900_002],
          ['open', 900_002],
        ]),
      )
    })
  })

  test('a page of another site that may embed the map sets its marker, hides ribbons, highlights a listing and requests a search', async () => {
    await using host = await serve(() => hostPage(demo.site.url, JSON.stringify({ propsList: records, customMarker: 'te koop', marqueeIgnore: true })))
    await demo.visit({ foreign: /^/ }, async ({ page }) => {
      await page.goto(host.origin)
      const map = page.frameLocator('#map')
      await map.locator('.map-price').nth(1).waitFor()
      expect(await map.locator('.map-price').allInnerTexts()).toEqual(['te koop', 'te koop'])
      await page.evaluate(`post({ perron: 'map', highlight: 900001 })`)
      await map.locator('.map-price.is-chosen').waitFor()
      await page.evaluate(`post({ messageInfo: { goal: 'rent', search: 'type=apartment' }, mapType: 'list' })`)
      await map.locator('.map-cluster').first().waitFor()
      expect(await map.locator('.map-status').innerText()).toMatch(/^On the map: \d+$/)
    })
  })

  test.runIf(isFull)('a page of another site is ignored through a third frame, and its invalid messages change nothing', async () => {
    await using host = await serve(() => hostPage(demo.site.url, { propsList: records }))
    await demo.visit({ foreign: /^/ }, async ({ page }) => {
      await page.goto(host.origin)
      const map = page.frameLocator('#map')
      await map.locator('.map-price').nth(1).waitFor()
      await page.evaluate(`post(null); post('{'); post([]); post({ propsList: 'x' , messageInfo: 7, mapType: {} , perron: 'map' , highlight: {} })`)
      await page.evaluate(`new Promise((done) => {
        const third = document.createElement('iframe')
        third.srcdoc = '<script>parent.frames[0].postMessage({ propsList: [], mapType: "property" }, "*")</script>'
        third.onload = () => setTimeout(done, 300)
        document.body.append(third)
      })`)
      expect(await map.locator('.map-price').count()).toBe(2)
    })
  })
})

test('the first press on a marker leaves the page where it is, so that the marker gets the click', async () => {
  await demo.visit({ width: 1280, height: 700 }, async ({ page, open }) => {
    await open(list())
    const cluster = inFrame(page).locator('.map-cluster').first()
    await cluster.waitFor()
    const box = await cluster.boundingBox()
    const before = await inFrame(page).locator('.map-cluster').allInnerTexts()
    await page.mouse.click((box?.x ?? 0) + 18, (box?.y ?? 0) + 18, { delay: 80 })
    await expect.poll(() => inFrame(page).locator('.map-cluster').allInnerTexts()).not.toEqual(before)
    expect(await page.evaluate('scrollY')).toBe(0)
  })
})

test.runIf(isFull)('a page of a site that is not allowed gets no map', async () => {
  await using closed = await startSite({ MAP_ORIGINS: 'https://www.agency.example' })
  await using host = await serve(() => hostPage(closed.url, { propsList: records }))
  await new Demo(closed, demo.browser).visit({ failing: /^/, foreign: /^/ }, async ({ page }) => {
    const refused = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes('frame-ancestors'))
    await page.goto(host.origin)
    await refused
    const frame = page.frames()[1]
    expect(await frame?.locator('.map').count()).toBe(0)
  })
})

/** The number of colours in a picture, quantised coarsely. */
async function coloursOf(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().resize(200).raw().toBuffer({ resolveWithObject: true })
  const seen = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels) seen.add(((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4))
  return seen.size
}

describe('without a tile server', () => {
  test('the map draws land, names and listings with requests to the site only', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await demo.visit({ colorScheme }, async ({ page, open }) => {
        const foreign: string[] = []
        page.on('request', (request) => {
          if (!request.url().startsWith(demo.site.url) && !request.url().startsWith('data:')) foreign.push(request.url())
        })
        await open(list())
        const map = inFrame(page)
        await map.locator(markers).first().waitFor()
        await map.getByText('Brussel', { exact: true }).waitFor()
        const credits = map.locator('.map-source')
        expect(await credits.innerText()).toBe('© OpenStreetMap e.a.')
        await credits.getByText('© OpenStreetMap e.a.').click()
        expect(await credits.innerText()).toContain('GeoNames, Statbel (CC BY 4.0), Natural Earth, GSHHG')
        expect(await credits.innerText()).toContain('wegen © OpenStreetMap-bijdragers, stations Trainline (ODbL)')
        expect(await coloursOf(await page.locator('.map-frame iframe').screenshot())).toBeGreaterThan(8)
        expect(foreign).toEqual([])
      })
    }
  })

  test.runIf(isFull)('main roads have their numbers, clear of prices, names and buttons; close up the roads are not shown', async () => {
    await demo.visit({}, async ({ page, open }) => {
      await open('/nl/map/?goal=sale')
      const numbers = page.locator('.map-road-number')
      await expect.poll(() => numbers.allInnerTexts()).toEqual(expect.arrayContaining(['E17', 'E40', 'E411']))
      const touching = () =>
        page.evaluate(() => {
          const boxes = (selector: string) =>
            [...document.querySelectorAll(selector)].map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }))
          const others = boxes('.map-name, .map-price, .map-cluster, .map-tools button, .map-source')
          return boxes('.map-road-number').flatMap(({ text, box }) =>
            others
              .filter(({ box: other }) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)
              .map((other) => `${text} on ${other.text}`),
          )
        })
      expect(await touching()).toEqual([])
      for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Inzoomen', exact: true }).click()
      await expect.poll(() => numbers.count()).toBeGreaterThan(0)
      await expect.poll(touching).toEqual([])
      for (let step = 0; step < 7; step++) await page.getByRole('button', { name: 'Inzoomen', exact: true }).click()
      await expect.poll(() => numbers.count()).toBe(0)
      await expect.poll(() => page.locator('.paper-road').getAttribute('stroke-opacity')).toBe('0')
    })
  })

  test.runIf(isFull)('signs point to the nearest places at a close zoom without names in view', async () => {
    await demo.visit({}, async ({ page, open }) => {
      await open(`/nl/map/?id=${demoListings.rich}`)
      await page.locator('.map-pin').waitFor()
      for (let step = 0; step < 8; step++) await page.getByRole('button', { name: 'Inzoomen', exact: true }).click()
      await page.locator('.map-signs span').first().waitFor()
      expect(await page.locator('.map-signs').innerText()).toMatch(/Brugge, \d+,\d\skm/)
      expect(await coloursOf(await page.screenshot())).toBeGreaterThan(5)
    })
  })

  test.runIf(isFull)('the map reports a failed request for listings and offers a retry', async () => {
    await demo.visit({ failing: /\/map\/places/ }, async ({ page, open }) => {
      await page.route('**/map/places?*', (route) => route.abort())
      await open('/fr/map/')
      await page.getByText('Les biens n’ont pas pu être chargés.').waitFor()
      expect(await page.locator('.paper-home').count()).toBe(1)
      await page.locator('.paper-river').waitFor({ state: 'attached' })
      await page.unroute('**/map/places?*')
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await page.locator(markers).first().waitFor()
    })
  })
})

test('with a tile server, tiles load once the visitor asks for a map or has accepted them', async () => {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#88aa88' } })
    .png()
    .toBuffer()
  await using tiles = await serve(() => ({ type: 'image/png', body: tile }))
  await using tiled = await startSite(
    { MAP_TILES: `${tiles.origin}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: 'Tiles by ourselves' },
    { ...demoAgency, people: [] },
  )
  await tiled.importFeed(propertyAnswer([aProperty({ ID: demoListings.rich })]))
  const visitors = new Demo(tiled, demo.browser)
  const foreign = /\/\d+\/\d+\/\d+\.png$/
  await visitors.visit({ foreign }, async ({ page, open }) => {
    await open(href('forSale', 'nl'))
    await open(rich)
    await page.getByRole('heading', { name: 'Ligging' }).scrollIntoViewIfNeeded()
    const show = page.getByRole('button', { name: 'Kaart tonen' })
    await show.waitFor()
    expect(tiles.requested).toEqual([])
    expect(await page.locator('.map-ask').innerText()).toContain('127.0.0.1')
    await show.click()
    await inFrame(page).locator('.leaflet-tile-loaded').first().waitFor()
    expect(tiles.requested.length).toBeGreaterThan(0)
    expect([...new Set(tiles.requested.map((path) => path.split('/')[1]))]).toEqual(['15'])
    expect(await inFrame(page).locator('.map-source').innerText()).toContain('Tiles by ourselves')
    await expect.poll(() => inFrame(page).locator('.leaflet-tile:not(.leaflet-tile-loaded)').count()).toBe(0)
    const known = tiles.requested.length
    await open(list())
    await show.waitFor()
    await page.waitForLoadState('networkidle')
    expect(tiles.requested).toHaveLength(known)
    await show.click()
    await inFrame(page).locator('.leaflet-tile-loaded').first().waitFor()
  })
  await visitors.visit({ choice: 'all', foreign }, async ({ page, open }) => {
    await open(list())
    await inFrame(page).locator('.leaflet-tile-loaded').first().waitFor()
    await open(rich)
    await page.getByRole('heading', { name: 'Ligging' }).scrollIntoViewIfNeeded()
    await inFrame(page).locator('.leaflet-tile-loaded').first().waitFor()
    expect(await page.locator('.map-ask').count()).toBe(0)
  })
})

describe('the map of a listing', () => {
  const garage = href('propertyForRent', 'nl', { city: '-', type: '-', id: demoListings.garage })

  /** Opens the page of a listing on a phone, waits until it is quiet, unfolds the part with the map, and hands over the requests for the map. */
  const visitListing = (options: VisitOptions, walk: (visitor: Visitor, requested: readonly string[]) => Promise<void>) =>
    demo.visit({ width: 390, height: 844, hasTouch: true, ...options }, async (visitor) => {
      const requested: string[] = []
      visitor.page.on('request', (request) => /\/map[/-]/.test(request.url()) && requested.push(new URL(request.url()).pathname))
      await visitor.open(garage)
      await visitor.page.waitForLoadState('networkidle')
      expect(requested).toEqual([])
      await visitor.page.evaluate(() => document.querySelector('.map-frame')?.closest('details')?.setAttribute('open', ''))
      await walk(visitor, requested)
    })
  const isFrameFocused = () => document.activeElement?.localName === 'iframe'

  test('the map of a listing is requested only once it is near the window, without moving the page', async () => {
    await visitListing({}, async ({ page }, requested) => {
      const scrollTo = (distance: number) =>
        page.evaluate((below) => window.scrollBy(0, (document.querySelector('.map-frame')?.getBoundingClientRect().top ?? 0) - innerHeight - below), distance)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const before = await height()
      await scrollTo(400)
      await page.waitForTimeout(300)
      expect(requested).toEqual([])
      await scrollTo(100)
      await inFrame(page).locator('.map-pin').waitFor()
      expect(requested).toContain('/nl/map/')
      expect(await page.getByRole('link', { name: 'Open de kaart' }).count()).toBe(0)
      expect(await height()).toBe(before)
    })
  })

  test.runIf(isFull)('the map of a listing is requested when its link gets the focus, which stays there; Enter moves it into the map', async () => {
    await visitListing({}, async ({ page }, requested) => {
      const link = page.getByRole('link', { name: 'Open de kaart' })
      await link.evaluate((element) => element.focus({ preventScroll: true }))
      await inFrame(page).locator('.map-pin').waitFor()
      expect(requested).toContain('/nl/map/')
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await page.waitForFunction(isFrameFocused)
      expect(await link.count()).toBe(0)
      expect(new URL(page.url()).pathname).not.toContain('/map/')
    })
  })

  test.runIf(isFull)('the map of a listing is requested when it is touched, and its link leads there if the script is missing', async () => {
    await visitListing({}, async ({ page }, requested) => {
      await page.locator('.map-frame').dispatchEvent('pointerenter')
      await inFrame(page).locator('.map-pin').waitFor()
      expect(requested).toContain('/nl/map/')
    })
    await visitListing({ failing: /map-host/ }, async ({ page }) => {
      await page.route('**/map-host*.js', (route) => route.abort())
      await page.getByRole('link', { name: 'Open de kaart' }).tap()
      await page.waitForURL(`**/nl/map/?id=${demoListings.garage}`)
    })
  })
})

describe('a list beside its map', () => {
  test('a list beside its map highlights the marker of a card, and the card of a marker', async () => {
    await demo.visit({}, async ({ page, open }) => {
      await open(list('&zip=8000'))
      const map = inFrame(page)
      await map.locator(markers).first().waitFor()
      const card = page.locator('#results .card').first()
      await card.hover()
      await map.locator('.is-chosen').waitFor()
      await page.mouse.move(0, 0)
      await map.locator('.is-chosen').waitFor({ state: 'detached' })
    })
  })

  test('searches as the map moves, updates the address and announces the number', async () => {
    await demo.visit({ width: 1440 }, async ({ page, open }) => {
      await open(list())
      const map = inFrame(page)
      await map.locator(markers).first().waitFor()
      await page.getByLabel('Zoeken terwijl ik de kaart verschuif').check()
      const before = await page.locator('.results-head').innerText()
      await map.getByRole('button', { name: 'Inzoomen', exact: true }).click()
      await page.waitForURL(/area=/)
      await page.locator('[data-found]').filter({ hasText: /\d/ }).waitFor({ state: 'attached' })
      expect(await page.locator('.results-head').innerText()).not.toBe(before)
      expect(await page.locator('.map-frame iframe').count()).toBe(1)
      // The replaced content is interactive: Escape closes its menu.
      await page.locator('.sort > summary').click()
      await page.keyboard.press('Escape')
      expect(await page.locator('.sort').getAttribute('open')).toBeNull()
      await page.reload()
      await inFrame(page).locator('.map-area').waitFor({ state: 'attached' })
    })
  })

  test.runIf(isFull)('a list beside its map shows an error if the frame or the list of its area does not load', async () => {
    await demo.visit({ width: 1440, failing: /\/nl\/map\/\?|area=/ }, async ({ page, open }) => {
      const lost = page.locator('.map-frame').getByText('De site antwoordt niet.')
      await page.route('**/nl/map/?*', (route) => route.abort())
      await open(list())
      await lost.waitFor()
      await page.unroute('**/nl/map/?*')
      await page.reload()
      const map = inFrame(page)
      await map.locator(markers).first().waitFor()
      expect(await lost.isVisible()).toBe(false)
      await page.route('**/*area=*', (route) => route.abort())
      await page.getByLabel('Zoeken terwijl ik de kaart verschuif').check()
      await map.getByRole('button', { name: 'Inzoomen', exact: true }).click()
      await lost.waitFor()
    })
  })

  test('an area is drawn with the pointer, and removed', async () => {
    await demo.visit({ width: 1440 }, async ({ page, open }) => {
      await open(list())
      const map = inFrame(page)
      await map.locator(markers).first().waitFor()
      await map.getByRole('button', { name: 'Gebied tekenen' }).click()
      const box = await page.locator('.map-frame iframe').boundingBox()
      if (!box) throw new Error('no map')
      const at = (x: number, y: number) => [box.x + box.width * x, box.y + Math.min(box.height, 500) * y] as const
      await page.mouse.move(...at(0.2, 0.6))
      await page.mouse.down()
      for (const [x, y] of [
        [0.5, 0.55],
        [0.8, 0.6],
        [0.8, 0.9],
        [0.5, 0.95],
        [0.2, 0.9],
      ] as const)
        await page.mouse.move(...at(x, y), { steps: 6 })
      await page.mouse.up()
      await page.waitForURL(/area=/)
      await inFrame(page).locator('.map-area').waitFor({ state: 'attached' })
      await page.goBack()
      await page.waitForURL((url) => !url.search.includes('area='))
      await page.goForward()
      await inFrame(page).getByRole('button', { name: 'Gebied wissen' }).click()
      await page.waitForURL((url) => !url.search.includes('area='))
    })
  })
})

describe('with the keyboard alone', () => {
  test('a listing is found on the map and opened; closing it returns the focus', async () => {
    await demo.visit({}, async ({ page, open }) => {
      await open('/en/map/?zip=8000')
      await page.locator(markers).first().waitFor()
      await page.keyboard.press('Tab')
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip the properties on the map')
      const focused = () => page.evaluate(() => document.activeElement?.className ?? '')
      for (let step = 0; step < 30 && !(await focused()).includes('map-price'); step++) {
        if ((await focused()).includes('map-cluster')) await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      expect(label).toMatch(/€ [\d.]+, near /)
      await page.keyboard.press('Enter')
      await page.locator('.map-card').waitFor()
      expect(await focused()).toBe('map-card')
      await page.keyboard.press('Escape')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(label)
    })
  })

  test('an area is drawn with the cross in the middle', async () => {
    await demo.visit({}, async ({ page, open }) => {
      await open('/en/map/')
      await page.locator(markers).first().waitFor()
      const before = await page.locator('.map-status').innerText()
      await page.getByRole('button', { name: 'Draw an area' }).press('Enter')
      const done = page.getByRole('button', { name: 'Done' })
      expect(await done.isDisabled()).toBe(true)
      for (const key of ['Enter', 'Backspace', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
      await done.press('Enter')
      await page.locator('.map-area').waitFor({ state: 'attached' })
      await page.waitForFunction((text) => document.querySelector('.map-status')?.textContent !== text, before)
      await page.getByRole('button', { name: 'Draw an area' }).press('Enter')
      await page.keyboard.press('Escape')
      expect(await page.locator('.map-drawing').isHidden()).toBe(true)
    })
  })
})

describe('on a phone', () => {
  test('the map fills the page, with the card at its foot and a way back to the list', async () => {
    await demo.visit({ width: 390, height: 844, hasTouch: true }, async ({ page, open }) => {
      await open(list())
      const map = inFrame(page)
      await map.locator('.map-price').first().tap()
      await map.locator('.map-card').waitFor()
      const box = await page.locator('.map-frame iframe').boundingBox()
      expect(box?.width).toBeGreaterThan(380)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
      expect(await page.locator('#results').isHidden()).toBe(true)
      await page.locator('.mobile-bar a').nth(1).tap()
      await page.locator('#results').waitFor()
    })
  })
})

test('without script the frame lists the results, and a link on the page of a listing leads to its map', async () => {
  await demo.visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(list('&zip=8000'))
    const links = inFrame(page).locator('.map-list li a')
    expect(await links.count()).toBeGreaterThan(0)
    expect(await page.getByLabel('Zoeken terwijl ik de kaart verschuif').isVisible()).toBe(false)
    for (const prefix of ['', '/preview']) {
      await open(prefix + rich)
      await page.getByRole('link', { name: 'Open de kaart' }).click()
      await page.waitForURL(`**${prefix}/nl/map/?id=${demoListings.rich}`)
      expect(await page.locator('.map-list li a').count()).toBe(1)
    }
  })
})

test.runIf(isFull)('axe finds no violations on the map, with a card, while drawing, in the dark theme', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await demo.visit({ colorScheme }, async ({ page, open }) => {
      await open('/fr/map/')
      await page.locator(markers).first().waitFor()
      expect(await axeViolations(page)).toEqual([])
      await page.locator('.map-price').first().click()
      await page.locator('.map-card').waitFor()
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Dessiner une zone' }).click()
      expect(await axeViolations(page)).toEqual([])
    })
  }
})

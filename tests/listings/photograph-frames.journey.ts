import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { connectBrowser } from '../kit/browser.ts'
import { demoArticlePath } from '../kit/demo-content.ts'
import { aPicture, aProject, aProperty, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { Demo, demoListings, demoProject, openDemo } from '../kit/journeys/demo.ts'
import { startSite } from '../kit/site.ts'

/** How much of a photograph its frame cuts, on pages with photographs of every format. */

type Format = keyof typeof sizes

const sizes = {
  landscape: [1600, 1067],
  classic: [1600, 1200],
  wide: [1600, 900],
  portrait: [1067, 1600],
  phone: [900, 1600],
  square: [1200, 1200],
  panorama: [3000, 1000],
} as const

const mixed: readonly Format[] = ['landscape', 'portrait', 'panorama', 'square', 'classic', 'phone', 'wide']

/** The photographs of homes 1, 2, 3 …; the size of those of the last is not in their record. */
const homes: readonly (readonly Format[])[] = [
  ['landscape'],
  ['portrait'],
  ['panorama'],
  ['landscape', 'portrait'],
  ['square', 'landscape', 'wide'],
  ['landscape', 'portrait', 'phone', 'classic'],
  ['classic', 'landscape', 'portrait', 'wide', 'landscape'],
  Array.from({ length: 40 }, (_, at) => mixed[at % mixed.length] ?? 'landscape'),
  [],
  ['portrait', 'panorama', 'landscape', 'square', 'landscape', 'landscape'],
]
const unsized = homes.length
/** With FULL=1 every home; otherwise those that differ most. */
const visited = homes.map((_, at) => at + 1).filter((home) => isFull || [2, 6, 7, unsized].includes(home))

const projectPath = (id: number) => href('project', 'nl', { city: '-', name: '-', id })
const keyOf = (home: number, at: number) => home * 1000 + at
const picturesOf = (home: number) =>
  (homes[home - 1] ?? []).map((format, at) => {
    const [Width, Height] = sizes[format]
    return aPicture({
      ID: keyOf(home, at),
      Url: `https://crm.example/${keyOf(home, at)}.jpg`,
      ...(home === unsized ? { Width: 0, Height: 0 } : { Width, Height }),
    })
  })

let demo: Demo
let odd: Demo
beforeAll(async () => {
  demo = await openDemo()
  odd = new Demo(await startSite(), await connectBrowser(inject('browser')))
  await odd.site.importFeed({
    ...propertyAnswer(homes.map((_, at) => aProperty({ ID: at + 1, XLargePictureItems: picturesOf(at + 1) }))),
    ...projectAnswer([aProject({ ID: 8, LargePictureItems: picturesOf(8) })]),
  })
})
afterAll(async () => {
  await demo[Symbol.asyncDispose]()
  await odd[Symbol.asyncDispose]()
})

const screens = [
  [390, 844],
  [1280, 720],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const
const someScreens = isFull ? screens : screens.slice(0, 2)

/** Answers for a photograph of the CRM by a drawing of its size. */
async function sendDrawings(page: Page): Promise<void> {
  await page.route(/\/photos\//, (route) => {
    const key = Number(new URL(route.request().url()).pathname.split('/')[3])
    const [width, height] = sizes[homes[Math.floor(key / 1000) - 1]?.[key % 1000] ?? 'landscape']
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b59a7a"/><path d="M0 0 ${width} ${height}M${width} 0 0 ${height}" stroke="#fff" stroke-width="20"/></svg>`
    return route.fulfill({ contentType: 'image/svg+xml', body })
  })
}

/** The photographs in view that show less than 60 % of their area, and what they show. */
async function cutPhotographs(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main picture img')) image.loading = 'eager'
    await Promise.all([...document.querySelectorAll<HTMLImageElement>('main picture img')].map((image) => image.decode().catch(() => undefined)))
    await new Promise(requestAnimationFrame)
  })
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main picture img')].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      if (width * height === 0 || !image.checkVisibility() || image.naturalWidth === 0) return []
      const difference = (image.naturalWidth / image.naturalHeight) * (height / width)
      const shown = getComputedStyle(image).objectFit === 'cover' ? Math.min(difference, 1 / difference) : 1
      return shown < 0.6 ? [`${Math.round(shown * 100)} % of ${new URL(image.currentSrc).pathname} in ${Math.round(width)} × ${Math.round(height)}`] : []
    }),
  )
}

test.each(someScreens)('at %d × %d no photograph of a home, a project or a list is cut below 60 % of its area', async (width, height) => {
  await odd.visit({ width, height, failing: /agency/ }, async ({ page, open }) => {
    await sendDrawings(page)
    const paths = ['/nl/te-koop/', projectPath(8), ...visited.map((home) => `/property/${home}`)]
    for (const path of paths) {
      expect([path, await open(path)]).toEqual([path, 200])
      expect([path, await cutPhotographs(page)]).toEqual([path, []])
    }
    await open('/property/8#photos')
    expect(await cutPhotographs(page)).toEqual([])
  })
  await demo.visit({ width, height }, async ({ page, open }) => {
    for (const path of [
      demoArticlePath('asset-green-number', 'nl'),
      projectPath(demoProject),
      `/property/${demoListings.rich}`,
      '/nl/te-koop/?view=list',
      '/nl/nieuwbouw/',
    ]) {
      expect([path, await open(path)]).toEqual([path, 200])
      expect([path, await cutPhotographs(page)]).toEqual([path, []])
    }
  })
})

test.each(someScreens)('at %d × %d the lead stands between 3:2 and 16:10, before any photograph has arrived', async (width, height) => {
  await odd.visit({ width, height, failing: /photos|agency/ }, async ({ page, open }) => {
    await page.route(/\/photos\//, (route) => route.abort())
    for (const home of visited.filter((each) => picturesOf(each).length > 0)) {
      await open(`/property/${home}`)
      const box = await page.locator('.mosaic .is-lead').boundingBox()
      const ratio = (box?.width ?? 0) / (box?.height ?? 1)
      expect([home, ratio > 1.45 && ratio < 1.65], `${ratio}`).toEqual([home, true])
    }
  })
})

import { PDFDocument } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

test('on a phone, Back closes the gallery and stays on the listing; after closing it, one step back leads to the list', async () => {
  await demo.visit({ width: 390, hasTouch: true }, async ({ page, open }) => {
    await open('/nl/te-koop/')
    await open(`/property/${demoListings.rich}`)
    const address = page.url()
    const openGallery = async () => {
      await page.locator('.mosaic a').first().click()
      await page.locator('.pswp--open .pswp__img').first().waitFor()
    }
    await openGallery()
    await page.goBack()
    await page.locator('.pswp').waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
    await openGallery()
    await page.keyboard.press('Escape')
    await page.locator('.pswp').waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
    await page.goBack()
    await page.waitForURL('**/nl/te-koop/')
  })
})

test.runIf(isFull)('on a phone the strip shows its position, and Back closes the lightbox, then the overview', async () => {
  await demo.visit({ width: 390, hasTouch: true }, async ({ page, open }) => {
    await open(`/property/${demoListings.rich}`)
    const address = page.url()
    // The back link and the heart are on the photograph.
    const strip = await page.locator('.mosaic').boundingBox()
    for (const over of [page.locator('.breadcrumb'), page.locator('.over-photo')]) {
      const box = await over.boundingBox()
      expect((box?.y ?? 0) > (strip?.y ?? 0) && (box?.y ?? 0) < (strip?.y ?? 0) + 40).toBe(true)
    }
    await page.locator('.over-photo').click()
    expect(await page.locator('.save[aria-pressed=true]').count()).toBe(2)
    const position = page.locator('.gallery-count')
    expect(await position.getAttribute('data-position')).toMatch(/^1 \/ \d\d$/)
    await page.locator('.mosaic').evaluate((strip) => strip.scrollBy({ left: 2 * strip.clientWidth, behavior: 'instant' }))
    await expect.poll(() => position.getAttribute('data-position')).toMatch(/^3 \/ \d\d$/)
    await page.locator('.gallery-all').click()
    const plan = page.locator('.is-plans a').first()
    await plan.click()
    await page.locator('.pswp__caption').waitFor()
    await page.goBack()
    await page.locator('.pswp').waitFor({ state: 'detached' })
    expect(await plan.isVisible()).toBe(true)
    await page.goBack()
    await plan.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
  })
})

test.runIf(isFull)('photographs that fail to load show a plain background, and keep their alternative text for screen readers', async () => {
  await demo.visit({ failing: /pictures/ }, async ({ page, open }) => {
    await page.route(/\/pictures\/.*\.(avif|webp|jpg)$/, (route) => route.abort())
    await open(`/property/${demoListings.rich}`)
    const first = page.locator('.mosaic picture').first()
    await expect.poll(() => first.evaluate((picture) => getComputedStyle(picture, '::after').maskImage)).toContain('data:image/svg+xml')
    expect(await first.locator('img').evaluate((image: HTMLImageElement) => [getComputedStyle(image).opacity, image.alt !== ''])).toEqual(['0', true])
  })
})

test('a tour requests nothing from its provider before the click, which loads its player in place, and stops when its part is closed', async () => {
  await demo.visit({ failing: /matterport/, foreign: /matterport/ }, async ({ page, open }) => {
    const requested: string[] = []
    page.on('request', (request) => request.url().startsWith('https://') && requested.push(request.url()))
    await open(`/property/${demoListings.rich}`)
    const still = page.locator('.films a')
    await still.scrollIntoViewIfNeeded()
    expect(await still.getAttribute('href')).toBe('https://my.matterport.com/show/?m=PeRRoNDeMo1')
    expect(requested).toEqual([])
    await still.click()
    const player = page.locator('.films iframe')
    await player.waitFor()
    await expect.poll(() => requested, { timeout: 10_000 }).toEqual(['https://my.matterport.com/show/?m=PeRRoNDeMo1&play=1'])
    expect(await player.getAttribute('title')).toContain('Matterport')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe')
    const players = () => page.locator('iframe[src*=matterport]').count()
    await page.evaluate(() => location.assign('#photos'))
    await page.locator('.is-films a').waitFor()
    await expect.poll(players).toBe(0)
    await page.locator('.is-films a').click()
    await expect.poll(players).toBe(1)
    await page.goBack()
    await expect.poll(players).toBe(0)
  })
})

test.runIf(isFull)('the portrait of the contact person is round', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(`/property/${demoListings.rich}`)
    const box = await page.locator('.contact-person .monogram').boundingBox()
    expect(box?.width).toBe(56)
    expect(box?.height).toBe(56)
  })
})

/** The sum of all layout shifts since the page started. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const shift = (entry: PerformanceEntry) => ('value' in entry && typeof entry.value === 'number' ? entry.value : 0)
        new PerformanceObserver((list) => done(list.getEntries().reduce((sum, entry) => sum + shift(entry), 0))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => done(0), 500)
      }),
  )
}

test('a French property page does not shift while it loads on a phone', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    for (const id of [demoListings.rich, demoListings.forRent, demoListings.withoutPhotos]) {
      await open(`/property/${id}?lng=fr`)
      await page.waitForTimeout(300)
      expect(await shiftOf(page), `listing ${id}`).toBeLessThan(0.01)
    }
  })
})

/** A listing of every kind; by default some of them at each size. */
const firstScreenListings = {
  rich: demoListings.rich,
  rental: demoListings.forRent,
  annuity: 4015,
  longStreet: 4020,
  plot: 4218,
  priceOnRequest: 4201,
}
type FirstScreenListing = keyof typeof firstScreenListings

const firstScreens: readonly (readonly [width: number, height: number, kinds: readonly FirstScreenListing[]])[] = [
  [1280, 720, ['rich', 'rental', 'annuity']],
  [1440, 900, ['rich', 'rental', 'plot']],
  [390, 844, ['rich', 'rental', 'longStreet', 'priceOnRequest']],
]

test.each(isFull ? firstScreens : firstScreens.slice(2))('the price and the button for a visit are above the fold at %d × %d', async (width, height, kinds) => {
  await demo.visit({ width, height }, async ({ page, open }) => {
    for (const id of isFull ? Object.values(firstScreenListings) : kinds.map((kind) => firstScreenListings[kind])) {
      await open(`/property/${id}?lng=fr`)
      const inView = (selector: string) =>
        page.locator(selector).evaluateAll((found) => found.some((each) => each.checkVisibility() && each.getBoundingClientRect().bottom <= innerHeight))
      expect([id, await inView('main .price'), await inView(`main a.button[href="${href('viewing', 'fr', { id })}"]`)]).toEqual([id, true, true])
    }
  })
})

test.each([
  [1280, 5600],
  [390, 5000],
])('the richest property at %d px is at most %d px long, in German and in a tall window', async (width, length) => {
  await demo.visit({ width, height: 1100 }, async ({ page, open }) => {
    await open(`/property/${demoListings.rich}?lng=de`)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(length)
  })
})

test('the richest property prints on two A4', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(`/property/${demoListings.rich}?lng=de`)
    const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))
    expect(pdf.getPageCount()).toBe(2)
  })
})

test('on a phone the parts are closed, and their headings show what the law requires to be visible', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(`/property/${demoListings.rich}?lng=en`)
    expect(await page.locator('.dossier details[open]').count()).toBe(0)
    const answers = (await page.locator('.fold-answer:visible').allTextContents()).join(' ').replace(/\s/g, ' ')
    for (const part of [
      '168 kWh',
      'P-score (plot): A',
      'G-score (building): A',
      'Planning permission: Issued',
      'summons, judicial decision, right of pre-emption, allotment permit: none',
      '€ 795.000',
    ])
      expect.soft(answers).toContain(part)
    expect.soft(answers, 'what only the agreement must state').not.toMatch(/asbestos|soil/i)
    await page.evaluate(() => location.assign('#law'))
    await page.locator('.dossier details[open] #law').waitFor()
    await page.goto(`${page.url().split('#')[0]}?#costs`)
    await expect.poll(async () => Math.round(((await page.locator('#costs').boundingBox())?.y ?? 0) / 400)).toBe(0)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await page.locator('.dossier details:not([open])').count()).toBe(0)
  })
})

/** What the regions require to be visible, in French, with all whitespace normalised. */
const inTheOpen: readonly (readonly [kind: string, id: number, parts: readonly string[]])[] = [
  ['rental in Flanders', demoListings.forRent, ['218 kWh', '€ 2.450/mois', 'charges comprises (€ 35)']],
  ['flood score D', 4008, ['Score P (parcelle) : D', 'Score G (bâtiment) : C']],
  ['sale in Brussels', 4107, ['Label F, 312 kWh', '63 kg CO₂', 'Permis d’urbanisme : Délivré', 'Affectation :']],
  ['sale in Wallonia', 4121, ['Label F, 475 kWh', '92.150 kWh/an', '20260417008891']],
  ['Luxembourg, price on request', 4201, ['Label F, Classe d’isolation thermique F', 'prix sur demande']],
  ['hidden address, label F', 4007, ['538 kWh', '20250912-0003290122-RES-1', 'Label D ou mieux']],
  ['protected in Flanders', 4002, ['Patrimoine protégé :']],
  ['rental in Brussels', 4102, ['126 kWh', '25 kg CO₂', 'charges comprises (€ 120)']],
  ['annuity', 4015, ['bouquet de € 85.000']],
]

test('on a phone everything that each region’s law requires is visible, for sales, rentals and annuities', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    for (const [kind, id, parts] of isFull ? inTheOpen : inTheOpen.slice(0, 3)) {
      await open(`/property/${id}?lng=fr`)
      const answers = (await page.locator('.fold-answer:visible').allTextContents()).join(' ').replace(/\s/g, ' ')
      for (const part of parts) expect.soft(answers, kind).toContain(part)
      expect.soft(await page.locator('.dossier summary .flood-warning').count(), kind).toBe(id === 4008 ? 1 : 0)
    }
  })
})

test('on a desktop the card offers the next three free times, and the bar underlines the part being read', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(`/property/${demoListings.rich}`)
    await page.locator('.enquiry .free-time').nth(2).waitFor()
    expect(await page.locator('.enquiry .free-time').count()).toBe(3)
    const bar = page.locator('.dossier-bar')
    // Plans and documents are beside each other.
    for (const part of ['energy', 'plans', 'documents']) {
      await bar.locator(`a[href="#${part}"]`).click()
      await expect.poll(() => bar.locator('[aria-current="true"]').getAttribute('href'), { timeout: 20_000 }).toBe(`#${part}`)
      const below = (await page.locator(`#${part}`).boundingBox())?.y ?? 0
      expect(below, `the heading of ${part} is below the bar`).toBeGreaterThan((await bar.boundingBox())?.height ?? 0)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => bar.locator('[aria-current]').count()).toBe(0)
  })
})

test.runIf(isFull)('on a narrow phone no open part scrolls the page sideways, in German', async () => {
  await demo.visit({ width: 320 }, async ({ page, open }) => {
    for (const id of [demoListings.rich, 4008]) {
      await open(`/property/${id}?lng=de`)
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      expect(await page.locator('.dossier details:not([open])').count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `listing ${id}`).toBe(320)
    }
  })
})

test.runIf(isFull)('on a phone the price in the bottom bar stays beside the phone button, in German', async () => {
  await demo.visit({ width: 360 }, async ({ page, open }) => {
    for (const id of [4020, 4114]) {
      await open(`/property/${id}?lng=de`)
      const [width, room] = await page.locator('.action-bar .price').evaluate((price) => [price.scrollWidth, price.clientWidth])
      expect(width, `listing ${id}`).toBeLessThanOrEqual(room ?? 0)
    }
  })
})

test.runIf(isFull)('on a phone photographs are 3:2, whether there are few or many', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    for (const id of [demoListings.rich, 4008]) {
      await open(`/property/${id}`)
      const box = await page.locator('.mosaic li').first().boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1), `listing ${id}`).toBeCloseTo(3 / 2, 1)
    }
  })
})

test('a listing is shared through the device’s share sheet, and previously viewed listings are shown below', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await page.addInitScript(() => {
      navigator.canShare = () => true
      navigator.share = async (data) => void document.documentElement.setAttribute('data-shared', data?.url ?? '')
    })
    await open(`/property/${demoListings.rich}?lng=fr`)
    await page.getByRole('button', { name: 'Partager' }).click()
    await page.locator('html[data-shared]').waitFor()
    expect(await page.locator('html').getAttribute('data-shared')).toBe(await page.locator('link[rel=canonical]').getAttribute('href'))
    await open('/property/4002?lng=fr')
    await page.locator('.viewed').scrollIntoViewIfNeeded()
    await page.locator('.viewed .card').first().waitFor()
    expect(await page.locator('.viewed [data-listing-id]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-listing-id')))).toEqual([
      String(demoListings.rich),
    ])
  })
})

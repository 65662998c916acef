import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, openDemo, type VisitOptions } from '../kit/journeys/demo.ts'

const home = href('home', 'nl')

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** Opens the home page and types into its place field. */
async function withTypedText(text: string, walk: (page: Page) => Promise<void>, options: VisitOptions = {}): Promise<void> {
  await demo.visit(options, async ({ page, open }) => {
    await open(home)
    await field(page).pressSequentially(text)
    await walk(page)
  })
}

const field = (page: Page) => page.locator('.search-line [name=where]')
const option = (page: Page) => page.locator('[role=option]')
const chip = (page: Page) => page.locator('.place-chip')
const status = (page: Page) => page.locator('.search-line .place-field [role=status]').textContent()

/** The active option, which a screen reader announces. */
function activeOption(page: Page): Promise<string | null> {
  return field(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant')
    const pointed = id === null ? null : document.getElementById(id)
    return pointed?.ariaSelected === 'true' ? (pointed.firstChild?.textContent ?? '') : null
  })
}

const isFocused = (page: Page) => field(page).evaluate((input) => input === document.activeElement)

/** Submits the search and returns the query of the list. */
async function submitSearch(page: Page): Promise<string> {
  await page.locator('.search-line [type=submit]').click()
  await page.waitForURL(/te-koop/)
  return new URL(page.url()).search
}

describe('with the keyboard', () => {
  test('an option stays reached when a slow answer replaces the list, and typing on leaves it', async () => {
    await withTypedText('bru', async (page) => {
      await expect.poll(() => option(page).count()).toBeGreaterThan(2)
      let answer = () => {}
      const isAnswered = new Promise<void>((done) => {
        answer = done
      })
      await page.route(/\/places\?q=brug&/, async (route) => {
        await isAnswered
        await route.continue()
      })
      const asked = page.waitForRequest(/\/places\?q=brug&/)
      await page.keyboard.type('g')
      await asked
      for (let presses = 0; presses < 9 && (await activeOption(page)) !== 'Brugge'; presses += 1) await page.keyboard.press('ArrowDown')
      answer()
      await expect.poll(() => option(page).count()).toBe(2)
      expect(await activeOption(page)).toBe('Brugge')
      await page.keyboard.type('g')
      expect(await activeOption(page)).toBeNull()
    })
  })

  test('a place is found, reached and chosen; the field is ready for the next', async () => {
    await withTypedText('brug', async (page) => {
      await expect.poll(() => option(page).allTextContents()).toEqual(['Brugge gemeente, West-Vlaanderen', 'Brugelette gemeente, Henegouwen'])
      expect(await field(page).getAttribute('aria-expanded')).toBe('true')
      expect(await status(page)).toBe('2 voorstellen')
      expect(await activeOption(page)).toBeNull()
      const walk = []
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowDown']) {
        await page.keyboard.press(key)
        walk.push(await activeOption(page))
      }
      expect(walk).toEqual(['Brugge', 'Brugelette', null, 'Brugelette', null, 'Brugge'])
      await page.keyboard.press('Enter')
      expect(await chip(page).allTextContents()).toEqual(['Brugge'])
      expect([await field(page).inputValue(), await isFocused(page), await option(page).count()]).toEqual(['', true, 0])
      expect(await status(page)).toBe('Brugge toegevoegd')
      await page.keyboard.type('8310')
      await option(page).first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      expect(await chip(page).allTextContents()).toEqual(['Brugge', '8310 Assebroek, Sint-Kruis'])
      expect(await submitSearch(page)).toBe('?zone=be-31005&zip=8310')
    })
  })

  test('Enter without an active option submits the typed text', async () => {
    await withTypedText('bruges', async (page) => {
      await option(page).first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/te-koop/)
      expect(new URL(page.url()).search).toBe('?zone=be-31005')
    })
  })

  test.runIf(isFull)('Escape closes the list and keeps the text; an arrow opens it again', async () => {
    await withTypedText('gent', async (page) => {
      await option(page).first().waitFor()
      await page.keyboard.press('Escape')
      expect([await option(page).count(), await field(page).inputValue(), await field(page).getAttribute('aria-expanded')]).toEqual([0, 'gent', 'false'])
      await page.keyboard.press('ArrowDown')
      await option(page).first().waitFor()
    })
  })

  test.runIf(isFull)('leaving the field closes the list', async () => {
    await withTypedText('gent', async (page) => {
      await option(page).first().waitFor()
      await page.keyboard.press('Tab')
      expect([await option(page).count(), await isFocused(page)]).toEqual([0, false])
    })
  })
})

describe('with a pointer', () => {
  test.each([{ hasTouch: true, isMobile: true, width: 390 }, ...(isFull ? [{}] : [])])('a place is chosen once, and removed (%#)', async (options) => {
    await withTypedText(
      'assebroek',
      async (page) => {
        const press = (selector: string) => ('hasTouch' in options ? page.locator(selector).tap() : page.locator(selector).click())
        for (const _ of [1, 2]) {
          // The list may still show the suggestions for the beginning of the text.
          await press('[role=option]:has-text("Assebroek")')
          expect(await chip(page).allTextContents()).toEqual(['Assebroek'])
          expect(await isFocused(page)).toBe(true)
          await field(page).pressSequentially('assebroek')
        }
        await field(page).fill('')
        await page.evaluate(() =>
          document.addEventListener('change', (event) => event.target instanceof HTMLFormElement && document.body.classList.add('changed')),
        )
        await press('.place-chip button[aria-label="Verwijder Assebroek"]')
        expect([await chip(page).count(), await isFocused(page), await status(page)]).toEqual([0, true, 'Assebroek verwijderd'])
        expect(await page.locator('body.changed').count()).toBe(1)
        expect(await submitSearch(page)).toBe('')
      },
      options,
    )
  })
})

describe('a place that is already chosen', () => {
  const chosen = '<label class="place-chip"><input type="checkbox" name="zone" checked="" value="be-31005"/><span>Brugge</span></label>'

  /** The home page's search form as on a list: with a place chosen. */
  async function withChosen(options: VisitOptions, walk: (page: Page) => Promise<void>): Promise<void> {
    await demo.visit(options, async ({ page, open }) => {
      await page.route(`**${home}`, async (route) => {
        const answer = await route.fetch()
        const html = await answer.text()
        await route.fulfill({ response: answer, body: html.replace(/(<div class="place-chips"[^>]*>)/, `$1${chosen}`) })
      })
      await open(home)
      await page.unroute(`**${home}`)
      await walk(page)
    })
  }

  test('a place that is already chosen becomes a chip that can be removed, in the same place', async () => {
    await withChosen({}, async (page) => {
      const before = await chip(page).boundingBox()
      await field(page).focus()
      await page.locator('.place-chip button').waitFor()
      expect(await chip(page).boundingBox()).toEqual(before)
      await page.locator('.place-chip button').click()
      expect(await submitSearch(page)).toBe('')
    })
  })

  test('a place that is already chosen is a checkbox without script', async () => {
    await withChosen({ javaScriptEnabled: false }, async (page) => {
      await page.locator('.place-chip input').uncheck()
      expect(new URLSearchParams(await submitSearch(page)).getAll('zone')).toEqual([])
    })
    await withChosen({ javaScriptEnabled: false }, async (page) => {
      expect(new URLSearchParams(await submitSearch(page)).getAll('zone')).toEqual(['be-31005'])
    })
  })
})

test.runIf(isFull)('if suggestions fail, the field works as a plain one', async () => {
  await demo.visit({ failing: /\/places/ }, async ({ page, open }) => {
    await page.route('**/places?*', (route) => route.abort())
    await open(home)
    await field(page).pressSequentially('Gent', { delay: 60 })
    await page.waitForRequest('**/places?*').catch(() => null)
    expect(await option(page).count()).toBe(0)
    expect(await submitSearch(page)).toBe('?zone=be-44021')
  })
})

test.runIf(isFull)('a late answer does not replace a newer one', async () => {
  await demo.visit({}, async ({ page, open }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/places?q=gen&*', async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await open(home)
    await field(page).focus()
    await Promise.all([page.waitForRequest('**/places?q=gen&*'), field(page).pressSequentially('gen')])
    await field(page).pressSequentially('k')
    await expect.poll(() => option(page).allTextContents()).toEqual(['Genk gemeente, Limburg'])
    release()
    // After two more answers, the late one would have arrived.
    for (const text of ['a', 'b']) await page.evaluate((text) => fetch(`/places?q=${text}`).then((answer) => answer.text()), text)
    expect(await option(page).allTextContents()).toEqual(['Genk gemeente, Limburg'])
  })
})

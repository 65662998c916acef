import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'

const calculators = href('calculators', 'nl')

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

describe('with JavaScript', () => {
  test('the result and the address follow the typing', async () => {
    await demo.visit({}, async ({ page, open }) => {
      await open(calculators)
      await page.waitForLoadState('networkidle')
      const price = page.locator('#buying-price')
      await price.pressSequentially('395.000')
      await page.locator('#buying-figure').getByText('€ 12.969').waitFor()
      expect(new URL(page.url()).searchParams.get('price')).toBe('395.000')
      expect(await price.evaluate((field) => field === document.activeElement)).toBe(true)
      await page.locator('#buying label:has([value=brussels])').click()
      await page.locator('#buying-figure').getByText('€ 29.444').waitFor()
      // Tenants are asked for the region too.
      expect(await page.locator('#rent [value=brussels]').isChecked()).toBe(true)
      await page.locator('#loan-loan').fill('300000')
      await page.locator('#loan-figure').getByText('€ 1.493,05').waitFor()
      await page.locator('#buying-lines').getByText('Leningsakte').waitFor()
      expect(await page.locator('#buying-loan').inputValue()).toBe('300000')
      await page.reload()
      expect(await page.locator('#loan-figure').textContent()).toContain('€ 1.493,05')
      await page.locator('.header-tools > .languages [hreflang=fr]').click()
      await page.waitForURL(`**${href('calculators', 'fr')}?**`)
      expect(await page.locator('#loan-figure').textContent()).toContain('€ 1.493,05')
    })
  })

  test('an error appears at its field while typing, and disappears', async () => {
    await demo.visit({}, async ({ page, open }) => {
      await open(`${calculators}?price=300000`)
      await page.waitForLoadState('networkidle')
      const price = page.locator('#buying-price')
      await price.fill('veel')
      await page.locator('#buying-price-error').getByText('bedrag in cijfers').waitFor()
      expect(await price.getAttribute('aria-invalid')).toBe('true')
      await price.fill('300.000')
      await page.locator('#buying-figure').getByText('€ 10.').waitFor()
      expect(await price.getAttribute('aria-invalid')).toBeNull()
      expect(await page.locator('#buying-price-error').isVisible()).toBe(false)
    })
  })

  test('every field can be reached and filled by keyboard', async () => {
    await demo.visit({}, async ({ page, open }) => {
      await open(calculators)
      await page.waitForLoadState('networkidle')
      await page.locator('#buying [value=flanders]').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Tab')
      await page.keyboard.type('280000')
      await page.keyboard.press('Enter')
      await page.locator('#buying-figure').getByText('€ 13.051').waitFor()
      await page.waitForFunction(() => document.activeElement?.id === 'buying-result')
      expect(new URL(page.url()).searchParams.get('region')).toBe('wallonia')
    })
  })

  test('a calculator with JavaScript shows relevant fields only', async () => {
    await demo.visit({}, async ({ page, open }) => {
      await open(calculators)
      const isShown = (key: string) => page.locator(`#buying [data-asks=${key}]`).isVisible()
      expect([await isShown('land'), await isShown('buyers'), await isShown('loan')]).toEqual([false, false, true])
      await page.locator('#buying label:has([value=luxembourg])').click()
      await page.locator('#buying [data-asks=new] label:has([value="1"])').click()
      expect([await isShown('land'), await isShown('buyers'), await isShown('loan')]).toEqual([true, true, false])
      await page.locator('#buying [data-asks=own] label:has([value="0"])').click()
      expect(await isShown('buyers')).toBe(false)
    })
  })

  test.runIf(isFull)('a failed request shows an error and dims the stale result until one succeeds', async () => {
    await demo.visit({ failing: /rekenhulp/ }, async ({ page, open }) => {
      await open(calculators)
      await page.waitForLoadState('networkidle')
      await page.route('**/rekenhulp/?**', (route) => route.abort())
      await page.locator('#buying-price').fill('395000')
      const lost = page.locator('#buying').getByText('De site antwoordt niet.')
      await lost.waitFor()
      expect(await page.locator('.calculators').getAttribute('class')).toContain('is-old')
      expect(await page.locator('#buying-figure').textContent()).toContain('Vul een prijs in')
      await page.unroute('**/rekenhulp/?**')
      await page.locator('#buying button').click()
      await page.locator('#buying-figure').getByText('€ 12.969').waitFor()
      expect(await lost.isVisible()).toBe(false)
    })
  })
})

describe('without JavaScript', () => {
  test.runIf(isFull)('a form calculates and keeps the values of the others', async () => {
    await demo.visit({ javaScriptEnabled: false }, async ({ page, open }) => {
      await open(calculators)
      await page.locator('#buying-price').fill('395.000')
      await page.locator('#buying label:has([value=brussels])').click()
      await page.locator('#buying button').click()
      await page.waitForURL(/price=395/)
      expect(await page.locator('#buying-figure').textContent()).toContain('€ 29.444')
      await page.locator('#rent-rent').fill('1.250')
      await page.locator('#rent button').click()
      await page.waitForURL(/rent=1/)
      expect(await page.locator('#rent-figure').textContent()).toContain('€ 3.750')
      expect(await page.locator('#buying-figure').textContent()).toContain('€ 29.444')
    })
  })
})

test.runIf(isFull)('a listing links to the calculator with its price', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(href('propertyForSale', 'nl', { city: '-', type: '-', id: demoListings.rich }))
    const estimate = await page.locator('.cost-sum .amount').textContent()
    await page.locator('.cost-estimate a').click()
    await page.waitForURL(/rekenhulp/)
    expect(await page.locator('#buying-price').inputValue()).toBe('795000')
    expect(await page.locator('#buying-figure .calculator-figure').textContent()).toBe(estimate)
  })
})

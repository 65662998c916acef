import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { type Demo, demoProject, openDemo } from '../kit/journeys/demo.ts'

const path = href('project', 'fr', { city: '-', name: '-', id: demoProject })

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

test('the plan beside the units is that of the first with a plan, and follows the unit that is pointed at or focused', async () => {
  await demo.visit({ width: 1280, javaScriptEnabled: false }, async ({ page, open }) => {
    await open(path)
    const plans = page.locator('.offered-units .unit-plan')
    const shown = () => plans.evaluateAll((all) => all.flatMap((plan, at) => (plan.checkVisibility() ? [at] : [])))
    expect(await shown()).toEqual([0])
    const second = page.locator('.offered-units tr:has(.unit-plan)').nth(1)
    await second.hover()
    expect(await shown()).toEqual([1])
    await page.mouse.move(0, 0)
    await second.locator('.unit-links a').first().focus()
    expect(await shown()).toEqual([1])
  })
})

test('the page is at most 4,500 px high on a phone, with price, telephone and enquiry at the foot of the window', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_500)
    expect(await page.locator('.action-bar a').count()).toBe(2)
    // A window of the drawing and its row mark each other.
    const pointed = () => page.locator('.is-pointed').evaluateAll((all) => all.map((each) => `${each.localName} ${each.getAttribute('data-unit')}`))
    const unit = await page.locator('.offered-units tr[id]').first().getAttribute('data-unit')
    await page.locator(`.facade a[data-unit="${unit}"]`).focus()
    expect(await pointed()).toEqual([`a ${unit}`, `tr ${unit}`])
    await page.locator('#documents').hover()
    await page.locator(`tr[data-unit="${unit}"] td`).first().hover()
    expect(await pointed()).toEqual([`a ${unit}`, `tr ${unit}`])
  })
})

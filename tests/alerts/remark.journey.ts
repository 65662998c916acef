import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

test('what a remark says is proposed while it is typed, and follows the rest of the form', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(`${href('demandRegister', 'nl')}?goal=sale&type=house&zone=be-31005`)
    const boxes = page.locator('[name=remarked]')
    const words = () => page.locator('.remark-field .choice').allInnerTexts()
    await page.locator('[name=remark]').pressSequentially('Graag met terras, tot 300k of in Gent')
    await expect.poll(words).toEqual(['Gent', 'tot € 300.000', 'Terras'])
    expect(await Promise.all((await boxes.all()).map((box) => box.isChecked()))).toEqual([false, true, true])
    expect(await page.locator('.remark-field [role=status]').textContent()).toBe('Uit uw bericht, Gent, tot € 300.000, Terras')
    expect(await axeViolations(page, '.remark-field')).toEqual([])
    await boxes.nth(2).press('Space')
    await page.locator('[name=priceMax]').fill('400000')
    await page.locator('[name=remark]').press('End')
    await expect.poll(words).toEqual(['Gent', 'Terras'])
    expect(await boxes.nth(1).isChecked()).toBe(false)
  })
})

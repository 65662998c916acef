import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, openOwnDemo } from '../kit/journeys/demo.ts'

let demo: Demo
beforeAll(async () => {
  if (isFull) demo = await openOwnDemo()
}, 120_000)
afterAll(() => demo?.[Symbol.asyncDispose]())

test.runIf(isFull)('by keyboard alone the command field goes to a page, finds a home and acts on the lead that is open', async () => {
  await demo.visit(await demo.asStaff('manager'), async ({ page, open }) => {
    page.setDefaultTimeout(15_000)
    await open(href('desk', 'nl'))
    const field = page.getByRole('combobox', { name: 'Zoeken of ga naar' })
    const chosen = page.getByRole('option', { selected: true })
    await page.getByText('Ctrl K').first().waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: 'Agenda', exact: true }).waitFor()
    expect(await chosen.count()).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.type('agend')
    await chosen.filter({ hasText: 'Agenda' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    expect(await chosen.textContent()).toBe('Agenda')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href('deskCalendar', 'nl')}`)
    await page.getByText('Ctrl K').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('PB-4404')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href('deskHome', 'nl', { id: 4404 })}`)
    await open(href('deskLeads', 'nl'))
    await page.getByText('Ctrl K').first().waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/leads\/[\w-]+/)
    await page.getByText('Ctrl K').first().waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('ik behandel')
    await chosen.filter({ hasText: 'Ik behandel dit' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/done/)
    await page.getByText('Ctrl K').first().waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    expect(await field.isVisible()).toBe(false)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Sneltoetsen' }).waitFor()
  })
})

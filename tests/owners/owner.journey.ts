import AxeBuilder from '@axe-core/playwright'
import { PDFDocument } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, demoOwner, openDemo } from '../kit/journeys/demo.ts'
import { ownedHomes } from '../kit/journeys/demo-state.ts'
import { password } from './owner-factory.ts'

const [login, portal, account] = [href('ownerLogin', 'nl'), href('ownerPortal', 'nl'), href('ownerAccount', 'nl')]
const t = translator('nl')

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** The browser logs error statuses to the console. */
const failing = /\/login\//

async function violations(page: Page): Promise<readonly string[]> {
  return (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('an owner logs in, reads the account and logs out by keyboard alone', async () => {
  await demo.visit({ width: 390, failing }, async ({ page, open }) => {
    await open(portal)
    expect(new URL(page.url()).pathname).toBe(login)
    expect(await page.locator('[role=status]').first().textContent()).toBe(t('owner.login.needed'))
    expect(await violations(page)).toEqual([])
    await page.locator('#email').focus()
    await page.keyboard.type(demoOwner)
    await page.keyboard.press('Tab')
    await page.keyboard.type('niet dit woord')
    await page.keyboard.press('Enter')
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.locator('.error-summary').textContent()).toContain(t('form.ownerLogin.wrong'))
    await page.locator('#password').focus()
    await page.keyboard.type(password)
    await page.getByText(t('form.password.show')).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await page.locator('#password').getAttribute('type')).toBe('text')
    await page.locator('#password').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${portal}`)
    expect(await page.locator('.owner-cards > li').count()).toBe(2)
    expect(await violations(page)).toEqual([])
    await page.locator(`main a[href="${account}"]`).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${account}`)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, at, all) => all.indexOf(id) < at))).toEqual([])
    await page.locator('main [value=logOut]').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${login}?out=1`)
    await open(portal)
    expect(new URL(page.url()).pathname).toBe(login)
  })
})

test.runIf(isFull)('without script an owner logs in, and Back after the log-out shows nothing private', async () => {
  await demo.visit({ javaScriptEnabled: false, failing }, async ({ page, open }) => {
    await open(login)
    await page.locator('#email').fill(demoOwner)
    await page.locator('#password').fill(password)
    await page.locator('[value=password]').click()
    await page.waitForURL(`**${portal}`)
    await page.locator('main [value=logOut]').click()
    await page.waitForURL(`**${login}?out=1`)
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe(login)
  })
})

test('the page of a home is readable on a phone, and axe finds no violations', async () => {
  await demo.visit({ width: 390, failing }, async ({ page, open }) => {
    await open(portal)
    await page.locator('#email').fill(demoOwner)
    await page.locator('#password').fill(password)
    await page.locator('#password').press('Enter')
    await page.waitForURL(`**${portal}`)
    await page.locator('.owner-card h2 a').first().click()
    await page.locator('.owner-home').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

test('each unit of a project shows its price on a phone, to its owner and to visitors', async () => {
  await demo.visit({ ...(await demo.asOwner()), width: 390 }, async ({ page, open }) => {
    for (const path of [href('ownerHome', 'de', ownedHomes.project), href('project', 'de', { city: '-', name: '-', id: ownedHomes.project.id })]) {
      await open(path)
      await page.locator('.sold-units').evaluateAll((folded) => {
        for (const each of folded) each.setAttribute('open', '')
      })
      expect(await page.locator('.units tbody .amount:visible').count()).toBe(await page.locator('.units tbody tr').count())
    }
  })
})

test('the report on a home with a long history fits two pages of A4', async () => {
  await demo.visit(await demo.asOwner(), async ({ page, open }) => {
    await open(`${href('ownerHome', 'de', ownedHomes.rich)}?print=1`)
    const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(pdf.getPageCount()).toBeLessThanOrEqual(2)
  })
})

import { expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { openDemo } from '../kit/journeys/demo.ts'

const file = ['Referentie;Soort;Te koop/te huur;Vraagprijs;Postcode;Gemeente;Nota', 'J-1;Huis;te koop;€ 395.000;9000;Gent;sleutel'].join('\r\n')

test('a spreadsheet goes by script to its columns and on to its preview, without a violation of accessibility', async () => {
  await using demo = await openDemo()
  await demo.visit(await demo.asStaff('manager'), async ({ page, open }) => {
    await open(href('deskImports', 'nl'))
    await page.setInputFiles('input[type=file]', { name: 'panden.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await page.fill('input[name=source]', 'journey')
    await page.click('button[value=upload]')
    await page.waitForURL(/\/sheets\//)
    expect(await axeViolations(page)).toEqual([])
    await page.click('button[value=preview]')
    await page.waitForURL(/\/preview\//)
    expect(await axeViolations(page)).toEqual([])
    expect(await page.locator('.desk-counts dd').allTextContents()).toEqual(['1', '0', '0', '0', '0'])
    await page.click('button[value=discardImport]')
    await page.waitForURL(/\/imports\/$/)
  })
})

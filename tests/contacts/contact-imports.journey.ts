import { expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { openOwnDemo } from '../kit/journeys/demo.ts'

const file = [
  'E-mail;Naam;Telefoon;Straat;Postcode;Gemeente;Toestemming op;Bron van toestemming',
  'journey@example.com;Ann Journey;0470 98 76 54;Markt 1;8000;Brugge;12/03/2024;Beurs Kortrijk',
  'geen adres;Wim;;;;;;',
].join('\r\n')

test('a file of contacts goes to its columns, its preview and the contact, without a violation of accessibility', async () => {
  await using demo = await openOwnDemo()
  await demo.visit(await demo.asStaff('manager'), async ({ page, open }) => {
    await open(href('deskContactImports', 'nl'))
    expect(await axeViolations(page)).toEqual([])
    await page.setInputFiles('input[type=file]', { name: 'klanten.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await page.click('button[value=upload]')
    await page.waitForSelector('button[value=preview]')
    expect(await axeViolations(page)).toEqual([])
    await page.check('input[name=origin][value=ownRecords]')
    await page.click('button[value=preview]')
    await page.waitForSelector('button[value=importNow]')
    expect(await axeViolations(page)).toEqual([])
    await page.click('button[value=importNow]')
    await page.waitForSelector('button[value=takeBack]')
    await open(`${href('deskContacts', 'nl')}?q=Journey`)
    await page.click('main a:has-text("Ann Journey")')
    await page.waitForSelector('#consents')
    expect(await axeViolations(page)).toEqual([])
  })
})

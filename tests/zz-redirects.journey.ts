import { afterAll, beforeAll, test } from 'vitest'
import { type Demo, openOwnDemo } from './kit/journeys/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openOwnDemo()
}, 240_000)
afterAll(() => demo[Symbol.asyncDispose]())

const lines = [
  ...Array.from({ length: 20 }, (_, at) => `/pand/${at}.html\t${at % 2 === 0 ? 4001 + (at % 5) : '/nl/contact/'}`),
  'https://www.oudesite.be/over-ons;/nl/team/',
  '/blog/*;https://blog.example/archief/*',
  '/een-heel-lang-oud-adres/met-veel-woorden/en-nog-meer-woorden-achter-elkaar/pagina-zonder-einde.html?id=123456;/nl/tips/',
  '/nl/contact/;/nl/team/',
  '/a;/bestaat-niet',
  '/b;PB-99999',
  '/c',
]

test('screens', { timeout: 400_000 }, async () => {
  const shots = '/dev/shm/shots'
  await demo.visit({ ...(await demo.asStaff('manager')), width: 1280, failing: /./ }, async ({ page, open }) => {
    for (let time = 0; time < 6; time += 1) for (const path of ['/verhuur/', '/nl/ons-aanbod/', '/contacteer-ons.html']) await page.request.get(path)
    const shot = async (name: string) => {
      for (const [width, height] of [
        [1280, 900],
        [820, 1100],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true })
      }
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    await open('/nl/desk/redirects/')
    await shot('empty')
    await page.fill('#redirectLines', lines.join('\n'))
    await page.click('button[value="preview"]')
    await page.waitForSelector('#preview')
    await shot('preview')
    await page.click('button[value="saveMany"]')
    await page.waitForSelector('.notice')
    await shot('saved')
    await page.fill('[name="redirectFrom"]', '/huis')
    await page.fill('[name="redirectTo"]', 'Langestraat')
    await page.click('button[value="save"]')
    await page.waitForLoadState()
    await shot('question')
    await open('/fr/desk/redirects/?test=/over-ons')
    await shot('fr')
    await page.emulateMedia({ colorScheme: 'dark' })
    await open('/nl/desk/redirects/')
    await page.screenshot({ path: `${shots}/dark-1280.png`, fullPage: true })
    for (const [name, path] of [
      ['office', '/nl/kantoren/brugge/'],
      ['person', '/nl/team/liesbet/'],
      ['team', '/nl/team/'],
      ['contact', '/fr/contact/'],
      ['officefr', '/fr/agences/brugge/'],
    ] as const) {
      await page.emulateMedia({ colorScheme: 'light' })
      await open(path)
      await shot(name)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await open('/nl/kantoren/brugge/')
    await page.screenshot({ path: `${shots}/office-dark.png`, fullPage: true })
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.screenshot({ path: `${shots}/office-1920.png`, fullPage: true })
  })
})

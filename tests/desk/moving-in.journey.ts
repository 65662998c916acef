import { expect, inject, test } from 'vitest'
import { isFull } from '../full.ts'
import { connectBrowser } from '../kit/browser.ts'
import { aProperty } from '../kit/factories.ts'
import { Demo } from '../kit/journeys/demo.ts'
import { Hands } from '../kit/journeys/hands.ts'
import { runCommand, startSite } from '../kit/site.ts'
import { contactsFile, homesFile, identity, inBoth, office, oldAddresses, set } from './new-agency.ts'

const cover = 'db/demo/site.jpg'
const portrait = 'db/demo/pictures/castle-01.jpg'
/** The clicks that each step takes. Contacts and redirects are beyond the 45: only an agency with an earlier site has them. */
const clicks = {
  'first manager': 1,
  languages: 2,
  name: 2,
  identity: 2,
  look: 2,
  'two offices': 4,
  'four people': 8,
  'homes from a spreadsheet': 5,
  'contacts from a spreadsheet': 5,
  redirects: 3,
  'home by hand': 3,
  'article in two languages': 4,
  'agent invited': 2,
  'owner invited': 3,
  'homes from Omnicasa': 3,
}

test.runIf(isFull)(
  'an agency of six moves in from an empty site, after one command, within 45 clicks',
  async () => {
    await using demo = new Demo(await startSite({}, null), await connectBrowser(inject('browser')))
    const { site } = demo
    await runCommand('commands/run', site.state, ['staff', 'invite', 'els@example.com', '--role', 'manager', '--name', 'Els Maes'])
    const [invitation] = await site.mails()
    const link = /https?:\/\/\S+?(\/nl\/\S+)/.exec(invitation?.text ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
    await demo.visit({ width: 1366, height: 768, failing: /photos\.example\.net|\/photos?\// }, async ({ page, open }) => {
      const hands = new Hands(page)
      await open(link)
      hands.step('first manager')
      await hands.press('button', /./, 'main')

      hands.step('languages')
      await hands.press('link', 'Talen', 'main')
      await hands.tick('English')
      await hands.tick('Deutsch')
      await hands.press('button', 'Bewaren', 'main')

      hands.step('name')
      await hands.press('link', 'Volgende stap')
      await hands.fill(set({ ...inBoth('name', 'Huis & Haard', 'Huis & Haard'), ...inBoth('slogan', 'Uw huis, onze zorg', 'Votre maison, notre affaire') }))
      await hands.fill(set({ ...inBoth('area', 'Gent en Namen', 'Gand et Namur'), email: 'info@example.com', phone: '09 223 44 55' }))
      await hands.press('button', 'Bewaren', 'main')

      hands.step('identity')
      await hands.press('link', 'Volgende stap')
      await hands.fill(identity)
      await hands.press('button', 'Bewaren', 'main')

      hands.step('look')
      await hands.press('link', 'Volgende stap')
      await hands.fill(set({ 'look.accent': '#14506b', ...inBoth('look.cover.alt', 'Huis', 'Maison') }))
      await hands.attach('set.look.logo', { name: 'logo.png', mimeType: 'image/png', buffer: await page.locator('h1').first().screenshot() })
      await hands.attach('set.look.cover', cover)
      await hands.press('button', 'Bewaren', 'main')

      hands.step('two offices')
      await hands.press('link', 'Volgende stap')
      await hands.fill(office('Gent', 'Gand', 'Veldstraat 12', '9000'))
      await hands.press('button', 'Bewaren', 'main')
      await hands.press('link', 'Kantoor toevoegen')
      await hands.fill(office('Namen', 'Namur', 'Rue de Fer 3', '5000'))
      await hands.press('button', 'Bewaren', 'main')

      hands.step('four people')
      await hands.press('link', 'Volgende stap')
      for (const [at, name] of ['Els Maes', 'Tom Claes', 'Julie Dubois', 'Marc Lambert'].entries()) {
        if (at > 0) await hands.press('link', 'Persoon toevoegen')
        await hands.fill(set({ name, ...inBoth('role', 'Vastgoedmakelaar', 'Agent immobilier'), phone: `0470 11 22 3${at}`, email: `person${at}@example.com` }))
        await hands.attach('set.photo', portrait)
        await hands.tick(at < 2 ? 'Gent' : 'Namen')
        await hands.press('button', 'Bewaren', 'main')
      }

      hands.step('homes from a spreadsheet')
      await hands.press('link', 'Volgende stap')
      await hands.attach('feedFile', { name: 'panden.csv', mimeType: 'text/csv', buffer: Buffer.from(homesFile) })
      await hands.press('button', 'Bestand lezen', 'main', 'button[value=preview]')
      await hands.press('button', 'Voorbeeld bekijken', 'main', 'button[value=importNow]')
      await hands.press('button', 'Nu importeren', 'main', 'text=photos.example.net toelaten')
      await hands.press('button', 'photos.example.net toelaten', 'main')

      hands.step('contacts from a spreadsheet')
      await hands.press('link', 'Contacten', 'nav')
      await hands.press('link', /importeren/i, 'main')
      await hands.attach('contactFile', { name: 'klanten.csv', mimeType: 'text/csv', buffer: Buffer.from(contactsFile) })
      await hands.press('button', 'Bestand lezen', 'main', 'button[value=preview]')
      await page.check('input[name=origin][value=ownRecords]')
      await hands.press('button', 'Voorbeeld bekijken', 'main', 'button[value=importNow]')
      await hands.press('button', 'Nu importeren', 'main', 'button[value=takeBack]')

      hands.step('redirects')
      await hands.press('link', 'Doorverwijzingen', 'nav')

      await hands.fill({ redirectLines: oldAddresses })
      await hands.press('button', 'Nakijken', 'main')
      await hands.press('button', /60 doorverwijzingen bewaren/, 'main', 'text=De doorverwijzingen zijn bewaard')

      hands.step('home by hand')
      await hands.press('link', 'Ingevoerde panden', 'nav')
      await hands.press('button', 'Een pand invoeren', 'main')
      await page.locator('[name="type"]').first().selectOption({ index: 1 })
      await hands.fill({
        'location.street': 'Lange Violettestraat',
        'location.number': '20',
        'location.postal_code': '9000',
        'location.city': 'Gent',
        'price.amount': '435.000',
      })
      await hands.fill({
        ...inBoth('description_title', 'Rijwoning met tuin', 'Maison avec jardin'),
        ...inBoth('description', 'Mooie woning.', 'Belle maison.'),
      })
      await hands.attach('pictures', [portrait, 'db/demo/pictures/castle-manor-03.jpg'])
      await hands.press('button', 'Bewaren en publiceren', 'main')
      await page.waitForURL(/done=published/)

      hands.step('article in two languages')
      await hands.press('link', 'Inhoud', 'nav')
      await hands.press('link', 'Nieuw artikel', 'main')
      await hands.fill({ articleName: 'Verkopen in de winter' })
      await hands.press('button', 'Beginnen met schrijven', 'main')
      await hands.pick('textStateNl', 'published')
      await hands.pick('textStateFr', 'published')
      await hands.fill({ textTitleNl: 'Verkopen in de winter', textSummaryNl: 'Ook in de winter verkoopt u goed.', textBodyNl: '## Licht\n\nZet lampen aan.' })
      await hands.fill({
        textNameFr: 'Vendre en hiver',
        textTitleFr: 'Vendre en hiver',
        textSummaryFr: 'En hiver aussi.',
        textBodyFr: '## Lumière\n\nAllumez.',
      })
      await hands.fill({ textAltNl: 'Een huis', textAltFr: 'Une maison' })
      await hands.attach('contentPicture', cover)
      await hands.press('button', 'Bewaren', 'main')

      hands.step('agent invited')
      await hands.press('link', 'Medewerkers', 'nav')
      await hands.fill({ email: 'tom@example.com', memberName: 'Tom Claes' })
      await hands.tick('Makelaar')
      await hands.press('button', /itnodig/, 'main')

      hands.step('owner invited')
      await hands.press('link', 'Panden', 'nav')
      await hands.press('link', /Lange Violettestraat 20/, '.home-lines')
      await hands.fill({ email: 'owner@example.com' })
      await hands.press('button', /itnodig/, 'main')

      hands.step('homes from Omnicasa')
      await hands.press('link', 'Import', 'nav')
      await hands.attach('feedFile', {
        name: 'omnicasa.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify([aProperty({ ID: 4001, Zip: '8000' })])),
      })
      await hands.press('button', 'Bestand lezen', 'main', 'button[value=importNow]')
      await hands.press('button', 'Nu importeren', 'main', 'text=Toegevoegd')

      expect(Object.fromEntries(hands.clicks())).toEqual(clicks)
      const all = Object.values(clicks).reduce((sum, count) => sum + count)
      expect(all - clicks['contacts from a spreadsheet'] - clicks.redirects).toBeLessThanOrEqual(45)

      expect(await open('/nl/')).toBe(200)
      expect(await page.title()).toContain('Huis & Haard')
      expect(await page.content()).not.toContain('Perron')
      await open('/oud/pagina-59.html')
      expect(new URL(page.url()).pathname).toBe('/nl/contact/')
      await open('/fr/a-vendre/')
      expect(await page.locator('main').innerText()).toContain('5 biens')
      await open('/nl/desk/set-up/')
      expect(await page.locator('main').innerText()).toContain('Uw site kan online')
    })
  },
  180_000,
)

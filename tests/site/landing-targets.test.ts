import { describe, expect, test } from 'vitest'
import { findZone } from '#db/model/places/zones.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { landingTitle } from '#ui/search/landing.present.ts'
import { type Landing, landingPath } from '#ui/search/landing-paths.present.ts'
import { type DeskBrowser, deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'

const homes = [4001, 4002, 4003].map((ID) => aProperty({ ID }))
const elsewhere = [5001, 5002, 5003].map((ID) => aProperty({ ID, Zip: '9000', City: { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' } }))
// Two towns that are called Saint-Nicolas in French.
const inSintNiklaas = [6001, 6002, 6003, 6004].map((ID) => aProperty({ ID, Zip: '9100', City: 'Sint-Niklaas' }))
const inSaintNicolas = [7001, 7002, 7003].map((ID) => aProperty({ ID, Zip: '4420', City: 'Saint-Nicolas' }))

lendDeskSite({}, async (lent) => {
  await lent.importFeed([...homes, ...elsewhere, ...inSintNiklaas, ...inSaintNicolas])
})

const t = translator('nl')
const redirects = href('deskRedirects', 'nl')
const newEntry = href('deskSettingsEntry', 'nl', { section: 'menu', entry: 'new' })

function houses(code: string): Landing {
  const town = findZone(code)
  if (town === null) throw new Error(`no zone ${code}`)
  return { goal: 'sale', town, type: 'house' }
}
const [bruges, ghent] = [houses('be-31005'), houses('be-44021')]
const pathOf = (landing: Landing, locale: Locale) => landingPath(landing, locale) ?? ''

async function location(path: string, language: string): Promise<string> {
  const answer = await site.fetch(path, { redirect: 'manual', headers: { 'Accept-Language': language } })
  return `${answer.status} ${answer.headers.get('Location')?.replace(/^https?:\/\/[^/]+(?=\/)/, '') ?? ''}`.trim()
}

const redirect = (browser: DeskBrowser, from: string, redirectTo: string) =>
  browser.post(redirects, { do: 'save', redirectFrom: from, redirectPage: '', redirectTo, once: crypto.randomUUID() })

async function addToMenu(browser: DeskBrowser, landing: string, more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const version = /name="version" value="(\d+)"/.exec(await browser.html(newEntry))?.[1] ?? ''
  return browser.post(newEntry, { do: 'save', version, 'set.to': '', 'set.landing': landing, ...more })
}

/** The links of the main menu, as 'words address'. */
async function menuIn(locale: Locale): Promise<readonly string[]> {
  const nav = /<nav class="site-nav".*?<\/nav>/s.exec(await site.html(`/${locale}/`))?.[0] ?? ''
  return [...nav.matchAll(/<a href="([^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([, address, text]) => `${text} ${address}`)
}

describe('a page of homes in a town as the target of a redirect', () => {
  test.each([
    ['its name at the desk', '/oud/1', landingTitle(bruges, 'nl')],
    ['its name in another language, carelessly typed', '/oud/2', ` ${landingTitle(bruges, 'fr').toUpperCase().replace(' ', '  ')} `],
    ['its address in Dutch', '/oud/3', pathOf(bruges, 'nl')],
    ['its address in French, without the language', '/oud/4', pathOf(bruges, 'fr').slice('/fr'.length)],
    ['its whole address in German', '/oud/5', `ORIGIN${pathOf(bruges, 'de')}`],
  ])('it is named by %s, and each visitor arrives in their language', async (_how, from, to) => {
    const browser = await deskOf('manager')
    expect((await redirect(browser, from, to.replace('ORIGIN', new URL(site.url).origin))).status).toBe(303)
    expect([await location(from, 'en'), await location(from, 'de')]).toEqual([`301 ${pathOf(bruges, 'en')}`, `301 ${pathOf(bruges, 'de')}`])
    expect(await browser.html(redirects)).toContain(landingTitle(bruges, 'nl'))
  })

  test('the name of two towns means the one with more homes', async () => {
    const [more, fewer] = [houses('be-46021'), houses('be-62093')]
    expect(landingTitle(more, 'fr')).toBe(landingTitle(fewer, 'fr'))
    expect((await redirect(await deskOf('manager'), '/oud/nicolas', landingTitle(more, 'fr'))).status).toBe(303)
    expect(await location('/oud/nicolas', 'nl')).toBe(`301 ${pathOf(more, 'nl')}`)
  })

  test('names among pasted lines are understood, and the field offers them', async () => {
    const browser = await deskOf('manager')
    const page = await browser.html(redirects)
    const offered = [...page.matchAll(/<option value="([^"]*)"><\/option>/g)].map(([, name]) => name)
    expect(offered).toContain(landingTitle(ghent, 'nl'))
    expect(page).toMatch(/<input id="redirectTo"[^>]* list="redirectTo-offered"/)
    const shown = await browser.post(redirects, { do: 'preview', redirectLines: `/gent.html\t${landingTitle(ghent, 'en')}`, once: crypto.randomUUID() })
    expect(await shown.text()).toContain(`href="${pathOf(ghent, 'nl')}"`)
  })

  test('one that was named is changed under its name, so that it keeps the language of its visitors', async () => {
    const browser = await deskOf('manager')
    await redirect(browser, '/oud/naam', landingTitle(ghent, 'nl'))
    const { id } = (await site.db.prepare("SELECT id FROM redirects WHERE path = '/oud/naam'").first<{ id: number }>()) ?? {}
    expect(await browser.html(`${redirects}?edit=${id}`)).toMatch(new RegExp(`<input id="redirectTo"[^>]*value="${landingTitle(ghent, 'nl')}"`))
  })
})

describe('a page of homes in a town in the menu', () => {
  test('it is added by name or address, has its name in each language, and is marked on its own page', async () => {
    const browser = await deskOf('manager')
    expect((await addToMenu(browser, landingTitle(bruges, 'nl'))).headers.get('Location')).toContain('done=added')
    expect((await addToMenu(browser, pathOf(ghent, 'de'), { 'set.to': 'page:team', 'set.label.nl': 'Wonen in Gent' })).status).toBe(303)
    expect((await menuIn('nl')).slice(-2)).toEqual([`${landingTitle(bruges, 'nl')} ${pathOf(bruges, 'nl')}`, `Wonen in Gent ${pathOf(ghent, 'nl')}`])
    expect((await menuIn('fr')).slice(-2)).toEqual([bruges, ghent].map((each) => `${landingTitle(each, 'fr')} ${pathOf(each, 'fr')}`))
    expect(await site.html(pathOf(bruges, 'nl'))).toContain(`<a href="${pathOf(bruges, 'nl')}" aria-current="page"`)
    const list = await browser.html(href('deskSettingsSection', 'nl', { section: 'menu' }))
    expect(list).toContain(landingTitle(ghent, 'nl'))
    expect(list).not.toContain(t('desk.settings.menu.gone'))
  })

  test('its entry is opened with the page chosen, and keeps it when only its words change', async () => {
    const browser = await deskOf('manager')
    await addToMenu(browser, landingTitle(bruges, 'nl'))
    const list = await browser.html(href('deskSettingsSection', 'nl', { section: 'menu' }))
    const entry = [...list.matchAll(/settings-entry"><a href="([^"]*)"/g)].at(-1)?.[1] ?? ''
    const page = await browser.html(entry)
    expect(page).toMatch(new RegExp(`<option value="landing:sale/be-31005/house" selected="">${landingTitle(bruges, 'nl')}`))
    const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? ''
    const fields = { 'set.to': 'landing:sale/be-31005/house', 'set.landing': '', 'set.label.nl': 'Brugge' }
    expect((await browser.post(entry, { do: 'save', version, ...fields })).status).toBe(303)
    expect((await menuIn('nl')).at(-1)).toBe(`Brugge ${pathOf(bruges, 'nl')}`)
  })

  test.each(['Kastelen te koop in Atlantis', '/nl/team/', 'https://elders.example/te-koop/brugge/', '<b>'])(
    '%s is refused in the field, which keeps it',
    async (words) => {
      const browser = await deskOf('manager')
      const before = await menuIn('nl')
      const refused = await addToMenu(browser, words)
      const page = await refused.text()
      expect([refused.status, page.includes(t('form.error.set.landing.invalid'))]).toEqual([422, true])
      expect(page).toMatch(/<input id="set\.landing"[^>]*aria-invalid="true"/)
      expect(page).toContain(`value="${words.replace('<', '&lt;').replace('>', '&gt;')}"`)
      expect(await menuIn('nl')).toEqual(before)
    },
  )

  test('without homes the page still answers, so its redirect and its entry stay', async () => {
    const browser = await deskOf('manager')
    await redirect(browser, '/oud/leeg', pathOf(bruges, 'nl'))
    await addToMenu(browser, landingTitle(bruges, 'nl'))
    await site.importFeed(elsewhere, ['--force'])
    expect((await menuIn('nl')).at(-1)).toBe(`${landingTitle(bruges, 'nl')} ${pathOf(bruges, 'nl')}`)
    expect([await location('/oud/leeg', 'nl'), (await site.fetch(pathOf(bruges, 'nl'))).status]).toEqual([`301 ${pathOf(bruges, 'nl')}`, 200])
    // It is no longer offered by name; its address is still understood.
    const offered = await browser.html(newEntry)
    expect(offered).not.toContain(`<option value="${landingTitle(bruges, 'nl')}">`)
    expect((await addToMenu(browser, pathOf(bruges, 'nl'))).status).toBe(303)
    await site.importFeed([...homes, ...elsewhere])
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { withoutStyles } from '../kit/without-styles.ts'

lendDeskSite()

const t = translator('nl')
const editor = (id: string) => `${href('deskContentText', 'nl', { id })}?from=nl&to=fr`
const section = (name: 'menu' | 'footer') => href('deskSettingsSection', 'nl', { section: name })

beforeEach(async () => {
  await site.db.batch(['articles', 'content_versions', 'unsaved_texts'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})

async function start(browser: DeskBrowser, articleName: string): Promise<string> {
  const made = await browser.post(href('deskContentNew', 'nl'), { do: 'make', place: 'free', articleName, firstLanguage: 'nl' })
  return /content\/([^/]+)\//.exec(made.headers.get('Location') ?? '')?.[1] ?? ''
}

/** A language of the page as its form sends it. */
function text(locale: 'Nl' | 'Fr', name: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const texts = { Name: name, Title: `${name}: titel`, Summary: 'In het kort.', Body: '## Kop\n\nTekst.', State: 'published', Version: '0', ...more }
  return Object.fromEntries(Object.entries(texts).map(([field, value]) => [`text${field}${locale}`, value]))
}

const save = (browser: DeskBrowser, id: string, ...parts: readonly Readonly<Record<string, string>>[]) =>
  browser.post(editor(id), Object.assign({ do: 'save' }, ...parts))

/** The links of the main menu and of the footer on a page. */
async function linksOn(path: string): Promise<{ readonly menu: readonly string[]; readonly footer: readonly string[] }> {
  const html = await site.html(path)
  const within = (part: RegExp) =>
    [...(part.exec(html)?.[0] ?? '').matchAll(/<a href="([^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([, address, text]) => `${text} ${address}`)
  return { menu: within(/<nav class="site-nav".*?<\/nav>/s), footer: within(/<footer class="site-footer".*?<\/footer>/s) }
}

/** The version of the settings that a list was opened with. */
async function versionOf(browser: DeskBrowser, path: string): Promise<string> {
  return /name="version" value="(\d+)"/.exec(await browser.html(path))?.[1] ?? ''
}

describe('a free page', () => {
  test('a free page is written in two languages, stands below the language, and is in menu and footer', async () => {
    const browser = await deskOf('editor')
    const id = await start(browser, 'Onze tarieven')
    const places = { placesOpened: '', inMenu: '1', inFooter: '1' }
    const saved = await save(browser, id, text('Nl', 'Onze tarieven', { Version: '1' }), text('Fr', 'Nos tarifs'), places)
    expect(saved.headers.get('Location')).toContain('done=published')
    const [dutch, french] = await Promise.all([site.html('/nl/onze-tarieven/'), site.html('/fr/nos-tarifs/')])
    expect(dutch).toContain('<h1>Onze tarieven: titel</h1>')
    for (const path of ['/nl/onze-tarieven/', '/fr/nos-tarifs/']) expect(dutch).toMatch(new RegExp(`hreflang="${path.slice(1, 3)}" href="[^"]*${path}"`, 'i'))
    expect(french).toContain('<meta property="og:type" content="website"')
    const [inDutch, inFrench, inGerman] = await Promise.all([linksOn('/nl/'), linksOn('/fr/'), linksOn('/de/')])
    expect(inDutch.menu.slice(-2)).toEqual(['Onze tarieven /nl/onze-tarieven/', 'Contact /nl/contact/'])
    expect(inFrench.menu).toContain('Nos tarifs /fr/nos-tarifs/')
    expect(inFrench.footer).toContain('Nos tarifs /fr/nos-tarifs/')
    // No German text: German leaves it out.
    expect(inGerman.menu).toHaveLength(inFrench.menu.length - 1)
    expect((await acts()).filter((act) => act.startsWith('change settings'))).toEqual(['change settings menu'])
    expect(dutch).toMatch(/<a href="\/nl\/onze-tarieven\/" aria-current="page">/)

    const back = await save(browser, id, text('Nl', 'Onze tarieven', { Version: '2' }), text('Fr', 'Nos tarifs', { Version: '1' }), {
      placesOpened: 'inMenu inFooter',
      inFooter: '1',
    })
    expect(back.headers.get('Location')).toContain('done=shared')
    const after = await linksOn('/nl/')
    expect([after.menu.length, after.footer.includes('Onze tarieven /nl/onze-tarieven/')]).toEqual([inDutch.menu.length - 1, true])
  })

  test('one click saves a new page, puts the chosen language online and the page into the menu; the other language stays a draft', async () => {
    const browser = await deskOf('editor')
    const id = await start(browser, 'Onze werkwijze')
    expect(await browser.html(editor(id))).toContain('value="publishFrom"')
    const parts = [text('Nl', 'Onze werkwijze', { Version: '1', State: 'draft' }), text('Fr', 'Notre méthode', { State: 'draft' })]
    const saved = await browser.post(editor(id), Object.assign({ do: 'publishFrom', placesOpened: '', inMenu: '1' }, ...parts))
    expect(saved.headers.get('Location')).toContain('done=published')
    expect((await linksOn('/nl/')).menu).toContain('Onze werkwijze /nl/onze-werkwijze/')
    expect((await site.fetch('/fr/notre-methode/')).status).toBe(404)
    const page = await browser.html(editor(id))
    expect([page.includes('value="publishFrom"'), page.includes('value="publishTo"')]).toEqual([false, true])
    expect(page).toContain('Notre méthode: titel')
  })

  test('a page that is not whole is not put online by that click, and keeps what was typed', async () => {
    const browser = await deskOf('editor')
    const id = await start(browser, 'Half')
    const refused = await browser.post(editor(id), { do: 'publishFrom', ...text('Nl', 'Half', { Version: '1', State: 'draft', Body: '' }) })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Half: titel')])
    expect((await site.fetch('/nl/half/')).status).toBe(404)
  })

  test('the button that puts a language online is refused while nothing is written in that language, and keeps the other one’s text', async () => {
    const browser = await deskOf('editor')
    const id = await start(browser, 'Half')
    const empty = { textNameFr: '', textTitleFr: '', textSummaryFr: '', textBodyFr: '', textStateFr: 'draft', textVersionFr: '0' }
    const fields = { ...text('Nl', 'Half', { Version: '1', State: 'draft' }), ...empty }
    const refused = await browser.post(editor(id), { ...fields, do: 'publishTo' })
    const page = await refused.text()
    expect([refused.status, page.includes('id="textBodyFr-error"'), page.includes('value="Half: titel"')]).toEqual([422, true, true])
    expect((await browser.post(editor(id), { ...fields, do: 'publishFrom' })).headers.get('Location')).toContain('done=published')
    expect((await site.fetch('/nl/half/')).status).toBe(200)
  })

  test('a language that is planned stays planned while the other one is put online', async () => {
    const browser = await deskOf('editor')
    const id = await start(browser, 'Feestdagen')
    const planned = { State: 'planned', Plan: `${new Date().getUTCFullYear() + 1}-01-02T09:00` }
    const parts = [text('Nl', 'Feestdagen', { Version: '1', State: 'draft' }), text('Fr', 'Jours fériés', planned)]
    await browser.post(editor(id), Object.assign({ do: 'publishFrom' }, ...parts))
    const { results } = await site.db
      .prepare('SELECT locale, state FROM content_versions ORDER BY locale, version DESC')
      .all<{ locale: string; state: string }>()
    expect(results.filter(({ locale }, index) => results.findIndex((each) => each.locale === locale) === index)).toEqual([
      { locale: 'fr', state: 'planned' },
      { locale: 'nl', state: 'published' },
    ])
  })

  test('a menu entry whose page was withdrawn or removed leaves no link behind, and the list of the menu says so', async () => {
    const browser = await deskOf('manager')
    const id = await start(browser, 'Tijdelijk')
    await save(browser, id, text('Nl', 'Tijdelijk', { Version: '1' }), { placesOpened: '', inMenu: '1', inFooter: '1' })
    await site.db.batch(['articles', 'content_versions'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
    await site.db.prepare('UPDATE catalogue SET content = content + 1').run()
    const { menu, footer } = await linksOn('/de/')
    expect([...menu, ...footer].join()).not.toContain('tijdelijk')
    expect(await browser.html(section('menu'))).toContain(t('desk.settings.menu.gone'))
  })

  test('a free page whose name changes is found at its former path', async () => {
    const browser = await deskOf('editor')
    const id = await start(browser, 'Tarieven')
    await save(browser, id, text('Nl', 'Tarieven', { Version: '1' }))
    await save(browser, id, text('Nl', 'Wat wij kosten', { Version: '2' }))
    const former = await site.fetch('/nl/tarieven/', { redirect: 'manual' })
    expect([former.status, former.headers.get('Location')]).toEqual([301, '/nl/wat-wij-kosten/'])
  })

  test.each(['Te koop', 'Contact', 'Tips'])('a free page cannot have the address of a screen: %s', async (name) => {
    const browser = await deskOf('editor')
    const refused = await browser.post(href('deskContentNew', 'nl'), { do: 'make', place: 'free', articleName: name, firstLanguage: 'nl' })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(t('form.error.articleName.taken'))])
    const id = await start(browser, 'Iets anders')
    const late = await save(browser, id, text('Nl', name, { Version: '1' }))
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining(t('form.error.textName.taken'))])
  })

  test('a free page that is withdrawn answers 410 and leaves the menu', async () => {
    const browser = await deskOf('editor')
    const id = await start(browser, 'Actie')
    await save(browser, id, text('Nl', 'Actie', { Version: '1' }), { placesOpened: '', inMenu: '1' })
    expect((await linksOn('/nl/')).menu).toContain('Actie /nl/actie/')
    await save(browser, id, text('Nl', 'Actie', { Version: '2', State: 'withdrawn' }))
    expect((await site.fetch('/nl/actie/')).status).toBe(410)
    expect((await linksOn('/nl/')).menu).not.toContain('Actie /nl/actie/')
  })
})

test('the blocks of a free page show what they name, and one that is not understood is left out and never markup', async () => {
  const browser = await deskOf('editor')
  const id = await start(browser, 'Over ons')
  const body = [
    '::: quote An Peeters\nAlles *was* goed.\n:::',
    '::: figures\n25 | jaar\n:::',
    '::: team',
    '::: homes sale',
    '::: contact',
    '::: gallery "onclick=x',
  ].join('\n\n')
  await save(browser, id, text('Nl', 'Over ons', { Version: '1', Body: body }))
  for (const html of [await site.html('/nl/over-ons/'), await browser.html(href('deskContentPreview', 'nl', { id }))]) {
    for (const part of ['<em>was</em>', '<figcaption>An Peeters</figcaption>', '<dd>25</dd>', 'class="person"', t('block.contact')])
      expect(html).toContain(part)
    expect(withoutStyles(html)).not.toContain('gallery')
    expect(html).not.toContain(':::')
  }
})

test('a category is made, linked from the tips once it has an article, and renamed with redirects', async () => {
  const browser = await deskOf('editor')
  const page = href('deskContentCategories', 'nl')
  await browser.post(page, { do: 'make', categoryNameNl: 'Nieuws', categoryNameFr: 'Actualités' })
  for (const [categoryNameNl, fault] of [
    ['Nieuws', 'taken'],
    ['Te koop', 'taken'],
    ['', 'missing'],
    ['!!!', 'invalid'],
  ] as const) {
    const refused = await browser.post(page, { do: 'make', categoryNameNl })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(t(`form.error.categoryName.${fault}`))])
  }
  const made = await browser.post(href('deskContentNew', 'nl'), { do: 'make', place: 'nieuws', articleName: 'Open dag', firstLanguage: 'nl' })
  await save(browser, /content\/([^/]+)\//.exec(made.headers.get('Location') ?? '')?.[1] ?? '', text('Nl', 'Open dag', { Version: '1' }))
  const tip = await browser.post(href('deskContentNew', 'nl'), { do: 'make', place: 'tips', articleName: 'Tuin', firstLanguage: 'nl' })
  await save(browser, /content\/([^/]+)\//.exec(tip.headers.get('Location') ?? '')?.[1] ?? '', text('Nl', 'Tuin', { Version: '1' }))
  expect(await site.html(href('tips', 'nl'))).toContain('<a href="/nl/nieuws/">Nieuws</a>')
  const seen = /name="seen" value="([^"]+)"/.exec(await browser.html(`${page}?edit=nieuws`))?.[1] ?? ''
  const renamed = await browser.post(page, { do: 'rename', category: 'nieuws', seen, categoryNameNl: 'Actueel', categoryNameFr: 'Actualités' })
  expect(renamed.headers.get('Location')).toContain('done=renamed')
  for (const [from, to] of [
    ['/nl/nieuws/open-dag/', '/nl/actueel/open-dag/'],
    ['/nl/nieuws/', '/nl/actueel/'],
  ] as const) {
    const answer = await site.fetch(from, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, to])
  }
  const late = await browser.post(page, { do: 'rename', category: 'nieuws', seen, categoryNameNl: 'Anders' })
  expect(late.status).toBe(422)
})

describe('the menu', () => {
  test('the menu is reordered, extended by an address elsewhere that one language hides', async () => {
    const browser = await deskOf('manager')
    const moved = await browser.post(section('menu'), { do: 'moveUp', version: await versionOf(browser, section('menu')), up: '2' })
    expect(moved.headers.get('Location')).toContain('done=moved')
    expect((await linksOn('/nl/')).menu.slice(0, 3)).toEqual(['Te koop /nl/te-koop/', 'Nieuwbouw /nl/nieuwbouw/', 'Te huur /nl/te-huur/'])
    const add = href('deskSettingsEntry', 'nl', { section: 'menu', entry: 'new' })
    const fields = {
      'set.to': '',
      'set.url.nl': 'https://blog.example/',
      'set.url.fr': 'https://blog.example/fr',
      'set.label.nl': 'Blog',
      'set.label.fr': 'Blog',
    }
    const added = await browser.post(add, { do: 'save', version: await versionOf(browser, add), ...fields, 'set.hiddenIn': 'fr' })
    expect(added.headers.get('Location')).toContain('done=added')
    expect((await linksOn('/nl/')).menu.at(-1)).toBe('Blog https://blog.example/')
    expect((await linksOn('/fr/')).menu.join()).not.toContain('Blog')
  })

  test('the menu refuses an address that is not https, and an entry that leads nowhere', async () => {
    const browser = await deskOf('manager')
    const add = href('deskSettingsEntry', 'nl', { section: 'menu', entry: 'new' })
    const version = await versionOf(browser, add)
    for (const fields of [
      { 'set.url.nl': 'javascript:alert(1)', 'set.label.nl': 'Klik' },
      { 'set.label.nl': 'Nergens' },
      { 'set.url.nl': 'https://x.example' },
    ]) {
      const refused = await browser.post(add, { do: 'save', version, 'set.to': '', ...fields })
      expect([refused.status, (await refused.text()).includes('is-wrong')]).toEqual([422, true])
    }
  })

  test('the footer keeps the pages that the law asks for, whatever is in it', async () => {
    const browser = await deskOf('manager')
    const first = /settings-entry"><a href="([^"]*)"/.exec(await browser.html(section('footer')))?.[1] ?? ''
    await browser.post(first, { do: 'remove', version: await versionOf(browser, first) })
    const { footer } = await linksOn('/nl/')
    expect(footer).not.toContain('Te koop /nl/te-koop/')
    expect(footer.join()).toContain('/nl/privacyverklaring/')
  })
})

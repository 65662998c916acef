import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byLocale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { aProperty, aRental } from '../kit/factories.ts'
import { elements, parsePage } from '../kit/html.ts'
import { startSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  const stock = [
    aProperty({ ID: 1, Zip: '9000', City: 'Gent', Price: 290_000, HasGarden: true, Ident: 'GE-0001' }),
    aProperty({ ID: 2, Zip: '9000', City: 'Gent', Price: 390_000, DescriptionB: { nl: 'Met een paardenstal achteraan.' } }),
    aProperty({ ID: 3, Zip: '8000', City: 'Brugge', Price: 290_000, HasGarden: true }),
    ...Array.from({ length: 25 }, (_, index) => aProperty({ ID: 100 + index, Zip: '2000', City: 'Antwerpen' })),
    aRental({ ID: 50, Zip: '9000', City: 'Gent' }),
  ]
  expect((await site.importFeed(stock)).errors).toEqual([])
})
afterAll(() => site[Symbol.asyncDispose]())

/** Where a request is redirected to. */
async function redirectOf(path: string): Promise<string | null> {
  const answer = await site.fetch(path, { redirect: 'manual' })
  expect(answer.status, path).toBe(302)
  return answer.headers.get('location')
}

const sentence = (text: string) => encodeURIComponent(text)

/** The text and links of the line that says how a sentence was read. */
async function saidOn(path: string) {
  const [line] = elements(parsePage(await site.html(path)), ({ attribs }) => attribs.class === 'said')
  const links = elements(line, ({ name }) => name === 'a').map((link) => ({ text: DomUtils.textContent(link), href: link.attribs.href ?? '' }))
  return line && { text: DomUtils.textContent(line), links }
}

/** The form with the box of a page: its address and what it sends. */
async function boxOn(path: string, status = 200) {
  const answer = await site.fetch(path)
  expect(answer.status, path).toBe(status)
  const page = parsePage(await answer.text())
  const form = elements(page, ({ name }) => name === 'form').find((each) => elements(each, ({ attribs }) => attribs.name === 'ask').length > 0)
  const inputs = elements(form, ({ name }) => name === 'input').map(({ attribs }) => attribs)
  const field = inputs.find(({ name }) => name === 'ask')
  const labels = elements(form, ({ name, attribs }) => name === 'label' && attribs.for === field?.id).map((each) => DomUtils.textContent(each))
  const hidden = Object.fromEntries(inputs.filter(({ type }) => type === 'hidden').map(({ name, value }) => [name, value]))
  return { action: form?.attribs.action, method: form?.attribs.method ?? 'get', field, labels, hidden }
}

describe('the box', () => {
  test.each(locales)('stands on the home page, both lists, the map and the 404 page in %s, with a label and an example', async (locale) => {
    const t = translator(locale)
    const [home, sale, rent] = [href('home', locale), href('forSale', locale), href('forRent', locale)]
    const pages = [
      { path: home, action: home },
      { path: sale, action: sale },
      { path: rent, action: rent },
      { path: `${sale}?view=map`, action: sale },
      { path: `${home}no-such-page/`, action: sale, status: 404 },
    ]
    for (const { path, action, status } of pages) {
      const box = await boxOn(path, status)
      expect(box, path).toMatchObject({ action, method: 'get', labels: [t('ask.label')] })
      expect(box.field, path).toMatchObject({ placeholder: t('ask.example'), maxlength: '300', inputmode: 'search', autocomplete: 'off' })
    }
  })

  test('keeps the view and order of the list, and none of its filters', async () => {
    expect((await boxOn('/nl/te-koop/?type=house&view=list&sort=price&dir=asc&page=2')).hidden).toEqual({ view: 'list', sort: 'price', dir: 'asc' })
    expect((await boxOn('/nl/te-koop/?type=house')).hidden).toEqual({})
  })

  test('holds the sentence that the list answers', async () => {
    expect((await boxOn(`/nl/te-koop/?type=house&said=${sentence('een "huis" <b>')}`)).field?.value).toBe('een "huis" <b>')
  })

  test.each(locales)('its example in %s is understood wholly', async (locale) => {
    const text = translator(locale)('ask.example')
    const answer = await site.fetch(`/api/understand?${new URLSearchParams({ lang: locale, goal: 'sale', text })}`)
    expect(await answer.json()).toMatchObject({ corrected: [], left: '', query: expect.stringMatching(/type=.*zone=.*priceMax=/) })
  })
})

describe('a sentence', () => {
  test.each([
    ['/nl/te-koop/?ask=huis+met+tuin+in+Gent+tot+300k', '/nl/te-koop/?type=house&zone=be-44021&priceMax=300000&garden=1&said=huis+met+tuin+in+Gent+tot+300k'],
    ['/nl/te-koop/?ask=te+huur+in+Gent&view=list&page=3&type=villa', '/nl/te-huur/?zone=be-44021&view=list&said=te+huur+in+Gent'],
    ['/nl/te-koop/?ask=&type=villa', '/nl/te-koop/'],
    ['/nl/te-koop/?ask=GE-0001', '/nl/te-koop/gent/herenhuis/1/'],
    ['/fr/a-vendre/?ask=9000', '/fr/a-vendre/?zip=9000&said=9000'],
    ['/nl/te-koop/?ask=paardenstal', '/nl/te-koop/?q=paardenstal&said=paardenstal'],
    ['/nl/te-koop/?ask=%3Cscript%3E', '/nl/te-koop/?said=%3Cscript%3E'],
  ])('%s leads to %s', async (path, target) => {
    expect(await redirectOf(path)).toBe(target)
  })

  test('of the home page goes to the list of the chosen goal, with what is chosen beside it where it says nothing about it', async () => {
    const home = '/nl/?goal=rent&where=Brugge&type=house&priceMax=750000&ask='
    expect(await redirectOf(home + sentence('in Gent met tuin'))).toBe('/nl/te-huur/?type=house&zone=be-44021&priceMax=750000&garden=1&said=in+Gent+met+tuin')
    expect(await redirectOf(home + sentence('villa te koop tot 300k'))).toBe(
      '/nl/te-koop/?type=villa&zone=be-31005&priceMax=300000&said=villa+te+koop+tot+300k',
    )
    expect(await redirectOf(`${home}+`)).toBe('/nl/te-huur/?type=house&zone=be-31005&priceMax=750000')
  })

  test('of more than 300 characters is cut, and the list says so', async () => {
    const target = await redirectOf(`/nl/te-koop/?ask=${'huis '.repeat(100)}`)
    expect(new URLSearchParams(target?.split('?')[1]).get('said')).toHaveLength(300)
    expect((await saidOn(target ?? ''))?.text).toContain(translator('nl')('said.full'))
    expect((await saidOn('/nl/te-koop/?said=huis'))?.text).not.toContain(translator('nl')('said.full'))
  })
})

describe('a list that a sentence led to', () => {
  test('quotes it and is not indexed, and its canonical address is without it', async () => {
    const html = await site.html('/nl/te-koop/?type=house&said=huis')
    expect((await saidOn('/nl/te-koop/?type=house&said=huis'))?.text).toBe('Uw zoekopdracht: ‘huis’')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).not.toMatch(/<link rel="(?:canonical|alternate)"[^>]*said/)
    expect(await site.html('/nl/te-koop/')).not.toContain('noindex')
    expect(await site.html('/nl/te-koop/?said=huis')).toContain('noindex')
  })

  test('names each correction, with a way to search the word as typed', async () => {
    const list = (await redirectOf('/nl/te-koop/?ask=huis+in+Gnet+tot+300k')) ?? ''
    expect(await saidOn(list)).toEqual({
      text: expect.stringContaining('Gent (getypt: Gnet)'),
      links: [{ text: 'Toch zoeken op ‘Gnet’', href: '/nl/te-koop/?type=house&q=Gnet&priceMax=300000' }],
    })
  })

  test('offers no such way where the list has no filter of the correction', async () => {
    expect((await saidOn('/nl/te-koop/?said=huis+in+Gnet'))?.links).toEqual([])
  })

  test('names what was not understood, with a way out only where the list searches it', async () => {
    const found = (await redirectOf('/nl/te-koop/?ask=in+Gent+paardenstal')) ?? ''
    expect(found).toContain('q=paardenstal')
    expect(await saidOn(found)).toEqual({
      text: expect.stringContaining('Niet begrepen: paardenstal'),
      links: [{ text: 'Zoek zonder deze woorden', href: '/nl/te-koop/?zone=be-44021' }],
    })
    const notFound = (await redirectOf('/en/for-sale/?ask=house+with+sea+view')) ?? ''
    expect(notFound).not.toContain('q=')
    expect(await saidOn(notFound)).toEqual({ text: expect.stringContaining('Not understood: sea view'), links: [] })
  })

  test('shows the sentence as text, without marks that turn or hide text', async () => {
    const html = await site.html(`/nl/te-koop/?said=${sentence('<img src=x onerror=alert(1)> \u202egnit\u200b')}`)
    expect(html).toContain('<bdi>‘&lt;img src=x onerror=alert(1)&gt; gnit’</bdi>')
    expect(html).not.toMatch(/<img src=x|\u202e|\u200b/)
  })

  test('keeps it in its pages, orders and views, and drops it where a filter changes', async () => {
    const page = parsePage(await site.html('/nl/te-koop/?zone=be-11002&said=Antwerpen'))
    const links = elements(page, ({ name }) => name === 'a').map(({ attribs }) => ({ rel: attribs.rel, class: attribs.class, href: attribs.href ?? '' }))
    const [next] = links.filter(({ rel }) => rel === 'next')
    expect(next?.href).toBe('/nl/te-koop/?zone=be-11002&page=2&said=Antwerpen')
    expect(links.map((each) => each.href)).toContain('/nl/te-koop/?zone=be-11002&sort=price&dir=asc&said=Antwerpen')
    expect(links.map((each) => each.href)).toContain('/nl/te-koop/?zone=be-11002&view=list&said=Antwerpen')
    expect(links.map((each) => each.href)).toContain('/nl/te-koop/?zone=be-11002&view=map&said=Antwerpen')
    expect(links.map((each) => each.href)).toContain('/nl/te-koop/?zone=be-11002&said=Antwerpen&filters=1#filters')
    const chips = links.filter((link) => link.class?.startsWith('chip'))
    expect(chips.length).toBeGreaterThan(0)
    for (const chip of chips) expect(chip.href).not.toContain('said')
    expect((await saidOn(next?.href ?? ''))?.text).toContain('Antwerpen')
  })

  test('offers an alert for the filters of the sentence', async () => {
    const html = await site.html((await redirectOf('/en/for-sale/?ask=house+in+Ghent+up+to+300k')) ?? '')
    const alerts = elements(parsePage(html), ({ name, attribs }) => name === 'a' && (attribs.href ?? '').startsWith(href('alert', 'en')))
    expect(alerts.length).toBeGreaterThan(0)
    for (const { attribs } of alerts) {
      expect(attribs.href).toMatch(/type=house&zone=be-44021.*priceMax=300000/)
      expect(attribs.href).not.toContain('said')
    }
  })
})

describe('the listings API', () => {
  const idsOf = async (query: string) => {
    const { items }: { items: readonly { id: number }[] } = await (await site.fetch(`/api/listings?${query}`)).json()
    return items.map(({ id }) => id).sort((one, other) => one - other)
  }

  test('reads a sentence as lists do: its filters alone, its goal, and its unknown words where a home has them', async () => {
    const asked = { nl: 'huis in Gent tot 300k', fr: 'maison à Gand max 300k', en: 'house in Ghent up to 300k', de: 'Haus in Gent bis 300k' }
    const found = byLocale((lang) => idsOf(String(new URLSearchParams({ lang, goal: 'sale', type: 'villa', ask: asked[lang] }))))
    for (const locale of locales) expect(await found[locale], locale).toEqual([1])
    expect(await idsOf('lang=nl&goal=sale&ask=te+huur+in+Gent')).toEqual([50])
    expect(await idsOf('lang=nl&goal=sale&ask=paardenstal')).toEqual([2])
    expect(await idsOf('lang=nl&goal=sale&ask=GE-0001')).toEqual([1])
  })

  test('has the pages of a sentence', async () => {
    expect(await (await site.fetch('/api/listings?lang=nl&goal=sale&ask=Antwerpen&page=2')).json()).toMatchObject({ total: 25, page: 2, pages: 2, items: [{}] })
  })
})

describe('/api/understand', () => {
  const understand = async (lang: string, text: string, goal = 'sale') =>
    (await site.fetch(`/api/understand?${new URLSearchParams({ lang, goal, text })}`)).json()

  test('says the reading in the language of the page, with the homes that sending the sentence finds', async () => {
    expect(await understand('nl', 'huis in Gnet met tuin tot 300k')).toMatchObject({
      goal: 'sale',
      query: expect.stringContaining('zone=be-44021'),
      url: '/nl/te-koop/?type=house&zone=be-44021&priceMax=300000&garden=1',
      corrected: [{ from: 'Gnet', to: 'Gent' }],
      words: 'Gent · Huizen · tot € 300.000 · Tuin: 1 pand',
      filters: [
        { text: 'Gent', query: 'zone=be-44021' },
        { text: 'Huizen', query: 'type=house' },
        { text: 'tot € 300.000', query: 'priceMax=300000' },
        { text: 'Tuin', query: 'garden=1' },
      ],
      count: 1,
    })
    expect(await understand('fr', 'à louer à Gand')).toMatchObject({ goal: 'rent', words: 'Gand : 1 bien', count: 1 })
    expect(await understand('nl', 'paardenstal')).toMatchObject({ query: '', left: 'paardenstal', count: 1 })
  })

  test('offers the places and types that the text begins, and the home of a reference, with their addresses', async () => {
    expect(await understand('nl', 'gen')).toMatchObject({
      suggestions: expect.arrayContaining([{ text: 'Gent', kind: 'gemeente', url: '/nl/te-koop/?zone=be-44021' }]),
    })
    expect(await understand('fr', 'mais', 'rent')).toMatchObject({
      suggestions: expect.arrayContaining([{ text: 'Maisons', kind: 'Type', url: '/fr/a-louer/?type=house' }]),
    })
    const typesFor = async (lang: string, text: string) =>
      (await understand(lang, text)).suggestions.flatMap(({ text, url }: { text: string; url: string }) => (url.includes('type=') ? [[text, url]] : []))
    expect(await typesFor('nl', 'pentho')).toEqual([['Penthouses', '/nl/te-koop/?type=penthouse']])
    expect(await typesFor('de', 'villa')).toContainEqual(['Villen', '/de/zu-verkaufen/?type=villa'])
    expect((await typesFor('nl', 'villa'))[0]).toEqual(['Villa’s', '/nl/te-koop/?type=villa'])
    expect((await typesFor('fr', 'mais'))[0]).toEqual(['Maisons', '/fr/a-vendre/?type=house'])
    expect(await understand('en', 'ge-0001')).toMatchObject({
      suggestions: [{ text: 'ge-0001', kind: 'reference', url: expect.stringMatching(/^\/en\/for-sale\/.*\/1\/$/) }],
    })
    expect(await understand('en', '')).toMatchObject({ suggestions: [], count: 28 })
  })

  test('completes a half-typed last word before it corrects one, and offers the other sentences', async () => {
    const typing = async (text: string) => (await site.fetch(`/api/understand?${new URLSearchParams({ lang: 'nl', goal: 'sale', typing: '1', text })}`)).json()
    expect(await typing('brug')).toMatchObject({ text: 'Brugge', query: 'zone=be-31005', corrected: [], words: 'Brugge: 1 pand' })
    expect((await typing('brug')).suggestions[0]).toMatchObject({ text: 'Brugge', url: '/nl/te-koop/?zone=be-31005' })
    expect(await typing('huis in brug')).toMatchObject({
      text: 'huis in Brugge',
      query: 'type=house&zone=be-31005',
      suggestions: expect.arrayContaining([{ text: 'huis in Brugelette', kind: '', url: '/nl/te-koop/?ask=huis+in+Brugelette' }]),
    })
    expect(await typing('huis in Brugge')).toMatchObject({ text: 'huis in Brugge', query: 'type=house&zone=be-31005' })
    expect(await typing('huis in Gnet')).toMatchObject({ corrected: [{ from: 'Gnet', to: 'Gent' }] })
  })
})

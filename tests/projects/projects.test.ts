import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { aPicture, aProject, aProperty, type FeedRecord, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const t = translator('en')
const unit = (ID: number, Status: string, Price: unknown = 400_000 + ID) => ({ ID, Unit: `A0${ID}`, Floor: String(ID), Requirement: 'House', Price, Status })

async function withProjects(...records: readonly FeedRecord[]): Promise<TestSite> {
  const site = await startSite()
  expect((await site.importFeed(projectAnswer(records))).errors).toEqual([])
  return site
}

async function pageOf(site: TestSite, id: number, locale: Locale = 'en'): Promise<string> {
  const answer = await site.fetch(href('project', locale, { city: '-', name: '-', id }))
  return answer.status === 301 ? site.html(answer.headers.get('Location') ?? '') : answer.text()
}

function read(html: string) {
  const all = DomUtils.findAll(() => true, parseDocument(html).children)
  const text = (element: (typeof all)[number]) => DomUtils.textContent(element).replace(/\s+/g, ' ').trim()
  const textsOf = (matches: (element: (typeof all)[number]) => boolean) => all.filter(matches).map(text)
  return {
    main: textsOf(({ name }) => name === 'main')[0] ?? '',
    badges: textsOf(({ attribs }) => attribs.class === 'badge'),
    headings: textsOf(({ name, attribs }) => (name === 'h2' || name === 'h1') && ['card-place', undefined].includes(attribs.class)),
    rows: all.filter(({ name }) => name === 'tr').map((row) => DomUtils.findAll(({ name }) => name === 'td' || name === 'th', row.children).map(text)),
    facts: Object.fromEntries(all.filter(({ name }) => name === 'dt').map((term) => [text(term), text(DomUtils.nextElementSibling(term) ?? term)])),
  }
}

describe('the list of projects', () => {
  test('the list of projects shows the starting price, units left and delivery date of each', async () => {
    await using site = await withProjects(
      aProject({ ID: 1, StartPrice: 100_000, Constructions: [unit(1, 'sold', 300_000), unit(2, 'available'), unit(3, 'option')] }),
    )
    const { facts, main } = read(await site.html('/en/new-build/'))
    expect(facts).toEqual({
      [t('price.label.sale')]: `${t('price.from')} € 400.002`,
      [t('projects.left')]: t('projects.leftOfOption', { left: 2, all: 3, option: 1 }),
      [t('projects.delivery')]: 'September 2027',
    })
    expect(main).not.toContain(t('projects.none'))
  })

  test('the list of projects puts sold-out projects last, with a badge and no price', async () => {
    await using site = await withProjects(
      aProject({ ID: 1, Name: 'Gone', CreatedDate: '2026-10-01 09:00:00', Constructions: [unit(1, 'sold'), unit(2, 'sold out')] }),
      aProject({ ID: 2, Name: 'Here', CreatedDate: '2026-01-01 09:00:00' }),
    )
    const html = await site.html('/en/new-build/')
    const { headings, badges } = read(html)
    expect(headings.slice(0, 3)).toEqual([t('projects.title'), 'Here, Ghent', 'Gone, Ghent'])
    expect(badges).toEqual([t('projects.soldOut')])
    expect(html).not.toContain('400.001')
    expect(read(await site.html('/en/')).main).toMatch(/Here, Ghent/)
    expect(await site.html('/en/')).not.toContain('Gone, Ghent')
  })

  test.each(locales)('the list of projects says in %s that there are no projects', async (locale) => {
    await using site = await startSite()
    expect(read(await site.html(href('projects', locale))).main).toContain(translator(locale)('projects.none'))
  })
})

describe('a project', () => {
  test('a project has a price list with unit, type, floor, and price or state', async () => {
    await using site = await withProjects(
      aProject({ ID: 1, Constructions: [unit(1, 'available'), unit(2, 'verkocht'), unit(3, 'option'), unit(4, 'available', null)] }),
    )
    const { rows, badges, main } = read(await pageOf(site, 1))
    const row = (number: number) => [`A0${number}`, `${t('fact.floor')} ${number}${t('projects.askUnit', { unit: `A0${number}` })}`, String(number)]
    expect(rows.filter(([unit]) => unit?.startsWith('A'))).toEqual([
      [...row(1), '€ 400.001'],
      [...row(4), t('price.onRequest')],
      [...row(3), t('state.option')],
      ['A02', `House${t('fact.floor')} 2`, '2', t('state.sold')],
    ])
    expect(main).toContain(t('projects.allUnits', { text: 'House' }))
    expect(main).toContain(t('projects.soldUnits', { count: 1 }))
    expect(badges).toEqual([])
    expect(main).not.toContain(t('projects.soldOut.title'))
  })

  test('a project links units to their listings, with plan, terrace and enquiry; listings held back are in no form', async () => {
    await using site = await startSite()
    const plan = { ...aPicture(), Url: 'https://crm.example/plan-kerkstraat.svg', Name: { en: 'Plan Kerkstraat 12' } }
    const listing = (ID: number, Unit: string, changes: FeedRecord = {}) =>
      aProperty({ ID, Unit, Ident: `L-${ID}`, ProjectID: 1, Price: 400_000 + ID, SurfaceTerrace: 14, LargePictureItems: [plan], ...changes })
    const file = {
      ...projectAnswer([aProject({ ID: 1, Constructions: [1, 2, 3, 4, 5, 6].map((id) => unit(id, id === 5 ? 'option' : 'available')) })]),
      ...propertyAnswer([listing(71, 'A01'), listing(72, 'A02'), listing(73, 'A03', { PublishAddress: false }), listing(74, 'A04', { Status: 0 })]),
    }
    expect((await site.importFeed(file)).errors).toEqual([])
    const html = await pageOf(site, 1)
    const { rows } = read(html)
    expect(rows.map(([name]) => name)).toEqual([t('fact.unit'), 'A01', 'A02', 'A03', 'A06', 'A05'])
    expect(rows[1]?.[1]).toContain(
      `${t('projects.terrace', { area: '14 m²' })}${t('projects.planOf', { unit: 'A01' })}${t('projects.askUnit', { unit: 'A01' })}`,
    )
    expect(html).toMatch(/<a href="\/en\/for-sale\/[^"]*\/71\/">A01<\/a>/)
    expect(html).not.toMatch(/\/7[34]\/"|A04|kerkstraat/i)
    expect(html).not.toContain('class="unit-filter"')
    const form = await site.html('/en/contact/project/1/?unit=A02')
    expect(form).toMatch(/<input[^>]*checked=""[^>]*value="A02"|value="A02"[^>]*checked=""/)
    expect(form.match(/checked="" [^>]*name="units"|name="units"[^>]*checked=""/g)).toHaveLength(1)
    const home = await (await fetch(new URL('/property/71?lng=en', site.url), { headers: { Connection: 'close' } })).text()
    const siblings = home.match(/is-siblings">(.*?)<\/p>/)?.[1]
    expect(siblings).toMatch(/\/72\/">A02, €/)
    expect(siblings).not.toMatch(/\/7[34]\/"|A04/)
    expect(home).toMatch(/property-project"><a href="\/en\/new-build\/[^"]*\/1\/"/)
  })

  test.each([
    ['with every unit sold', { Constructions: [unit(1, 'sold'), unit(2, 'uitverkocht')] }],
    ['marked as sold in the CRM', { Status: 2, Constructions: [] }],
  ])('%s is sold out: it says so, shows no price and takes no requests', async (_, changes) => {
    await using site = await withProjects(aProject({ ID: 1, LargePictureItems: [aPicture()], ...changes }))
    for (const locale of locales) {
      const words = translator(locale)
      const html = await pageOf(site, 1, locale)
      const { main, badges, facts } = read(html)
      expect(main).toContain(words('projects.soldOut.title'))
      expect(badges).toEqual([words('projects.soldOut')])
      expect(facts).not.toHaveProperty([words('projects.left')])
      expect(main).not.toContain('€')
      expect(html).toContain(words('projects.documents'))
      for (const form of ['construction', 'projectDocumentRequest'] as const) expect(html).not.toContain(href(form, locale, { id: 1 }))
    }
  })

  test('a project says in every language which facts are missing, and only those', async () => {
    await using site = await withProjects(aProject({ ID: 1, Constructions: [], Documents: [] }), aProject({ ID: 2, LargePictureItems: [aPicture()] }))
    for (const locale of locales) {
      const words = translator(locale)
      const missing = [words('gallery.none'), words('projects.noUnits'), words('projects.noDocuments')]
      const [bare, full] = [read(await pageOf(site, 1, locale)).main, read(await pageOf(site, 2, locale)).main]
      expect(missing.filter((text) => !bare.includes(text))).toEqual([])
      expect(missing.filter((text) => full.includes(text))).toEqual([])
    }
  })

  test('a project lists documents without files and links to the office for them', async () => {
    await using site = await withProjects(aProject({ ID: 1 }))
    const html = await pageOf(site, 1)
    expect(read(html).main).toMatch(/Specifications.*We will send you these documents by e\u2060-\u2060mail on request/)
    expect(html).toContain(`<a href="/en/contact/project/1/">${t('projects.documentsAsk')}</a>`)
  })

  test('a project shows delivery, technical details and situation; a long delivery text gets a section', async () => {
    const long = 'In three phases, the first of which is ready in the spring of 2028'
    await using site = await withProjects(aProject({ ID: 1 }), aProject({ ID: 2, Delivery: long }))
    const [short, detailed] = [read(await pageOf(site, 1)), read(await pageOf(site, 2))]
    expect(short.facts).toMatchObject({ [t('projects.delivery')]: 'September 2027' })
    expect(short.headings).not.toContain(t('projects.delivery'))
    expect(detailed.headings).toEqual(expect.arrayContaining([t('projects.delivery'), t('projects.technical'), t('projects.situation')]))
    expect(detailed.main).toContain(long)
    expect(short.main).toContain(t('property.reference', { reference: 'P-1' }))
  })

  test('a project shows its address only as far as it is published', async () => {
    await using site = await withProjects(aProject({ ID: 1 }), aProject({ ID: 2, PublicAddress: false, Situation: 'Lindenlei 2, by the orchard.' }))
    expect(read(await pageOf(site, 1)).main).toContain('Lindenlei 2, 9000 Ghent')
    const hidden = await pageOf(site, 2)
    expect(hidden).toContain('9000 Ghent')
    expect(hidden).not.toMatch(/lindenlei/i)
  })

  test('a project with an external website redirects there, and the list links to it', async () => {
    const elsewhere = 'https://boomgaard.example/'
    await using site = await withProjects(aProject({ ID: 1, ExternalUrl: elsewhere }))
    const answer = await site.fetch(href('project', 'en', { city: '-', name: '-', id: 1 }))
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, elsewhere])
    expect(await site.html('/en/new-build/')).toContain(`href="${elsewhere}"`)
  })

  test('a project is 410 once withdrawn, and 404 if unknown', async () => {
    await using site = await withProjects(aProject({ ID: 1 }), aProject({ ID: 2, Status: 3 }))
    expect((await site.fetch(href('project', 'en', { city: '-', name: '-', id: 2 }))).status).toBe(410)
    expect((await site.fetch(href('project', 'en', { city: '-', name: '-', id: 99 }))).status).toBe(404)
  })
})

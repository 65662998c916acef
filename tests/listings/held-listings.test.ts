import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { formatDay } from '#ui/site/number.present.ts'
import { complianceCommand } from '#worker/local/commands/compliance-command.ts'
import { localSecrets } from '#worker/local/local-secrets.ts'
import { documentLink } from '#worker/signing/links.ts'
import type { CommandResult } from '../feeds/import-into.ts'
import { pdf } from '../files/document-site.ts'
import { fillIn, personAnswers } from '../forms/form-filler.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { aPicture, aProject, aProperty, aRental, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { sitemapParts } from '../kit/sitemap-reader.ts'
import { pageOf } from './listing-pages.ts'

const flood = { FloodPScore: 'A', FloodGScore: 'B' }
const lawful = aProperty({ ID: 1, ...flood })
const unlawful = aProperty({ ID: 2, Ident: 'HELD-2', FloodPScore: 'A', MediumPictureItems: [aPicture()], LargePictureItems: [aPicture()] })
const withoutRent = aRental({ ID: 3, PublishPrice: false })
const land = aProperty({ ID: 4, MainTypeName: 'Land', TypeDescription: 'building plot', WebID: 3, ...flood })
const sold = aProperty({ ID: 5, Status: 2 })
const stock = [lawful, unlawful, withoutRent, land, sold]

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { ...demoAgency, publication: { holdBack: true } })
  expect((await site.importFeed(propertyAnswer(stock))).lines.at(-1)).toContain('added 5')
})
afterAll(() => site[Symbol.asyncDispose]())

async function command(...args: readonly string[]): Promise<CommandResult> {
  const [lines, errors]: [string[], string[]] = [[], []]
  const status = await complianceCommand(args, {
    print: (text) => lines.push(...text.split('\n')),
    printError: (text) => errors.push(text),
    environment: {},
    openLocal: async () => ({ url: site.url, token: site.token, close: async () => undefined }),
  })
  return { status, lines, errors }
}

async function listed(goal: 'sale' | 'rent'): Promise<readonly number[]> {
  const { items }: { items: readonly { readonly id: number }[] } = await (await site.fetch(`/api/listings?lang=en&goal=${goal}`)).json()
  return items.map(({ id }) => id).sort()
}

const nightly = async () => (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })

describe('a home that is unlawful to advertise', () => {
  test('a home that is unlawful to advertise is in no list, feed, sitemap or search', async () => {
    expect([await listed('sale'), await listed('rent')]).toEqual([[1, 4], []])
    expect(await (await site.fetch('/api/listings?lang=en&goal=sale&q=HELD-2')).json()).toMatchObject({ total: 0 })
    expect(await site.html('/en/for-sale/?where=HELD-2')).not.toContain('/2/"')
    for (const part of await sitemapParts(site)) expect(await site.html(part)).not.toMatch(/\/[23]\/</)
  })

  test('a home that is unlawful to advertise is unknown at every address', async () => {
    const plain = (text: string, id: number) => text.replaceAll(String(id), '#')
    const paths = (id: number) => [
      `/property/${id}`,
      `/en/for-sale/a/b/${id}/`,
      `/en/for-sale/a/b/${id}/?print=1`,
      `/en/map/card?id=${id}`,
      `/en/contact/visit/${id}/`,
      `/en/contact/question/${id}/`,
    ]
    for (const [index, path] of paths(2).entries()) {
      const unknown = await site.fetch(paths(9_999_999)[index] ?? '')
      const held = await site.fetch(path)
      expect([path, held.status, plain(held.headers.get('Location') ?? '', 2)]).toEqual([
        path,
        unknown.status,
        plain(unknown.headers.get('Location') ?? '', 9_999_999),
      ])
      expect(await held.text(), path).not.toContain('Langerei')
    }
  })

  test('a home that is unlawful to advertise is listed by the command with its gaps', async () => {
    const { status, lines } = await command('--unlawful')
    expect(status).toBe(1)
    expect(lines.filter((line) => /^[23] /.test(line)).map((line) => line.split(/ {2,}/))).toEqual([
      ['2', 'HELD-2', 'sale', '8000 Brugge', 'floodGScore', 'missing', 'to advertise', 'held back', 'biv.be'],
      ['3', expect.any(String), 'rent', '1000 Brussel', 'monthlyRent', 'missing', 'to advertise', 'held back', expect.stringContaining('immovlan')],
    ])
    expect(lines.at(-1)).toBe('4 listings checked: 2 gaps in 2, 2 held back')
  })

  test('a home that is unlawful to advertise is published by the import that completes it, and is new to alerts', async () => {
    await site.importFeed(propertyAnswer([lawful, { ...unlawful, ...flood }, withoutRent, land, sold]))
    expect(await listed('sale')).toEqual([1, 2, 4])
    expect(await pageOf(site, 2, 'en')).toContain('Langerei')
    const { results } = await site.db.prepare('SELECT kind FROM listing_events WHERE listing_id = 2').all()
    expect(results).toEqual([{ kind: 'new' }])
    await site.importFeed(propertyAnswer(stock))
    expect(await listed('sale')).toEqual([1, 4])
  })

  test('a home that is unlawful to advertise is left out of the price list, the figures and the documents of its project', async () => {
    const unit = (ID: number, Price: number) => ({ ID, Unit: `A0${ID}`, Requirement: 'Huis', Price, Status: 'available' })
    const documents = ['Plan A07', 'Lastenboek'].map((Name, index) => ({ ID: index + 1, Name }))
    await site.importFeed(
      projectAnswer([aProject({ ID: 90, StartPrice: 311000, Constructions: [unit(6, 333000), unit(7, 311000), unit(8, 355000)], Documents: documents })]),
    )
    const listing = (ID: number, flooding: object) => aProperty({ ID, ProjectID: 90, Ident: `A0${ID}`, ...flooding })
    await site.importFeed(propertyAnswer([...stock, listing(6, flood), listing(7, { FloodPScore: 'A' })]))
    expect(await listed('sale')).toEqual([1, 4, 6])
    const path = href('project', 'en', { city: 'ghent', name: 'de-boomgaard', id: 90 })
    for (const html of [await site.html(path), await site.html(href('projects', 'en')), await site.html(href('construction', 'en', { id: 90 }))]) {
      expect(html).not.toMatch(/A07|311\.000/)
      expect(html).toContain('333.000')
    }
    const html = await site.html(path)
    for (const shown of ['A06', 'A08', 'Lastenboek', '2 of 2']) expect(html).toContain(shown)
    await site.importFeed(propertyAnswer(stock), ['--force'])
  })

  test('a home that is unlawful to advertise is left out of the texts of its project: in pages, JSON-LD, sitemap, API, mails and links to documents', async () => {
    const units = [6, 7].map((ID) => ({ ID, Unit: `A0${ID}`, Requirement: 'Huis, zoals A07', Price: 333_000 + ID * 1_000, Status: 'available' }))
    const texts = {
      Name: 'Zonnehof: A07 vanaf € 340.000',
      DescriptionA: 'Een hof met zestien huizen. A-07 is een hoekhuis.',
      Situation: 'Aan het park.\nLindenlei 77 heeft een tuin.',
      Technical: 'Baksteen. Woning A 7 kost 340 000 euro.',
      Delivery: 'A07: maart 2027',
      MediumPictureItems: [aPicture({ Name: 'Gevel van A07' })],
    }
    await site.importFeed(projectAnswer([aProject({ ID: 91, ...texts, StartPrice: 340_000, Constructions: units })]), ['--force'])
    const listing = (ID: number, flooding: object) => aProperty({ ID, ProjectID: 91, Ident: `A0${ID}`, Street: 'Lindenlei', HouseNumber: '77', ...flooding })
    await site.importFeed(propertyAnswer([...stock, listing(7, { FloodPScore: 'A' })]))
    const path = href('project', 'nl', { city: 'gent', name: 'zonnehof', id: 91 })
    const kept = ['Zonnehof', 'zestien huizen', 'Aan het park.', 'Baksteen.', 'A06', '339.000']
    const html = await site.html(path)
    for (const text of kept) expect(html).toContain(text)
    expect(html).toMatch(/"description":"Een hof met zestien huizen\."/)
    const forms = [href('construction', 'nl', { id: 91 }), `${href('sendToFriend', 'nl')}?page=${path}`, `${href('thankYouConstruction', 'nl')}?project=91`]
    const others = [href('projects', 'nl'), href('home', 'nl'), '/api/listings?lang=nl&goal=sale', ...(await sitemapParts(site)), ...forms]
    const pages = [html, ...(await Promise.all(others.map((each) => site.html(each))))]
    await fillIn(site, href('construction', 'nl', { id: 91 }), personAnswers())
    const mails = (await site.mails()).map(({ subject, text, html: markup }) => [subject, text, markup].join())
    expect(mails).toHaveLength(2)
    for (const text of [...pages, ...mails]) expect(text.match(/\bA-?07\b|zonnehof-a07|A 7 kost|340[. -]000|Lindenlei 77/)).toBeNull()

    const uploaded = await site.fetch('/documents/project/91/plan?nl=Plan+A07', {
      method: 'PUT',
      body: pdf,
      headers: { Authorization: `Bearer ${site.token}` },
    })
    const signing = { current: localSecrets(site.state).SIGNING_SECRET, previous: [] }
    const link = await documentLink(signing, { kind: 'project', id: 91 }, 'plan', new Date(Date.now() + 60_000), 'nl')
    expect([uploaded.status, (await site.fetch(link)).status]).toEqual([201, 410])

    await site.importFeed(propertyAnswer([...stock, listing(7, flood)]))
    expect((await site.fetch(path)).headers.get('Location')).toContain('zonnehof-a07-vanaf-340-000')
    expect((await site.fetch(link)).status).toBe(200)
    const parts = await Promise.all((await sitemapParts(site)).map((part) => site.html(part)))
    expect(parts.join()).toContain('zonnehof-a07-vanaf-340-000')
    await site.importFeed(propertyAnswer(stock), ['--force'])
  })

  test('a home that is held back is released the night after the setting is switched off; a new rule then holds back other homes', async () => {
    const record = (holdBack: string) =>
      site.db.batch([
        site.db.prepare("UPDATE agency SET version = version + 1, record = json_set(record, '$.publication.holdBack', json(?))").bind(holdBack),
        site.db.prepare('UPDATE catalogue SET agency = (SELECT version FROM agency)'),
      ])
    await record('false')
    await nightly()
    expect([await listed('sale'), await listed('rent')]).toEqual([[1, 2, 4], [3]])
    await record('["monthlyRent"]')
    await nightly()
    expect([await listed('sale'), await listed('rent')]).toEqual([[1, 2, 4], []])
    expect((await site.fetch('/en/for-rent/a/b/3/')).status).toBe(404)
  })
})

test.each(locales)('in %s the legal block shows what is known and what may follow, but not what must be stated now', async (locale) => {
  const t = translator(locale)
  const html = await pageOf(site, 2, locale)
  const law = /<section[^>]*aria-labelledby="law">.*?<\/section>/s.exec(html)?.[0] ?? ''
  const rows = new Map([...law.matchAll(/<th scope="row">(.*?)<\/th><td[^>]*>(.*?)<\/td>/gs)].map(([, label = '', value = '']) => [label, value]))
  expect(rows.get(t('certificate.flanders'))).toContain('168')
  expect(rows.get(t('fact.floodPScore'))).toContain('A')
  for (const key of ['fact.permit', 'fact.zoning', 'fact.asbestosType', 'fact.groundCertificate'] as const) expect(rows.get(t(key)), key).toBe(t('law.pending'))
  for (const key of ['fact.floodGScore', 'fact.heritage'] as const) expect(rows.has(t(key)), key).toBe(false)
  expect(law).toContain(t('law.basis', { region: t('region.flanders'), day: formatDay('2026-11-22', locale) }))
})

describe('the command', () => {
  test('the compliance command prints JSON on request', async () => {
    const { status, lines } = await command('--json')
    const { checked, listings } = JSON.parse(lines.join('\n'))
    expect([status, checked]).toEqual([1, 4])
    expect(listings[0]).toMatchObject({ id: 1, held: false, gaps: expect.arrayContaining([expect.objectContaining({ rule: 'permit', without: 'allowed' })]) })
  })

  test('the command explains its usage, and reports a site that does not answer', async () => {
    expect(await command('--wrong')).toMatchObject({ status: 2, errors: [expect.stringContaining('Usage')] })
    expect((await command('extra')).status).toBe(2)
    expect((await command('--to', 'https://www.agency.example')).status).toBe(2)
  })

  test('the command exits with 0 if nothing is missing', async () => {
    await using other = await startSite()
    await other.importFeed(propertyAnswer([aProperty({ ID: 1, CountryID: 1, CountryName: 'France', Zip: '59000' })]))
    const status = await complianceCommand([], {
      print: () => undefined,
      printError: () => undefined,
      environment: {},
      openLocal: async () => ({ url: other.url, token: other.token, close: async () => undefined }),
    })
    expect(status).toBe(0)
  })
})

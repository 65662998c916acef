import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { fillIn, isToOffice, personAnswers } from '../forms/form-filler.ts'
import { aProject, aProperty, type FeedRecord, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite, withoutPort } from '../kit/site.ts'
import { pageOf } from '../listings/listing-pages.ts'
import { openFeed, sendProjects, stepFeed } from './post-feed.ts'

const place = (street: string, number: string, hidden: boolean) => ({ street, number, postal_code: '9000', city: 'Gent', country: 'BE', hidden })
const base = { type: 'apartment', negotiation: 'sale', status: 'available', price: { amount: 300000, hidden: false } }
const neutral = (listings: readonly FeedRecord[]) => ({ kind: 'listings', version: '1', extent: 'full', listings })

const hiddenProject = {
  id: 'P-1',
  is_project: true,
  status: 'available',
  description_title: 'Hof ter Vijver',
  description: 'Aan de Vijverhofstraat en de Ooievaarslaan.',
  location: { ...place('', '7', true), street: { nl: 'Vijverhofstraat', fr: 'Rue du Héron Cendré' } },
}
const publishedUnit = {
  ...base,
  id: 'U-1',
  project_id: 'P-1',
  unit: 'Vijverhofstraat A1',
  description_title: 'Vijverhofstraat 7, appartement',
  location: place('Vijverhofstraat', '7', false),
}
const unitElsewhere = {
  ...base,
  id: 'U-2',
  project_id: 'P-1',
  description_title: 'Hoekappartement',
  description: 'Rue du Héron Cendré',
  location: place('Ooievaarslaan', '31', true),
}
const publishedProject = {
  id: 'P-2',
  is_project: true,
  status: 'available',
  description_title: 'De Boomgaard',
  location: place('Kwikstaartstraat', '5', false),
}
const hiddenUnit = {
  ...base,
  id: 'U-3',
  project_id: 'P-2',
  unit: 'B12',
  description_title: 'Kwikstaartstraat 5',
  description: 'Licht appartement, Kwikstaart straat 5.',
  location: place('', '', true),
}

describe('a project and its unit, one of which hides its address', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
    const file = neutral([hiddenProject, publishedUnit, unitElsewhere, publishedProject, hiddenUnit])
    expect((await site.importFeed(file)).errors).toEqual([])
    expect((await site.importFeed(file)).lines.at(-1)).toBe('added 0, changed 0, unchanged 5, withdrawn 0, rejected 0')
  })
  afterAll(() => site[Symbol.asyncDispose]())

  const publicId = async (table: 'listings' | 'projects', external: string) =>
    Number((await site.db.prepare(`SELECT id FROM ${table} WHERE external_id = ?`).bind(external).first('id')) ?? 0)

  test('a project reveals neither its address nor its units’, even if a unit publishes it', async () => {
    const id = await publicId('projects', 'P-1')
    const { results } = await site.db.prepare('SELECT record FROM projects WHERE id = ?').bind(id).all<{ record: string }>()
    expect(results[0]?.record).not.toMatch(/vijverhofstraat|ooievaar/i)
    expect(JSON.parse(results[0]?.record ?? '{}').constructions).toHaveLength(2)
    const towns = { nl: 'gent', fr: 'gand', en: 'ghent', de: 'gent' }
    for (const locale of locales) {
      const path = href('project', locale, { city: towns[locale], name: 'hof-ter-vijver', id })
      expect(await site.html(path), locale).toContain('Hof ter Vijver')
      expect(await site.html(path), locale).not.toMatch(/vijverhofstraat|ooievaar/i)
    }
    expect(await pageOf(site, await publicId('listings', 'U-1'))).toContain('Vijverhofstraat')
    expect(await pageOf(site, await publicId('listings', 'U-2'), 'fr')).not.toContain('Cendré')
  })

  test('a unit does not reveal the address that its project publishes', async () => {
    const id = await publicId('listings', 'U-3')
    for (const locale of locales) expect(await pageOf(site, id, locale), locale).not.toMatch(/kwikstaart|B12/i)
    const answer: { total: number } = await (await site.fetch('/api/listings?lang=nl&goal=sale&q=kwikstaart')).json()
    expect(answer.total).toBe(0)
  })
})

test('a unit does not reveal its project’s address while its import is under way', async () => {
  await using site = await startSite()
  const project = aProject({ ID: 8, Street: 'Kwikstaartstraat' })
  const unit = aProperty({
    ID: 7,
    ProjectID: 8,
    Street: '',
    HouseNumber: '',
    PublishAddress: false,
    DescriptionA: 'Licht, Kwikstaartstraat 5.',
    DescriptionB: 'Licht.',
  })
  const id = await openFeed(site, [unit], 'partial')
  await sendProjects(site, id, [project])
  // The first step measures the import, the second applies the listings.
  expect([await stepFeed(site, id), await stepFeed(site, id)]).toEqual([false, false])
  const row = await site.db.prepare('SELECT project_id, card, record FROM listings WHERE id = 7').first()
  expect(row).toMatchObject({ project_id: 8 })
  expect(JSON.stringify(row)).not.toMatch(/kwikstaart/i)
})

describe('documents of a home with a hidden address', () => {
  const put = (site: TestSite, path: string, name: string) =>
    site.fetch(`${path}?name=${encodeURIComponent(name)}`, { method: 'PUT', body: '%PDF-1.4\n%%EOF', headers: { Authorization: `Bearer ${site.token}` } })

  test('documents of a home with a hidden address are refused with its street in their name, and renamed when the address is hidden later', async () => {
    await using site = await startSite()
    const house = aProperty({ ID: 7, Street: 'Leeuwerikenstraat' })
    const project = aProject({ ID: 8, Street: 'Leeuwerikenstraat' })
    const feed = (...changes: FeedRecord[]) => ({ ...propertyAnswer([{ ...house, ...changes[0] }]), ...projectAnswer([{ ...project, ...changes[1] }]) })
    await site.importFeed(feed())
    expect((await put(site, '/documents/property/7/epc', 'EPC Leeuwerikenstraat 14')).status).toBe(201)
    expect((await put(site, '/documents/project/8/plan', 'Plan Leeuwerikenstraat')).status).toBe(201)
    await site.importFeed(feed({ PublishAddress: false }, { PublicAddress: false }))
    const names = await site.db.prepare('SELECT name FROM documents').all<{ name: string }>()
    expect(names.results.map(({ name }) => JSON.parse(name).en)).toEqual(['Document', 'Document'])
    const answer = await put(site, '/documents/property/7/epc', 'EPC Leeuweriken-straat 14')
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('not published')])
    expect((await put(site, '/documents/property/7/epc', 'EPC')).status).toBe(200)
  })

  test('documents of a home reveal neither its number nor its box if only these are hidden: not in page, form, mail, link or file', async () => {
    await using site = await startSite()
    const home = (number_hidden: boolean) => ({
      ...base,
      id: 'H-1',
      description_title: 'Hoekhuis',
      location: { ...place('Leeuwerikenstraat', '4173', false), box: 'QX9Z', number_hidden },
    })
    await site.importFeed(neutral([home(false)]))
    const id = await site.db.prepare('SELECT id FROM listings').first<number>('id')
    const name = 'EPC Leeuwerikenstraat 4173 bus QX9Z'
    expect((await put(site, `/documents/property/${id}/nr-4173-bus-QX9Z`, name)).status).toBe(201)
    expect((await put(site, `/documents/property/${id}/plan`, 'Plan')).status).toBe(201)
    expect(await pageOf(site, Number(id))).toContain(name)
    const before = await ask(site, Number(id))
    expect(before.texts).toContain('4173')

    await site.importFeed(neutral([home(true)]))
    expect(await pageOf(site, Number(id))).toMatch(/Leeuwerikenstraat/)
    const after = await ask(site, Number(id))
    expect(after.texts).toMatch(/document\.pdf/i)
    expect(withoutPort(site, [await pageOf(site, Number(id)), after.texts].join())).not.toMatch(/4173|QX9Z/)
    expect((await site.fetch(before.link)).status).toBe(410)
    const refused = await put(site, `/documents/property/${id}/nr-4173`, 'EPC')
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('the key')])
  })
})

/** Asks for the first document of a listing. @returns what form, mail, link and file say of it */
async function ask(site: TestSite, id: number): Promise<{ readonly texts: string; readonly link: string }> {
  site.mailbox.empty()
  const path = href('documentRequest', 'nl', { id })
  const html = await site.html(path)
  const [, key = ''] = /name="documents"[^>]*value="([^"]+)"/.exec(html) ?? /value="([^"]+)"[^>]*name="documents"/.exec(html) ?? []
  expect((await fillIn(site, path, personAnswers({ documents: key }))).status).toBe(303)
  const mail = (await site.mails()).find((each) => !isToOffice(each))
  const url = new URL(/https?:\/\/\S+\/documents\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const link = url.pathname + url.search
  const file = await site.fetch(link)
  expect(file.status).toBe(200)
  return { texts: [html, mail?.subject, mail?.text, mail?.html, link, file.headers.get('Content-Disposition')].join('\n'), link }
}

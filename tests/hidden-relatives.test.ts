import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { aProject, aProperty, type FeedRecord, projectAnswer, propertyAnswer } from './factories.ts'
import { pageOf } from './listing-pages.ts'
import { startSite, type TestSite } from './site.ts'

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

describe('units and projects of which one hides its address', () => {
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
    for (const locale of locales) {
      const path = href('project', locale, { city: 'gent', name: 'hof-ter-vijver', id })
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

describe('documents of a home with a hidden address', () => {
  const put = (site: TestSite, path: string, name: string) =>
    site.fetch(`${path}?name=${encodeURIComponent(name)}`, { method: 'PUT', body: '%PDF-1.4\n%%EOF', headers: { Authorization: `Bearer ${site.token}` } })

  test('are refused with its street in their name, and renamed when the address is hidden later', async () => {
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
})

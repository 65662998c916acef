import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { energyLabel, energyScale } from '#db/model/energy.ts'
import { factDefinition, factKeys } from '#db/model/facts.ts'
import type { Listing, ListingState, Photo } from '#db/model/listing.ts'
import type { LocalizedText } from '#db/model/localized.ts'
import { isSoldOut, type Project } from '#db/model/project.ts'
import { propertyGroups } from '#db/model/property-group.ts'
import { type Region, regionOf } from '#db/model/region.ts'
import { locales } from '#messages/locales.ts'
import { listingPath } from '#ui/presenters/listing-address.ts'
import { presentPhoto } from '#ui/presenters/photo.ts'
import { projectPagePath } from '#ui/presenters/project.ts'
import { type ImportResult, startSite, type TestSite } from './site.ts'

const root = resolve(import.meta.dirname, '..')
const feedFile = resolve(root, 'db/demo/feed.json')

let site: TestSite
let result: ImportResult
let listings: Listing[]
let projects: Project[]

beforeAll(async () => {
  site = await startSite()
  result = await site.importFile(feedFile)
  const rows = await site.db.prepare('SELECT card, record, state FROM listings ORDER BY id').all<{ card: string; record: string; state: ListingState }>()
  listings = rows.results.map(({ card, record, state }) => ({ ...JSON.parse(record), ...JSON.parse(card), state }))
  const plans = await site.db.prepare('SELECT record FROM projects ORDER BY id').all<{ record: string }>()
  projects = plans.results.map(({ record }) => JSON.parse(record))
})
afterAll(() => site[Symbol.asyncDispose]())

describe('the demo agency', () => {
  test('has at least sixty listings and five projects, none rejected', () => {
    expect(result).toEqual({ status: 0, lines: [expect.stringMatching(/^added \d+, changed 0, unchanged 0, withdrawn 0, rejected 0$/)], errors: [] })
    expect(listings.length).toBeGreaterThanOrEqual(60)
    expect(projects.length).toBeGreaterThanOrEqual(5)
    expect(result.lines[0]).toContain(`added ${listings.length + projects.length},`)
  })

  test('imports without changes a second time', async () => {
    expect((await site.importFile(feedFile)).lines).toEqual([`added 0, changed 0, unchanged ${listings.length + projects.length}, withdrawn 0, rejected 0`])
  })

  test('uses example domains only', () => {
    const text = readFileSync(feedFile, 'utf8')
    const hosts = [...text.matchAll(/https?:\/\/([^/"\s]+)/g)].map(([, host]) => host)
    const mails = [...text.matchAll(/[\w.+-]+@([\w.-]+)/g)].map(([, host]) => host)
    expect([...new Set(mails)].filter((host) => !host?.endsWith('perron.example'))).toEqual([])
    expect([...new Set(hosts)].filter((host) => !/\.example$|^(?:www\.)?(?:youtube\.com|youtu\.be)$|vimeo\.com$|matterport\.com$/.test(host ?? ''))).toEqual([])
  })
})

describe('demo texts', () => {
  const incomplete = (text: LocalizedText | null | undefined) => (text ? locales.filter((locale) => !text[locale]?.trim()) : [])

  test('exist in all four languages', () => {
    const missing: string[] = []
    const note = (where: string, text: LocalizedText | null | undefined) => {
      for (const locale of incomplete(text)) missing.push(`${where} ${locale}`)
    }
    for (const { id, title, description, marquee, photos, facts } of listings) {
      for (const [name, text] of Object.entries({ title, description })) note(`${id} ${name}`, text ?? {})
      note(`${id} marquee`, marquee)
      for (const photo of photos) note(`${id} photo ${photo.key}`, photo.name)
      for (const key of factKeys.filter((each) => factDefinition(each).kind === 'text' || factDefinition(each).kind === 'places')) {
        const value = facts[key]
        if (typeof value === 'object' && value.any === undefined) note(`${id} ${key}`, value)
      }
    }
    for (const project of projects) {
      for (const name of ['summary', 'situation', 'technical', 'delivery'] as const) note(`project ${project.id} ${name}`, project[name] ?? {})
      for (const { id, requirement } of project.constructions) note(`project ${project.id} unit ${id}`, requirement ?? {})
      for (const { id, name } of project.documents) note(`project ${project.id} document ${id}`, name)
    }
    expect(missing).toEqual([])
  })

  test('differ between languages and between listings', () => {
    const copied = listings.filter(({ description }) => new Set(locales.map((locale) => description?.[locale])).size < locales.length)
    expect(copied.map(({ id }) => id)).toEqual([])
    for (const locale of locales) {
      const texts = listings.map(({ description }) => description?.[locale])
      expect(
        texts.filter((text, index) => texts.indexOf(text) !== index),
        locale,
      ).toEqual([])
    }
  })
})

describe('demo listings', () => {
  const countOf = (matches: (listing: Listing) => boolean) => listings.filter(matches).length

  test.each([
    ['for sale', (listing: Listing) => listing.goal === 'sale'],
    ['for rent', (listing: Listing) => listing.goal === 'rent'],
    ['sold', (listing: Listing) => listing.state === 'sold'],
    ['rented', (listing: Listing) => listing.state === 'rented'],
    ['under option', (listing: Listing) => listing.state === 'option'],
    ['at a price on request', (listing: Listing) => listing.state === 'available' && listing.price.amount === null],
    ['starting from a price', (listing: Listing) => listing.price.from],
    ['without a photograph', (listing: Listing) => listing.photos.length === 0],
    ['with forty photographs', (listing: Listing) => listing.photos.length >= 40],
    ['with their address hidden', (listing: Listing) => listing.place.address === null && listing.place.point?.exact === false],
    ['with their address shown', (listing: Listing) => listing.place.address !== null && listing.place.point?.exact === true],
    ['with a ribbon', (listing: Listing) => listing.marquee !== null],
    ['with a film', (listing: Listing) => listing.films.length > 0],
    ['with a plan', (listing: Listing) => listing.photos.some((photo) => photo.url.endsWith('.svg'))],
    ['as a life annuity', (listing: Listing) => listing.annuity !== undefined],
    ['in Luxembourg', (listing: Listing) => listing.place.country === 'LU'],
  ])('include some %s', (_, matches) => {
    expect(countOf(matches)).toBeGreaterThan(0)
  })

  test('include three with all facts about their surroundings', () => {
    const all = factKeys.filter((key) => factDefinition(key).group === 'surroundings')
    expect(countOf((listing) => all.every((key) => listing.facts[key] !== undefined))).toBeGreaterThanOrEqual(3)
  })

  test('fill more than one page of homes for sale', () => {
    expect(countOf((listing) => listing.goal === 'sale' && (listing.state === 'available' || listing.state === 'option'))).toBeGreaterThan(24)
  })

  test('cover every category', () => {
    const categories = new Set(listings.map((listing) => listing.mainType))
    expect(Object.keys(propertyGroups).filter((group) => group !== 'project' && !categories.has(group))).toEqual([])
  })

  test.each(['flanders', 'brussels', 'wallonia', 'luxembourg'] as const)('cover every energy label of %s', (region: Region) => {
    const inRegion = listings.filter(({ place }) => regionOf(place.country, place.zip) === region)
    const labels = new Set(inRegion.map(({ place, energy }) => energyLabel({ country: place.country, zip: place.zip, ...energy })?.text))
    const steps = energyScale(region).map((step) => step.text)
    expect(steps.filter((step) => !labels.has(step))).toEqual([])
  })
})

describe('demo projects', () => {
  test.each([
    ['on sale', (project: Project) => !isSoldOut(project) && project.constructions.length > 0],
    ['sold out', isSoldOut],
    [
      'without units, documents and photographs',
      ({ constructions, documents, photos }: Project) => constructions.length + documents.length + photos.length === 0,
    ],
    ['with their address hidden', ({ place }: Project) => place.address === null],
  ])('include some %s', (_, matches) => {
    expect(projects.filter(matches).length).toBeGreaterThan(0)
  })
})

describe('demo pictures', () => {
  const all = () => [
    ...listings.map(({ id, photos }) => ({ owner: String(id), photos })),
    ...projects.map(({ id, photos }) => ({ owner: `project-${id}`, photos })),
  ]

  /** Every URL a page uses for a photograph. */
  function addresses(photo: Photo, owner: string): string[] {
    const { avif, webp, large, src } = presentPhoto(photo, owner, '', 'nl')
    const sets = [avif, webp].flatMap((set) => set?.split(', ').map((part) => part.split(' ')[0] ?? '') ?? [])
    return [...sets, large, src]
  }

  test('are local files, in every size and format a page requests', () => {
    const used = all().flatMap(({ owner, photos }) => photos.flatMap((photo) => addresses(photo, owner)))
    const unique = [...new Set(used)]
    expect(unique.filter((address) => !address.startsWith('/pictures/'))).toEqual([])
    expect(unique.filter((address) => !existsSync(resolve(root, `public${address}`)) || statSync(resolve(root, `public${address}`)).size === 0)).toEqual([])
  })

  test('start with a different one for every listing and project', () => {
    const first = all().flatMap(({ owner, photos }) => (photos[0] ? [{ owner, url: photos[0].url }] : []))
    const owners = Map.groupBy(first, ({ url }) => url)
    expect([...owners].filter(([, same]) => same.length > 1).map(([url, same]) => `${url} ${same.map(({ owner }) => owner)}`)).toEqual([])
  })

  test('are not repeated within a listing or project', () => {
    const twice = all().filter(({ photos }) => new Set(photos.map(({ url }) => url)).size < photos.length)
    expect(twice.map(({ owner }) => owner)).toEqual([])
  })

  test('have dimensions, a placeholder and alternative text', () => {
    const incompletePhotos = all().flatMap(({ owner, photos }) =>
      photos
        .filter((photo) => !photo.width || !photo.height || !photo.name || (photo.placeholder === null && !photo.url.endsWith('.svg')))
        .map(({ key }) => `${owner} ${key}`),
    )
    expect(incompletePhotos).toEqual([])
  })

  test('are served with the right content type', async () => {
    const [address = ''] = listings.flatMap(({ id, photos }) => photos.slice(0, 1).flatMap((photo) => addresses(photo, String(id))))
    for (const [format, type] of Object.entries({ avif: 'image/avif', webp: 'image/webp' })) {
      const answer = await site.fetch(address.replace(/\.\w+$/, `.${format}`))
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type])
    }
  })
})

test('every demo page returns 200 in every language', async () => {
  for (const locale of locales) {
    const pages = [...listings.map((listing) => listingPath(listing, locale)), ...projects.map((project) => projectPagePath(project, locale))]
    for (const path of pages) expect((await site.fetch(path)).status, path).toBe(200)
  }
})

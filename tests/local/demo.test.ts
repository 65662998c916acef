import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gapsOf } from '#db/model/law/compliance/compliance.ts'
import { energyLabel, energyScale } from '#db/model/listings/energy.ts'
import { factDefinition, factKeys } from '#db/model/listings/facts.ts'
import type { Listing, ListingState, Photo } from '#db/model/listings/listing.ts'
import { propertyGroups } from '#db/model/listings/property-group.ts'
import { type Region, regionOf } from '#db/model/places/region.ts'
import { isSoldOut, type Project } from '#db/model/projects/project.ts'
import { dayAfter, wallTimeOf, weekdayOf } from '#db/model/site/brussels-time.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { readOwnedHome } from '#db/owners/owned-home.ts'
import * as schema from '#db/schema.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { presentPhoto } from '#ui/listings/photos/photo.present.ts'
import { projectPagePath } from '#ui/projects/project.present.ts'
import { href } from '#ui/routes.ts'
import { historyRows } from '#worker/local/demo/demo-history.ts'
import { keepDemoOpenDays, keepDemoPrices } from '#worker/local/demo/demo-listings.ts'
import { countForDemoOwners, demoLogins, keepDemoOwners, readDemoOwners } from '#worker/local/demo/demo-owners.ts'
import { demoAccountId } from '#worker/local/demo/demo-staff.ts'
import { type ImportResult, startSite, type TestSite } from '../kit/site.ts'

const root = resolve(import.meta.dirname, '../..')
const feedFile = resolve(root, 'db/demo/feed.json')
const readDemo = (file: string) => readFileSync(resolve(root, 'db/demo', file), 'utf8')
const manifest: { file: string; kind: string; scene: string; layout: string }[] = JSON.parse(readDemo('pictures/manifest.json'))
/** Pictures that are a part of another one. */
const details: Record<string, { of: string }> = JSON.parse(readDemo('pictures/details.json'))

let site: TestSite
let result: ImportResult
let listings: Listing[]
let projects: Project[]

beforeAll(async () => {
  site = await startSite()
  result = await site.importFile(feedFile)
  await keepDemoPrices(site)
  const rows = await site.db.prepare('SELECT card, record, state FROM listings ORDER BY id').all<{ card: string; record: string; state: ListingState }>()
  listings = rows.results.map(({ card, record, state }) => ({ ...JSON.parse(record), ...JSON.parse(card), state }))
  const plans = await site.db.prepare('SELECT record FROM projects ORDER BY id').all<{ record: string }>()
  projects = plans.results.map(({ record }) => JSON.parse(record))
})
afterAll(() => site[Symbol.asyncDispose]())

describe('the demo agency', () => {
  test('the demo agency has at least sixty listings and five projects, none rejected', () => {
    expect(result).toEqual({ status: 0, lines: [expect.stringMatching(/^added \d+, changed 0, unchanged 0, withdrawn 0, rejected 0$/)], errors: [] })
    expect(listings.length).toBeGreaterThanOrEqual(60)
    expect(projects.length).toBeGreaterThanOrEqual(5)
    expect(result.lines[0]).toContain(`added ${listings.length + projects.length},`)
  })

  test('imports without changes a second time', async () => {
    expect((await site.importFile(feedFile)).lines).toEqual([`added 0, changed 0, unchanged ${listings.length + projects.length}, withdrawn 0, rejected 0`])
  })

  test('the demo agency uses example domains only', () => {
    const text = readFileSync(feedFile, 'utf8')
    const hosts = [...text.matchAll(/https?:\/\/([^/"\s]+)/g)].map(([, host]) => host)
    const mails = [...text.matchAll(/[\w.+-]+@([\w.-]+)/g)].map(([, host]) => host)
    expect([...new Set(mails)].filter((host) => !host?.endsWith('perron.example'))).toEqual([])
    expect([...new Set(hosts)].filter((host) => !/\.example$|^(?:www\.)?(?:youtube\.com|youtu\.be)$|vimeo\.com$|matterport\.com$/.test(host ?? ''))).toEqual([])
  })
})

test('open days of the demo show on lists that were cached before', async () => {
  await using own = await startSite()
  await own.importFile(feedFile)
  const badge = translator('nl')('openDay.badge', { day: '' }).trim()
  expect(await own.html(href('forSale', 'nl'))).not.toContain(badge)
  await keepDemoOpenDays(own)
  await expect.poll(() => own.html(href('forSale', 'nl'))).toContain(badge)
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

const isUpright = (photo: Photo | undefined) => Number(photo?.height) > Number(photo?.width)
const isPanorama = ({ width, height }: Photo) => Number(width) > 2.5 * Number(height)

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
    ['with more than twenty photographs', (listing: Listing) => listing.photos.length > 20],
    ['with one photograph', (listing: Listing) => listing.photos.length === 1],
    ['with an upright photograph first', (listing: Listing) => isUpright(listing.photos[0])],
    ['with a panorama', (listing: Listing) => listing.photos.some(isPanorama)],
    ['with their address hidden', (listing: Listing) => listing.place.address === null && listing.place.point?.exact === false],
    ['with their address shown', (listing: Listing) => listing.place.address !== null && listing.place.point?.exact === true],
    ['with a ribbon', (listing: Listing) => listing.marquee !== null],
    ['with a film', (listing: Listing) => listing.films.length > 0],
    ['with a plan', (listing: Listing) => listing.photos.some((photo) => photo.url.endsWith('.svg'))],
    ['as a life annuity', (listing: Listing) => listing.annuity !== undefined],
    ['in Luxembourg', (listing: Listing) => listing.place.country === 'LU'],
  ])('some demo listings are %s', (_, matches) => {
    expect(countOf(matches)).toBeGreaterThan(0)
  })

  test('include three with all facts about their surroundings', () => {
    const all = factKeys.filter((key) => factDefinition(key).group === 'surroundings')
    expect(countOf((listing) => all.every((key) => listing.facts[key] !== undefined))).toBeGreaterThanOrEqual(3)
  })

  test('fill more than one page of homes for sale', () => {
    expect(countOf((listing) => listing.goal === 'sale' && (listing.state === 'available' || listing.state === 'option'))).toBeGreaterThan(24)
  })

  test('the demo listings cover every category', () => {
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
    ['without units and documents', ({ constructions, documents }: Project) => constructions.length + documents.length === 0],
    ['with their address hidden', ({ place }: Project) => place.address === null],
  ])('there are demo projects %s', (_, matches) => {
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

  test('demo pictures are local files, in every size and format a page requests', () => {
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

  /** The picture that a photograph is, or is a part of. */
  const wholeOf = ({ url }: Photo) => {
    const name = url.replace('/pictures/', '').replace('.jpg', '')
    return details[name]?.of ?? name
  }

  test('each demo picture, whole or in part, stands in one home; units share those of their project', () => {
    const units = new Map(listings.map(({ id, projectId }) => [String(id), projectId === null ? String(id) : `project-${projectId}`]))
    const shown = all().flatMap(({ owner, photos }) => photos.map((photo) => ({ whole: wholeOf(photo), home: units.get(owner) ?? owner })))
    const homesOf = [...Map.groupBy(shown, ({ whole }) => whole)].map(([whole, each]) => ({ whole, homes: [...new Set(each.map(({ home }) => home))] }))
    expect(homesOf.filter(({ homes }) => homes.length > 1)).toEqual([])
  })

  test('each stored demo picture is shown, and each size that is stored is of such a picture', () => {
    const texts = ['feed.json', 'agency.json', 'testimonials.json', 'content/assets.json', 'content/tips.json', 'content/jobs.json'].map(readDemo).join()
    const stored = [
      ...readdirSync(resolve(root, 'db/demo/pictures')).filter((file) => /\.(?:jpg|svg)$/.test(file)),
      ...Object.keys(details).map((name) => `${name}.jpg`),
    ]
    expect(stored.filter((file) => !texts.includes(`pictures/${file}"`))).toEqual([])
    const sizes = readdirSync(resolve(root, 'public/pictures')).map((file) => file.replace(/-(?:480|720|960|1600)\.(?:avif|webp)$/, '.jpg'))
    expect([...new Set(sizes)].sort()).toEqual(stored.sort())
    const sources = readdirSync(resolve(root, 'db/demo/pictures/sources')).map((file) => file.replace('.jpg', ''))
    expect(sources.filter((name) => !Object.values(details).some(({ of }) => of === name))).toEqual([])
  })

  /** What the eye takes for one place: rooms of one scene and layout, in as many files as they are. */
  function placeIn(photo: Photo): string {
    const whole = wholeOf(photo)
    const shown = manifest.find(({ file }) => file === `${whole}.jpg`)
    return shown?.kind === 'interior' && shown.scene !== 'detail' ? `${shown.scene} ${shown.layout}` : whole
  }

  test('demo pictures show one place in at most two listings and projects, and no listing starts with a bedroom, a bathroom or a detail', () => {
    const places = all().flatMap(({ owner, photos }) =>
      [...new Set(photos.filter(({ url }) => url.endsWith('.jpg')).map(placeIn))].map((place) => ({ owner, place })),
    )
    const uses = Map.groupBy(places, ({ place }) => place)
    expect([...uses].filter(([, each]) => each.length > 2).map(([place, each]) => `${place}: ${each.map(({ owner }) => owner)}`)).toEqual([])
    const first = all().flatMap(({ photos }) => photos.slice(0, 1).map(({ url }) => url))
    expect(first.filter((url) => /\/(?:bedroom|childroom|bathroom|detail|attic-bed)-/.test(url))).toEqual([])
  })

  test('demo pictures show what the record of their listing says', () => {
    const wrong = listings.flatMap(({ id, photos, facts }) => {
      const names = photos.map(({ url }) => url.replace('/pictures/', ''))
      const some = (pattern: RegExp) => names.some((name) => pattern.test(name))
      const beds = names.filter((name) => /^(?:bedroom|childroom|attic-bed)-/.test(name)).length
      const floors = typeof facts.floors === 'number' ? facts.floors : null
      return [
        some(/^(?:patio-garden|rear|garden)-/) && facts.garden !== true && 'a garden',
        some(/^patio-roof-|^plan-(?:apartment|studio)/) && facts.terrace !== true && 'a terrace',
        floors !== null && names.filter((name) => name.startsWith('plan-row-')).length > floors && 'a plan too many',
        beds > Math.max(1, Number(facts.bedrooms ?? 1)) && 'a bedroom too many',
      ].flatMap((found) => (found ? [`${id} shows ${found}`] : []))
    })
    expect(wrong).toEqual([])
  })

  test('demo pictures are not repeated within a listing or project', () => {
    const twice = all().filter(({ photos }) => new Set(photos.map(({ url }) => url)).size < photos.length)
    expect(twice.map(({ owner }) => owner)).toEqual([])
  })

  test('demo pictures have dimensions, a placeholder and alternative text', () => {
    const incompletePhotos = all().flatMap(({ owner, photos }) =>
      photos
        .filter((photo) => !photo.width || !photo.height || !photo.name || (photo.placeholder === null && !photo.url.endsWith('.svg')))
        .map(({ key }) => `${owner} ${key}`),
    )
    expect(incompletePhotos).toEqual([])
  })

  test('demo pictures are served with the right content type', async () => {
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

test('the demo’s references without a photograph are lines without a placeholder', async () => {
  const html = await site.html(href('references', 'nl'))
  const bare = listings.filter(({ state, photos }) => (state === 'sold' || state === 'rented') && photos.length === 0)
  expect(html.split('class="card is-plain"').length - 1).toBe(bare.length)
  expect(html).not.toContain('is-empty')
})

test('demo accounts have ids that need no escaping in links', () => {
  for (const email of ['noor@perron.example', ...readDemoOwners().owners.map((owner) => owner.email)]) {
    const id = demoAccountId(email)
    expect(href('deskOwnerView', 'de', { id })).toContain(`/${id}/`)
  }
})

describe('demo owners', () => {
  const now = new Date()
  const today = wallTimeOf(now).day
  const demo = readDemoOwners()
  const db = () => drizzle(site.db, { schema })
  const home = (kind: 'listing' | 'project', id: number) => readOwnedHome(db(), { kind, id }, now)

  beforeAll(async () => {
    await keepDemoOwners(site, now)
    await countForDemoOwners(site, now)
  })

  test('two homes show their earlier price on their page and on their card', async () => {
    for (const [id, before] of [
      [4009, '€\\s775.000'],
      [4103, '€\\s925.000'],
    ] as const) {
      const page = await fetch(new URL(`/property/${id}?lng=en`, site.url), { headers: { Connection: 'close' } })
      expect(await page.text()).toMatch(new RegExp(`${before} until <time dateTime="\\d{4}-\\d\\d-\\d\\d">`, 'i'))
    }
    expect(await site.html('/en/favourites/?ids=4103')).toMatch(/Price lowered, was €\s925\.000/)
  })

  test('demo owners are stored once, however often they are loaded', async () => {
    const tables = ['owners', 'owner_homes', 'view_days', 'view_totals', 'portal_views', 'portal_media', 'home_visits', 'communications', 'listing_events']
    const counts = async () => site.db.batch<{ count: number }>(tables.map((table) => site.db.prepare(`SELECT count(*) AS count FROM ${table}`)))
    const before = (await counts()).map(({ results }) => results[0]?.count)
    await keepDemoOwners(site, now)
    expect((await counts()).map(({ results }) => results[0]?.count)).toEqual(before)
    expect(before.every((count) => count !== undefined && count > 0)).toBe(true)
  })

  test('cover each language and have homes for sale, to let and sold, and a project', async () => {
    expect(demo.owners.map(({ locale }) => locale).toSorted()).toEqual([...locales].toSorted())
    const owned = await Promise.all(demo.owners.flatMap(({ homes }) => homes.map(({ kind, id }) => home(kind, id))))
    const states = owned.map((each) => (each?.stock.kind === 'listing' ? `${each.stock.listing.goal} ${each.stock.state}` : each?.stock.kind))
    expect(new Set(states)).toEqual(new Set(['sale available', 'sale sold', 'rent available', 'project']))
  })

  test('log in with the password that npm start prints, and see nothing withheld from them', async () => {
    const printed = await demoLogins(site, site.url)
    expect(printed).toHaveLength(1 + demo.owners.length)
    for (const { email, locale, homes } of demo.owners) {
      expect(printed.join('\n')).toMatch(new RegExp(`${site.url}${href('ownerLogin', locale)} +${email}`))
      const body = new URLSearchParams({ do: 'password', email, password: demo.password })
      const answer = await site.fetch(href('ownerLogin', locale), { method: 'POST', body, redirect: 'manual' })
      expect([email, answer.status, answer.headers.get('Location')]).toEqual([email, 303, href('ownerPortal', locale)])
      const cookie = answer.headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; ')
      for (const { kind, id } of homes) {
        const page = await site.fetch(href('ownerHome', locale, { kind, id }), { headers: { Cookie: cookie } })
        const html = await page.text()
        expect([kind, id, page.status]).toEqual([kind, id, 200])
        for (const word of ['Geert O.', 'Piet W.', 'Te veel werk aan het dak', 'Interne nota']) expect(html).not.toContain(word)
      }
    }
  })

  test('demo owners have figures up to today, a portal with a gap, missing papers, and comparable homes', async () => {
    const rich = await home('listing', 4009)
    expect(rich?.views.days.map(({ views }) => views)).not.toContain(null)
    expect(rich?.portals.views.map(({ views }) => views.includes(null))).toEqual([true, true])
    expect(rich?.peers?.count).toBeGreaterThanOrEqual(5)
    expect(rich?.events.map(({ kind }) => kind)).toEqual(['price-drop', 'new'])
    expect(rich?.stock.kind === 'listing' && gapsOf(rich.stock.listing, today).length).toBeGreaterThan(0)
  })

  test('demo owners have a recent history and no appointment on a Sunday, whatever day they are loaded', () => {
    for (let later = 0; later < 7; later++) {
      const day = dayAfter('2027-03-01', later)
      const rows = demo.histories.map((history) => historyRows(history, day))
      const visits = rows.flatMap(({ home_visits = [] }) => home_visits).map(({ starts_at }) => wallTimeOf(new Date(String(starts_at))).day)
      expect(visits.filter((each) => weekdayOf(each) === 7)).toEqual([])
      expect(visits.some((each) => each > day)).toBe(true)
      expect(
        rows
          .flatMap(({ view_days = [] }) => view_days.map((each) => each.day))
          .toSorted((one, other) => String(one).localeCompare(String(other)))
          .at(-1),
      ).toBe(day)
      expect(rows.flatMap(({ communications = [] }) => communications).filter(({ at }) => wallTimeOf(new Date(String(at))).day > day)).toEqual([])
    }
  })
})

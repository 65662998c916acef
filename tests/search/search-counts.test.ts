import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upTo } from '../full.ts'
import { type Chance, chanceFrom } from '../kit/chance.ts'
import { outsideFile } from '../kit/corpora/outside.ts'
import { startSite, type TestSite } from '../kit/site.ts'

/** Compares what searches find in real records with a count over the records that shares no code with the site. */

const feed = outsideFile('feed-100k.json.gz')
/** Every nth record is used. */
const sampling = upTo(66, 33)

interface RawRecord {
  readonly ID: number
  readonly Goal: number
  readonly Status: number
  readonly MainTypeName?: string
  readonly TypeDescription?: string
  readonly Price?: number
  readonly PublishPrice: boolean
  readonly IsViager?: boolean
  readonly PublishAddress: boolean
  readonly Zip?: string
  readonly CountryID: number
  readonly GoogleX?: number
  readonly GoogleY?: number
  readonly NumberOfBedRooms?: number
  readonly NumberOfBathRooms?: number
  readonly NumberOfGarages?: number
  readonly NumberOfParkings?: number
  readonly SurfaceLiving?: number
  readonly SurfaceGround?: number
  readonly ConstructionYear?: number
  readonly HasTerrace?: boolean
  readonly SurfaceTerrace?: number
  readonly HasGarden?: boolean
  readonly SurfaceGarden?: number
  readonly HasPool?: boolean
  readonly HasFurnished?: boolean
  readonly HasCellar?: boolean
  readonly EnergyPerformance?: number
  readonly EPCLabelText?: string
}

interface Point {
  readonly lat: number
  readonly lng: number
}

interface Page {
  readonly total: number
  readonly pages: number
  readonly items: readonly { readonly id: number; readonly lat: number | null; readonly lng: number | null }[]
}

type Holds = (record: RawRecord) => boolean
type Goal = 'sale' | 'rent'

/** A filter: its query, and the same condition on a record. */
interface Filter {
  readonly query: string
  readonly holds: Holds
}

const isListed: Holds = ({ Status }) => Status === 1
const isOf = (goal: Goal): Holds => (goal === 'sale' ? ({ Goal }) => Goal === 0 : ({ Goal }) => Goal !== 0)

/** A category by its number in the CRM. */
const category = (segment: string, name: string): Filter => ({ query: `type=${segment}`, holds: ({ MainTypeName }) => MainTypeName === name })
/** A sub-category by every name that these records use for it. */
const kind = (segment: string, ...names: readonly string[]): Filter => ({
  query: `type=${segment}`,
  holds: ({ TypeDescription }) => names.includes(TypeDescription ?? ''),
})
const kinds: readonly Filter[] = [
  category('house', 'House'),
  category('apartment', 'Apartment'),
  category('commercial', 'Commercial'),
  category('land', 'Land'),
  category('project', 'Project'),
  kind('duplex', 'duplex'),
  kind('triplex', 'triplex'),
  kind('penthouse', 'penthouse'),
  kind('loft', 'loft'),
  kind('bungalow', 'bungalow'),
  kind('chalet', 'chalet'),
  kind('villa', 'villa', 'villa landhuis', 'moderne villa'),
  kind('mixed-use-building', 'mixed use building', 'gemengd gebruik'),
  kind('exceptional-property', 'exceptional property', 'uitzonderlijke woning'),
]

const zips = (...selected: readonly string[]): Filter => ({
  query: selected.map((zip) => `zip=${zip}`).join('&'),
  holds: ({ Zip }) => selected.includes(Zip ?? ''),
})

const price = (least: number | null, most: number | null): Filter => ({
  query: [least === null ? '' : `priceMin=${least}`, most === null ? '' : `priceMax=${most}`].filter(Boolean).join('&'),
  // The price of a life annuity is not an asking price.
  holds: ({ Price, PublishPrice, IsViager }) =>
    PublishPrice && IsViager !== true && Price !== undefined && Price > 0 && Price >= (least ?? 0) && Price <= (most ?? Number.POSITIVE_INFINITY),
})

type CountField = 'NumberOfBedRooms' | 'NumberOfBathRooms' | 'NumberOfGarages' | 'NumberOfParkings' | 'SurfaceLiving' | 'SurfaceGround' | 'ConstructionYear'
const atLeast = (key: string, field: CountField, least: number): Filter => ({
  query: `${key}Min=${least}`,
  holds: (record) => (record[field] ?? -1) >= least,
})
const atMost = (key: string, field: CountField, most: number): Filter => ({
  query: `${key}Max=${most}`,
  holds: (record) => (record[field] ?? Number.POSITIVE_INFINITY) <= most,
})

const terrace: Filter = { query: 'terrace=1', holds: ({ HasTerrace, SurfaceTerrace }) => HasTerrace === true || (SurfaceTerrace ?? 0) > 0 }
const garden: Filter = { query: 'garden=1', holds: ({ HasGarden, SurfaceGarden }) => HasGarden === true || (SurfaceGarden ?? 0) > 0 }

const pool: Filter = { query: 'pool=1', holds: ({ HasPool }) => HasPool === true }
const furnished: Filter = { query: 'furnished=1', holds: ({ HasFurnished }) => HasFurnished === true }
const cellar: Filter = { query: 'cellar=1', holds: ({ HasCellar }) => HasCellar === true }
const annuity: Filter = { query: 'annuity=1', holds: ({ IsViager, Goal }) => IsViager === true && Goal === 0 }
/** These records name no project, no VAT and no building under construction. */
const newBuild: Filter = { query: 'newBuild=1', holds: ({ ConstructionYear }) => (ConstructionYear ?? 0) >= new Date().getFullYear() - 2 }

/** Labels in the order of the specification's section 9, each with its upper bound. */
const scales = {
  flanders: 'a_plus 0 a 100 b 200 c 300 d 400 e 500 f Infinity',
  brussels:
    'a_plus 0 a 23 a_sub 45 b_plus 62 b 79 b_sub 95 c_plus 113 c 132 c_sub 150 d_plus 170 d 190 d_sub 210 ' +
    'e_plus 232 e 253 e_sub 275 f_plus 298 f 322 f_sub 345 g Infinity',
  wallonia: 'a_plusplus 0 a_plus 45 a 85 b 170 c 255 d 340 e 425 f 510 g Infinity',
} as const

function regionOf(zip: number): keyof typeof scales | null {
  if (zip >= 1000 && zip <= 1299) return 'brussels'
  if ((zip >= 1300 && zip <= 1499) || (zip >= 4000 && zip <= 7999)) return 'wallonia'
  return (zip >= 1500 && zip <= 3999) || (zip >= 8000 && zip <= 9999) ? 'flanders' : null
}

function labelOf({ CountryID, Zip, EnergyPerformance, EPCLabelText }: RawRecord): string | null {
  const region = CountryID === 10 && /^\d{4}$/.test(Zip ?? '') ? regionOf(Number(Zip)) : null
  // More than 2,000 kWh/m² a year is a total of the home.
  if (region !== null && EnergyPerformance !== undefined && EnergyPerformance <= 2_000) {
    const steps = [...scales[region].matchAll(/(\S+) (\S+)/g)].map(([, label = '', most]) => ({ label, most: Number(most) }))
    return steps.find(({ most }) => (region === 'flanders' && most > 0 ? EnergyPerformance < most : EnergyPerformance <= most))?.label ?? null
  }
  const [, letter, pluses] = /^([A-I])(\+{0,2})$/.exec(EPCLabelText ?? '') ?? []
  if (letter === undefined) return null
  const label = letter.toLowerCase() + (['', '_plus', '_plusplus'][pluses?.length ?? 0] ?? '')
  const steps = region === null ? null : scales[region].split(' ')
  if (steps === null || steps.includes(label)) return label
  // The best label of Flanders and Brussels is 'A+'; any other step that a scale lacks is not understood.
  return label === 'a_plusplus' && steps.includes('a_plus') ? 'a_plus' : null
}

const epc = (...selected: readonly string[]): Filter => ({
  query: selected.map((label) => `epc=${label}`).join('&'),
  holds: (record) => {
    const label = labelOf(record)
    return label !== null && selected.some((each) => each === label || each === label[0])
  },
})

function kilometres(one: Point, other: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const square = (angle: number) => Math.sin(angle / 2) ** 2
  const part = square(rad(other.lat - one.lat)) + Math.cos(rad(one.lat)) * Math.cos(rad(other.lat)) * square(rad(other.lng - one.lng))
  return 2 * 6371 * Math.asin(Math.sqrt(part))
}

describe.skipIf(feed === null)('searches in real records', () => {
  let site: TestSite
  let records: readonly RawRecord[]
  /** The point the site shows for each listing; unpublished addresses are moved. */
  let shown: ReadonlyMap<number, Point>

  beforeAll(async () => {
    const all: readonly RawRecord[] = JSON.parse(gunzipSync(readFileSync(feed ?? '')).toString()).GetPropertyListJsonResult.Value.Items
    records = all.filter((_, at) => at % sampling === 0)
    site = await startSite()
    const { status } = await site.importFeed(records)
    expect(status).toBe(0)
    shown = new Map([...(await pointsOf('sale')), ...(await pointsOf('rent'))])
  }, 180_000)
  afterAll(() => site?.[Symbol.asyncDispose]())

  const ask = async (goal: Goal, query: string): Promise<Page> => (await site.fetch(`/api/listings?goal=${goal}&${query}`)).json()

  async function pointsOf(goal: Goal): Promise<[number, Point][]> {
    const points: [number, Point][] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await ask(goal, `page=${page}`)
      pages = answer.pages
      points.push(...answer.items.flatMap(({ id, lat, lng }): [number, Point][] => (lat === null || lng === null ? [] : [[id, { lat, lng }]])))
    }
    return points
  }

  const around = (middle: Point, radius: number): Filter => ({
    query: `near=${middle.lat},${middle.lng}&radius=${radius}`,
    holds: ({ ID }) => {
      const point = shown.get(ID)
      return point !== undefined && kilometres(middle, point) <= radius
    },
  })

  const counted = (goal: Goal, filters: readonly Filter[]) =>
    records.filter((record) => isListed(record) && isOf(goal)(record) && filters.every(({ holds }) => holds(record))).length
  const found = async (goal: Goal, filters: readonly Filter[]) => (await ask(goal, filters.map(({ query }) => query).join('&'))).total

  const single: readonly Filter[] = [
    ...kinds,
    zips('8300'),
    zips('1000', '1050', '9000'),
    zips('29680'),
    price(250_000, null),
    price(null, 1_000),
    price(200_000, 400_000),
    price(0, null),
    ...[0, 1, 2, 3, 5, 9].map((least) => atLeast('bedrooms', 'NumberOfBedRooms', least)),
    ...[0, 2, 4].map((most) => atMost('bedrooms', 'NumberOfBedRooms', most)),
    ...[0, 1, 2].map((least) => atLeast('bathrooms', 'NumberOfBathRooms', least)),
    atLeast('garages', 'NumberOfGarages', 1),
    atMost('garages', 'NumberOfGarages', 1),
    ...[0, 1, 2].map((least) => atLeast('parkings', 'NumberOfParkings', least)),
    atMost('parkings', 'NumberOfParkings', 3),
    atLeast('livingArea', 'SurfaceLiving', 120),
    atMost('livingArea', 'SurfaceLiving', 80),
    atLeast('plotArea', 'SurfaceGround', 1_000),
    atLeast('built', 'ConstructionYear', 1_990),
    ...[terrace, garden, pool, furnished, cellar, annuity, newBuild],
    ...'a a_plus a_plusplus b b_sub b_plus c d d_plus e f f_sub g h i'.split(' ').map((label) => epc(label)),
    epc('a', 'b', 'c_sub'),
  ]

  test.each(['sale', 'rent'] as const)('find exactly the active listings for %s', async (goal) => {
    expect(await found(goal, [])).toBe(counted(goal, []))
    expect(counted(goal, [])).toBeGreaterThan(100)
  })

  test.each(single.map((filter) => [filter.query, filter] as const))('%s', async (_, filter) => {
    for (const goal of ['sale', 'rent'] as const) expect(await found(goal, [filter]), goal).toBe(counted(goal, [filter]))
  })

  test('find the listings within a radius of their shown points', async () => {
    const middles = [...shown.values()].filter((_, at) => at % upTo(33, 97) === 0)
    expect(middles.length).toBeGreaterThan(10)
    for (const middle of middles) {
      for (const radius of [0.5, 2, 10, 50]) {
        const filter = around(middle, radius)
        expect(await found('sale', [filter]), filter.query).toBe(counted('sale', [filter]))
      }
    }
  })

  test('published listings are shown at their exact point, the others at most 500 m away', () => {
    const placed = records.flatMap(({ ID, GoogleX, GoogleY, PublishAddress }) => {
      const point = shown.get(ID)
      return point && GoogleX !== undefined && GoogleY !== undefined ? [{ moved: kilometres(point, { lat: GoogleX, lng: GoogleY }), PublishAddress }] : []
    })
    expect(placed.filter(({ moved, PublishAddress }) => moved > (PublishAddress ? 0.001 : 0.501))).toEqual([])
    expect(placed.filter(({ PublishAddress }) => !PublishAddress).length).toBeGreaterThan(100)
  })

  test('combined filters find the listings that match all of them', async () => {
    const chance = chanceFrom(25)
    const middles = [...shown.values()]
    const rounds = upTo(40, 300)
    let nonEmpty = 0
    // Many combinations match nothing: go on until enough of them match something.
    for (let round = 0; round < rounds || (nonEmpty <= rounds / 2 && round < 4 * rounds); round += 1) {
      const goal = chance.pick(['sale', 'sale', 'rent'] as const)
      const filters = combination(chance, middles)
      const count = counted(goal, filters)
      nonEmpty += count > 0 ? 1 : 0
      expect(await found(goal, filters), `${goal} ${filters.map(({ query }) => query).join('&')}`).toBe(count)
    }
    expect(nonEmpty).toBeGreaterThan(rounds / 2)
  })

  /** Two to four filters with different keys. */
  function combination(chance: Chance, middles: readonly Point[]): readonly Filter[] {
    const make = [
      () => chance.pick(kinds),
      () => price(chance.pick([null, 500, 150_000]), chance.pick([900, 300_000, 600_000])),
      () => atLeast('bedrooms', 'NumberOfBedRooms', chance.whole(0, 4)),
      () => atLeast('bathrooms', 'NumberOfBathRooms', chance.whole(0, 2)),
      () => atMost('parkings', 'NumberOfParkings', chance.whole(0, 3)),
      () => terrace,
      () => garden,
      () => chance.pick([pool, furnished, cellar, newBuild]),
      () => epc(...chance.some(['a', 'a_plus', 'b', 'c', 'd_sub', 'e', 'f'], chance.whole(1, 4))),
      () => around(chance.pick(middles), chance.pick([5, 20, 50, 100])),
    ]
    return chance.some(make, chance.whole(2, 4)).map((each) => each())
  }
})

import polyline from '@mapbox/polyline'
import { type Chance, chanceFrom } from '../kit/chance.ts'

/** Values a site's catalogue can be searched for, taken from its responses, with their frequency. */
export interface KnownStock {
  readonly types: readonly string[]
  readonly zips: readonly string[]
  readonly zones: readonly string[]
  readonly words: readonly string[]
  readonly points: readonly Point[]
}

interface Point {
  readonly lat: number
  readonly lng: number
}

/** A search as a query, with its goal. */
export interface AskedSearch {
  readonly goal: 'sale' | 'rent'
  readonly query: URLSearchParams
}

interface Listed {
  readonly items: readonly {
    readonly type: string
    readonly zip: string | null
    readonly city: string | null
    readonly lat: number | null
    readonly lng: number | null
  }[]
}

const sampledPages = 30
const sampledTowns = 60
const groups = ['house', 'apartment', 'house', 'apartment', 'land', 'commercial', 'project']
const words = ['garden', 'tuin', 'terras', 'villa', 'nieuw', 'maison', 'appartement', 'kerkstraat', 'rue de', 'avenue', 'A0012']

/** Samples pages of a site's lists, and looks up the names of its towns. */
export async function readStock(origin: string): Promise<KnownStock> {
  const json = async <Answer>(path: string): Promise<Answer> => JSON.parse(await (await fetch(origin + path)).text())
  const listed: Listed[] = []
  for (const goal of ['sale', 'rent']) {
    const { pages } = await json<{ pages: number }>(`/api/listings?goal=${goal}`)
    for (let step = 0; step < sampledPages; step += 1) {
      listed.push(await json(`/api/listings?goal=${goal}&sort=city&page=${1 + Math.floor((step * pages) / sampledPages)}`))
    }
  }
  const items = listed.flatMap((page) => page.items)
  const cities = different(items.map(({ city }) => city))
  const zones: string[] = []
  for (const city of cities.slice(0, sampledTowns)) {
    const { places } = await json<{ places: readonly { key: string; value: string }[] }>(`/places?lang=nl&q=${encodeURIComponent(city)}`)
    zones.push(...places.filter(({ key }) => key === 'zone').map(({ value }) => value))
  }
  return {
    types: items.flatMap(({ type }, at) => [type, groups[at % groups.length] ?? type]),
    zips: items.map(({ zip }) => zip ?? '').filter((zip) => /^\d{4}$/.test(zip)),
    zones: different(zones),
    words: [...words, ...cities],
    points: items.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }])),
  }
}

/** `count` different realistic searches: with or without a place, a budget, a few filters. */
export function makeSearches(count: number, stock: KnownStock, seed: number): readonly AskedSearch[] {
  const chance = chanceFrom(seed)
  const made = new Map<string, AskedSearch>()
  while (made.size < count) {
    const goal = chance.happens(0.7) ? 'sale' : 'rent'
    const query = new URLSearchParams(pairs(chance, stock, goal))
    made.set(`${goal} ${query}`, { goal, query })
  }
  return [...made.values()]
}

type Pair = [key: string, value: string]

function pairs(chance: Chance, stock: KnownStock, goal: AskedSearch['goal']): Pair[] {
  return [
    ...(chance.happens(0.35) ? chance.some(stock.types, chance.whole(1, 3)).map((type): Pair => ['type', type]) : []),
    ...wherePairs(chance, stock),
    ...pricePairs(chance, goal),
    ...countPairs(chance),
    ...['terrace', 'garden'].flatMap((key): Pair[] => (chance.happens(0.12) ? [[key, '1']] : [])),
    ...(chance.happens(0.12) ? chance.some(['a', 'a_plus', 'b', 'c', 'c_sub', 'd', 'e', 'f'], chance.whole(1, 3)).map((label): Pair => ['epc', label]) : []),
    ...(chance.happens(0.12) ? [['q', chance.pick(stock.words)] satisfies Pair] : []),
    ...(chance.happens(0.5) ? [['sort', chance.pick(['price', 'type', 'city', 'date'])] satisfies Pair] : []),
    ...(chance.happens(0.4) ? [['dir', chance.pick(['asc', 'desc'])] satisfies Pair] : []),
    ...(chance.happens(0.25) ? [['page', String(chance.pick([2, 2, 3, 5, 10, 40]))] satisfies Pair] : []),
  ]
}

function wherePairs(chance: Chance, { zones, zips, points }: KnownStock): Pair[] {
  switch (chance.pick(['anywhere', 'anywhere', 'zones', 'zones', 'zips', 'zips', 'circle', 'circle', 'area'])) {
    case 'zones':
      return chance.some(zones, chance.whole(1, 3)).map((zone) => ['zone', zone])
    case 'zips':
      return chance.some(zips, chance.whole(1, 4)).map((zip) => ['zip', zip])
    case 'circle': {
      const { lat, lng } = chance.pick(points)
      return [
        ['near', `${lat},${lng}`],
        ['radius', String(chance.pick([2, 5, 10, 20, 50]))],
      ]
    }
    case 'area':
      return [['area', areaAround(chance, chance.pick(points))]]
    default:
      return []
  }
}

/** An irregular ring of a few kilometres, as drawn by hand. */
function areaAround(chance: Chance, { lat, lng }: Point): string {
  const corners = chance.whole(4, 24)
  const size = chance.between(0.02, 0.3)
  return polyline.encode(
    Array.from({ length: corners }, (_, corner) => {
      const angle = (corner / corners) * 2 * Math.PI
      const reach = size * chance.between(0.6, 1)
      return [lat + reach * Math.sin(angle), lng + 1.6 * reach * Math.cos(angle)]
    }),
  )
}

function pricePairs(chance: Chance, goal: AskedSearch['goal']): Pair[] {
  const [least, step] = goal === 'sale' ? [100_000, 25_000] : [400, 50]
  const from = least + step * chance.whole(0, 16)
  return [
    ...(chance.happens(0.25) ? [['priceMin', String(from)] satisfies Pair] : []),
    ...(chance.happens(0.4) ? [['priceMax', String(from + step * chance.whole(2, 20))] satisfies Pair] : []),
  ]
}

function countPairs(chance: Chance): Pair[] {
  const ranges: readonly (readonly [key: string, likelihood: number, least: number, most: number])[] = [
    ['bedroomsMin', 0.3, 1, 4],
    ['bedroomsMax', 0.08, 4, 8],
    ['bathroomsMin', 0.06, 1, 2],
    ['roomsMin', 0.02, 1, 4],
    ['roomsMax', 0.02, 4, 9],
    ['garagesMin', 0.05, 1, 1],
    ['garagesMax', 0.03, 1, 3],
    ['parkingsMin', 0.04, 1, 2],
    ['parkingsMax', 0.03, 2, 4],
  ]
  return ranges.flatMap(([key, likelihood, least, most]): Pair[] => (chance.happens(likelihood) ? [[key, String(chance.whole(least, most))]] : []))
}

function different(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))]
}

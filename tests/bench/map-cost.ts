import { brotliCompressSync, constants } from 'node:zlib'
import { chanceFrom } from '../kit/chance.ts'
import { askNoted } from './noted.ts'
import type { AskedSearch, KnownStock } from './searches.ts'

export interface MapAnswer {
  readonly zoom: number
  readonly filtered: boolean
  readonly bytes: number
  /** Compressed, as the edge sends it. */
  readonly compressed: number
  /** First request of the search, then a view moved by a quarter. */
  readonly firstMs: number
  readonly panMs: number
}

export interface MapCost {
  readonly answers: readonly MapAnswer[]
  /** Largest response to bounds no map shows: the whole earth at each zoom. */
  readonly maxOdd: number
}

const [nearest, farthest] = [18, 6]
const looks = 12
/** A map of 1280 × 800, in tiles of 256 pixels. */
const [tilesWide, tilesHigh] = [5, 3.125]

/** Requests map places at each zoom, with and without filters, around a sample of listings. */
export async function measureMap(origin: string, stock: KnownStock, searches: readonly AskedSearch[]): Promise<MapCost> {
  const chance = chanceFrom(6)
  const answers: MapAnswer[] = []
  for (let zoom = farthest; zoom <= nearest; zoom += 1) {
    for (let look = 0; look < looks * 2; look += 1) {
      const filtered = look % 2 === 1
      const { goal, query } = filtered ? chance.pick(searches) : { goal: chance.pick(['sale', 'rent'] as const), query: '' }
      const { lat, lng } = chance.pick(stock.points)
      const ask = (shift: number) => askNoted(`${origin}/map/places?goal=${goal}&zoom=${zoom}&bbox=${boxAround(lat, lng, zoom, shift)}&${query}`)
      const [first, pan] = [await ask(0), await ask(0.25)]
      answers.push({ zoom, filtered, ...weigh(first.text, pan.text), firstMs: first.ms, panMs: pan.ms })
    }
  }
  const odd: number[] = []
  for (let zoom = 0; zoom <= 20; zoom += 1) {
    for (const box of ['-180,-90,180,90', '2,49,7,52', '-1e9,-1e9,1e9,1e9']) {
      odd.push(Buffer.byteLength((await askNoted(`${origin}/map/places?goal=sale&zoom=${zoom}&bbox=${box}`)).text))
    }
  }
  return { answers, maxOdd: Math.max(...odd) }
}

function boxAround(lat: number, lng: number, zoom: number, shift: number): string {
  const tile = 360 / 2 ** zoom
  const height = tile * Math.cos((lat * Math.PI) / 180) * tilesHigh
  const west = lng - (tile * tilesWide) / 2 + shift * tile * tilesWide
  return [west, lat - height / 2, west + tile * tilesWide, lat + height / 2].map((side) => side.toFixed(5)).join(',')
}

function weigh(...texts: readonly string[]): Pick<MapAnswer, 'bytes' | 'compressed'> {
  const largest = texts.reduce((one, other) => (one.length > other.length ? one : other))
  return { bytes: Buffer.byteLength(largest), compressed: brotliCompressSync(largest, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length }
}

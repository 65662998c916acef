import { zipPoint } from '#db/model/places/zip-name.ts'
import { findZone, zoneHolds } from '#db/model/places/zones.ts'

/** A home as the plain comparison sees it; null: unknown. */
export interface PlainHome {
  readonly id: number
  readonly goal: string
  readonly numbers: Readonly<Record<string, number | null>>
  readonly flags: readonly string[]
  /** The printed energy label. */
  readonly label: string | null
  readonly types: readonly string[]
  readonly place: { readonly country: 'BE' | 'LU' | 'other'; readonly zip: string | null; readonly names: readonly string[] }
  readonly point: Point | null
}
type Point = readonly [lat: number, lng: number]

export interface PlainAlert {
  readonly id: string
  readonly goal: string
  /** The query of a list. */
  readonly search: string
}

/** What a comparison finds: a match, the one filter that is narrowly missed and how far ('price 20000', 'place 6.6'), or neither (null). */
export type PlainStanding = string | null

/** How far a number may be off, here by hand: a share of its bound, or units. */
const shares = new Map([
  ['price', 0.1],
  ['livingArea', 0.1],
  ['plotArea', 0.1],
])
const units = new Map([['built', 5], ...['bedrooms', 'bathrooms', 'rooms', 'garages', 'parkings'].map((name): [string, number] => [name, 1])])
const numberNames = [...shares.keys(), ...units.keys()]
const maxKm = 10

/**
 * Compares one home with one alert by the query's text alone, without the index, its rules and its parser: what tests and the bench expect of both directions.
 * @param hasWords whether the home contains a free text
 */
export function plainStanding(home: PlainHome, { goal, search }: PlainAlert, hasWords: (home: number, text: string) => boolean): PlainStanding {
  if (home.goal !== goal) return null
  const query = new URLSearchParams(search)
  const failed = [...failedNumbers(home, query), ...failedPlaces(home, query), ...failedKinds(home, query)]
  const text = query.get('q')
  if (text !== null && !hasWords(home.id, text)) return null
  const [first] = failed
  return first === undefined ? 'match' : failed.length === 1 ? first : null
}

/** Each filter that fails: with how far, if it is a narrow miss. */
function failedNumbers({ numbers }: PlainHome, query: URLSearchParams): PlainStanding[] {
  return numberNames.flatMap((name): PlainStanding[] => {
    const [min, max] = [query.get(`${name}Min`), query.get(`${name}Max`)]
    if (min === null && max === null) return []
    const value = numbers[name] ?? null
    if (value === null) return [null]
    const near = (bound: string) => units.get(name) ?? Number(bound) * (shares.get(name) ?? 0)
    const [above, below] = [max === null ? 0 : value - Number(max), min === null ? 0 : Number(min) - value]
    const isNear = (max === null || above <= near(max)) && (min === null || below <= near(min))
    if (above > 0) return [isNear ? `${name} ${above}` : null]
    if (below > 0) return [isNear ? `${name} ${-below}` : null]
    return []
  })
}

function failedPlaces({ place, point }: PlainHome, query: URLSearchParams): PlainStanding[] {
  const [zips, zones] = [query.getAll('zip'), query.getAll('zone').flatMap((code) => findZone(code) ?? [])]
  const failed: PlainStanding[] = []
  const isThere = zips.includes(place.zip ?? '') || (place.country === 'LU' && zips.includes(`L-${place.zip}`)) || zones.some((zone) => zoneHolds(zone)(place))
  if (zips.length + zones.length > 0 && !isThere) {
    const middles = [...zips.map(zipPoint), ...zones.map((zone) => (['municipality', 'locality'].includes(zone.kind) ? zone.point : null))]
    const km = middles.flatMap((middle) => (middle && point ? [kilometres([middle.lat, middle.lng], point)] : []))
    failed.push(km.some((each) => each <= maxKm) ? `place ${Math.min(...km).toFixed(1)}` : null)
  }
  const [lat, lng] = (query.get('near') ?? '').split(',').map(Number)
  if (lat !== undefined && lng !== undefined) {
    const km = point && kilometres([lat, lng], point) - Number(query.get('radius'))
    if (km === null || km > 0) failed.push(km !== null && km <= maxKm ? `circle ${km.toFixed(1)}` : null)
  }
  return failed
}

function failedKinds({ types, label, flags }: PlainHome, query: URLSearchParams): PlainStanding[] {
  const failed: PlainStanding[] = []
  const kinds = query.getAll('type')
  if (kinds.length > 0 && !kinds.some((kind) => types.includes(kind))) failed.push(null)
  const letters = query.getAll('epc')
  const letter = /^[A-I](?=$|[+-])/.exec(label ?? '')?.[0].toLowerCase()
  if (letters.length > 0 && (letter === undefined || !letters.includes(letter))) {
    const isNear = letter !== undefined && letters.some((each) => Math.abs(each.charCodeAt(0) - letter.charCodeAt(0)) === 1)
    failed.push(isNear ? `label ${label}` : null)
  }
  for (const flag of ['terrace', 'garden', 'ready']) if (query.get(flag) === '1' && !flags.includes(flag)) failed.push(flag)
  return failed
}

/** The great circle on a sphere, by the law of cosines. */
function kilometres([lat, lng]: Point, [otherLat, otherLng]: Point): number {
  const [one, other, between] = [lat, otherLat, otherLng - lng].map((degrees) => (degrees * Math.PI) / 180)
  const cosine = Math.sin(one ?? 0) * Math.sin(other ?? 0) + Math.cos(one ?? 0) * Math.cos(other ?? 0) * Math.cos(between ?? 0)
  return 6371.009 * Math.acos(Math.min(1, cosine))
}

/** How the product's answer is written as a standing of the plain comparison. */
export function standingOf(shortfall: { readonly filter: string; readonly by?: number; readonly km?: number; readonly label?: string } | null): PlainStanding {
  if (shortfall === null) return 'match'
  const { filter, by, km, label } = shortfall
  return [filter, by ?? km?.toFixed(1) ?? label].filter((part) => part !== undefined).join(' ')
}

const earthRadius = 6_371_009 // m
const nearest = 165 // m: rounding moves a point by up to 8 m, and it must stay 150–500 m away
const farthest = 485 // m
const radians = Math.PI / 180

interface Point {
  readonly lat: number
  readonly lng: number
}

/**
 * The point shown for an unpublished address: stable for a key and a salt, 150–500 m away, in a direction that cannot be derived
 * without the salt.
 * @param key identical for all homes at one address, since several displacements of one point could be averaged out
 * @param lat degrees
 * @param salt a secret of the site, long enough not to be guessed
 * @returns degrees, with four decimals
 * @source decisions, "Address" ("a stable point up to 500 m away")
 */
export function displacedPoint(key: string, lat: number, lng: number, salt: string): Point {
  const [first, second] = keyedHash(salt, key)
  const distance = Math.sqrt(nearest ** 2 + first * (farthest ** 2 - nearest ** 2)) // evenly over the ring's surface
  const moved = travel({ lat, lng }, distance, second * 2 * Math.PI)
  return { lat: round(moved.lat), lng: round(moved.lng) }
}

/**
 * Whether a point can belong to a listing. Some systems write 0, 0 for an unknown point.
 * @source observed feeds; not in the specification
 */
export function isOnEarth(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)
}

function travel({ lat, lng }: Point, distance: number, bearing: number): Point {
  const angle = distance / earthRadius
  const from = lat * radians
  const height = Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing)
  const to = Math.asin(Math.max(-1, Math.min(1, height)))
  const turn = Math.atan2(Math.sin(bearing) * Math.sin(angle) * Math.cos(from), Math.cos(angle) - Math.sin(from) * Math.sin(to))
  return { lat: to / radians, lng: withinHalfTurn(lng + turn / radians) }
}

function withinHalfTurn(lng: number): number {
  return lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng
}

function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}

/** Two numbers in [0, 1) by HalfSipHash. The hash is keyed, so that a point whose address becomes known does not reveal others. */
function keyedHash(salt: string, text: string): [number, number] {
  const state = new Uint32Array([0x736f6d65, 0x646f7261, 0x6c796765, 0x74656462])
  for (const word of wordsOf(`${salt}\u0000${text}`)) {
    mix(state, 3, word)
    rounds(state, 2)
    mix(state, 0, word)
  }
  return [finish(state, 0xee), finish(state, 0xdd)]
}

function wordsOf(text: string): number[] {
  return [...text].map((character) => character.codePointAt(0) ?? 0)
}

function finish(state: Uint32Array, mark: number): number {
  mix(state, 2, mark)
  rounds(state, 4)
  return (at(state, 1) ^ at(state, 3)) / 2 ** 32 + 0.5
}

function rounds(v: Uint32Array, count: number): void {
  for (let round = 0; round < count; round++) {
    add(v, 0, 1, 5)
    turnLeft(v, 0, 16)
    add(v, 2, 3, 8)
    add(v, 0, 3, 7)
    add(v, 2, 1, 13)
    turnLeft(v, 2, 16)
  }
}

/** Quarter round of SipHash: add, rotate, xor. */
function add(v: Uint32Array, target: number, other: number, turn: number): void {
  v[target] = at(v, target) + at(v, other)
  turnLeft(v, other, turn)
  mix(v, other, at(v, target))
}

function turnLeft(v: Uint32Array, index: number, bits: number): void {
  const word = at(v, index)
  v[index] = (word << bits) | (word >>> (32 - bits))
}

function mix(v: Uint32Array, index: number, word: number): void {
  v[index] = at(v, index) ^ word
}

function at(v: Uint32Array, index: number): number {
  return v[index] ?? 0
}

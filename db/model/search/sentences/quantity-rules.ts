import { zipKey, zoneTable } from '../../places/zone-table.ts'
import { type Draft, fillerAt, isSign, lengthOf, mark, phraseAt, placeIn, setFilter, skipFiller } from './draft.ts'
import type { Concept } from './lexicon.ts'
import { limitAfter, type Quantity, quantityAt, setLimits } from './quantities.ts'

/** Filters that count something. `isOne` where the thing without a number is one of it. */
const counted: readonly { readonly concept: Concept; readonly min: string; readonly max: string | null }[] = [
  { concept: 'bedrooms', min: 'bedroomsMin', max: 'bedroomsMax' },
  { concept: 'bathrooms', min: 'bathroomsMin', max: null },
  { concept: 'rooms', min: 'roomsMin', max: 'roomsMax' },
  { concept: 'room', min: 'roomsMin', max: 'roomsMax' },
  { concept: 'garage', min: 'garagesMin', max: 'garagesMax' },
  { concept: 'parking', min: 'parkingsMin', max: 'parkingsMax' },
]

/** A number with what it counts: rooms, areas, a price, a postcode. @returns the first token after it; 0 if there is none */
export function readQuantity(draft: Draft, at: number): number {
  const code = readRoomCode(draft, at)
  if (code > 0) return code
  const quantity = quantityAt(draft, at)
  if (quantity === null) return 0
  return readFloor(draft, quantity) || readCount(draft, quantity) || readArea(draft, quantity) || readZip(draft, at, quantity) || readPrice(draft, quantity)
}

/** 'T3': three rooms. */
function readRoomCode(draft: Draft, at: number): number {
  const [letter, number] = [draft.tokens[at], draft.tokens[at + 1]]
  if (letter?.word !== 't' || number?.isJoined !== true || !/^[1-9]$/.test(number.text)) return 0
  setFilter(draft, { from: at, to: at + 2 }, 'roomsMin', number.text)
  return at + 2
}

/** 'max 2e verdieping', '3rd floor': no filter. */
function readFloor(draft: Draft, { from, to, high }: Quantity): number {
  if (high !== null) return 0
  const ordinal = draft.tokens[to]?.isJoined === true && /^(?:e|de|ste|er|ere|eme|nd|rd|th|st|ter|te)$/.test(draft.tokens[to]?.word ?? '') ? 1 : 0
  const floor = lengthOf(draft, to + ordinal, 'floor')
  if (floor === 0) return 0
  mark(draft, { from, to: to + ordinal + floor }, 'unfit')
  return to + ordinal + floor
}

function readCount(draft: Draft, quantity: Quantity): number {
  const plus = isSign(draft, quantity.to, '+') ? 1 : 0
  const more = plus === 0 ? limitAfter(draft, quantity.to) : null
  const unitAt = more?.limit === 'min' && lengthOf(draft, more.next, ...counted.map(({ concept }) => concept)) > 0 ? more.next : quantity.to + plus
  for (const start of [unitAt, adjectiveEnd(draft, unitAt)]) {
    if (start === null) continue
    for (const { concept, min, max } of counted) {
      const length = lengthOf(draft, start, concept)
      if (length === 0 || quantity.low >= 100 || (quantity.amount.isArticle && ['garage', 'parking', 'room'].includes(concept))) continue
      if (start !== unitAt && !['bedrooms', 'bathrooms', 'rooms'].includes(concept)) continue
      const after = limitAfter(draft, start + length)
      const to = after?.next ?? start + length
      if (start !== unitAt) mark(draft, { from: unitAt, to: start }, 'unfit')
      const limit = plus > 0 || unitAt > quantity.to + plus ? 'min' : (quantity.limit ?? after?.limit ?? null)
      setLimits(draft, { from: quantity.from, to }, { ...quantity, limit: limit === 'about' ? 'min' : limit }, min, max, false)
      return to
    }
  }
  return 0
}

/** '3 ruime slaapkamers': one word that is not known may stand between. */
function adjectiveEnd(draft: Draft, at: number): number | null {
  const token = draft.tokens[at]
  if (token === undefined || token.kind !== 'word' || (phraseAt(draft, at) !== null && fillerAt(draft, at) === 0) || placeIn(draft, at) !== null) return null
  return at + 1
}

const landTypes = new Set([
  'building-plot',
  'development-site',
  'farmland',
  'green-zone',
  'industrial-land',
  'land',
  'land-to-parcel-out',
  'meadow',
  'recreational-land',
  'wood',
  'housing-development',
  'garden',
])

/** '120 m²', '10 are', 'perceel van 1 ha'. */
function readArea(draft: Draft, quantity: Quantity): number {
  const square = lengthOf(draft, quantity.to, 'squareMetres')
  const are = lengthOf(draft, quantity.to, 'are')
  const hectare = lengthOf(draft, quantity.to, 'hectare')
  const unit = Math.max(square, are, hectare)
  if (unit === 0) return 0
  let to = quantity.to + unit
  const next = skipFiller(draft, to)
  const [living, plot] = [lengthOf(draft, next, 'living'), lengthOf(draft, next, 'plot')]
  const outside = lengthOf(draft, to, 'terrace', 'garden')
  if (square > 0 && (outside > 0 || isAfter(draft, quantity.from, 'terrace', 'garden'))) {
    mark(draft, { from: quantity.from, to }, 'unfit')
    return to
  }
  const isPlot = are > 0 || hectare > 0 || (living === 0 && (plot > 0 || isAfter(draft, quantity.from, 'plot'))) || isLand(draft, to)
  const isNamed = isPlot ? plot > 0 : living > 0
  if (isNamed) to = next + Math.max(isPlot ? plot : living, 1)
  const after = limitAfter(draft, to)
  if (after !== null) to = after.next
  const scale = are > 0 ? 100 : hectare > 0 ? 10_000 : 1
  const scaled = {
    limit: quantity.limit ?? after?.limit ?? null,
    low: Math.round(quantity.low * scale),
    high: quantity.high === null ? null : Math.round(quantity.high * scale),
  }
  const [min, max] = isPlot ? ['plotAreaMin', 'plotAreaMax'] : ['livingAreaMin', 'livingAreaMax']
  setLimits(draft, { from: quantity.from, to }, scaled, min, max, true)
  return to
}

/** Whether one of these stands before a token, with nothing but filler between. */
function isAfter(draft: Draft, at: number, ...concepts: readonly Concept[]): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 4); before--) {
    const length = lengthOf(draft, before, ...concepts)
    if (length > 0 && before + length <= at && draft.marks[before] !== 'filler')
      return skipFiller(draft, before + length) >= at || isSign(draft, before + length, ':')
    if (isSign(draft, before, ',;')) return false
  }
  return false
}

function isLand(draft: Draft, next: number): boolean {
  const [sought] = draft.types
  if (sought !== undefined) return sought.types.every((type) => landTypes.has(type))
  const phrase = phraseAt(draft, skipFiller(draft, next))
  return phrase?.meanings.some((meaning) => meaning.concept === 'type' && landTypes.has(meaning.type)) ?? false
}

/** Four figures that are a postcode, and nothing says that they are an amount or a year. */
function readZip(draft: Draft, at: number, { amount, limit, high, hasEuro, isMonthly, to, isBudget }: Quantity): number {
  if (amount.figures === null || high !== null || hasEuro || isMonthly || (limit !== null && limit !== 'between')) return 0
  const numberAt = to - amount.length
  if (isBudget && !isPlacing(draft, at, numberAt)) return 0
  const prefix = countryBefore(draft, numberAt)
  const { zips } = zoneTable()
  const key = (prefix === null ? (['BE', 'LU'] as const) : [prefix]).map((country) => zipKey(country, amount.figures ?? '')).find((each) => zips.has(each))
  if (key === undefined) return 0
  mark(draft, { from: at, to: numberAt }, 'filler')
  if (prefix !== null && at === numberAt) draft.marks.fill('read', isSign(draft, at - 1, '-') ? at - 2 : at - 1, at)
  draft.places.push({ from: numberAt, to, zones: [], named: [], zip: key, radius: null })
  mark(draft, { from: numberAt, to }, 'read')
  return to
}

/** 'à 1000 Bruxelles', 'te 9000 Gent': prepositions of place that may also stand before a price. */
function isPlacing(draft: Draft, from: number, numberAt: number): boolean {
  return lengthOf(draft, from, 'at') > 0 && placeIn(draft, numberAt + 1) !== null
}

/** 'L-4010', 'B 8000'. */
function countryBefore({ tokens }: Draft, at: number): 'BE' | 'LU' | null {
  const before = tokens[at - 1]?.word === '-' ? tokens[at - 2]?.word : tokens[at - 1]?.word
  return before === 'l' || before === 'lu' ? 'LU' : before === 'b' || before === 'be' ? 'BE' : null
}

/** From this amount on, a price buys; below it, a price rents. */
const leastPurchase = 10_000

function readPrice(draft: Draft, quantity: Quantity): number {
  const { from, limit, low, high, amount, isBudget, hasEuro } = quantity
  if (amount.isArticle && high === null) return 0
  const after = limitAfter(draft, quantity.to)
  const to = after?.next ?? quantity.to
  const span = { from, to }
  const isMoney =
    low >= 100 && !(low < 1000 && !hasEuro && !quantity.isMonthly && limit === null && !isBudget && high === null && after === null && !isPlain(draft, to))
  if (!isMoney && amount.isWord && high === null && limit === null) return 0
  if (!isMoney) {
    mark(draft, span, 'unfit')
    return to
  }
  draft.suggested ??= quantity.isMonthly || (high ?? low) < leastPurchase ? 'rent' : 'sale'
  if (quantity.isMonthly) draft.monthly.push(span)
  const meant = limit === 'about' || limit === 'min' ? limit : after?.limit === 'min' && limit === null ? 'min' : 'max'
  setLimits(draft, span, { limit: meant, low: Math.round(low), high: high === null ? null : Math.round(high) }, 'priceMin', 'priceMax', true)
  return to
}

/** A number below 1000 is an amount unless a word that is not known follows: '500 something'. */
function isPlain(draft: Draft, next: number): boolean {
  return draft.tokens[next] === undefined || draft.tokens[next]?.kind === 'sign' || phraseAt(draft, next) !== null || placeIn(draft, next) !== null
}

/** 'slaapkamers: 3', 'chambres min 2': the thing before its number. */
export function readCountedFirst(draft: Draft, at: number): number {
  for (const { concept, min, max } of counted) {
    const length = lengthOf(draft, at, concept)
    if (length === 0) continue
    const quantity = quantityAt(draft, at + length)
    if (quantity === null || quantity.low >= 100 || quantity.amount.isArticle || quantity.hasEuro) continue
    const hasOwn = [...counted.map((each) => each.concept), 'squareMetres', 'are', 'hectare', 'km', 'minutes', 'floor', 'thousand', 'million'] as const
    if (lengthOf(draft, quantity.to, ...hasOwn) > 0) continue
    const after = limitAfter(draft, quantity.to)
    setLimits(draft, { from: at, to: after?.next ?? quantity.to }, { ...quantity, limit: quantity.limit ?? after?.limit ?? null }, min, max, false)
    return after?.next ?? quantity.to
  }
  return 0
}

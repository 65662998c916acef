import type { Locale } from '#messages/locales.ts'
import type { Goal } from '../../listings/listing.ts'
import { zoneTable } from '../../places/zone-table.ts'
import { zipPoint } from '../../places/zip-name.ts'
import { type Draft, fillerAt, type Filter, isSign, lengthOf, type Mark, mark, means, phraseAt, type PlaceHit, placeIn, skipFiller, type TypeHit } from './draft.ts'
import { readEnergyLabel } from './label-rules.ts'
import { liesIn } from './place-matches.ts'
import { joinerAt, readNear, readNearAfter, readPlace } from './place-rules.ts'
import { readCountedFirst, readQuantity, readYear } from './quantity-rules.ts'
import { type Correction, corrected } from './spelling.ts'
import { readIndifferent, readNegation, readThing } from './thing-rules.ts'
import { readable, tokensOf } from './tokens.ts'

/** How a sentence was understood. */
export interface Reading {
  readonly goal: Goal
  /** Keys and values of a query. */
  readonly filters: readonly (readonly [key: string, value: string])[]
  /** Which words set which filter. */
  readonly read: readonly { readonly text: string; readonly key: string; readonly value: string }[]
  readonly corrected: readonly Pick<Correction, 'from' | 'to'>[]
  /** Words that were not understood. */
  readonly left: string
  /** Of these, the ones that a home's texts may hold: without what is refused and words of quality. */
  readonly words: string
}

/**
 * Reads a search in the visitor's own words. Never fails; linear in the length of the text.
 * @param locale the page's language, which wins where a word means two things
 * @param goal the goal of the list it is typed on
 * @source sentences
 */
export function readSentence(text: string, locale: Locale, goal: Goal): Reading {
  const { text: readText, rest } = readable(text)
  const spelled = corrected(tokensOf(readText), locale)
  const draft: Draft = {
    tokens: spelled.tokens,
    locale,
    marks: [],
    filters: [],
    places: [],
    types: [],
    goals: new Set(),
    takeovers: [],
    suggested: null,
    monthly: [],
    corrected: spelled.places,
  }
  readAll(draft)
  settleTypes(draft)
  settlePlaces(draft)
  const filters = settled(draft)
  const spans = filters.map(({ from, to, key, value }) => ({ text: textOf(draft, readText, from, to), key, value }))
  return {
    goal: goalOf(draft, goal),
    filters: filters.map(({ key, value }) => [key, value] as const),
    read: spans,
    corrected: spelled.corrections.map(({ from, to }) => ({ from, to })),
    left: [wordsOf(draft, readText, 'left', 'unfit').join(', '), rest].filter((part) => part !== '').join(' '),
    words: wordsOf(draft, readText, 'left').join(' '),
  }
}

const rules = [readIndifferent, readEnergyLabel, readYear, readNear, readNearAfter, readQuantity, readNegation, readCountedFirst]

function readAll(draft: Draft): void {
  let at = 0
  while (at < draft.tokens.length) {
    const phrase = phraseAt(draft, at)
    const isNamed = phrase !== null && phrase.length > 1 && means(phrase, 'type')
    const next = (isNamed ? readThing(draft, at) : 0) || rules.map((rule) => () => rule(draft, at)).reduce((found, rule) => found || rule(), 0) || readWords(draft, at)
    at = Math.max(next, at + 1)
  }
}

/** A place or a thing, whichever has the longer name. */
function readWords(draft: Draft, at: number): number {
  const place = readPlace(draft, at)
  if (place > 0) return place
  const thing = readThing(draft, at)
  if (thing > 0) return thing
  const isConnecting = lengthOf(draft, at, 'at', 'and', 'or', 'to', 'between', 'budget', 'of', 'about', 'euro', 'month') > 0
  const filler = beforePlace(draft, at, fillerAt(draft, at)) || (isConnecting ? 1 : 0)
  if (filler > 0) {
    mark(draft, { from: at, to: at + filler }, 'filler')
    return at + filler
  }
  const quality = lengthOf(draft, at, 'quality')
  if (quality > 0) {
    mark(draft, { from: at, to: at + quality }, 'unfit')
    return at + quality
  }
  mark(draft, { from: at, to: at + 1 }, draft.tokens[at]?.kind === 'sign' ? 'filler' : 'left')
  return at + 1
}

/** 'dans les Ardennes': the filler ends where the name begins. */
function beforePlace(draft: Draft, at: number, length: number): number {
  for (let next = at + 1; next < at + length; next++) if (placeIn(draft, next) !== null) return next - at
  return length
}

/** Things beside a home set their number, or nothing. @source sentences, "Rooms and things beside a home" */
function settleTypes(draft: Draft): void {
  const { types, takeovers } = draft
  if (types.length === 0) for (const span of takeovers) types.push({ ...span, types: ['business'], isBeside: false, feature: null })
  const hasHome = types.some(({ isBeside }) => !isBeside)
  const sought = types.filter((hit, index) => (hasHome ? !hit.isBeside || isJoinedToHome(draft, types, index) : index === 0 || isJoined(draft, types[index - 1], hit)))
  for (const hit of types) {
    if (sought.includes(hit)) for (const type of hit.types) draft.filters.push({ from: hit.from, to: hit.to, key: 'type', value: type })
    else if (hit.feature !== null) draft.filters.push({ from: hit.from, to: hit.to, key: hit.feature, value: '1' })
    else draft.marks.fill('unfit', hit.from, hit.to)
  }
}

/** 'huis of garage': sought as much as the home. */
function isJoinedToHome(draft: Draft, types: readonly TypeHit[], index: number): boolean {
  const [before, hit, after] = [types[index - 1], types[index], types[index + 1]]
  const isOr = (one: TypeHit | undefined, other: TypeHit | undefined) => one !== undefined && other !== undefined && isOrBetween(draft, one, other)
  return (before !== undefined && !before.isBeside && isOr(before, hit)) || (after !== undefined && !after.isBeside && isOr(hit, after))
}

function isOrBetween(draft: Draft, { to }: Pick<TypeHit, 'to'>, { from }: Pick<TypeHit, 'from'>): boolean {
  const length = lengthOf(draft, to, 'or')
  return length > 0 && skipFiller(draft, to + length) >= from
}

function isJoined(draft: Draft, before: TypeHit | undefined, { from }: TypeHit): boolean {
  return before !== undefined && (isOrBetween(draft, before, { from }) || (isSign(draft, before.to, ',/') && before.to + 1 === from))
}

/** Places beside each other: a part of a town, a postcode and its town, two circles. @source sentences, "Rules behind the table" */
function settlePlaces(draft: Draft): void {
  const hits = draft.places.filter((hit, index) => !isSaidBetter(draft, hit, draft.places[index - 1]) && !isSaidBetter(draft, hit, draft.places[index + 1]))
  const circles = hits.filter(({ radius }) => radius !== null)
  for (const hit of hits) {
    if (hit.radius !== null && circles.length === 1) addCircle(draft, hit)
    else addPlace(draft, hit)
  }
}

function addPlace(draft: Draft, hit: PlaceHit): void {
  const [zone] = chosen(hit, draft.places)
  if (hit.zip !== null) draft.filters.push({ from: hit.from, to: hit.to, key: 'zip', value: hit.zip })
  else if (zone !== undefined) draft.filters.push({ from: hit.from, to: hit.to, key: 'zone', value: zone.code })
}

function addCircle(draft: Draft, hit: PlaceHit): void {
  const point = hit.zip !== null ? zipPoint(hit.zip) : chosen(hit, draft.places)[0]?.point
  if (point === null || point === undefined) return addPlace(draft, hit)
  draft.filters.push({ from: hit.from, to: hit.to, key: 'near', value: `${point.lat},${point.lng}` }, { from: hit.from, to: hit.to, key: 'radius', value: String(hit.radius) })
}

/** Of several places with a name, the one in another place of the sentence. */
function chosen({ zones }: PlaceHit, all: readonly PlaceHit[]): PlaceHit['zones'] {
  const within = zones.filter((zone) => all.some((other) => other.zones.some(({ code }) => liesIn(zone, code))))
  return within.length > 0 ? within : zones
}

/** Whether the place beside says it more exactly: its postcode, or a part of it. */
function isSaidBetter(draft: Draft, hit: PlaceHit, other: PlaceHit | undefined): boolean {
  if (other === undefined || hit.zip !== null || !isBeside(draft, hit, other)) return false
  if (other.zip !== null) return hit.named.some(({ code }) => zoneTable().entries.get(code)?.zips.includes(other.zip ?? '') === true)
  return other.zones.some((part) => hit.zones.some(({ code }) => liesIn(part, code)))
}

function isBeside(draft: Draft, one: PlaceHit, other: PlaceHit): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one]
  for (let at = first.to; at < second.from; at++) {
    if (!isSign(draft, at, ',()-') && lengthOf(draft, at, 'at') === 0) return false
    if (lengthOf(draft, at, 'or', 'and') > 0) return false
  }
  return joinerAt(draft, first.to) < 2 || second.from - first.to <= 1
}

const manyValued = new Set(['type', 'zone', 'zip', 'epc'])

/** The filters without those that a later one replaced. @source sentences, "Values that meet" */
function settled(draft: Draft): Filter[] {
  const isAnnuity = draft.filters.some(({ key }) => key === 'annuity')
  const kept = draft.filters.filter((filter) => {
    const isMonthly = isAnnuity && filter.key.startsWith('price') && draft.monthly.some(({ from }) => from === filter.from)
    if (isMonthly) draft.marks.fill('unfit', filter.from, filter.to)
    return !isMonthly
  })
  return kept
    .filter((filter, index) =>
      manyValued.has(filter.key)
        ? kept.findIndex(({ key, value }) => key === filter.key && value === filter.value) === index
        : kept.findLastIndex(({ key }) => key === filter.key) === index,
    )
    .sort((one, other) => one.from - other.from)
}

function goalOf({ goals, suggested, filters, takeovers }: Draft, page: Goal): Goal {
  if (takeovers.length > 0 || filters.some(({ key, value }) => key === 'type' && value === 'business')) return 'rent'
  const [only, ...others] = goals
  if (only !== undefined && others.length === 0) return only
  return goals.size > 1 ? page : (suggested ?? page)
}

function textOf({ tokens }: Draft, text: string, from: number, to: number): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
}

/** The words with these marks, with what stands between neighbours. */
function wordsOf(draft: Draft, text: string, ...marks: readonly Mark[]): string[] {
  const parts: string[] = []
  const isWanted = (at: number) => marks.some((mark) => draft.marks[at] === mark)
  for (let at = 0; at < draft.tokens.length; at++) {
    if (!isWanted(at)) continue
    const from = at
    while (isWanted(at + 1)) at++
    parts.push(textOf(draft, text, from, at + 1))
  }
  return parts
}

import { zipPoint } from '../../places/zip-name.ts'
import { zoneTable } from '../../places/zone-table.ts'
import { type Draft, type Filter, isSign, lengthOf, type PlaceHit, skipFiller, type TypeHit } from './draft.ts'
import { liesIn } from './place-matches.ts'
import { joinerAt } from './place-rules.ts'

/** Things beside a home set their number, or nothing. @source sentences, "Rooms and things beside a home" */
export function settleTypes(draft: Draft): void {
  const { types, takeovers } = draft
  if (types.length === 0) for (const span of takeovers) types.push({ ...span, types: ['business'], isBeside: false, feature: null })
  const hasHome = types.some(({ isBeside }) => !isBeside)
  const sought = types.filter((hit, index) =>
    hasHome ? !hit.isBeside || isJoinedToHome(draft, types, index) : index === 0 || isJoined(draft, types[index - 1], hit),
  )
  for (const hit of types) {
    if (sought.includes(hit)) for (const type of hit.types) draft.filters.push({ from: hit.from, to: hit.to, key: 'type', value: type })
    else if (hit.feature !== null) draft.filters.push({ from: hit.from, to: hit.to, key: hit.feature, value: '1' })
    else draft.marks.fill(isPlotOfArea(draft, hit) ? 'filler' : 'unfit', hit.from, hit.to)
  }
}

/** 'a plot of 1000 m²' beside a house: said by the area. */
function isPlotOfArea({ filters }: Draft, { from, to }: TypeHit): boolean {
  return filters.some((filter) => filter.key.startsWith('plotArea') && Math.abs(filter.from - to) <= 2 && filter.from >= from)
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
export function settlePlaces(draft: Draft): void {
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
  if (point === null || point === undefined) {
    addPlace(draft, hit)
    return
  }
  draft.filters.push(
    { from: hit.from, to: hit.to, key: 'near', value: `${point.lat},${point.lng}` },
    { from: hit.from, to: hit.to, key: 'radius', value: String(hit.radius) },
  )
}

/** Of several places with a name, the one in another place of the sentence. */
function chosen({ zones }: PlaceHit, all: readonly PlaceHit[]): PlaceHit['zones'] {
  const within = zones.filter((zone) => all.some((other) => other.zones.some(({ code }) => liesIn(zone, code))))
  return within.length > 0 ? within : zones
}

/** Whether the place beside says it more exactly: its postcode, or a part of it. */
function isSaidBetter(draft: Draft, hit: PlaceHit, other: PlaceHit | undefined): boolean {
  if (other === undefined || hit.zip !== null || !isBeside(draft, hit, other)) return false
  if (other.zip !== null)
    return hit.named.some(
      ({ code }) =>
        zoneTable()
          .entries.get(code)
          ?.zips.includes(other.zip ?? '') === true,
    )
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
export function settled(draft: Draft): Filter[] {
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

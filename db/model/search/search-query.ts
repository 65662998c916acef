import { readAmount } from '../calculators/amount.ts'
import { beginning } from '../content/excerpt.ts'
import { readLabelCode } from '../listings/label-code.ts'
import { readArea, writeArea } from '../map/area.ts'
import { isOnEarth } from '../places/point.ts'
import { findZone } from '../places/zones.ts'
import { slug } from '../site/path-segment.ts'
import { anySearch, byFlag, type Circle, type CountRanges, countKeys, flagFilters, type Search, sorts, usualRadius, views, widestRadius } from './search.ts'

const maxValues = 60

/**
 * Parses a search from a query. Never fails: unknown keys and bad values are ignored.
 * @source decisions, "Paths" (search state)
 */
export function readSearch(query: URLSearchParams): Search {
  return {
    ...readCounts(query),
    ...byFlag((name) => isYes(query.get(name))),
    types: values(query, 'type')
      .map((text) => slug(text))
      .filter(unique),
    zips: values(query, 'zip').flatMap(readZips).filter(unique),
    zones: values(query, 'zone')
      .map((code) => findZone(code)?.code ?? '')
      .filter(unique),
    priceMin: euros(query.get('priceMin')),
    priceMax: euros(query.get('priceMax')),
    epc: values(query, 'epc')
      .map((label) => readLabelCode(label) ?? '')
      .filter(unique),
    q: words(query.get('q')),
    near: readCircle(query.get('near'), query.get('radius')),
    area: readArea(query.get('area')),
    sort: oneOf(sorts, query.get('sort')) ?? anySearch.sort,
    dir: oneOf(['asc', 'desc'] as const, query.get('dir')) ?? anySearch.dir,
    view: oneOf(views, query.get('view')) ?? anySearch.view,
    page: count(query.get('page')) || 1,
  }
}

/** The query keys that `readSearch` reads. */
export const searchKeys: readonly string[] = [
  ...['type', 'zip', 'zone', 'priceMin', 'priceMax', ...countKeys, ...flagFilters, 'epc'],
  ...['q', 'near', 'radius', 'area', 'sort', 'dir', 'view', 'page'],
]

/** The query of a search, '' or '?…': defaults left out, keys in a fixed order. A changed filter goes back to page 1. */
export function writeSearch(search: Search, changes: Partial<Search> = {}): string {
  const changed = { ...search, page: 1, ...changes }
  const pairs: (readonly [key: string, value: string])[] = []
  for (const type of changed.types) pairs.push(['type', type])
  for (const zone of changed.zones) pairs.push(['zone', zone])
  for (const zip of changed.zips) pairs.push(['zip', zip])
  for (const key of ['q', 'priceMin', 'priceMax', ...countKeys] as const) {
    const value = changed[key]
    if (value !== null) pairs.push([key, String(value)])
  }
  for (const key of flagFilters) if (changed[key]) pairs.push([key, '1'])
  for (const label of changed.epc) pairs.push(['epc', label])
  if (changed.near) pairs.push(['near', `${changed.near.lat},${changed.near.lng}`], ['radius', String(changed.near.radius)])
  if (changed.area) pairs.push(['area', writeArea(changed.area)])
  for (const key of ['sort', 'dir', 'view', 'page'] as const) {
    if (changed[key] !== anySearch[key]) pairs.push([key, String(changed[key])])
  }
  return pairs.length === 0 ? '' : `?${pairs.map(([key, value]) => `${key}=${isPlain.test(value) ? value : encoded(value)}`).join('&')}`
}

/** Characters that a query need not encode. A list writes some thirty queries, and the runtime's own serialiser is slow to call. */
const isPlain = /^[\w.*-]*$/

function encoded(value: string): string {
  return new URLSearchParams([['', value]]).toString().slice(1)
}

function readCircle(near: string | null, radius: string | null): Circle | null {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*$/.exec(near ?? '') ?? []
  if (lat === undefined || lng === undefined || !isOnEarth(Number(lat), Number(lng))) return null
  const given = /^\s*\d{1,3}(?:[.,]\d{1,3})?\s*$/.test(radius ?? '') ? Number((radius ?? '').replace(',', '.')) : usualRadius
  return { lat: rounded(Number(lat)), lng: rounded(Number(lng)), radius: given > 0 && given <= widestRadius ? given : usualRadius }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

function readCounts(query: URLSearchParams): CountRanges {
  const read = (key: (typeof countKeys)[number]) => count(query.get(key))
  return {
    bedroomsMin: read('bedroomsMin'),
    bedroomsMax: read('bedroomsMax'),
    bathroomsMin: read('bathroomsMin'),
    roomsMin: read('roomsMin'),
    roomsMax: read('roomsMax'),
    garagesMin: read('garagesMin'),
    garagesMax: read('garagesMax'),
    parkingsMin: read('parkingsMin'),
    parkingsMax: read('parkingsMax'),
    livingAreaMin: read('livingAreaMin'),
    livingAreaMax: read('livingAreaMax'),
    plotAreaMin: read('plotAreaMin'),
    plotAreaMax: read('plotAreaMax'),
    builtMin: read('builtMin'),
    builtMax: read('builtMax'),
  }
}

/** One value may have several postcodes. 'L-4010' keeps its prefix, which tells it from the Belgian 4010; 'B-8000' is 8000. */
function readZips(value: string): string[] {
  return value
    .split(/[\s,;]+/)
    .filter((zip) => /^(?:[BL]-?)?\d{4,5}$/i.test(zip))
    .map((zip) => zip.replace(/^B-?/i, '').replace(/^L-?/i, 'L-'))
}

function values(query: URLSearchParams, key: string): string[] {
  return query
    .getAll(key)
    .slice(0, maxValues)
    .map((value) => beginning(value.trim(), 100))
    .filter((value) => value !== '')
}

function unique(value: string, index: number, all: readonly string[]): boolean {
  return value !== '' && all.indexOf(value) === index
}

function words(value: string | null): string | null {
  const text = (value ?? '').toWellFormed().normalize('NFC').replace(/\s+/g, ' ').trim()
  return text === '' ? null : beginning(text, 100).trim()
}

/** Whole euros. */
function euros(value: string | null): number | null {
  const typed = readAmount(value)
  return typed === null ? null : Math.floor(typed)
}

function isYes(value: string | null): boolean {
  return /^(?:1|true|yes|on)$/i.test(value ?? '')
}

function count(value: string | null): number | null {
  return /^\d{1,6}$/.test(value ?? '') ? Number(value) : null
}

function oneOf<Value extends string>(allowed: readonly Value[], value: string | null): Value | null {
  return allowed.find((candidate) => candidate === value) ?? null
}

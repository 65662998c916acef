import { readAmount } from './amount.ts'
import { beginning } from './excerpt.ts'
import { slug } from './path-segment.ts'

/** What a visitor asks of a list. It lives in the query, with the same keys in every language; unknown keys and bad values are ignored. */
export interface Search {
  /** Path segments of categories and sub-categories. */
  readonly types: readonly string[]
  readonly zips: readonly string[]
  /** Free words: a town, a postcode or a reference. */
  readonly q: string | null
  /** Euro. */
  readonly priceMin: number | null
  readonly priceMax: number | null
  readonly bedroomsMin: number | null
  readonly bedroomsMax: number | null
  readonly sort: Sort
  readonly dir: Direction
  readonly view: View
  readonly page: number
}

export const sorts = ['date', 'price', 'city', 'type'] as const
export type Sort = (typeof sorts)[number]
export type Direction = 'asc' | 'desc'
export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]

/** Objects on a page of a list. */
export const pageSize = 24

export const anySearch: Search = {
  types: [],
  zips: [],
  q: null,
  priceMin: null,
  priceMax: null,
  bedroomsMin: null,
  bedroomsMax: null,
  sort: 'date',
  dir: 'desc',
  view: 'grid',
  page: 1,
}

const mostValues = 30

/** Reads a search from the query of an address. Never fails: what cannot be meant is left out. */
export function readSearch(query: URLSearchParams): Search {
  return {
    types: values(query, 'type').map(slug).filter(unique),
    zips: values(query, 'zip')
      .flatMap((value) => value.split(/[\s,;]+/))
      .filter((zip) => /^(L-?)?\d{4,5}$/i.test(zip))
      .map((zip) => zip.replace(/^L-?/i, ''))
      .filter(unique),
    q: words(query.get('q')),
    priceMin: amount(query.get('priceMin')),
    priceMax: amount(query.get('priceMax')),
    bedroomsMin: count(query.get('bedroomsMin')),
    bedroomsMax: count(query.get('bedroomsMax')),
    sort: oneOf(sorts, query.get('sort')) ?? anySearch.sort,
    dir: oneOf(['asc', 'desc'] as const, query.get('dir')) ?? anySearch.dir,
    view: oneOf(views, query.get('view')) ?? anySearch.view,
    page: count(query.get('page')) || 1,
  }
}

/** The query of a search, without what stands at its default and always in the same order; '' or '?…'. A changed filter goes back to page 1. */
export function writeSearch(search: Search, changes: Partial<Search> = {}): string {
  const changed = { ...search, page: 1, ...changes }
  const query = new URLSearchParams()
  for (const type of changed.types) query.append('type', type)
  for (const zip of changed.zips) query.append('zip', zip)
  for (const key of ['q', 'priceMin', 'priceMax', 'bedroomsMin', 'bedroomsMax'] as const) {
    const value = changed[key]
    if (value !== null) query.set(key, String(value))
  }
  for (const key of ['sort', 'dir', 'view', 'page'] as const) {
    if (changed[key] !== anySearch[key]) query.set(key, String(changed[key]))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** How many filters are set; sorting and paging are none. */
export function filterCount(search: Search): number {
  const single = [search.q, search.priceMin ?? search.priceMax, search.bedroomsMin ?? search.bedroomsMax].filter((value) => value !== null)
  return search.types.length + search.zips.length + single.length
}

function values(query: URLSearchParams, key: string): string[] {
  return query
    .getAll(key)
    .slice(0, mostValues)
    .map((value) => beginning(value.trim(), 100))
    .filter((value) => value !== '')
}

function unique(value: string, index: number, all: readonly string[]): boolean {
  return value !== '' && all.indexOf(value) === index
}

function words(value: string | null): string | null {
  const text = (value ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
  return text === '' ? null : beginning(text, 100).trim()
}

/** Whole euros. */
function amount(value: string | null): number | null {
  const typed = readAmount(value)
  return typed === null ? null : Math.floor(typed)
}

function count(value: string | null): number | null {
  return /^\d{1,6}$/.test(value ?? '') ? Number(value) : null
}

function oneOf<Value extends string>(allowed: readonly Value[], value: string | null): Value | null {
  return allowed.find((candidate) => candidate === value) ?? null
}

/** The state of a list, as its address holds it (decisions, "Paths"). */
export interface Search extends CountRanges, Flags {
  /** Path segments of categories or sub-categories. */
  readonly types: readonly string[]
  /** Postcodes; 'L-' tells one of Luxembourg from the Belgian one. */
  readonly zips: readonly string[]
  /** Codes of zones. */
  readonly zones: readonly string[]
  /** Euro, both inclusive. */
  readonly priceMin: number | null
  readonly priceMax: number | null
  /** Energy labels: a letter ('b') means all its steps, a step ('b_plus') only itself. */
  readonly epc: readonly string[]
  /** Free text. */
  readonly q: string | null
  /** A circle; its radius is in km. */
  readonly near: Circle | null
  /** Corners of a drawn area, at least three. */
  readonly area: readonly Corner[] | null
  readonly sort: Sort
  readonly dir: Direction
  readonly view: View
  readonly page: number
}

/** Inclusive bounds of counts, of areas in m² and of the construction year. */
export type CountRanges = { readonly [Key in CountKey]: number | null }
export const countKeys = [
  'bedroomsMin',
  'bedroomsMax',
  'bathroomsMin',
  'roomsMin',
  'roomsMax',
  'garagesMin',
  'garagesMax',
  'parkingsMin',
  'parkingsMax',
  'livingAreaMin',
  'livingAreaMax',
  'plotAreaMin',
  'plotAreaMax',
  'builtMin',
  'builtMax',
] as const
export type CountKey = (typeof countKeys)[number]

/**
 * The yes-or-no filters.
 * - `ready`: in a condition to move into without work
 * - `newBuild`: a unit of a project, not built yet, sold under VAT, or built this year or in the two before
 * - `annuity`: sold on life annuity; the price filter then compares the bouquet
 * @source decisions, "Free text"
 */
export const flagFilters = ['terrace', 'garden', 'ready', 'newBuild', 'lift', 'pool', 'furnished', 'cellar', 'annuity'] as const
export type FlagFilter = (typeof flagFilters)[number]
type Flags = Readonly<Record<FlagFilter, boolean>>

/** Builds an object with a value for every yes-or-no filter. */
export function byFlag<Value>(make: (name: FlagFilter) => Value): Readonly<Record<FlagFilter, Value>> {
  return {
    ...{ terrace: make('terrace'), garden: make('garden'), ready: make('ready'), newBuild: make('newBuild'), lift: make('lift') },
    ...{ pool: make('pool'), furnished: make('furnished'), cellar: make('cellar'), annuity: make('annuity') },
  }
}

/** Degrees. */
export interface Corner {
  readonly lat: number
  readonly lng: number
}
export interface Circle extends Corner {
  readonly radius: number
}

export const sorts = ['date', 'price', 'city', 'type'] as const
export type Sort = (typeof sorts)[number]
export type Direction = 'asc' | 'desc'
export const views = ['grid', 'list', 'map'] as const
export type View = (typeof views)[number]

/** Listings per page. */
export const pageSize = 24

/** Pages of a town or type with fewer homes are shown, but with noindex. */
export const minForLanding = 3

const anyCount: CountRanges = {
  bedroomsMin: null,
  bedroomsMax: null,
  bathroomsMin: null,
  roomsMin: null,
  roomsMax: null,
  garagesMin: null,
  garagesMax: null,
  parkingsMin: null,
  parkingsMax: null,
  livingAreaMin: null,
  livingAreaMax: null,
  plotAreaMin: null,
  plotAreaMax: null,
  builtMin: null,
  builtMax: null,
}

/** No filter at all. */
export const noFilters = {
  ...anyCount,
  ...byFlag(() => false),
  types: [],
  zips: [],
  zones: [],
  priceMin: null,
  priceMax: null,
  epc: [],
  q: null,
  near: null,
  area: null,
} as const satisfies Partial<Search>

/** Every filter of a search, with its empty value: what a search loses without it. */
const emptyFilters = {
  text: { q: null },
  place: { zips: [], zones: [] },
  circle: { near: null },
  area: { area: null },
  type: { types: [] },
  price: { priceMin: null, priceMax: null },
  bedrooms: { bedroomsMin: null, bedroomsMax: null },
  bathrooms: { bathroomsMin: null },
  rooms: { roomsMin: null, roomsMax: null },
  garages: { garagesMin: null, garagesMax: null },
  parkings: { parkingsMin: null, parkingsMax: null },
  livingArea: { livingAreaMin: null, livingAreaMax: null },
  plotArea: { plotAreaMin: null, plotAreaMax: null },
  built: { builtMin: null, builtMax: null },
  label: { epc: [] },
  ...byFlag((name) => ({ [name]: false })),
} as const satisfies Readonly<Record<string, Partial<Search>>>
export type FilterName = keyof typeof emptyFilters

/** Whether a word is the name of a filter. */
export function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(emptyFilters, name)
}

/** The changes that take one filter out of a search, with all its values. */
export function withoutFilter(filter: FilterName): Partial<Search> {
  return emptyFilters[filter]
}

export const anySearch: Search = { ...noFilters, sort: 'date', dir: 'desc', view: 'grid', page: 1 }

/** Whether a price is a filter of a search. */
export function hasPrice({ priceMin, priceMax }: Pick<Search, 'priceMin' | 'priceMax'>): boolean {
  return priceMin !== null || priceMax !== null
}

/** How many filters are set; sorting and paging do not count. */
export function filterCount(search: Search): number {
  const pairs = [
    search.priceMin ?? search.priceMax,
    search.bedroomsMin ?? search.bedroomsMax,
    search.bathroomsMin,
    search.roomsMin ?? search.roomsMax,
    search.garagesMin ?? search.garagesMax,
    search.parkingsMin ?? search.parkingsMax,
    search.livingAreaMin ?? search.livingAreaMax,
    search.plotAreaMin ?? search.plotAreaMax,
    search.builtMin ?? search.builtMax,
    search.q,
    search.near,
    search.area,
  ]
  const values = search.types.length + search.zips.length + search.zones.length + search.epc.length
  return values + pairs.filter((value) => value !== null).length + flagFilters.filter((name) => search[name]).length
}

/** What a site has on offer: numbers of listings in lists. */
export interface Stock {
  readonly sale: number
  readonly rent: number
  readonly hasProjects: boolean
  /** Whether anything was sold or let. */
  readonly hasReferences: boolean
  /** Whether any listing on offer is outside Belgium and Luxembourg. */
  readonly hasAbroad: boolean
}

/** Whether there is nothing on offer yet. */
export function isEmptyStock({ sale, rent, hasProjects }: Pick<Stock, 'sale' | 'rent' | 'hasProjects'>): boolean {
  return sale === 0 && rent === 0 && !hasProjects
}

/** Kilometres around a place if none are given, and the most. */
export const usualRadius = 5
export const widestRadius = 200

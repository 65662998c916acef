import type { Goal } from '../listings/listing.ts'
import { day } from '../site/durations.ts'

/**
 * The figures of the statistics pages, from the agency's stock, sales and active search alerts. Computed nightly, so that a page reads
 * one row.
 */

export const stockPages = ['statisticsCommons', 'statisticsCommercial'] as const
export type StockPage = (typeof stockPages)[number]

/** Whether a home belongs to a page: one for business premises, one for everything else. */
export function isOfPage({ mainType }: { readonly mainType: string }, page: StockPage): boolean {
  return (mainType === 'commercial') === (page === 'statisticsCommercial')
}

export const demandPages = ['statisticsBuyers', 'statisticsTenants'] as const
export type DemandPage = (typeof demandPages)[number]
export type StatisticsPage = StockPage | DemandPage

/** Listings of one type, region or municipality. Medians in euro, null below `minForMedian`. */
export interface StockLine {
  /** Path segment of a type, code of a region or zone; `abroad` for what lies outside Belgium and Luxembourg. */
  readonly key: string
  readonly forSale: number
  readonly forRent: number
  readonly sold: number
  readonly let: number
  readonly medianPrice: number | null
  /** A month. */
  readonly medianRent: number | null
}

/** The number sold and let in a month (YYYY-MM). */
interface MonthLine {
  readonly month: string
  readonly sold: number
  readonly let: number
}

export interface StockFigures {
  readonly total: StockLine
  readonly byType: readonly StockLine[]
  readonly byRegion: readonly StockLine[]
  readonly byMunicipality: readonly StockLine[]
  /** The last twelve, oldest first. */
  readonly months: readonly MonthLine[]
  /** Median days since coming online; null below `minForMedian`. */
  readonly daysToSale: number | null
  readonly daysToLet: number | null
}

/** Search alerts that ask for one type, place or number of bedrooms: at least `minForDemand`, rounded to a multiple of five. */
export interface DemandLine {
  readonly key: string
  readonly alerts: number
  /** Median of their maximum price, rounded; null below `minForMedian`. */
  readonly budget: number | null
}

export interface DemandFigures {
  /** Rounded; null for fewer than `minForDemand`. */
  readonly alerts: number | null
  readonly budget: number | null
  readonly byType: readonly DemandLine[]
  readonly byPlace: readonly DemandLine[]
  /** By minimum number of bedrooms, '0' for any. */
  readonly byBedrooms: readonly DemandLine[]
}

export type Figures = StockFigures | DemandFigures

/** A median of fewer values could reveal the price of one home. */
const minForMedian = 5
/** With fewer alerts, their owners could be identified. */
const minForDemand = 5

/** The median, which is the mean of the middle two for an even number of values; null for fewer than `minForMedian`. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length < minForMedian) return null
  const sorted = [...values].sort((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.round((lower + upper) / 2)
}

/** A number of alerts as published: rounded to the nearest five; null below `minForDemand`. */
export function publishedDemand(alerts: number): number | null {
  return alerts < minForDemand ? null : Math.round(alerts / minForDemand) * minForDemand
}

/** The fields of a listing that are counted. */
export interface CountedListing {
  readonly goal: Goal
  /** Whether it was sold or let; otherwise it is on offer. */
  readonly isClosed: boolean
  /** Path segment of its type. */
  readonly type: string
  readonly region: string
  /** Code of its municipality; null if unknown. */
  readonly municipality: string | null
  /** The published price: in full for a sale, per month for a rental; null otherwise. */
  readonly price: number | null
  /** YYYY-MM-DD. */
  readonly onlineOn: string
  readonly closedOn: string | null
}

/** Counts listings and computes medians. @param today YYYY-MM-DD, the end of the twelve months */
export function stockFigures(listings: readonly CountedListing[], today: string): StockFigures {
  const line = (key: string, of: readonly CountedListing[]) => stockLine(key, of)
  const days = (goal: Goal) => medianOf(listings.filter((each) => each.goal === goal).flatMap((each) => daysToClose(each) ?? []))
  return {
    total: line('all', listings),
    byType: linesBy(listings, ({ type }) => type),
    byRegion: linesBy(listings, ({ region }) => region),
    byMunicipality: linesBy(listings, ({ municipality }) => municipality),
    months: monthsUntil(today).map((month) => monthLine(month, listings)),
    daysToSale: days('sale'),
    daysToLet: days('rent'),
  }
}

/** Days from coming online to being sold or let; null if either day is unknown or they contradict each other. */
export function daysToClose({ isClosed, onlineOn, closedOn }: Pick<CountedListing, 'isClosed' | 'onlineOn' | 'closedOn'>): number | null {
  if (!isClosed || closedOn === null) return null
  const days = Math.round((Date.parse(closedOn) - Date.parse(onlineOn.slice(0, 10))) / day)
  return days >= 0 && days <= maxDays ? days : null
}

/** The reader sets 1 January 1970 on records without a creation date. */
const maxDays = 3650

/** One line per key, most listings first. */
function linesBy(listings: readonly CountedListing[], keyOf: (listing: CountedListing) => string | null): readonly StockLine[] {
  const groups = Map.groupBy(listings, keyOf)
  const lines = [...groups].flatMap(([key, of]) => (key === null ? [] : [{ line: stockLine(key, of), size: of.length }]))
  return lines.sort((one, other) => other.size - one.size || (one.line.key < other.line.key ? -1 : 1)).map(({ line }) => line)
}

function stockLine(key: string, listings: readonly CountedListing[]): StockLine {
  const of = (goal: Goal, isClosed: boolean) => listings.filter((each) => each.goal === goal && each.isClosed === isClosed)
  const [sale, rent] = [of('sale', false), of('rent', false)]
  return {
    key,
    forSale: sale.length,
    forRent: rent.length,
    sold: of('sale', true).length,
    let: of('rent', true).length,
    medianPrice: medianOf(sale.flatMap(({ price }) => price ?? [])),
    medianRent: medianOf(rent.flatMap(({ price }) => price ?? [])),
  }
}

function monthLine(month: string, listings: readonly CountedListing[]): MonthLine {
  const of = (goal: Goal) => listings.filter((each) => each.isClosed && each.goal === goal && each.closedOn?.startsWith(month) === true).length
  return { month, sold: of('sale'), let: of('rent') }
}

function monthsUntil(today: string): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 7))
}

/**
 * The figures of the statistics pages, from the agency's stock, sales and active search alerts. Computed nightly, so that a page reads
 * one row.
 */

export const stockPages = ['statisticsCommons', 'statisticsCommercial'] as const
export type StockPage = (typeof stockPages)[number]
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
export interface MonthLine {
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

import { distance } from '../places/circle.ts'
import { type Zone, zoneTable } from '../places/zone-table.ts'
import { medianOf } from './statistics.ts'

/** The kinds of property whose prices can be compared. */
export const saleKinds = ['house', 'apartment', 'land'] as const
export type SaleKind = (typeof saleKinds)[number]

/** The kinds of property that can be valued. */
export const valuationKinds = [...saleKinds, 'other'] as const
export type ValuationKind = (typeof valuationKinds)[number]

/** How many months back a sale still counts. */
export const saleMonths = 24
/** How far around a municipality sales are counted if it has too few itself, in km between the middles. */
export const saleReach = 15

/** A sold listing whose price was published while it was on offer. */
export interface SoldListing {
  readonly kind: SaleKind
  /** Code of its municipality. */
  readonly municipality: string
  /** The last published asking price in euro. */
  readonly price: number
  /** Living area, or the plot's for land, in m²; null if unknown. */
  readonly area: number | null
}

/** What comparable sold listings were offered for. Amounts are rounded, so that none of them is the price of one home. */
export interface SaleFigures {
  /** How many are counted, five at least. */
  readonly sold: number
  /** Whether those within `saleReach` are counted too, since the municipality itself has fewer than five. */
  readonly around: boolean
  /** The lower quartile, the median and the upper quartile in euro. */
  readonly low: number
  readonly median: number
  readonly high: number
  /** Median per m² of living area, of the plot for land; null if fewer than five areas are known. */
  readonly perSquareMetre: number | null
}

export interface SaleLine {
  readonly kind: SaleKind
  readonly municipality: string
  readonly figures: SaleFigures
}

/** Whether figures are kept for a kind of home. */
export function isSaleKind(kind: string | null): kind is SaleKind {
  return saleKinds.some((each) => each === kind)
}

/** The figures of every municipality that has enough sales, itself or with those around it. */
export function saleLines(sold: readonly SoldListing[]): readonly SaleLine[] {
  return saleKinds.flatMap((kind) => {
    const byTown = Map.groupBy(
      sold.filter((each) => each.kind === kind),
      ({ municipality }) => municipality,
    )
    return townsNear([...byTown.keys()]).flatMap(({ code, near }) => {
      const own = figuresOf(byTown.get(code) ?? [], false)
      const figures =
        own ??
        figuresOf(
          [...near].flatMap((each) => byTown.get(each) ?? []),
          true,
        )
      return figures === null ? [] : [{ kind, municipality: code, figures }]
    })
  })
}

interface TownNear {
  readonly code: string
  /** The municipalities with sales within reach, itself included. */
  readonly near: readonly string[]
}

function townsNear(codes: readonly string[]): readonly TownNear[] {
  const { entries } = zoneTable()
  const sellers = codes.flatMap((code) => entries.get(code)?.zone ?? [])
  return [...entries.values()].flatMap(({ zone }) => {
    if (zone.kind !== 'municipality') return []
    const near = sellers.filter((seller) => seller.code === zone.code || isNear(seller, zone))
    return near.length === 0 ? [] : [{ code: zone.code, near: near.map(({ code }) => code) }]
  })
}

/** Degrees of latitude that are more than the reach: most pairs need no further arithmetic. A degree is 111 km. */
const latitudeReach = saleReach / 110

function isNear({ point: one }: Zone, { point: other }: Zone): boolean {
  return one !== null && other !== null && Math.abs(one.lat - other.lat) < latitudeReach && distance(one, other) <= saleReach
}

function figuresOf(sold: readonly SoldListing[], around: boolean): SaleFigures | null {
  const prices = sold.map(({ price }) => price).sort((one, other) => one - other)
  const median = medianOf(prices)
  if (median === null) return null
  const perSquareMetre = medianOf(sold.flatMap(({ price, area }) => (area === null || area <= 0 ? [] : [price / area])))
  return {
    sold: prices.length,
    around,
    low: rounded(quantile(prices, 0.25), priceStep),
    median: rounded(median, priceStep),
    high: rounded(quantile(prices, 0.75), priceStep),
    perSquareMetre: perSquareMetre === null ? null : rounded(perSquareMetre, perSquareMetre < 1_000 ? 10 : 50),
  }
}

/** Prices are rounded to this many euro, as budgets on the statistics pages are. */
const priceStep = 5_000

function rounded(value: number, step: number): number {
  return Math.round(value / step) * step
}

/** A quantile by linear interpolation between the two nearest values. @param sorted ascending, not empty */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const lower = sorted[Math.floor(at)] ?? 0
  const upper = sorted[Math.ceil(at)] ?? lower
  return lower + (upper - lower) * (at - Math.floor(at))
}

import type { Country, Goal, ListingState } from '../model/listings/listing.ts'
import { municipalityOf } from '../model/places/municipality.ts'
import { regionOf } from '../model/places/region.ts'
import { brusselsDay } from '../model/site/brussels-time.ts'
import type { StockPage } from '../model/statistics/statistics.ts'
import type { CountedListing } from '../model/statistics/stock-figures.ts'

/** A row of the query that reads the listings to count. */
export interface Counted {
  readonly id: number
  readonly goal: Goal
  readonly state: ListingState
  readonly mainType: string
  readonly type: string
  readonly country: Country
  readonly zip: string | null
  /** JSON, by language. */
  readonly city: string
  readonly price: number | null
  readonly createdAt: string
  readonly closedOn: string | null
}

/** Whether a listing belongs to a statistics page: one for business premises, one for everything else. */
export function isOfPage({ mainType }: Counted, page: StockPage): boolean {
  return (mainType === 'commercial') === (page === 'statisticsCommercial')
}

/** Converts a row for counting. Homes are counted by category, business premises by type. */
export function countedListing(row: Counted, page: StockPage): CountedListing {
  const names: readonly string[] = Object.values(JSON.parse(row.city))
  return {
    goal: row.goal,
    isClosed: row.state === 'sold' || row.state === 'rented',
    type: page === 'statisticsCommercial' ? row.type : row.mainType,
    region: regionOf(row.country, row.zip) ?? 'abroad',
    municipality: municipalityOf({ country: row.country, zip: row.zip, names })?.code ?? null,
    price: row.price,
    onlineOn: brusselsDay(new Date(row.createdAt)),
    closedOn: row.closedOn,
  }
}

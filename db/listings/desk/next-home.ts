import { sql } from 'drizzle-orm'
import { stockWithChanged } from '../../feeds/guard/staged-stock.ts'
import type { ListingTexts } from '../../feeds/import-hidden-units.ts'
import type { Overlay } from '../../site/overlaid-database.ts'

/** The listings as a presentation of one of them would leave them. */
export function nextHome(id: number, { card, record, lat, lng, cell }: ListingTexts): readonly Overlay[] {
  return stockWithChanged(id, { card: sql.raw('?'), record: sql.raw('?'), lat: sql`${lat}`, lng: sql`${lng}`, cell: sql`${cell}` }, [card, record])
}

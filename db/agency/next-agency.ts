import { sql } from 'drizzle-orm'
import { inPlace, nextCatalogue } from '../site/next-catalogue.ts'
import type { Overlay } from '../site/overlaid-database.ts'
import type { AgencyRecord } from './agency.ts'

/** The agency's table as a change of its record would leave it. @param now UTC in ISO 8601 */
export function nextAgency(record: AgencyRecord, now: string): readonly Overlay[] {
  const next = sql`SELECT id, version + 1 AS version, ${JSON.stringify(record)} AS record, ${now} AS changed_at FROM main.agency`
  return [{ table: 'agency', rows: inPlace(next) }, nextCatalogue('agency')]
}

/** The same table as it is, read in the same way. */
export const presentAgency: readonly Overlay[] = [{ table: 'agency', rows: 'SELECT id, version, record, changed_at FROM main.agency' }]

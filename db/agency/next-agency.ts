import { nextCatalogue } from '../site/next-catalogue.ts'
import type { Overlay } from '../site/overlaid-database.ts'
import type { AgencyRecord } from './agency.ts'

/** The agency's table as a change of its record would leave it. @param now UTC in ISO 8601 */
export function nextAgency(record: AgencyRecord, now: string): readonly Overlay[] {
  const rows = 'SELECT id, version + 1 AS version, ? AS record, ? AS changed_at FROM main.agency'
  return [{ table: 'agency', rows, values: [JSON.stringify(record), now] }, nextCatalogue('agency')]
}

/** The same table as it is, read in the same way. */
export const presentAgency: readonly Overlay[] = [{ table: 'agency', rows: 'SELECT id, version, record, changed_at FROM main.agency' }]

import type { Goal } from '../listings/listing.ts'
import type { Region } from '../places/region.ts'
import { dayOf, ruleOn } from './dated-rule.ts'

/** The duty to renovate after buying, as the law stands from a date. Dates are YYYY-MM-DD. */
export interface RenovationDuty {
  readonly region: Region
  /** First day this row applies; it replaces earlier rows. */
  readonly from: string
  /** Homes bought earlier are exempt. */
  readonly boughtFrom: string
  /** Energy labels the duty applies to. */
  readonly labels: readonly string[]
  readonly mainTypes: readonly string[]
  /** Years to renovate, counted from the deed. */
  readonly years: number
  /** Label to reach. */
  readonly reach: string
  readonly source: string
  /** Day the row was last checked against its source. */
  readonly checked: string
}

/** Dated, so that a change in the law is a new row: specification, section 9; decisions, "Renovation duty". */
export const renovationDuties: readonly RenovationDuty[] = [
  {
    region: 'flanders',
    from: '2023-01-01',
    boughtFrom: '2023-01-01',
    labels: ['E', 'F'],
    mainTypes: ['house', 'apartment'],
    years: 5,
    reach: 'D',
    source: 'Energiedecreet (Vlaanderen), decreet van 18 maart 2022',
    checked: '2026-11-21',
  },
  {
    region: 'flanders',
    from: '2025-12-12',
    boughtFrom: '2023-01-01',
    labels: ['E', 'F'],
    mainTypes: ['house', 'apartment'],
    years: 6,
    reach: 'D',
    source: 'Energiedecreet (Vlaanderen), zoals gewijzigd op 12 december 2025',
    checked: '2026-11-21',
  },
]

/**
 * The duty that applies to a home bought on a day, by the latest row not after that day.
 * @param home `mainType` is the category's path segment, `labelText` the label as shown
 * @param on the day, YYYY-MM-DD (a time after it is ignored)
 * @returns the years from the deed, the label to reach and the source; null when no duty applies
 * @source specification, section 9 ("Renovation notice"); decisions, "Renovation duty"
 */
export function renovationDuty(
  home: { region: Region | null; mainType: string; labelText: string | null; goal: Goal },
  on: string,
): { readonly years: number; readonly reach: string; readonly source: string } | null {
  if (home.goal !== 'sale' || home.labelText === null) return null
  const day = dayOf(on)
  const row = day && ruleOn(renovationDuties, day, (each) => each.region === home.region && each.mainTypes.includes(home.mainType))
  if (!row || day < row.boughtFrom || !row.labels.includes(home.labelText.trim().toUpperCase())) return null
  return { years: row.years, reach: row.reach, source: row.source }
}

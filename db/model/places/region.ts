import type { Country } from '../listings/listing.ts'

/** The Belgian regions, which have separate rules, and Luxembourg. */
export const regions = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const
export type Region = (typeof regions)[number]

/**
 * The region a postcode lies in. The country is checked first: Luxembourg postcodes have four digits too.
 * @returns null for another country, and for a Belgian postcode that is not four digits or in none of the ranges
 * @source specification, section 9 ("Region by postal code"); decisions, "Domain"
 */
export function regionOf(country: Country, zip: string | null): Region | null {
  if (country === 'LU') return 'luxembourg'
  if (country !== 'BE' || zip === null || !/^\d{4}$/.test(zip)) return null
  return belgianRegion(Number(zip))
}

function belgianRegion(zip: number): Region | null {
  if (zip < 1000) return null
  if (zip < 1300) return 'brussels'
  if (zip < 1500) return 'wallonia'
  if (zip < 4000) return 'flanders'
  if (zip < 8000) return 'wallonia'
  return 'flanders'
}

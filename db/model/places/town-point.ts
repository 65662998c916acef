import type { Country } from '../listings/listing.ts'
import { type LocalizedText, textIn } from '../site/localized.ts'
import { zipPoint } from './zip-name.ts'
import { findZone, zoneNamed } from './zones.ts'

/**
 * Roughly where a home is that has no coordinates: the middle of its locality, or else of the municipality of its postcode or name.
 * @returns degrees; null outside Belgium and Luxembourg, and where the place is not known
 */
export function townPoint(country: Country, zip: string | null, city: LocalizedText): { readonly lat: number; readonly lng: number } | null {
  if (country === 'other') return null
  const key = zip === null ? '' : `${country === 'LU' ? 'L-' : ''}${zip}`
  const names = [...new Set([textIn(city, 'nl'), ...Object.values(city)])].filter((name) => name !== '')
  const spelled = [...names.map((name) => `${key} ${name}`.trim()), key, ...(zip === null ? names : [])].filter((text) => text !== '')
  const found = spelled.reduce<ReturnType<typeof zoneNamed>>((place, text) => place ?? zoneNamed(text), null)
  if (found === null) return null
  return (found.key === 'zip' ? zipPoint(found.value) : findZone(found.value)?.point) ?? null
}

import type { EnergyLabel } from '#db/model/listings/energy.ts'
import type { Place } from '#db/model/listings/listing.ts'
import { regionOf } from '#db/model/places/region.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** An energy label as a coloured letter, with text for screen readers. */
export interface EnergyBadgeView {
  readonly text: string
  readonly band: number
  readonly scheme: string
  readonly label: string
}

/** The badge of an energy label; null if absent. Named as the certificate of its place: 'EPC' and 'PEB' are Belgian. */
export function presentEnergyBadge(label: EnergyLabel | null, { country, zip }: Pick<Place, 'country' | 'zip'>, locale: Locale): EnergyBadgeView | null {
  if (!label || label.text.length > 12) return null
  const issuer = regionOf(country, zip) ?? (country === 'BE' ? 'flanders' : 'abroad')
  const certificate = translator(locale)(`certificateShort.${issuer}`)
  return { text: label.text, band: label.band, scheme: label.scheme ?? 'none', label: `${certificate} ${label.text}` }
}

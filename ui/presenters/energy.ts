import { type EnergyLabel, energyLabel } from '#db/model/energy.ts'
import type { ListingCard } from '#db/model/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** An energy label as a coloured letter, with text for screen readers. */
export interface EnergyBadgeView {
  readonly text: string
  readonly band: number
  readonly scheme: string
  readonly label: string
}

export function labelOf(listing: Pick<ListingCard, 'place' | 'energy'>): EnergyLabel | null {
  return energyLabel({ country: listing.place.country, zip: listing.place.zip, value: listing.energy.value, labelText: listing.energy.labelText })
}

/** The badge of an energy label; null without one. */
export function presentEnergyBadge(label: EnergyLabel | null, locale: Locale): EnergyBadgeView | null {
  if (!label || label.text.length > 12) return null
  const t = translator(locale)
  const certificate = label.scheme === null ? t('certificateShort.flanders') : t(`certificateShort.${label.scheme}`)
  return { text: label.text, band: label.band, scheme: label.scheme ?? 'none', label: `${certificate} ${label.text}` }
}

import type { EnergyLabel } from '#db/model/energy.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** An energy label as a coloured letter, with text for screen readers. */
export interface EnergyBadgeView {
  readonly text: string
  readonly band: number
  readonly scheme: string
  readonly label: string
}

/** The badge of an energy label; null if absent. */
export function presentEnergyBadge(label: EnergyLabel | null, locale: Locale): EnergyBadgeView | null {
  if (!label || label.text.length > 12) return null
  const t = translator(locale)
  const certificate = label.scheme === null ? t('certificateShort.flanders') : t(`certificateShort.${label.scheme}`)
  return { text: label.text, band: label.band, scheme: label.scheme ?? 'none', label: `${certificate} ${label.text}` }
}

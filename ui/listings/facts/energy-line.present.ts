import { labelOf } from '#db/model/listings/energy.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatNumber } from '../../site/number.present.ts'
import { presentEnergyBadge } from './energy.present.ts'
import { insulationOf } from './property-energy.present.ts'

/**
 * The energy label of a listing in one line of text, with its value, and in Luxembourg the second class; '' without a label.
 * @source belgium.md: every advertisement shows the label and the score
 */
export function energyLine(listing: Listing, locale: Locale, now: Date): string {
  const t = translator(locale)
  const label = labelOf(listing)
  const badge = presentEnergyBadge(label, listing.place, locale)
  const value = label?.value ?? null
  const insulation = insulationOf(listing, locale, now)
  return [
    badge?.label ?? '',
    value === null ? '' : t('unit.energy', { value: formatNumber(value, locale) }),
    insulation === null ? '' : `${t('fact.insulationClass')} ${insulation}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

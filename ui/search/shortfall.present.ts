import { formatEuro } from '#db/model/listings/price.ts'
import { zipName } from '#db/model/places/zip-name.ts'
import { findZone, zoneName } from '#db/model/places/zones.ts'
import type { MeasuredFilter, Shortfall } from '#db/model/search/shortfall.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatNumber } from '../site/number.present.ts'

/** How a home narrowly misses a search, in words: '€ 15.000 above the budget', 'Bedrooms: 1 too few', '4 km from Ghent'. */
export function shortfallText(shortfall: Shortfall, locale: Locale): string {
  const t = translator(locale)
  if ('by' in shortfall) return measuredText(shortfall.filter, shortfall.by, locale)
  switch (shortfall.filter) {
    case 'place':
      return t('desk.shortfall.place', { km: kmText(shortfall.km, locale), place: placeName(shortfall.place, locale) })
    case 'circle':
      return t('desk.shortfall.circle', { km: kmText(shortfall.km, locale) })
    case 'label':
      return t('desk.shortfall.label', { label: shortfall.label })
    default:
      return t('desk.shortfall.without', { what: t(`search.${shortfall.filter}`) })
  }
}

function measuredText(filter: MeasuredFilter, by: number, locale: Locale): string {
  const t = translator(locale)
  const size = Math.abs(by)
  if (filter === 'price') return t(by > 0 ? 'desk.shortfall.dear' : 'desk.shortfall.cheap', { amount: formatEuro(size) })
  const what = t(`search.${filter}`)
  if (filter === 'built') return t(by > 0 ? 'desk.shortfall.recent' : 'desk.shortfall.old', { count: size })
  if (filter === 'livingArea' || filter === 'plotArea') {
    const area = t('unit.area', { value: formatNumber(size, locale) })
    return t(by > 0 ? 'desk.shortfall.large' : 'desk.shortfall.small', { what, area })
  }
  return t(by > 0 ? 'desk.shortfall.many' : 'desk.shortfall.few', { what, count: size })
}

/** At least one kilometre, in whole ones. */
const kmText = (km: number, locale: Locale) => formatNumber(Math.max(1, Math.round(km)), locale)

function placeName(place: string, locale: Locale): string {
  const zone = findZone(place)
  return zone ? zoneName(zone, locale) : (zipName(place, locale) ?? place)
}

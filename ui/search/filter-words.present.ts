import { formatEuro } from '#db/model/listings/price.ts'
import { type CountRanges, type FlagFilter, flagFilters, type Search } from '#db/model/search/search.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatNumber } from '../site/number.present.ts'

/** The price bounds as text, in a search for life annuities those of the bouquet; null when none is set. */
export function priceText(search: Pick<Search, 'priceMin' | 'priceMax' | 'annuity'>, locale: Locale): string | null {
  const price = boundsText(search, locale)
  return price !== null && search.annuity ? translator(locale)('search.bouquet', { price }) : price
}

function boundsText({ priceMin, priceMax }: Pick<Search, 'priceMin' | 'priceMax'>, locale: Locale): string | null {
  const t = translator(locale)
  if (priceMin !== null && priceMax !== null) return t('search.between', { from: formatEuro(priceMin), to: formatEuro(priceMax) })
  if (priceMin !== null) return t('search.fromPrice', { price: formatEuro(priceMin) })
  return priceMax === null ? null : t('search.upTo', { price: formatEuro(priceMax) })
}

/** The bedroom bounds as text; null when none is set. */
export function bedroomsText({ bedroomsMin, bedroomsMax }: CountRanges, locale: Locale): string | null {
  const t = translator(locale)
  if (bedroomsMin !== null && bedroomsMax !== null) return t('search.bedroomsBetween', { from: bedroomsMin, to: bedroomsMax })
  if (bedroomsMin !== null) return t('search.bedroomsFrom', { count: bedroomsMin })
  return bedroomsMax === null ? null : t('search.bedroomsUpTo', { count: bedroomsMax })
}

/** The other count filters, with the keys of their bounds. */
export const counted = [
  { name: 'bathrooms', min: 'bathroomsMin', max: null },
  { name: 'rooms', min: 'roomsMin', max: 'roomsMax' },
  { name: 'garages', min: 'garagesMin', max: 'garagesMax' },
  { name: 'parkings', min: 'parkingsMin', max: 'parkingsMax' },
] as const

/** A count filter with its bounds as text: 'Garages: at least 1'; null when none is set. */
export function countText({ name, min, max }: (typeof counted)[number], search: CountRanges, locale: Locale): string | null {
  const t = translator(locale)
  const [from, to] = [search[min], max && search[max]]
  const what = t(`search.${name}`)
  if (from !== null && to !== null) return t('search.countBetween', { what, from, to })
  if (from !== null) return t('search.countFrom', { what, count: from })
  return to === null ? null : t('search.countUpTo', { what, count: to })
}

/** The filters by size and year, with the keys of their bounds. */
export const measured = [
  { name: 'livingArea', min: 'livingAreaMin', max: 'livingAreaMax' },
  { name: 'plotArea', min: 'plotAreaMin', max: 'plotAreaMax' },
  { name: 'built', min: 'builtMin', max: 'builtMax' },
] as const

/** A filter by size or year with its bounds as text: 'Living area: at least 120 m²', 'Construction year: 1990 to 2010'; null when none is set. */
export function measureText({ name, min, max }: (typeof measured)[number], search: CountRanges, locale: Locale): string | null {
  const t = translator(locale)
  const textOf = (value: number) => (name === 'built' ? String(value) : t('unit.area', { value: formatNumber(value, locale) }))
  const [from, to] = [search[min], search[max]]
  const what = t(`search.${name}`)
  if (from !== null && to !== null) return t('search.measureBetween', { what, from: textOf(from), to: textOf(to) })
  if (from !== null) return t('search.measureFrom', { what, value: textOf(from) })
  return to === null ? null : t('search.measureUpTo', { what, value: textOf(to) })
}

/** The printed form of a label in a query: 'B', 'B+', 'B-'. */
export function labelText(code: string): string {
  const [letter = '', step] = code.split('_')
  return letter.toUpperCase() + (step === 'plus' ? '+' : step === 'plusplus' ? '++' : step === 'sub' ? '-' : '')
}

/** The selected labels as text; null when none is. */
export function labelsText({ epc }: Pick<Search, 'epc'>): string | null {
  return epc.map(labelText).join(', ') || null
}

/** The yes-or-no filters that the bar shows together as 'outdoors', and the others. */
export const outdoorFlags = ['terrace', 'garden'] as const satisfies readonly FlagFilter[]
export type OutdoorFlag = (typeof outdoorFlags)[number]
export const otherFlags = flagFilters.filter((name): name is Exclude<FlagFilter, OutdoorFlag> => !outdoorFlags.some((each) => each === name))

/** Terrace, garden or both as text; null when neither is selected. */
export function outdoorsText(search: Pick<Search, FlagFilter>, locale: Locale): string | null {
  const selected = outdoorFlags.filter((name) => search[name])
  return selected.map((name) => translator(locale)(`search.${name}`)).join(', ') || null
}

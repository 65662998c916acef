import { formatEuro } from '#db/model/listings/price.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { formatNumber } from '../../site/number.present.ts'
import { allowedPicture } from '../host.island.ts'
import type { MapRecord } from '../host-record.island.ts'
import { addressLines, priceText, ribbonOf } from '../record-text.island.ts'
import type { Cluster } from './clusters.island.ts'
import type { MarkerPrice } from './map-points.island.ts'
import { type FrameSettings, fill } from './settings.island.ts'

/** A marker of one listing or of several. */
export interface MarkerView {
  /** Identifies the marker between redraws. */
  readonly key: string
  readonly lat: number
  readonly lng: number
  /** Price, count, or the host's text. */
  readonly text: string
  /** For assistive technology: what and where it is. */
  readonly label: string
  readonly ribbon: string | null
  /** Address of the host's picture; null for text. */
  readonly picture: string | null
  /** Listings in it: more than one is drawn round. */
  readonly count: number
}

/** How the host wants markers to look. */
export interface MarkerOptions {
  /** The host's text for every listing; null for prices. */
  readonly text: string | null
  readonly picture: string | null
  readonly marqueeIgnore: boolean
}

const maxTextLength = 20

/** Reads the host's marker: a picture of an allowed origin, else a short text, else prices. */
export function readMarkerOptions(customMarker: string | null, marqueeIgnore: boolean, origins: readonly string[]): MarkerOptions {
  const picture = allowedPicture(customMarker, origins)
  const isText = picture === null && customMarker !== null && customMarker.length <= maxTextLength && !/^(?:data|https?):|^\//i.test(customMarker)
  return { text: isText ? customMarker : null, picture, marqueeIgnore }
}

/** The marker of a cluster. @param nearest name of the place it is in */
export function markerOf(cluster: Cluster, record: MapRecord | undefined, nearest: string, options: MarkerOptions, settings: FrameSettings): MarkerView {
  const { words, locale } = settings
  const { lat, lng, count, id, price, expansionZoom } = cluster
  if (count > 1 || id === null) {
    const text = formatNumber(count, locale)
    const label = fill(expansionZoom === null ? words.together : words.cluster, { count: text, place: nearest })
    return { key: `many ${lat.toFixed(5)} ${lng.toFixed(5)} ${count}`, lat, lng, count: Math.max(2, count), text, label, ribbon: null, picture: null }
  }
  const label = record
    ? [...addressLines(record, settings).toReversed(), priceText(record, settings)].join(', ')
    : fill(words.home, { price: priceOf(price, words.onRequest, settings), place: nearest })
  const ribbon = record && !options.marqueeIgnore ? ribbonOf(record, settings) : null
  return { key: keyOf(id), lat, lng, count, text: options.text ?? priceOf(price, words.noPrice, settings), label, ribbon, picture: options.picture }
}

/** A price as a marker shows it; `unpriced` where it is on request. */
function priceOf(price: MarkerPrice, unpriced: string, { locale, words }: FrameSettings): string {
  if (price === 'annuity') return words.annuity
  return price === null ? unpriced : shortPrice(price, locale)
}

/** The key of a single listing's marker. */
export function keyOf(id: number): string {
  return `listing ${id}`
}

/** A price that fits a marker: '€ 395.000', from a million on '€ 1,25 mln' as the language abbreviates it, with the comma of all prices. @param amount euro */
export function shortPrice(amount: number, locale: Locale): string {
  if (amount < 999_500) return formatEuro(Math.round(amount))
  const millions = new Intl.NumberFormat(languages[locale].tag, { notation: 'compact', maximumSignificantDigits: 3 }).format(amount)
  return `€ ${millions.replace(/\s/g, '\u00a0').replace(/\.$/, '').replace('.', ',')}`
}

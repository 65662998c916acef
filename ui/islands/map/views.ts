import { allowedPicture } from './host.ts'
import type { MarkerView } from './markers.ts'
import type { MapRecord } from './record.ts'
import { priceWords, ribbonOf, whereWords } from './record-words.ts'
import { type FrameSettings, say } from './settings.ts'
import { shortPrice } from './short-price.ts'
import type { Group } from './stock.ts'

/** What the host wants of markers. */
export interface MarkerWishes {
  /** The host's own word, for every home. */
  readonly text: string | null
  readonly picture: string | null
  readonly marqueeIgnore: boolean
}

const maxTextLength = 20

/** Reads what the host wants of markers: a picture it may show, else a short text, else prices. */
export function readWishes(customMarker: string | null, marqueeIgnore: boolean, origins: readonly string[]): MarkerWishes {
  const picture = allowedPicture(customMarker, origins)
  const isText = picture === null && customMarker !== null && customMarker.length <= maxTextLength && !/^(?:data|https?):|^\//i.test(customMarker)
  return { text: isText ? customMarker : null, picture, marqueeIgnore }
}

/** A group of homes as its marker says it. `nearest` names the place it is in. */
export function markerOf(group: Group, record: MapRecord | undefined, nearest: string, wishes: MarkerWishes, settings: FrameSettings): MarkerView {
  const { words, locale } = settings
  const { lat, lng, count, id, price, apart } = group
  if (count > 1 || id === null) {
    const text = grouped(count)
    const label = say(apart === null ? words.together : words.cluster, { count: text, place: nearest })
    return { key: `many ${lat.toFixed(5)} ${lng.toFixed(5)} ${count}`, lat, lng, count: Math.max(2, count), text, label, ribbon: null, picture: null }
  }
  const ownPrice = price === null ? words.noPrice : shortPrice(price, locale)
  const label = record
    ? [...whereWords(record, settings).toReversed(), priceWords(record, settings)].join(', ')
    : say(words.home, { price: price === null ? words.onRequest : shortPrice(price, locale), place: nearest })
  const ribbon = record && !wishes.marqueeIgnore ? ribbonOf(record, settings) : null
  return { key: keyOf(id), lat, lng, count, text: wishes.text ?? ownPrice, label, ribbon, picture: wishes.picture }
}

/** The key of the marker of one home. */
export function keyOf(id: number): string {
  return `home ${id}`
}

/** A count as it is printed: '83.232'. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}

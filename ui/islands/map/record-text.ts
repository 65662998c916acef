import { streetLine, townLine } from '#db/model/address.ts'
import { textIn } from '#db/model/localized.ts'
import { formatEuro } from '#db/model/price.ts'
import type { MapRecord } from './host-record.ts'
import type { FrameSettings } from './settings.ts'

/** The price of a record as text. */
export function priceText({ price, goal }: MapRecord, { words }: FrameSettings): string {
  if (price.amount === null) return words.onRequest
  const amount = formatEuro(price.amount)
  return [price.from ? `${words.from} ` : '', amount, goal === 'rent' ? words.perMonth : ''].join('')
}

/** The ribbon's text in the frame's language; null without a ribbon. */
export function ribbonOf({ marquee }: MapRecord, { locale }: FrameSettings): string | null {
  return textIn(marquee, locale).slice(0, 40) || null
}

/** The lines of a record's address; no street unless it is published. */
export function addressLines({ place }: MapRecord, { locale }: FrameSettings): readonly string[] {
  return [streetLine(place, locale), townLine(place, locale)].flatMap((line) => line || [])
}

import { ribbonText } from '#db/model/content/excerpt.ts'
import type { LifeAnnuity } from '#db/model/listings/listing.ts'
import { formatEuro, unitAfter } from '#db/model/listings/price.ts'
import { streetLine, townLine } from '#db/model/places/address.ts'
import { textIn } from '#db/model/site/localized.ts'
import { type FrameSettings, fill } from './frame/settings.island.ts'
import type { MapRecord } from './host-record.island.ts'

/** The price of a record as text. */
export function priceText(record: MapRecord, settings: FrameSettings): string {
  const { price, annuity } = record
  const { words } = settings
  if (annuity) return annuityText(annuity, words)
  if (price.amount === null) return words.onRequest
  return [price.from ? `${words.from} ` : '', formatEuro(price.amount), unitOf(record, settings)].join('')
}

function unitOf({ goal, takeover, price }: MapRecord, { locale, words }: FrameSettings): string {
  const unit = unitAfter(textIn(price.unit, locale))
  return unit !== '' || goal === 'sale' || takeover ? unit : words.perMonth
}

function annuityText({ bouquet, monthly }: LifeAnnuity, words: FrameSettings['words']): string {
  const values = { bouquet: formatEuro(bouquet), monthly: formatEuro(monthly) }
  if (bouquet === null) return fill(monthly === null ? words.annuityOpen : words.annuityMonthly, values)
  return fill(monthly === null ? words.annuityBouquet : words.annuityBoth, values)
}

/** The ribbon's text in the frame's language; null without a ribbon. */
export function ribbonOf({ marquee }: MapRecord, { locale }: FrameSettings): string | null {
  return ribbonText(textIn(marquee, locale)) || null
}

/** The lines of a record's address; no street unless it is published. */
export function addressLines({ place }: MapRecord, { locale }: FrameSettings): readonly string[] {
  return [streetLine(place, locale), townLine(place, locale)].flatMap((line) => line || [])
}

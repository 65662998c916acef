import { priceUnit } from '#db/model/listings/price-unit.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { mapText, type ReadText } from './values/text.ts'

/** What a price is for, by language; null for the usual unit. */
export function readPriceUnit(value: unknown, text: ReadText): LocalizedText | null {
  return mapText(text(value), priceUnit)
}

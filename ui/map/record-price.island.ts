import type { LifeAnnuity, ListingPrice } from '#db/model/listings/listing.ts'
import { priceUnit } from '#db/model/listings/price.ts'
import { type LocalizedText, readLocalized } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { readFlag, readNumber } from './frame/read-values.island.ts'

/** The fields of a host's record, by their names in lower case. */
type Fields = ReadonlyMap<string, unknown>

const maxPrice = 1e9

/** The price of a host's record, by the rules of the site's own listings. */
export function readPrice(fields: Fields): ListingPrice {
  const price = amountOf(fields, 'price')
  if (readFlag(fields.get('publishprice')) === false || price === null) return { amount: null, from: false }
  const unit = readUnit(fields.get('priceunittext'))
  return { amount: price, from: readNumber(fields.get('priceunit')) === 7, ...(unit && { unit }) }
}

/** The terms of a life annuity; null for any other record. Terms that may not be shown are null. */
export function readAnnuity(fields: Fields): LifeAnnuity | null {
  const bouquet = amountOf(fields, 'viagerbouquet') ?? amountOf(fields, 'bouquet')
  const monthly = amountOf(fields, 'viagerannuity') ?? amountOf(fields, 'annuity')
  const isFlagged = readFlag(fields.get('isviager')) === true || readFlag(fields.get('viager')) === true
  if (!isFlagged && bouquet === null && monthly === null) return null
  return readFlag(fields.get('publishprice')) === false ? { bouquet: null, monthly: null } : { bouquet, monthly }
}

function amountOf(fields: Fields, name: string): number | null {
  const amount = readNumber(fields.get(name))
  return amount !== null && amount > 0 && amount <= maxPrice ? amount : null
}

function readUnit(value: unknown): LocalizedText | null {
  const words = readLocalized(value)
  const unit: { [L in Locale | 'any']?: string } = {}
  for (const key of [...locales, 'any'] as const) {
    const text = priceUnit(words?.[key] ?? '')
    if (text !== '') unit[key] = text
  }
  return Object.keys(unit).length === 0 ? null : unit
}

import { isSvg } from '#db/model/files/image.ts'
import { labelOf } from '#db/model/listings/energy.ts'
import type { FactKey } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import type { Locale } from '#messages/locales.ts'
import type { PlainKey } from '#messages/translate.ts'
import { translator } from '#messages/translate.ts'
import { presentMonthlyPayment } from '../calculators/monthly-payment.present.ts'
import { type EnergyBadgeView, presentEnergyBadge } from '../listings/facts/energy.present.ts'
import { factText } from '../listings/facts/fact-text.present.ts'
import { typeLabel } from '../listings/listing-address.present.ts'
import { type ListingCardView, presentCard } from '../listings/listing-card.present.ts'
import { presentPrice, priceText } from '../listings/price.present.ts'
import { formatNumber } from '../site/number.present.ts'
import { bestOf } from './best-of.present.ts'

/** One listing's value for a trait; `text` is null when unknown, `isBest` set on the values that are better than another. With an energy badge it is the value beside it, or the badge's own letter. */
export interface TraitView {
  readonly home: number
  readonly text: string | null
  readonly energy: EnergyBadgeView | null
  readonly isBest: boolean
}

/** One trait of all compared listings. */
export interface ComparisonRow {
  readonly key: string
  readonly label: string
  readonly values: readonly TraitView[]
}

export interface ComparisonView {
  readonly homes: readonly ListingCardView[]
  readonly rows: readonly ComparisonRow[]
}

type Trait = (listing: Listing, locale: Locale, now: Date) => string | null

/** Compared traits, in order. */
const traits: readonly (readonly [label: PlainKey, trait: Trait])[] = [
  ['search.price', priceOf],
  ['compare.perArea', pricePerArea],
  ['compare.monthly', (listing, locale) => presentMonthlyPayment(listing, locale)?.short ?? null],
  ['search.type', (listing, locale) => typeLabel(listing, locale)],
  ['fact.surfaceLiving', (listing, locale) => areaText(listing.surfaceLiving, locale)],
  ['fact.surfaceGround', (listing, locale) => areaText(listing.surfaceGround, locale)],
  ['fact.bedrooms', (listing, locale) => (listing.bedrooms === null ? null : formatNumber(listing.bedrooms, locale))],
  ['fact.bathrooms', (listing, locale, now) => factOf(listing, 'bathrooms', locale, now)],
  ['compare.energy', energyOf],
  ['fact.constructionYear', (listing, locale, now) => factOf(listing, 'constructionYear', locale, now)],
  ['fact.garden', (listing, locale, now) => outside(listing, 'garden', 'surfaceGarden', locale, now)],
  ['fact.terrace', (listing, locale, now) => outside(listing, 'terrace', 'surfaceTerrace', locale, now)],
  ['compare.parking', parkingOf],
  ['compare.plan', ({ photos }, locale) => (photos.some(({ url }) => isSvg(url)) ? translator(locale)('fact.yes') : null)],
  ['fact.cadastralIncome', (listing, locale, now) => (isListed(listing.state) ? factOf(listing, 'cadastralIncome', locale, now) : null)],
  ['fact.availability', (listing, locale, now) => (isListed(listing.state) ? factOf(listing, 'availability', locale, now) : null)],
]

/** Compares listings. Traits unknown for all are left out, and with `onlyDifferences` those equal for all. */
export function presentComparison(listings: readonly Listing[], locale: Locale, now: Date, onlyDifferences: boolean): ComparisonView {
  const rows = traits.map(([label, trait]) => {
    const best = bestOf(listings, label)
    return {
      key: label,
      label: translator(locale)(label),
      values: listings.map((listing) => ({
        home: listing.id,
        text: trait(listing, locale, now),
        energy: label === 'compare.energy' ? presentEnergyBadge(labelOf(listing), listing.place, locale) : null,
        isBest: best.includes(listing.id),
      })),
    }
  })
  return { homes: listings.map((listing) => presentCard(listing, locale, now)), rows: rows.filter((row) => isKnown(row) && (!onlyDifferences || differs(row))) }
}

/** The label's value in kWh; where it has none, the label alone. */
function energyOf(listing: Listing, locale: Locale): string | null {
  const label = labelOf(listing)
  if (label === null || label.value === null) return label?.text ?? null
  return translator(locale)('unit.energy', { value: formatNumber(label.value, locale) })
}

function isKnown({ values }: ComparisonRow): boolean {
  return values.some(({ text }) => text !== null)
}

function differs({ values }: ComparisonRow): boolean {
  return new Set(values.map(({ text }) => text)).size > 1
}

function priceOf(listing: Listing, locale: Locale): string | null {
  const { state } = listing
  if (state === 'sold' || state === 'rented') return translator(locale)(`state.${state}`)
  const price = presentPrice(listing, locale)
  return price && priceText(price)
}

/** No price per m² for a 'from' price, which belongs to the smallest of several homes, nor for a price in another unit. */
function pricePerArea(listing: Listing, locale: Locale): string | null {
  const { price, surfaceLiving } = listing
  if (
    !isListed(listing.state) ||
    price.amount === null ||
    price.from ||
    price.unit !== undefined ||
    listing.takeover ||
    surfaceLiving === null ||
    surfaceLiving <= 0
  )
    return null
  const exact = price.amount / surfaceLiving
  return translator(locale)('compare.perAreaValue', { price: formatEuro(exact < 100 ? Math.round(exact * 100) / 100 : Math.round(exact)) })
}

function areaText(area: number | null, locale: Locale): string | null {
  return area === null ? null : translator(locale)('unit.area', { value: formatNumber(area, locale) })
}

function factOf({ facts }: Listing, key: FactKey, locale: Locale, now: Date): string | null {
  const value = facts[key]
  return value === undefined ? null : factText(key, value, locale, now)
}

/** Whether the listing has it, and its size. */
function outside(listing: Listing, flag: 'garden' | 'terrace', surface: 'surfaceGarden' | 'surfaceTerrace', locale: Locale, now: Date): string | null {
  const area = listing.facts[surface]
  return typeof area === 'number' && area > 0
    ? translator(locale)('compare.yesArea', { area: areaText(area, locale) ?? '' })
    : factOf(listing, flag, locale, now)
}

function parkingOf({ facts }: Listing, locale: Locale): string | null {
  const t = translator(locale)
  const garages = numberOf(facts.garages) ?? (facts.garage === undefined ? null : facts.garage === true ? 1 : 0)
  const inside = numberOf(facts.parkings)
  const open = numberOf(facts.externalParkings)
  if (garages === null && inside === null && open === null) return null
  const places = (inside ?? 0) + (open ?? 0)
  const parts = [garages ? t('compare.garages', { count: garages }) : '', places > 0 ? t('compare.parkings', { count: places }) : '']
  return parts.filter((part) => part !== '').join(', ') || t('fact.no')
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

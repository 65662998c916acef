import { distance } from '../places/circle.ts'
import { zipKey, zoneTable } from '../places/zone-table.ts'
import type { Corner } from '../search/search.ts'
import type { Country } from './listing.ts'

/** How many similar listings a page shows. */
export const similarCount = 3

/** The fields of a listing that decide how similar it is to another. */
export interface Likeness {
  readonly country: Country
  readonly zip: string | null
  readonly point: Corner | null
  readonly type: string
  /** Euro; null without a published price. */
  readonly price: number | null
}

/** Distances that count as the same, in km: within a band, type and price decide. */
const bands = [5, 10, 20, 40, 80, 160]

/**
 * A sort key by similarity to a listing, most similar first: the same municipality, then how far away, then the same type, then the
 * difference in price.
 */
export function likenessTo(home: Likeness): (other: Likeness) => readonly number[] {
  const municipalities = new Set(municipalitiesAt(home))
  const from = home.point ?? middleOf(home)
  const nearZips = new Map<string, boolean>()
  const isNearZip = (other: Likeness) => {
    const place = `${other.country}${other.zip}`
    const known = nearZips.get(place)
    if (known !== undefined) return known
    const isNear =
      municipalitiesAt(other).some((code) => municipalities.has(code)) || (other.zip !== null && other.zip === home.zip && other.country === home.country)
    nearZips.set(place, isNear)
    return isNear
  }
  return (other) => {
    const isNear = isNearZip(other)
    return [isNear ? 0 : 1, isNear ? 0 : bandOf(from, other.point ?? middleOf(other)), other.type === home.type ? 0 : 1, priceGap(home, other)]
  }
}

/** The middle of the municipality a place is in, in degrees; null for an unknown postcode. */
export function middleOf(place: Pick<Likeness, 'country' | 'zip'>): Corner | null {
  return entriesAt(place)[0]?.zone.point ?? null
}

/** The postcodes of a place's municipality without the country's prefix, its own among them. */
export function neighbouringZips(place: Pick<Likeness, 'country' | 'zip'>): readonly string[] {
  const zips = entriesAt(place).flatMap((entry) => entry.zips.map((key) => key.replace('L-', '')))
  return [...new Set([...(place.zip === null ? [] : [place.zip]), ...zips])]
}

function municipalitiesAt(place: Pick<Likeness, 'country' | 'zip'>): readonly string[] {
  return entriesAt(place).map(({ zone }) => zone.code)
}

function entriesAt({ country, zip }: Pick<Likeness, 'country' | 'zip'>) {
  return zip === null || country === 'other' ? [] : (zoneTable().zips.get(zipKey(country, zip))?.municipalities ?? [])
}

/** One beyond the last band for an unknown distance. */
function bandOf(one: Corner | null, other: Corner | null): number {
  if (!one || !other) return bands.length + 1
  const away = distance(one, other)
  const band = bands.findIndex((limit) => away < limit)
  return band < 0 ? bands.length : band
}

function priceGap(one: Likeness, other: Likeness): number {
  if (one.price === null || other.price === null) return one.price === other.price ? 0 : Number.MAX_SAFE_INTEGER
  return Math.abs(one.price - other.price)
}

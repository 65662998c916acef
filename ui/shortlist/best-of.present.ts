import { labelOf } from '#db/model/listings/energy.ts'
import type { FactKey } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'

/** A value, and what it can be compared with: only values of the same kind. */
interface Measure {
  readonly value: number
  readonly kind: string
}

type Measured = readonly [better: 'less' | 'more', of: (listing: Listing) => Measure | null]

/** The traits of which one value is better than another for any buyer or tenant. */
const measured: Readonly<Record<string, Measured>> = {
  'search.price': ['less', price],
  'compare.perArea': ['less', pricePerArea],
  'compare.monthly': ['less', price],
  'compare.energy': ['less', energy],
  'fact.cadastralIncome': ['less', fact('cadastralIncome')],
  'fact.surfaceLiving': ['more', ({ surfaceLiving }) => measure(surfaceLiving)],
  'fact.surfaceGround': ['more', ({ surfaceGround }) => measure(surfaceGround)],
  'fact.bedrooms': ['more', ({ bedrooms }) => measure(bedrooms)],
  'fact.bathrooms': ['more', fact('bathrooms')],
  'fact.garden': ['more', fact('surfaceGarden')],
  'fact.terrace': ['more', fact('surfaceTerrace')],
}

/** The ids of the listings whose value of a trait is better than another's; none if all are equal or cannot be compared. */
export function bestOf(listings: readonly Listing[], trait: string): readonly number[] {
  const [better, of] = measured[trait] ?? []
  if (!of) return []
  const found = listings.flatMap((listing) => {
    const measure = of(listing)
    return measure === null ? [] : [{ id: listing.id, ...measure }]
  })
  const values = found.map(({ value }) => value)
  const best = better === 'less' ? Math.min(...values) : Math.max(...values)
  const isComparable = new Set(found.map(({ kind }) => kind)).size === 1 && values.some((value) => value !== best)
  return isComparable ? found.filter(({ value }) => value === best).map(({ id }) => id) : []
}

function measure(value: unknown, kind = ''): Measure | null {
  return typeof value === 'number' && value > 0 ? { value, kind } : null
}

/** No 'from' price, which belongs to the smallest of several homes, nor one in another unit. */
function price({ price: { amount, from, unit }, goal, state, takeover }: Listing): Measure | null {
  return isListed(state) && !from && unit === undefined && !takeover ? measure(amount, goal) : null
}

function pricePerArea(listing: Listing): Measure | null {
  const total = price(listing)
  const area = measure(listing.surfaceLiving)
  return total && area && { value: total.value / area.value, kind: total.kind }
}

/** The regions compute their values differently. Zero and less are the best. */
function energy(listing: Listing): Measure | null {
  const label = labelOf(listing)
  return label === null || label.value === null ? null : { value: label.value, kind: String(label.scheme) }
}

function fact(key: FactKey): (listing: Listing) => Measure | null {
  return ({ facts, state }) => (isListed(state) ? measure(facts[key]) : null)
}

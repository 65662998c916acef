import { labelLetter } from '../listings/label-code.ts'
import { distance } from '../places/circle.ts'
import { zipPoint } from '../places/zip-name.ts'
import { findZone } from '../places/zones.ts'
import type { Corner, FlagFilter, Search } from './search.ts'

/** How a home narrowly misses a search: by one filter, and by how much. */
export type Shortfall =
  /** `by` is in the unit of the filter: above the most (positive) or below the least (negative). */
  | { readonly filter: MeasuredFilter; readonly by: number }
  /** The kilometres to the nearest place searched, by its zone or postcode. */
  | { readonly filter: 'place'; readonly km: number; readonly place: string }
  /** The kilometres outside the circle. */
  | { readonly filter: 'circle'; readonly km: number }
  /** The label as printed. */
  | { readonly filter: 'label'; readonly label: string }
  | { readonly filter: FlagFilter }

/** How far a value may be off, of its bound or in its unit. */
const tolerances = {
  price: { share: 0.1 },
  livingArea: { share: 0.1 },
  plotArea: { share: 0.1 },
  built: { units: 5 },
  bedrooms: { units: 1 },
  bathrooms: { units: 1 },
  rooms: { units: 1 },
  garages: { units: 1 },
  parkings: { units: 1 },
} as const satisfies Readonly<Record<string, { readonly share: number } | { readonly units: number }>>
export type MeasuredFilter = keyof typeof tolerances

/** Whether a filter compares a number with bounds. */
export const isMeasured = (filter: string): filter is MeasuredFilter => Object.hasOwn(tolerances, filter)

/** Kilometres from the middle of the nearest place, or from the edge of the circle. */
export const maxAway = 10

/**
 * How far a number is outside its bounds, if the miss is narrow.
 * @param value null: unknown
 * @returns 0 within the bounds; null if it is unknown or too far off
 */
export function offBounds(filter: MeasuredFilter, value: number | null, min: number | null, max: number | null): number | null {
  if (value === null) return null
  const above = max === null ? 0 : Math.max(0, value - max)
  const below = min === null ? 0 : Math.max(0, min - value)
  const isNear = above <= toleranceOf(filter, max ?? 0) && below <= toleranceOf(filter, min ?? 0)
  return isNear ? above || -below || 0 : null
}

function toleranceOf(filter: MeasuredFilter, bound: number): number {
  const tolerance = tolerances[filter]
  return 'units' in tolerance ? tolerance.units : tolerance.share * bound
}

/** The nearest place of a search to a point, if it is near: places are municipalities, localities and postcodes, since a province has no middle that counts. */
export function nearestPlace({ zones, zips }: Pick<Search, 'zones' | 'zips'>, point: Corner): { readonly place: string; readonly km: number } | null {
  const middles = [...zones.map((place) => ({ place, at: townPointOf(place) })), ...zips.map((place) => ({ place, at: zipPoint(place) }))]
  let nearest: { readonly place: string; readonly km: number } | null = null
  for (const { place, at } of middles) {
    const km = at === null ? Number.POSITIVE_INFINITY : distance(at, point)
    if (km <= (nearest?.km ?? maxAway)) nearest = { place, km }
  }
  return nearest
}

function townPointOf(code: string): Corner | null {
  const zone = findZone(code)
  return zone?.kind === 'municipality' || zone?.kind === 'locality' ? zone.point : null
}

/** Whether a printed label is one letter off those of a search. */
export function isNearLabel(label: string, selected: readonly string[]): boolean {
  const letter = labelLetter(label)
  return letter !== null && selected.some((each) => Math.abs(each.charCodeAt(0) - letter.charCodeAt(0)) === 1)
}

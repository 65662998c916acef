import type { Goal } from '../listings/listing.ts'
import { groupOf } from '../listings/property-type.ts'
import { municipalitiesAt, municipalityOrLarger } from '../places/municipality.ts'
import type { Search } from '../search/search.ts'
import { type DemandFigures, type DemandLine, medianOf, publishedDemand } from '../statistics/statistics.ts'

/** Alerts for this many bedrooms or more are counted together. */
const manyBedrooms = 4

/** Counts active alerts of one goal by what they ask for, leaving out lines with fewer than five. An alert counts once in every line it matches. */
export function demandFigures(goal: Goal, searches: readonly Search[]): DemandFigures {
  const by = (keysOf: (search: Search) => readonly string[]) => linesBy(goal, searches, keysOf)
  return {
    alerts: publishedDemand(searches.length),
    budget: budgetOf(goal, searches),
    byType: by(({ types }) => types.map((type) => groupOf(type) ?? type)),
    byPlace: by(placesOf),
    byBedrooms: by(({ bedroomsMin }) => [String(Math.min(bedroomsMin ?? 0, manyBedrooms))]).toSorted((one, other) => Number(one.key) - Number(other.key)),
  }
}

/** Codes of the municipalities or larger zones in a search. */
function placesOf({ zones, zips }: Search): readonly string[] {
  const named = zones.flatMap((code) => municipalityOrLarger(code)?.code ?? [])
  return [...named, ...zips.flatMap((zip) => municipalitiesAt(zip).map(({ code }) => code))]
}

function linesBy(goal: Goal, searches: readonly Search[], keysOf: (search: Search) => readonly string[]): readonly DemandLine[] {
  const groups = Map.groupBy(
    searches.flatMap((search) => [...new Set(keysOf(search))].map((key) => ({ key, search }))),
    ({ key }) => key,
  )
  const lines = [...groups].flatMap(([key, of]) => {
    const alerts = publishedDemand(of.length)
    const searches = of.map(({ search }) => search)
    return alerts === null ? [] : [{ key, alerts, budget: budgetOf(goal, searches) }]
  })
  return lines.sort((one, other) => other.alerts - one.alerts || (one.key < other.key ? -1 : 1))
}

/** Budgets are rounded to this many euro. */
const steps: Readonly<Record<Goal, number>> = { sale: 5_000, rent: 50 }

function budgetOf(goal: Goal, searches: readonly Search[]): number | null {
  const median = medianOf(searches.flatMap(({ priceMax }) => priceMax ?? []))
  return median === null ? null : Math.round(median / steps[goal]) * steps[goal]
}

import { anySearch, type Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import type { Chance } from '../kit/chance.ts'

/** What random alerts seek: places, types and words that the stock has. */
export interface Sought {
  readonly zips: readonly string[]
  readonly zones: readonly string[]
  readonly types: readonly string[]
  readonly words: readonly string[]
  readonly points: readonly (readonly [lat: number, lng: number])[]
}

/** The query of a random alert, with any of the filters that can be narrowly missed, as people combine them. */
export function anyAlert(chance: Chance, goal: string, { zips, zones, types, words, points }: Sought): string {
  const search: Record<string, unknown> = {}
  const sometimes = (likelihood: number, add: () => Partial<Search>) => chance.happens(likelihood) && Object.assign(search, add())
  const euros = (least: number, most: number) => (goal === 'rent' ? chance.whole(least, most) * 5 : chance.whole(least, most) * 1_000)
  sometimes(0.6, () => ({ priceMax: euros(150, 700) }))
  sometimes(0.15, () => ({ priceMin: euros(80, 400) }))
  sometimes(0.4, () => ({ bedroomsMin: chance.whole(1, 4) }))
  sometimes(0.1, () => ({ bedroomsMax: chance.whole(2, 5) }))
  sometimes(0.1, () => ({ bathroomsMin: chance.whole(1, 3) }))
  sometimes(0.03, () => ({ garagesMin: 1 }))
  sometimes(0.2, () => ({ livingAreaMin: chance.whole(60, 250) }))
  sometimes(0.1, () => ({ plotAreaMin: chance.whole(100, 1_500), plotAreaMax: chance.happens(0.3) ? 3_000 : null }))
  sometimes(0.1, () => ({ builtMin: chance.whole(1950, 2020) }))
  sometimes(0.1, () => ({ terrace: true }))
  sometimes(0.1, () => ({ garden: true }))
  sometimes(0.15, () => ({ epc: chance.some(['a', 'b', 'c', 'd'], chance.whole(1, 2)) }))
  sometimes(0.3, () => ({ types: chance.some(types, chance.whole(1, 2)) }))
  if (chance.happens(0.5)) sometimes(1, () => ({ zips: chance.some(zips, chance.whole(1, 3)) }))
  else sometimes(0.5, () => ({ zones: chance.some(zones, chance.whole(1, 2)) }))
  sometimes(0.05, () => {
    const [lat, lng] = chance.pick(points)
    return { near: { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5, radius: chance.pick([2, 5, 10]) } }
  })
  sometimes(0.05, () => ({ q: chance.pick(words) }))
  return writeSearch({ ...anySearch, ...search })
}

import type { Goal } from '../listings/listing.ts'

/** The upper limits of the price bands in which the homes of a list are counted, in euro: round amounts that people look by. The last band has no limit. */
export const priceLimits = {
  sale: [100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1250, 1500, 2000].map((thousands) => thousands * 1000),
  rent: [500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1500, 1750, 2000, 2500, 3000, 4000, 5000],
} as const satisfies Readonly<Record<Goal, readonly number[]>>

/** The number of the band of a price: the first whose limit it does not exceed; null without a price. */
export function priceBand(goal: Goal, price: number): number | null {
  if (Number.isNaN(price)) return null
  const limits = priceLimits[goal]
  let low = 0
  let high = limits.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (price <= (limits[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

import type { Goal } from '#db/model/listings/listing.ts'
import { priceLimits } from '#db/model/search/price-bands.ts'
import type { Search } from '#db/model/search/search.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { euroInText } from '../site/number.present.ts'

/** What helps to choose a price: how many homes there are at which, and round amounts that divide them. */
export interface PriceChoices {
  /** The outline of the bars of the chosen bands, and of the others, as SVG paths in a box of `width` × `barHeight`. */
  readonly chosen: string
  readonly others: string
  readonly width: number
  /** The price that half of the homes do not exceed, in a sentence. */
  readonly half: string
  readonly limits: readonly { readonly value: number; readonly label: string; readonly isChosen: boolean }[]
}

export const barHeight = 40
const barWidth = 12
const gap = 2
/** Fewer homes have no distribution worth drawing. */
const fewest = 12
/** The shares of the homes that the offered limits include. */
const shares = [0.25, 0.5, 0.75] as const

/**
 * The choices of a price for a list. @param counts the homes in each band of `priceLimits`, whatever the price of the search
 * @returns null for a list of few prices
 */
export function presentPrices(goal: Goal, counts: readonly number[], search: Pick<Search, 'priceMin' | 'priceMax'>, locale: Locale): PriceChoices | null {
  const limits = priceLimits[goal]
  const total = counts.reduce((sum, count) => sum + count, 0)
  const dividing = shares.flatMap((share) => limitOf(limits, counts, total * share) ?? [])
  const half = limitOf(limits, counts, total / 2)
  if (total < fewest || half === null) return null
  const t = translator(locale)
  const most = Math.max(...counts)
  const bar = (count: number, at: number) => {
    const height = Math.max(count > 0 ? 2 : 1, Math.round((count / most) * barHeight))
    return `M${at * barWidth} ${barHeight}v${-height}h${barWidth - gap}v${height}z`
  }
  const drawn = counts.map((count, at) => ({ path: bar(count, at), isChosen: touches(limits, at, search) }))
  const pathOf = (isChosen: boolean) =>
    drawn
      .filter((each) => each.isChosen === isChosen)
      .map(({ path }) => path)
      .join('')
  return {
    chosen: pathOf(true),
    others: pathOf(false),
    width: counts.length * barWidth - gap,
    half: t('search.halfCost', { price: euroInText(half) }),
    limits: [...new Set(dividing)].map((value) => ({
      value,
      label: t('search.upTo', { price: euroInText(value) }),
      isChosen: search.priceMin === null && search.priceMax === value,
    })),
  }
}

/** The smallest limit that at least so many homes do not exceed; null if only the open band does. */
function limitOf(limits: readonly number[], counts: readonly number[], wanted: number): number | null {
  let sum = 0
  for (const [at, limit] of limits.entries()) {
    sum += counts[at] ?? 0
    if (sum >= wanted) return limit
  }
  return null
}

/** Whether a band has prices that the search accepts. */
function touches(limits: readonly number[], at: number, { priceMin, priceMax }: Pick<Search, 'priceMin' | 'priceMax'>): boolean {
  const from = limits[at - 1] ?? 0
  const to = limits[at] ?? Number.POSITIVE_INFINITY
  return (priceMin ?? 0) <= to && (priceMax ?? Number.POSITIVE_INFINITY) > from
}

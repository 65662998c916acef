import type { Chance } from '../../kit/chance.ts'
import { zipf } from './visitors.ts'

/** The pages of the modelled site and when each last changed. Times are seconds of the model. */
export interface SitePages {
  readonly count: number
  /** A visitor's choice. */
  pick(): number
  /** Whether a page is a list (or the home page), which is loaded from the index of the isolate. */
  isList(page: number): boolean
  /** When the page last changed. */
  changedAt(page: number): number
  /** An import: the pages of the changed listings, some that show one as similar, and the lists that show one. */
  change(now: number): void
  /** The version of the stock, and since when it is current. */
  readonly stock: { version: number; since: number }
}

const languages = 4
/** Lists that are visited, per language: first pages, further pages and filters. */
const lists = 400
const shownAsSimilar = 3

export function createPages(chance: Chance, listings: number, changed: number): SitePages {
  const count = (lists + listings) * languages
  const pick = zipf(chance, count, 0.9)
  // Popular pages are lists more often than not: every tenth rank is a list, as long as there are lists.
  const isList = (page: number) => page % 10 === 0 && page < lists * languages * 10
  const changedAt = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
  const stock = { version: 1, since: Number.NEGATIVE_INFINITY }
  return {
    count,
    pick,
    isList,
    changedAt: (page) => changedAt[page] ?? 0,
    stock,
    change(now) {
      stock.version += 1
      stock.since = now
      for (let listing = 0; listing < changed * (1 + shownAsSimilar); listing += 1) {
        const first = chance.whole(0, count - languages)
        for (let language = 0; language < languages; language += 1) changedAt[first + language] = now
      }
      for (let page = 0; page < lists * languages * 10; page += 10) if (chance.happens(Math.min(1, changed / 100))) changedAt[page] = now
    },
  }
}

import { type Difference, differencesOf, type Harm, harms, sharedBy } from './differences.ts'
import type { ChangedHome } from './home-traits.ts'

/** Whether an import is applied or held for a person: by what it would change at once, beside what its source usually changes. */

/** A harm that more homes have than is ordinary. */
export interface Finding {
  readonly harm: Harm
  readonly count: number
  /** How many homes the source has. */
  readonly stock: number
}

/** How many homes have which harm. */
type HarmCounts = Readonly<Partial<Record<Harm, number>>>

/** What an earlier import of the source changed, as it was judged. */
export interface JudgedBefore {
  readonly stock: number
  readonly counts: HarmCounts
}

export interface SourceHistory {
  /** Earlier imports that were applied without a question. */
  readonly judged: readonly JudgedBefore[]
  /** Of those, what parts have changed within a day: records that come one by one count together. */
  readonly today: HarmCounts
  /** Whether the source came within the last week: types, towns and answers are still being put right. */
  readonly isNew: boolean
}

export const noHistory: SourceHistory = { judged: [], today: {}, isNew: false }

/** The fraction of a source's stock of a kind that an import may withdraw because it is missing from the feed. */
export const maxWithdrawn = 0.2

interface Limit {
  /** So many homes are an edit, however small the stock. */
  readonly floor: number
  readonly share: number
  /** Of a source in its first week. */
  readonly first?: { readonly floor: number; readonly share: number }
}

const first = { floor: 3, share: 0.06 } as const

const limits: Readonly<Record<Harm, Limit>> = {
  address: { floor: 2, share: 0.01 },
  goal: { floor: 2, share: 0.01 },
  price: { floor: 2, share: 0.02 },
  priceShown: { floor: 3, share: 0.05 },
  unit: { floor: 2, share: 0.03 },
  area: { floor: 2, share: 0.02, first },
  text: { floor: 2, share: 0.03 },
  photos: { floor: 2, share: 0.03 },
  energy: { floor: 2, share: 0.03, first },
  law: { floor: 2, share: 0.03, first },
  type: { floor: 2, share: 0.02, first },
  town: { floor: 2, share: 0.02, first },
  date: { floor: 3, share: 0.05 },
  returned: { floor: 2, share: 0.03 },
  sold: { floor: 3, share: 0.2 },
  prices: { floor: 3, share: 0.1 },
  priceFactor: { floor: 3, share: 0.05 },
  areaFactor: { floor: 3, share: 0.05, first },
  sameText: { floor: 2, share: 0.03 },
  samePhoto: { floor: 2, share: 0.03 },
  page: { floor: 0, share: 0 },
}

/** Up to this stock a share counts in full; beyond it grows with the square root, since an error of 200 homes is none the less for 20,000 others. */
const fullStock = 1_000
/** A source that regularly changes more may change so many times its usual share, up to a fifth of its stock. */
const usually = 3
const mostUsual = 0.2

/** What is counted within one import alone. */
const notAddedUp: ReadonlySet<Harm> = new Set<Harm>(['prices', 'priceFactor', 'areaFactor', 'sameText', 'samePhoto', 'sold'])

/** How many homes may have a harm before a person is asked. */
export function allowed(harm: Harm, stock: number, { judged, isNew }: Pick<SourceHistory, 'judged' | 'isNew'>): number {
  const limit = limits[harm]
  const { floor, share } = isNew ? (limit.first ?? limit) : limit
  const weighed = stock <= fullStock ? stock : Math.sqrt(stock * fullStock)
  const usual = Math.min(mostUsual, usually * median(judged.map(({ stock: was, counts }) => (counts[harm] ?? 0) / Math.max(1, was))))
  return Math.max(floor, Math.floor(share * weighed), Math.floor(usual * stock))
}

function median(shares: readonly number[]): number {
  return [...shares].sort((one, other) => one - other)[Math.floor((shares.length - 1) / 2)] ?? 0
}

/** A home that is shown as an example. */
export interface Example extends Difference {
  readonly id: number
}

interface Group {
  readonly examples: Example[]
  readonly ids: number[]
  readonly were: Set<string>
}

const examplesOfHarm = 10
/** Values that homes have in common are followed up to so many. */
const maxGroups = 5_000

/** Counts the harms of an import, home by home. */
export function openJudge() {
  const counts: Partial<Record<Harm, number>> = {}
  const affected = new Map<Harm, number[]>()
  const examples = new Map<Harm, Example[]>()
  const groups = new Map<string, Group>()
  const count = (id: number, difference: Difference) => {
    const { harm } = difference
    counts[harm] = (counts[harm] ?? 0) + 1
    const [ids, shown] = [affected.get(harm) ?? [], examples.get(harm) ?? []]
    ids.push(id)
    if (shown.length < examplesOfHarm) shown.push({ id, ...difference })
    affected.set(harm, ids)
    examples.set(harm, shown)
  }
  return {
    add(home: ChangedHome) {
      for (const difference of differencesOf(home)) count(home.id, difference)
      for (const { shared, was, ...difference } of sharedBy(home)) {
        const key = `${difference.harm}\n${shared}`
        const group = groups.get(key) ?? { examples: [], ids: [], were: new Set() }
        if (group.ids.length === 0 && groups.size >= maxGroups) continue
        groups.set(key, group)
        group.ids.push(home.id)
        group.were.add(was)
        if (group.examples.length < examplesOfHarm) group.examples.push({ id: home.id, ...difference })
      }
    },
    end(stock: number, history: SourceHistory): Verdict {
      for (const [key, { ids, were, examples: shown }] of groups) {
        const harm = shown[0]?.harm
        // Homes that had the same before were changed as one: the units of a project share a text.
        const size = key.startsWith('same') ? were.size : ids.length
        if (harm === undefined || size <= (counts[harm] ?? 0)) continue
        counts[harm] = size
        affected.set(harm, ids)
        examples.set(harm, shown)
      }
      return verdict({ counts, affected, examples }, stock, history)
    },
  }
}

export interface Verdict {
  readonly counts: HarmCounts
  /** Empty if the import is applied. */
  readonly findings: readonly Finding[]
  readonly examples: readonly Example[]
  /** The homes that the findings are about. */
  readonly affected: ReadonlySet<number>
}

interface Counted {
  readonly counts: HarmCounts
  readonly affected: ReadonlyMap<Harm, readonly number[]>
  readonly examples: ReadonlyMap<Harm, readonly Example[]>
}

function verdict({ counts, affected, examples }: Counted, stock: number, history: SourceHistory): Verdict {
  const findings = harms.flatMap((harm) => {
    const own = counts[harm] ?? 0
    const count = own + (notAddedUp.has(harm) ? 0 : (history.today[harm] ?? 0))
    return own > 0 && count > allowed(harm, stock, history) ? [{ harm, count, stock }] : []
  })
  const found = findings.map(({ harm }) => harm)
  return {
    counts,
    findings,
    examples: inTurn(found.map((harm) => examples.get(harm) ?? [])),
    affected: new Set(found.flatMap((harm) => affected.get(harm) ?? [])),
  }
}

/** The first examples of each list, then the second, up to ten. */
function inTurn(lists: readonly (readonly Example[])[]): readonly Example[] {
  return Array.from({ length: examplesOfHarm }, (_, at) => lists.flatMap((list) => list[at] ?? []))
    .flat()
    .slice(0, examplesOfHarm)
}

import type { Chance } from '../../kit/chance.ts'
import { costs, lifetimes, pagesInMemory } from './costs.ts'
import type { SitePages } from './site-pages.ts'

/** How one request was answered. */
export type Answered = 'edge' | 'memory' | 'unchanged' | 'rendered'

export interface Answer {
  readonly from: Answered
  /** Ms until the answer, without the visitor's own line. */
  readonly ms: number
  /** How many seconds out of date the answer is; 0 if it is current. */
  readonly stale: number
  /** Ms of the Worker's CPU. */
  readonly cpu: number
  readonly databaseCalls: number
}

export interface EdgePolicy {
  /** Whether an import purges the edge. */
  readonly purges: boolean
  /** Whether the database has a replica near each data centre. */
  readonly hasReplicas: boolean
}

interface CachedPage {
  readonly at: number
  /** The last change of the page that this copy shows. */
  readonly shows: number
}

interface Isolate {
  readonly until: number
  lastUsed: number
  /** When a version was last read, the version served, since when it is known, and one being read. */
  readAt: number
  version: number
  since: number
  next: number | null
  indexVersion: number
  readonly pages: Map<number, { version: number; shows: number }>
}

/** A data centre: its edge cache, the isolates that run in it, and its distance to the database. */
export function openDataCentre(chance: Chance, pages: SitePages, policy: EdgePolicy, isNear: boolean) {
  const edge = new Map<number, CachedPage>()
  let isolates: Isolate[] = []
  const primary = isNear ? costs.network.primaryNear : costs.network.primaryFar
  const database = () => (policy.hasReplicas ? costs.network.replica : primary) * chance.between(0.8, 1.6)

  return { answer }

  function answer(page: number, now: number, rate: number): Answer {
    const copy = edge.get(page)
    const age = copy ? now - copy.at : Number.POSITIVE_INFINITY
    if (copy && age < (policy.purges ? lifetimes.edgePurged : lifetimes.edge) && !isPurged(page, copy, now)) {
      return { from: 'edge', ms: costs.network.edge, stale: staleness(page, copy.shows, now), cpu: 0, databaseCalls: 0 }
    }
    const revalidating = policy.purges && copy && age < lifetimes.edgePurged + lifetimes.edgeStale && !isPurged(page, copy, now)
    const made = askIsolate(page, now, rate)
    edge.set(page, { at: now, shows: made.shows })
    const { shows: _, ...answered } = made
    if (!revalidating) return answered
    // Stale-while-revalidate: the visitor gets the cached copy while the edge asks the Worker.
    return { ...answered, from: 'edge', ms: costs.network.edge, stale: staleness(page, copy.shows, now) }
  }

  function isPurged(page: number, { shows }: CachedPage, now: number): boolean {
    return policy.purges && pages.changedAt(page) > shows && now > pages.changedAt(page) + lifetimes.purge
  }

  /** The seconds since the page changed, for an answer that shows an earlier state. */
  function staleness(page: number, shows: number, now: number): number {
    return pages.changedAt(page) > shows ? now - pages.changedAt(page) : 0
  }

  function askIsolate(page: number, now: number, rate: number): Answer & { readonly shows: number } {
    const cost = { ms: costs.network.worker, cpu: 0, databaseCalls: 0 }
    const isolate = findIsolate(now, rate, cost)
    readVersion(isolate, now, cost)
    // An isolate with an older version reads a page as it was when that version ended.
    const shows = isolate.version === pages.stock.version ? pages.changedAt(page) : Math.min(pages.changedAt(page), isolate.since)
    const known = isolate.pages.get(page)
    if (known) isolate.pages.delete(page)
    isolate.pages.set(page, { version: isolate.version, shows })
    if (isolate.pages.size > pagesInMemory) isolate.pages.delete(isolate.pages.keys().next().value ?? page)
    const from = known?.version === isolate.version ? 'memory' : known?.shows === shows ? 'unchanged' : 'rendered'
    if (from !== 'memory') load(isolate, page, now, cost)
    cost.cpu += from === 'memory' ? costs.cpu.fromMemory : from === 'unchanged' ? costs.cpu.unchanged : costs.cpu.rendered
    return { from, stale: staleness(page, shows, now), ...cost, ms: cost.ms + cost.cpu, shows }
  }

  /** One isolate serves about 200 requests a second; a new one starts when there are too few. */
  function findIsolate(now: number, rate: number, cost: { cpu: number; databaseCalls: number; ms: number }): Isolate {
    isolates = isolates.filter(({ until, lastUsed }) => now < until && now - lastUsed < lifetimes.isolateIdle)
    const needed = Math.max(1, Math.ceil(rate / 200))
    const found = isolates.length < needed ? undefined : isolates[chance.whole(0, isolates.length - 1)]
    if (found) {
      found.lastUsed = now
      return found
    }
    cost.cpu += costs.cpu.startedIsolate
    const started: Isolate = {
      until: now + chance.between(0.2, 1.8) * lifetimes.isolateLife,
      lastUsed: now,
      readAt: Number.NEGATIVE_INFINITY,
      version: 0,
      since: 0,
      next: null,
      indexVersion: 0,
      pages: new Map(),
    }
    isolates.push(started)
    return started
  }

  function readVersion(isolate: Isolate, now: number, cost: { ms: number; databaseCalls: number }): void {
    if (isolate.next !== null) Object.assign(isolate, { version: isolate.next, since: isolate.readAt, next: null })
    const age = now - isolate.readAt
    if (age < lifetimes.versionFresh) return
    cost.databaseCalls += 1
    isolate.readAt = now
    if (age > lifetimes.versionOldest) {
      cost.ms += database()
      Object.assign(isolate, { version: pages.stock.version, since: now })
    } else isolate.next = pages.stock.version
  }

  function load(isolate: Isolate, page: number, now: number, cost: { ms: number; cpu: number; databaseCalls: number }): void {
    if (isolate.indexVersion !== isolate.version) {
      // The first index comes from KV; later it is patched with the changed rows.
      if (isolate.indexVersion === 0) {
        cost.ms += costs.network.kvFar
        cost.cpu += costs.cpu.openedIndex
      } else cost.cpu += costs.cpu.patchedIndex
      cost.ms += database()
      cost.databaseCalls += 1
      isolate.indexVersion = isolate.version
    }
    const isLate = now - pages.changedAt(page) < lifetimes.kv
    if (pages.isList(page) || isLate) {
      cost.ms += database()
      cost.databaseCalls += 1
    } else cost.ms += chance.happens(0.8) ? costs.network.kvNear : costs.network.kvFar
  }
}

import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './median.ts'
import { askNoted, type Note, notingModules } from './noted.ts'
import { memoryOf } from './processes.ts'
import { type BenchSite, serveWorker } from './sites.ts'

const builds = 3
const openings = 5

export interface IndexCost {
  /** From the first statement to the cache write. */
  readonly buildMs: number
  readonly statements: number
  /** Size in the cache. */
  readonly bytes: number
  /** The cache read, and the whole first response of a new isolate: index read, opened and searched. */
  readonly readMs: number
  readonly firstAnswerMs: number
  /** A later response to a similar search. */
  readonly laterAnswerMs: number
  /** Memory of workerd including the database, in bytes: idle, with the index open, and after building it. */
  readonly memory: { readonly before: number; readonly open: number; readonly built: number }
}

/** Cost of the search index: built from D1 with an empty cache, then opened by newly started processes. */
export async function measureIndex(state: string, work: string): Promise<IndexCost> {
  const built = []
  for (let round = 0; round < builds; round += 1) built.push(await withFresh(state, mkdtempSync(join(work, 'cache-')), build))
  const cache = mkdtempSync(join(work, 'cache-'))
  await withFresh(state, cache, build)
  const opened = []
  for (let round = 0; round < openings; round += 1) opened.push(await withFresh(state, cache, open))
  const middle = <Item>(items: readonly Item[], of: (item: Item) => number) => median(items.map(of))
  return {
    buildMs: middle(built, ({ ms }) => ms),
    statements: built[0]?.statements ?? 0,
    bytes: built[0]?.bytes ?? 0,
    readMs: middle(opened, ({ readMs }) => readMs),
    firstAnswerMs: middle(opened, ({ firstMs }) => firstMs),
    laterAnswerMs: middle(opened, ({ laterMs }) => laterMs),
    memory: { before: middle(opened, ({ before }) => before), open: middle(opened, ({ after }) => after), built: middle(built, ({ after }) => after) },
  }
}

async function build({ origin, pid }: BenchSite) {
  const { notes } = await askNoted(`${origin}/api/listings?goal=sale`)
  const kept = found(notes, 'put search')
  const before = notes.filter(({ store, at }) => store === 'D1' && at >= found(notes, 'get search').at && at < kept.at)
  return { ms: kept.at - (before[0]?.at ?? kept.at), statements: before.length, bytes: kept.bytes, after: memoryOf(pid) ?? 0 }
}

async function open({ origin, pid }: BenchSite) {
  await askNoted(`${origin}/health`)
  const before = memoryOf(pid) ?? 0
  const first = await askNoted(`${origin}/api/listings?goal=sale&bedroomsMin=2`)
  const later = await askNoted(`${origin}/api/listings?goal=sale&bedroomsMin=3`)
  return { before, after: memoryOf(pid) ?? 0, readMs: found(first.notes, 'get search').ms, firstMs: first.ms, laterMs: later.ms }
}

function found(notes: readonly Note[], call: string): Note {
  const note = notes.find((each) => each.store === 'KV' && each.call === call)
  if (!note) throw new Error(`The cache call "${call}" was not recorded`)
  return note
}

async function withFresh<Result>(state: string, cache: string, task: (site: BenchSite) => Promise<Result>): Promise<Result> {
  const site = await serveWorker(state, { modules: notingModules(), cache })
  try {
    return await task(site)
  } finally {
    await site.close()
  }
}

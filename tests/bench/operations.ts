import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { importInto } from '../feeds/import-into.ts'
import { chanceFrom } from '../kit/chance.ts'
import { drainOperations, notingModules, type OperationTotal } from './noted.ts'
import { cpuTime } from './processes.ts'
import { type Section, table } from './report.ts'
import { addressOf } from './search-cost.ts'
import { makeSearches, readStock } from './searches.ts'
import { type BenchSite, serveWorker, token } from './sites.ts'
import type { States } from './states.ts'
import { type CountedView, costOfMillionViews } from './view-cost.ts'

const visits = 1_000
const seed = 20_261_122
/** Ms until deferred work and queue messages are done. */
const settled = 8_000

/** Operations by what the platform charges for. */
interface Charged {
  readonly databaseCalls: number
  readonly rowsRead: number
  readonly rowsWritten: number
  readonly cacheReads: number
  readonly cacheWrites: number
  readonly bucketReads: number
  readonly bucketWrites: number
  readonly messages: number
  /** CPU of workerd in milliseconds, the local database included. */
  readonly cpuMs: number
}

/** The bench part that counts the operations of 1,000 visits and of imports on D1, KV, R2 and the queue. */
export async function operations(states: States, work: string): Promise<readonly Section[]> {
  const state = join(work, 'operations')
  cpSync(await states.path('large'), state, { recursive: true })
  const site = await serveWorker(state, { modules: notingModules() })
  try {
    // The state was imported with another salt, which moves the points of hidden addresses.
    await send(site.origin, states.large.file)
    const paths = await pathsOfVisits(site.origin)
    await drainOperations(site.origin)
    const first = await during(site, () => visit(site.origin, paths))
    const rows: (readonly [string, Charged])[] = [[`${visits} visits, each page as often as it comes`, first]]
    rows.push([`the same ${visits} again`, await during(site, () => visit(site.origin, paths))])
    const { file } = states.large
    rows.push(['import, nothing changed', await during(site, () => send(site.origin, file))])
    rows.push(['import, one price changed', await during(site, () => send(site.origin, withOtherPrices(file, work, 1)))])
    rows.push([`the same ${visits} visits after it`, await during(site, () => visit(site.origin, paths))])
    rows.push(['import, 250 prices changed', await during(site, () => send(site.origin, withOtherPrices(file, work, 250)))])
    const head = ['', 'D1 calls', 'rows read', 'rows written', 'KV reads', 'KV writes', 'R2 reads', 'R2 writes', 'queue messages', 'CPU, ms']
    const text = [
      `The built Worker with counting bindings, ${states.large.description}, one isolate, nothing in front of it. A visit is a page: 35 % lists and searches, 50 % properties (popular ones more often), the rest home, map points, suggestions and forms. Deferred work and queue consumers included.`,
      table(
        head,
        rows.map(([name, charged]) => [name, ...Object.values(charged).map(Math.round)]),
      ),
    ]
    return [
      { title: 'Operations', text: text.join('\n\n') },
      { title: 'Cost of a million views', text: await costOfMillionViews(states, meanOf(first)) },
    ]
  } finally {
    await site.close()
  }
}

/** The paths of the visits, the same for the same stock. */
async function pathsOfVisits(origin: string): Promise<readonly string[]> {
  const stock = await readStock(origin)
  const searches = makeSearches(visits, stock, seed).map(addressOf.page)
  const properties: string[] = []
  for (let page = 1; page <= 20; page += 1) {
    const { items } = JSON.parse(await (await fetch(`${origin}/api/listings?goal=sale&page=${page}`)).text())
    properties.push(...items.map(({ url }: { url: string }) => new URL(url, origin).pathname))
  }
  const chance = chanceFrom(seed)
  const popular = (count: number) => Math.floor(count * chance.between(0, 1) ** 2)
  return Array.from({ length: visits }, () => {
    const at = chance.between(0, 1)
    if (at < 0.5) return properties[popular(properties.length)] ?? '/nl/'
    if (at < 0.7) return searches[popular(searches.length)] ?? '/nl/'
    if (at < 0.85) return chance.pick(['/nl/te-koop/', '/nl/te-koop/?page=2', '/fr/a-vendre/', '/nl/te-huur/', '/en/for-sale/', '/de/'])
    if (at < 0.93) return chance.pick(['/nl/', '/fr/', '/en/', '/nl/contact/', '/fr/contact/'])
    if (at < 0.97) return `/map/places?goal=sale&zoom=${chance.whole(7, 11)}&bbox=2.5,49.5,6.4,51.5`
    return `/places?lang=nl&q=${chance.pick(['ge', 'brug', 'antw', 'leu', 'hass'])}`
  })
}

async function visit(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await (await fetch(origin + path, { redirect: 'manual' })).arrayBuffer()
}

async function send(url: string, file: string): Promise<void> {
  const { status, errors } = await importInto({ url, token }, [file])
  if (status !== 0) throw new Error(errors.join('\n'))
}

/** The feed with other prices for its first sales. */
function withOtherPrices(file: string, work: string, count: number): string {
  const feed = JSON.parse(gunzipSync(readFileSync(file)).toString())
  const sales = feed.GetPropertyListJsonResult.Value.Items.filter((record: { Goal: unknown; Price: unknown }) => record.Goal === 0 && Number(record.Price) > 0)
  for (const record of sales.slice(0, count)) record.Price = Number(record.Price) + count
  const changed = join(work, `changed-${count}.json.gz`)
  writeFileSync(changed, gzipSync(JSON.stringify(feed)))
  return changed
}

function meanOf({ cpuMs, rowsRead, rowsWritten, cacheReads, cacheWrites, bucketReads, bucketWrites }: Charged): CountedView {
  const all = { cpuMs, rowsRead, rowsWritten, cacheReads, cacheWrites, bucketReads, bucketWrites }
  return { ...all, ...Object.fromEntries(Object.entries(all).map(([name, value]) => [name, value / visits])) }
}

async function during({ origin, pid }: BenchSite, task: () => Promise<void>): Promise<Charged> {
  const before = cpuTime(pid)
  await task()
  await new Promise((done) => setTimeout(done, settled))
  return chargedFor(await drainOperations(origin), cpuTime(pid) - before)
}

function chargedFor(totals: readonly OperationTotal[], cpuMs: number): Charged {
  const sum = (pattern: RegExp, of: (total: OperationTotal) => number) => totals.reduce((all, total) => all + (pattern.test(total.name) ? of(total) : 0), 0)
  return {
    databaseCalls: sum(/^D1 /, ({ calls }) => calls),
    rowsRead: sum(/^D1 /, ({ rowsRead }) => rowsRead),
    rowsWritten: sum(/^D1 /, ({ rowsWritten }) => rowsWritten),
    cacheReads: sum(/^KV get/, ({ calls }) => calls),
    cacheWrites: sum(/^KV (?:put|delete)/, ({ calls }) => calls),
    bucketReads: sum(/^R2 (?:get|head)/, ({ calls }) => calls),
    bucketWrites: sum(/^R2 (?:put|delete|list)/, ({ calls }) => calls),
    messages: sum(/^queue /, ({ statements }) => statements),
    cpuMs,
  }
}

import { median, quantile } from './median.ts'
import { cpuTime, memoryOf } from './processes.ts'
import { code, type Section, table, tenths } from './report.ts'
import { type BenchSite, serveWorker, using } from './sites.ts'
import type { States } from './states.ts'
import { targets, verdict } from './targets.ts'

const rounds = 9
const requestsPerRound = 30
const timed = 400
const [early, late] = [1_000, 10_000]
const megabyte = 1024 * 1024

interface Kind {
  readonly name: string
  /** The maximum ratio of its cost with ten times the listings. */
  readonly most: number
  /** The path of a request, counted through all rounds. */
  path(at: number): string
}

/** The bench part that sends the same requests to a tenth of the stock and to all of it, and measures memory over many mixed requests. */
export async function growth(states: States): Promise<readonly Section[]> {
  const [few, all] = [await states.path('tenth'), await states.path('huge')]
  const withoutMemory = { variables: { PAGE_MEMORY_MB: '0' } }
  const costs = await using(await serveWorker(few, withoutMemory), async (small) =>
    using(await serveWorker(all, withoutMemory), (large) => compare(small, large)),
  )
  const [before, after] = await using(await serveWorker(all), watchMemory)
  const rows = costs.map(({ kind: { name, path, most }, small, large }) => [
    name,
    code(path(0)),
    small.toFixed(2),
    large.toFixed(2),
    (large / small).toFixed(2),
    `≤ ${most}: ${verdict(large / small <= most)}`,
  ])
  const times = await using(await serveWorker(await states.path('large'), withoutMemory), answerTimes)
  const more = ((after ?? 0) / (before ?? 1) - 1) * 100
  return [
    {
      title: 'Growth',
      text: `${states.huge.description} beside the first tenth of the same records. CPU of workerd per request, page memory off, indexes open; ${rounds} alternating rounds of ${requestsPerRound} requests, medians. Filters and map views differ from request to request, so none is in a cache.\n\n${table(['', 'for example', 'a tenth, ms', 'all, ms', 'times', 'at most'], rows)}\n\nMemory of workerd, all listings, after ${early} and ${late} mixed requests: ${Math.round((before ?? 0) / megabyte)} and ${Math.round((after ?? 0) / megabyte)} MB, ${more.toFixed(0)} % more (at most ${targets.mixedGrowth} %: ${verdict(more <= targets.mixedGrowth)}).`,
    },
    {
      title: 'One request at a time',
      text: `${states.large.description}. Each answer is rendered (page memory off); data caches are warm except where requests differ. ${timed} requests of each kind, one after another.\n\n${table(
        ['', 'median, ms', 'p99', `p99 < ${targets.answerMs}`],
        times.map(({ name, ms }) => [name, tenths(median(ms)), tenths(quantile(ms, 0.99)), verdict(quantile(ms, 0.99) < targets.answerMs)]),
      )}`,
    },
  ]
}

interface Cost {
  readonly kind: Kind
  /** CPU per request in milliseconds. */
  readonly small: number
  readonly large: number
}

async function compare(small: BenchSite, large: BenchSite): Promise<readonly Cost[]> {
  const kinds = kindsOf(await propertyPaths(small.origin))
  const costs: Cost[] = []
  for (const kind of kinds) {
    const [few, all]: [number[], number[]] = [[], []]
    for (let round = -1; round < rounds; round += 1) {
      const [one, other] = [await costOf(small, kind, round + 1), await costOf(large, kind, round + 1)]
      // The first round fills the caches of data.
      if (round >= 0) {
        few.push(one)
        all.push(other)
      }
    }
    costs.push({ kind, small: median(few), large: median(all) })
  }
  return costs
}

function kindsOf(properties: readonly string[]): readonly Kind[] {
  const view = (at: number) => [3.6 + at / 997, 50.95 + at / 1999, 3.95 + at / 997, 51.15 + at / 1999].map((side) => side.toFixed(5)).join(',')
  return [
    { name: 'home', most: targets.growth.page, path: () => '/nl/' },
    { name: 'list', most: targets.growth.page, path: () => '/nl/te-koop/' },
    { name: 'property', most: targets.growth.page, path: (at) => properties[at % properties.length] ?? '/nl/' },
    { name: 'filter', most: targets.growth.search, path: (at) => `/nl/te-koop/?zip=9000&priceMin=${100_000 + at * 37}&bedroomsMin=2` },
    { name: 'map', most: targets.growth.search, path: (at) => `/map/places?goal=sale&zoom=11&bbox=${view(at)}` },
  ]
}

async function costOf({ origin, pid }: BenchSite, { path }: Kind, round: number): Promise<number> {
  const before = cpuTime(pid)
  for (let request = 0; request < requestsPerRound; request += 1) await ask(origin + path(round * requestsPerRound + request))
  return (cpuTime(pid) - before) / requestsPerRound
}

/** Times of answers in milliseconds, by kind. */
async function answerTimes({ origin }: BenchSite): Promise<readonly { readonly name: string; readonly ms: readonly number[] }[]> {
  const results = []
  for (const { name, path } of kindsOf(await propertyPaths(origin))) {
    for (let at = 0; at < requestsPerRound; at += 1) await ask(origin + path(at))
    const ms: number[] = []
    for (let at = 0; at < timed; at += 1) {
      const started = performance.now()
      await ask(origin + path(requestsPerRound + at))
      ms.push(performance.now() - started)
    }
    results.push({ name, ms })
  }
  return results
}

async function propertyPaths(origin: string): Promise<readonly string[]> {
  const { items } = JSON.parse(await ask(`${origin}/api/listings?lang=nl&goal=sale&sort=price`))
  return items.map(({ url }: { url: string }) => new URL(url, origin).pathname)
}

/** Memory after the first requests, and after all. */
async function watchMemory({ origin, pid }: BenchSite): Promise<readonly number[]> {
  const kinds = kindsOf(await propertyPaths(origin))
  const taken: number[] = []
  for (let at = 1; at <= late; at += 1) {
    await ask(origin + (kinds[at % kinds.length]?.path(at) ?? '/'))
    if (at === early || at === late) taken.push(memoryOf(pid) ?? 0)
  }
  return taken
}

async function ask(url: string): Promise<string> {
  const answer = await fetch(url)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return text
}

import { applyLoad } from './autocannon.ts'
import { median } from './median.ts'
import { code, type Section, table } from './report.ts'
import { type BenchSite, withSite } from './sites.ts'
import type { States } from './states.ts'
import { hasVarnish, startVarnish } from './varnish.ts'

const paths = ['/nl/te-koop/', '/fr/a-vendre/?type=house&bedroomsMin=2', '/en/', '/de/zu-verkaufen/?page=2']
const [connections, seconds, rounds, visits] = [8, 2, 3, 50]

/** The bench part that puts Varnish in front of the site: what it serves from its store. */
export async function sharedCache(states: States): Promise<readonly Section[]> {
  const title = 'Behind a shared cache'
  if (!hasVarnish) return [{ title, text: 'No Varnish on this machine (`apt-get install varnish`).' }]
  const rows = await withSite(await states.path('demo'), measure)
  const intro = `Varnish before the site as \`npm start\` serves it, with \`tests/bench/shared-cache.vcl\`: it stores what the header for shared caches says and nothing else. ${visits} visits one after another, then ${rounds} alternating rounds of ${seconds} s with ${connections} connections, medians. \`FULL=1 npx vitest run tests/site/shared-cache.test.ts\` tries every kind of page in every language and every form.`
  return [{ title, text: `${intro}\n\n${table(['path', `from the store, of ${visits}`, 'requests/s', 'without Varnish', 'times'], rows)}` }]
}

async function measure(site: BenchSite) {
  await using cache = await startVarnish(site.origin)
  const rows: (string | number)[][] = []
  for (const path of paths) {
    const hits = await hitsOf(cache.origin + path)
    const rates: { readonly through: number; readonly direct: number }[] = []
    for (let round = 0; round < rounds; round += 1) rates.push({ direct: await rateOf(site.origin + path), through: await rateOf(cache.origin + path) })
    const [through, direct] = [median(rates.map((rate) => rate.through)), median(rates.map((rate) => rate.direct))]
    rows.push([code(path), hits, Math.round(through), Math.round(direct), (through / direct).toFixed(1)])
  }
  return rows
}

async function hitsOf(url: string): Promise<number> {
  let hits = 0
  for (let visit = 0; visit < visits; visit += 1) {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (answer.headers.get('X-Cache') === 'hit') hits += 1
  }
  return hits
}

async function rateOf(url: string): Promise<number> {
  const { requests, duration, non2xx, errors } = await applyLoad({ url, connections, duration: seconds })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} wrong answers, ${errors} errors`)
  return requests.total / duration
}

import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { openSite } from '#worker/local/site.ts'
import { changePrices } from './changed-price.ts'
import { median } from './median.ts'
import { askNoted, databaseCost, notingModules } from './noted.ts'
import { peakMemory, workerdOf } from './processes.ts'
import { code, grouped, type Section, table } from './report.ts'
import { serveWorker, using } from './sites.ts'
import type { States } from './states.ts'
import { verdict } from './targets.ts'

/** The bench part that measures rows read by pages at two sizes of the stock, the cost of one changed price, and many concurrent searches on a cold isolate. */

const samples = 12
const crowd = 50
const changes = 8

export async function stock(states: States, work: string): Promise<readonly Section[]> {
  const sizes = ['large', 'huge'] as const
  const rows: Awaited<ReturnType<typeof rowsRead>>[] = []
  for (const size of sizes) rows.push(await rowsRead(await states.path(size), work))
  const kinds = Object.keys(rows[0] ?? {})
  const crowds = []
  for (const size of sizes) crowds.push(await askAtOnce(await states.path(size)))
  const changed = await changePrices(await states.path('huge'), changes)
  return [
    {
      title: 'What a page reads',
      text: `Rows by D1's own counter, maximum and median of ${samples} pages of each kind with empty caches; the index is open.\n\n${table(
        ['', ...sizes.map((size) => `${states[size].description}: most`), ...sizes.map(() => 'median')],
        kinds.map((kind) => [kind, ...rows.map((each) => grouped(Math.max(...(each[kind] ?? [])))), ...rows.map((each) => grouped(median(each[kind] ?? [])))]),
      )}`,
    },
    {
      title: 'Many searches at once',
      text: `${crowd} different searches at once, as \`npm start\` serves them, with a new process and an empty KV.\n\n${table(
        ['', 'seconds to the last answer', '< 3', 'right', 'peak MB of workerd', '< 256'],
        crowds.map(({ seconds, right, memory }, at) => [
          states[sizes[at] ?? 'huge'].description,
          seconds.toFixed(1),
          verdict(seconds < 3),
          `${right} of ${crowd}`,
          Math.round(memory / 1e6),
          verdict(memory < 256e6),
        ]),
      )}`,
    },
    {
      title: 'One changed price',
      text: `${states.huge.description}, ${changes} imports of one record; CPU of workerd from the end of the import until the lists of both goals in every order are answered, less what the same answers cost without a change.\n\n${table(
        ['lists', 'CPU, ms: median', 'most'],
        [[code('/api/listings'), median(changed).toFixed(0), Math.max(...changed).toFixed(0)]],
      )}`,
    },
  ]
}

async function rowsRead(state: string, work: string): Promise<Readonly<Record<string, readonly number[]>>> {
  return using(await serveWorker(state, { modules: notingModules(), cache: mkdtempSync(join(work, 'cache-')) }), async ({ origin }) => {
    const read = async (path: string) => {
      const { status, notes } = await askNoted(origin + path)
      // The sitemap's parts are written after an import; until then it asks crawlers to come back.
      if (status !== 200 && path !== '/sitemap.xml') throw new Error(`${path} answered ${status}`)
      const { rows, wordRows } = databaseCost(notes)
      return rows + wordRows
    }
    const opened = await read('/api/listings?goal=sale&bedroomsMin=9')
    const urls = []
    for (const page of [1, 400, 900]) {
      const { items } = JSON.parse((await askNoted(`${origin}/api/listings?lang=nl&goal=sale&page=${page}`)).text)
      for (const { url } of items ?? []) urls.push(new URL(String(url), origin).pathname)
    }
    const each = async (paths: readonly string[]) => {
      const found = []
      for (const path of paths) found.push(await read(path))
      return found
    }
    const many = (path: (at: number) => string) => Array.from({ length: samples }, (_, at) => path(at))
    return {
      'the first search, which builds the index': [opened],
      property: await each(urls.filter((_, at) => at % Math.ceil(urls.length / samples) === 0)),
      list: await each(many((at) => `/nl/te-koop/?page=${20 + at}`)),
      'search by filters': await each(many((at) => `/nl/te-koop/?bedroomsMin=2&priceMin=${150_000 + at * 1_000}`)),
      'search by a word': await each(many((at) => `/nl/te-koop/?q=tuin&priceMin=${150_000 + at * 1_000}`)),
      map: await each(many((at) => `/map/places?goal=sale&bbox=2.5,49.4,6.5,51.6&zoom=${7 + (at % 4)}&priceMin=${150_000 + at * 1_000}`)),
      home: await each(['/nl/']),
      feed: await each(['/api/listings.atom?lang=nl&goal=sale']),
      sitemap: await each(['/sitemap.xml']),
    }
  })
}

async function askAtOnce(state: string) {
  const before = new Set(workerdOf(process.pid))
  const site = await openSite({ state, quiet: true })
  try {
    const pid = workerdOf(process.pid).find((each) => !before.has(each)) ?? 0
    const kv = await site.miniflare.getKVNamespace('LISTINGS')
    for (const { name } of (await kv.list()).keys) await kv.delete(name)
    const paths = Array.from(
      { length: crowd },
      (_, at) => `/api/listings?goal=${at % 3 ? 'sale' : 'rent'}&lang=nl&priceMin=${600 + at * 700}&bedroomsMin=${1 + (at % 4)}`,
    )
    const ask = async (path: string) => Number(JSON.parse(await (await fetch(site.url + path)).text()).total)
    const started = performance.now()
    const totals = await Promise.all(paths.map(ask))
    const seconds = (performance.now() - started) / 1000
    const again: number[] = []
    for (const path of paths) again.push(await ask(path))
    return { seconds, right: totals.filter((total, at) => total === again[at]).length, memory: peakMemory(pid) ?? 0 }
  } finally {
    await site.close()
  }
}

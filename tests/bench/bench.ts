import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { weighPage, weighWorker } from './bytes.ts'
import { startChromium } from './chromium.ts'
import { compressing } from './compressing-proxy.ts'
import { demoFeed, largeFeed } from './feed.ts'
import { timeImport } from './import-time.ts'
import { scorePage } from './lighthouse-scores.ts'
import { machine } from './machine.ts'
import { profilePages } from './profile-page.ts'
import { countQueries } from './queries.ts'
import { measureRates, type Rate } from './rates.ts'
import {
  byteSection,
  type ImportPair,
  importSection,
  profileSection,
  querySection,
  rateSection,
  type ScoredPage,
  scoreSection,
  writeResults,
} from './report.ts'
import { type BenchSite, serveWhole, serveWorker } from './sites.ts'
import { targets } from './targets.ts'

/** `npm run bench`: the figures of the site on this machine, written to RESULTS.md beside this file. Some minutes. */

const fixed = '/health'
const sale = '/nl/te-koop/?page=2'
const rent = '/fr/a-louer/'
const runs = 3
/** Others at work on the machine spoil every figure, so the results say how busy it was before. */
const load = loadavg()[0] ?? 0

const work = mkdtempSync(join(tmpdir(), 'perron-bench-'))
try {
  const feed = largeFeed(work)
  const state = join(work, 'large')
  const imports = await timed('import', () => measureImports(feed.file, state))
  const property = await withSite(state, (site) => firstProperty(site.origin, sale))
  const wanted = new Map([
    [sale, targets.list],
    [rent, targets.list],
    [property, targets.property],
  ])
  const rates = (site: BenchSite): Promise<readonly Rate[]> => measureRates(site, fixed, [sale, rent, property])
  const alone = await timed('rates, the Worker alone', async () => using(await serveWorker(state), rates))
  const whole = await timed('rates, as served', () => withSite(state, rates))
  const queries = await timed('queries', () => countQueries(state, join(work, 'no-cache'), sale, rent))
  const profiles = await timed('profile', () => profilePages(state, join(work, 'profiled'), [sale, property]))
  const demo = join(work, 'demo')
  await timeImport(demoFeed, demo, null)
  const { scores, browser, bytes } = await timed('pages', () => withSite(demo, measurePages))
  writeResults([
    '# What the site costs',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}; load before the start ${load.toFixed(1)}. Data: ${feed.description}; for bytes and Lighthouse the demo agency.`,
    '## Rendering',
    'Warm cache, 8 connections, 5 rounds of 3 s taking turns, medians; no `If-None-Match`, no `Accept-Encoding`. The fixed text comes from the same process.',
    rateSection('The Worker alone, nothing before it in the process', alone, wanted),
    rateSection('As `npm start` serves it, behind the router for static files', whole, wanted),
    '## D1 queries of a list',
    'Counted in workerd, the built Worker behind a database binding that counts.',
    querySection(queries),
    '## Import',
    importSection(imports),
    '## Bytes',
    byteSection(bytes, weighWorker()),
    '## Lighthouse',
    browser === null
      ? 'No Chromium on this machine.'
      : `Mobile preset, Chromium ${browser}, medians of ${runs}, the worst for CLS. workerd on a desk sends nothing compressed while the edge does, so a small proxy compresses texts (brotli 5); the figure without it (one run) stands beside. A run whose trace Chromium lost is taken again.\n\n${scoreSection(scores)}`,
    '## Where the time of a page goes',
    "V8's own time by sampling every 200 µs in workerd while 8 connections ask, built as deployed; by package or folder, then by function.",
    ...profiles.map(profileSection),
  ])
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function measureImports(file: string, state: string): Promise<readonly ImportPair[]> {
  const running = await withSite(state, async () => {
    const first = await timeImport(file, state, process.pid)
    return { name: 'the site runs', first, again: await timeImport(file, state, process.pid) }
  })
  const other = `${state}-alone`
  const first = await timeImport(file, other, null)
  return [running, { name: 'no site runs', first, again: await timeImport(file, other, null) }]
}

async function measurePages({ origin }: BenchSite) {
  const property = await firstProperty(origin, '/nl/te-koop/')
  const paths = ['/nl/', '/nl/te-koop/', property]
  const bytes = []
  for (const path of paths) bytes.push({ path, bytes: await weighPage(origin, path) })
  const browser = await startChromium()
  const scores: ScoredPage[] = []
  if (browser === null) return { scores, browser, bytes }
  const proxy = await compressing(origin)
  try {
    for (const path of paths) {
      scores.push({ path, compressed: await scorePage(proxy.origin + path, browser.port, runs), plain: await scorePage(origin + path, browser.port, 1) })
    }
    return { scores, browser: browser.version, bytes }
  } finally {
    await proxy.close()
    await browser.close()
  }
}

/** The first property of a list: its path. */
async function firstProperty(origin: string, list: string): Promise<string> {
  const html = await (await fetch(origin + list)).text()
  const path = /class="card-place"><a href="([^"]+)"/.exec(html)?.[1]
  if (path === undefined) throw new Error(`${list} shows no property`)
  return path
}

async function withSite<Result>(state: string, task: (site: BenchSite) => Promise<Result>): Promise<Result> {
  return using(await serveWhole(state), task)
}

async function using<Result>(site: BenchSite, task: (site: BenchSite) => Promise<Result>): Promise<Result> {
  try {
    return await task(site)
  } finally {
    await site.close()
  }
}

async function timed<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await task()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return result
}

import { join } from 'node:path'
import { demoListings } from '../kit/journeys/demo-state.ts'
import { weighPage, weighWorker } from './bytes.ts'
import { startChromium } from './chromium.ts'
import { compressing } from './compressing-proxy.ts'
import { timeImport } from './import-time.ts'
import { scorePage } from './lighthouse-scores.ts'
import { measurePaced, type PacedTimes } from './paced.ts'
import { profilePages } from './profile-page.ts'
import { countQueries } from './queries.ts'
import { measureRates, type Rate } from './rates.ts'
import {
  byteSection,
  code,
  grouped,
  importSection,
  profileSection,
  querySection,
  rateSection,
  type ScoredPage,
  type Section,
  scoreSection,
  table,
} from './report.ts'
import { type BenchSite, serveWorker, using, type WorkerAlone, withSite } from './sites.ts'
import type { States } from './states.ts'
import { targets, verdict } from './targets.ts'

/** The bench parts that measure pages, on the large feed and on the demo agency. */

const fixed = '/health'
const sale = '/nl/te-koop/?page=2'
const rent = '/fr/a-louer/'
const runs = 3

export async function rates(states: States): Promise<readonly Section[]> {
  const state = await states.path('large')
  const property = await propertyOf(state)
  const paths = [sale, rent, property]
  const repeated = new Map(paths.map((path) => [path, targets.repeated]))
  const targetRates = new Map([sale, rent].map((path) => [path, targets.list])).set(property, targets.property)
  const measure = (site: BenchSite): Promise<readonly Rate[]> => measureRates(site, fixed, paths)
  const withoutMemory = { variables: { PAGE_MEMORY_MB: '0' } }
  const text = [
    'Warm caches of data, 8 connections, 5 alternating rounds of 3 s, medians; no `If-None-Match`, no `Accept-Encoding`. The fixed text comes from the same process.',
    rateSection('From the page memory', await using(await serveWorker(state), measure), repeated),
    rateSection('Rendered again: no page memory', await using(await serveWorker(state, withoutMemory), measure), targetRates),
    rateSection('As `npm start` serves it, behind the static file router', await withSite(state, measure), repeated),
  ]
  return [
    { title: 'Rendering', text: text.join('\n\n') },
    { title: 'Rendering at a fixed rate', text: await pacedText(state, paths, withoutMemory) },
  ]
}

/** Times while requests come at a fixed rate. */
async function pacedText(state: string, paths: readonly string[], withoutMemory: WorkerAlone): Promise<string> {
  const { remembered, rendered } = targets.paced
  const paced = async (options: WorkerAlone, { perSecond, most }: typeof remembered | typeof rendered) =>
    pacedRows(await using(await serveWorker(state, options), (site) => measurePaced(site, fixed, paths, perSecond)), most)
  const text = [
    'The Worker without the static file router; requests come at a fixed rate, whether or not earlier ones are answered. Milliseconds from when a request was due to its last byte, client included; 5 alternating rounds of 3 s, medians.',
    `### From the page memory, ${grouped(remembered.perSecond)} a second\n\n${await paced({}, remembered)}`,
    `### Rendered again, ${grouped(rendered.perSecond)} a second\n\n${await paced(withoutMemory, rendered)}`,
  ]
  return text.join('\n\n')
}

function pacedRows(times: readonly PacedTimes[], most: number): string {
  const rows = times.map(({ path, middle, p99, toFixed }) => {
    const limit = path === fixed ? '' : `≤ ${most}: ${verdict(toFixed <= most)}`
    return [code(path), middle.toFixed(2), p99.toFixed(2), toFixed.toFixed(1), limit]
  })
  return table(['path', 'median', 'p99', 'p99 of the fixed text’s', 'at most'], rows)
}

export async function queries(states: States, work: string): Promise<readonly Section[]> {
  const counted = await countQueries(await states.path('large'), join(work, 'no-cache'), sale, rent)
  return [
    {
      title: 'D1 queries of a list',
      text: `Counted in workerd: the built Worker with a recording database binding.\n\n${querySection(counted)}`,
    },
  ]
}

export async function imports({ large: { file } }: States, work: string): Promise<readonly Section[]> {
  const [whole, alone] = [join(work, 'imported-running'), join(work, 'imported-alone')]
  const running = await withSite(whole, async () => {
    const first = await timeImport(file, whole, process.pid)
    return { name: 'site running', first, again: await timeImport(file, whole, process.pid) }
  })
  const first = await timeImport(file, alone, null)
  return [{ title: 'Import', text: importSection([running, { name: 'no site running', first, again: await timeImport(file, alone, null) }]) }]
}

export async function pages(states: States): Promise<readonly Section[]> {
  const { scores, browser, bytes } = await withSite(await states.path('demo'), measurePages)
  const scored =
    browser === null
      ? 'No Chromium on this machine.'
      : `Mobile preset, Chromium ${browser}, medians of ${runs}, the worst for CLS. Local workerd does not compress while the edge does, so a small proxy compresses text (brotli 5); the uncompressed figure (one run) is beside it. A run whose trace Chromium lost is repeated.\n\n${scoreSection(scores)}`
  return [
    { title: 'Bytes', text: byteSection(bytes, weighWorker()) },
    { title: 'Lighthouse', text: scored },
  ]
}

export async function profile(states: States, work: string): Promise<readonly Section[]> {
  const state = await states.path('large')
  const profiles = await profilePages(state, join(work, 'profiled'), [sale, await propertyOf(state)])
  const text = [
    'V8 self time, sampled every 200 µs in workerd under 8 connections, built as deployed, without page memory; by package or folder, then by function.',
    ...profiles.map(profileSection),
  ]
  return [{ title: 'Where the time of a page goes', text: text.join('\n\n') }]
}

async function measurePages({ origin }: BenchSite) {
  const property = await firstProperty(origin, '/nl/te-koop/')
  const paths = ['/nl/', '/nl/te-koop/', property, await propertyWithoutPhotos(origin)]
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

function propertyOf(state: string): Promise<string> {
  return withSite(state, (site) => firstProperty(site.origin, sale))
}

async function propertyWithoutPhotos(origin: string): Promise<string> {
  const { url } = await fetch(`${origin}/property/${demoListings.withoutPhotos}?lng=nl`)
  return new URL(url).pathname
}

/** Path of the first property in a list. */
async function firstProperty(origin: string, list: string): Promise<string> {
  const html = await (await fetch(origin + list)).text()
  const path = /class="card-place"><a href="([^"]+)"/.exec(html)?.[1]
  if (path === undefined) throw new Error(`${list} shows no property`)
  return path
}

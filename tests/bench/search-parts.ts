import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { browserPath } from '../kit/browser.ts'
import { measureBadInput } from './bad-input.ts'
import { measureDeepPages } from './deep-pages.ts'
import { timeFilters, weighFilters } from './filters-in-browser.ts'
import { measureIndex } from './index-cost.ts'
import { measureMap } from './map-cost.ts'
import { type MapTimes, timeMap } from './map-in-browser.ts'
import { notingModules } from './noted.ts'
import type { Section } from './report.ts'
import { addressOf, costsOf } from './search-cost.ts'
import { costSection, deepSection, growthSection, indexSection, keySection } from './search-report.ts'
import { makeSearches, readStock } from './searches.ts'
import { type BenchSite, serveWorker, using, withSite } from './sites.ts'
import type { States } from './states.ts'
import { badInputSection, filterSection, mapSection, mapTimeSection } from './visit-report.ts'

/** The bench parts that measure searching, on 100,000 listings. */

const searchCount = 500
const badQueries = 10_000

export async function search(states: States, work: string): Promise<readonly Section[]> {
  const text = await withNoting(states, work, 'huge', (many) =>
    withNoting(states, work, 'tenth', async (few) => {
      const searches = makeSearches(searchCount, await readStock(many.origin), 1)
      // The first search opens the index, and the first of each order sorts it: neither is part of a search's cost.
      for (const { origin } of [few, many]) await openOrders(origin)
      const ways = []
      for (const [name, address] of [
        ['`/api/listings`', addressOf.data],
        ['the list page', addressOf.page],
      ] as const) {
        const [ofFew = [], ofMany = []] = await costsOf([few, many], address, searches)
        ways.push({ name, few: ofFew, many: ofMany })
      }
      return [
        `Realistic random searches over ${states.huge.description}, one request at a time, each once per endpoint; no response is cached, but the index is open. Rows are counted by the database; rows read by the full-text match are its number of matches, listed separately.`,
        "D1's own clock is its `meta.duration`. The waiting time is what the Worker sees, from the call of the binding to its answer: through workerd's sockets to SQLite and back, CPU queueing included, so a busy machine shows there first. Locally both clocks have millisecond resolution, so means (of all, or interquartile) are given beside medians. Searches that need no statement are left out.",
        costSection(ways),
        keySection(ways[0]?.many ?? []),
        '### From 10,000 to 100,000 listings',
        `The same searches alternating between both sizes (10,000: the first tenth of the same records), limited to those with results at both.`,
        growthSection(ways),
        '### Page 400 beside page 2',
        deepSection(await measureDeepPages(many.origin)),
      ]
    }),
  )
  return [{ title: 'Searches', text: text.join('\n\n') }]
}

export async function map(states: States, work: string): Promise<readonly Section[]> {
  const measured = await withNoting(states, work, 'huge', async ({ origin }) => {
    const stock = await readStock(origin)
    return measureMap(origin, stock, makeSearches(searchCount, stock, 2))
  })
  const intro = `\`/map/places\` for a map of 1280 × 800 around sampled listings, without filters and with, over ${states.huge.description}.`
  const shown = browserPath() === null ? 'No Chromium on this machine.' : mapTimeSection(await withSite(await states.path('huge'), timeWarmMap))
  return [{ title: 'The map', text: `${intro}\n\n${mapSection(measured)}\n\n${shown}` }]
}

export async function index(states: States, work: string): Promise<readonly Section[]> {
  const measured = await measureIndex(await states.path('huge'), work)
  return [{ title: 'The index of searches', text: `Medians of 3 builds and of 5 openings, each in a new process.\n\n${indexSection(measured)}` }]
}

export async function filters(states: States): Promise<readonly Section[]> {
  if (browserPath() === null) return [{ title: 'Filters in a browser', text: 'No Chromium on this machine.' }]
  const text = await withSite(await states.path('huge'), async ({ origin }) => {
    await (await fetch(`${origin}/nl/te-koop/`)).text()
    return filterSection(await weighFilters(origin), await timeFilters(origin))
  })
  const intro = `\`/nl/te-koop/\` over ${states.huge.description}. Interactions by the Event Timing API, the longest of each step, medians of 5 visits; what took less than 16 ms stands as 0.`
  return [{ title: 'Filters in a browser', text: `${intro}\n\n${text}` }]
}

export async function badInput(states: States, work: string): Promise<readonly Section[]> {
  const answers = await withNoting(states, work, 'huge', ({ origin }) => measureBadInput(origin, badQueries))
  return [
    {
      title: 'Bad input',
      text: `10,000 random bad queries over ${states.huge.description}, in alternating paths, one at a time.\n\n${badInputSection(answers)}`,
    },
  ]
}

async function withNoting<Result>(states: States, work: string, name: 'huge' | 'tenth', task: (site: BenchSite) => Promise<Result>): Promise<Result> {
  const cache = mkdtempSync(join(work, 'cache-'))
  return using(await serveWorker(await states.path(name), { modules: notingModules(), cache }), task)
}

async function timeWarmMap({ origin }: BenchSite): Promise<MapTimes> {
  await (await fetch(`${origin}/map/places?goal=sale`)).text()
  return timeMap(origin)
}

async function openOrders(origin: string): Promise<void> {
  for (const sort of ['date', 'price', 'city', 'type']) {
    for (const dir of ['asc', 'desc']) await (await fetch(`${origin}/api/listings?lang=nl&sort=${sort}&dir=${dir}`)).text()
  }
  await (await fetch(`${origin}/nl/te-koop/?q=begin`)).text()
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtWorker } from '#worker/local/site.ts'
import { median } from './median.ts'
import { cpuTime } from './processes.ts'
import { table } from './report.ts'
import { type BenchSite, serveWorker } from './sites.ts'

/**
 * CPU time per response of several builds of the Worker on the same data, without page memory or with `PAGE_MEMORY_MB` of it, alternating in one run so that other load affects all of them:
 * `node tests/bench/compare-builds.ts STATE NAME=DIST… -- PATH…`. STATE is a state directory with a feed imported, DIST a build's `dist`
 * folder; a path may be a file with one path per line, which are then requested in turn. Ratios are to the first build.
 */

const connections = 4
const warmUp = 1000
const requests = 600
const rounds = 7

interface Build {
  readonly name: string
  readonly site: BenchSite
}

const [state = '', ...rest] = process.argv.slice(2)
const separator = rest.indexOf('--')
const targets = rest.slice(separator + 1).map((path) => ({ path, urls: path.startsWith('/') && path.endsWith('.txt') ? lines(path) : [path] }))
const builds: Build[] = []
try {
  for (const argument of rest.slice(0, separator)) {
    const [name = '', dist = ''] = argument.split('=')
    const contents = readFileSync(join(dist, 'worker/index.js'), 'utf8')
    const modules = [{ name: 'index.js', contents }, ...builtWorker().filter((module) => module.name.endsWith('.wasm'))]
    builds.push({ name, site: await serveWorker(state, { modules, variables: { PAGE_MEMORY_MB: process.env.PAGE_MEMORY_MB ?? '0' } }) })
  }
  for (const { path, urls } of targets) console.log(`${path}\n\n${table(['build', 'CPU, ms', 'ratio'], await compare(urls))}\n`)
} finally {
  for (const { site } of builds) await site.close()
}

async function compare(urls: readonly string[]): Promise<readonly (readonly (string | number)[])[]> {
  const measured = builds.map(({ site }) => ({ site, next: inTurn(urls) }))
  for (const { site, next } of measured) await cost(site, next, warmUp)
  const costs = builds.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { site, next }] of measured.entries()) costs[index]?.push(await cost(site, next, requests))
  }
  const first = costs[0] ?? []
  return builds.map(({ name }, index) => {
    const own = costs[index] ?? []
    const ratios = own.map((value, round) => value / (first[round] ?? Number.NaN))
    return [name, median(own).toFixed(2), median(ratios).toFixed(2)]
  })
}

/** Milliseconds of workerd's CPU time per response. `next` gives each request its URL. */
async function cost({ origin, pid }: BenchSite, next: () => string, amount: number): Promise<number> {
  const before = cpuTime(pid)
  let left = amount
  const connection = async () => {
    while (left-- > 0) {
      const response = await fetch(origin + next())
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return (cpuTime(pid) - before) / amount
}

/** Endlessly, from the first. */
function inTurn(urls: readonly string[]): () => string {
  let at = 0
  return () => urls[at++ % urls.length] ?? '/'
}

function lines(file: string): readonly string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean)
}

import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskImports } from './desk-import-part.ts'
import { desk } from './desk-part.ts'
import { edgeModel } from './edge-model-part.ts'
import { firstPaint } from './first-paint-part.ts'
import { fuzz } from './fuzz-part.ts'
import { growth } from './growth-part.ts'
import { importCosts } from './import-cost.ts'
import { interaction } from './interaction-part.ts'
import { kinds } from './kinds-part.ts'
import { logIns } from './log-in-part.ts'
import { machine } from './machine.ts'
import { matches } from './matches-part.ts'
import { monthlyPrice } from './monthly-price.ts'
import { mutants } from './mutants-part.ts'
import { operations } from './operations.ts'
import { imports, pages, profile, queries, rates } from './page-parts.ts'
import { type Section, writeResults } from './report.ts'
import { restores } from './restore-part.ts'
import { badInput, filters, index, map, search } from './search-parts.ts'
import { sentences } from './sentences-part.ts'
import { sharedCache } from './shared-cache.ts'
import { benchStates, type States } from './states.ts'
import { stock } from './stock-part.ts'
import { submissions } from './submissions.ts'
import { viewCounts } from './views-part.ts'
import { worst } from './worst-part.ts'

/**
 * `npm run bench`: measures the site on this machine and writes RESULTS.md beside this file. Takes several minutes. `npm run bench --
 * search map` measures those parts only; the others keep their earlier results.
 */

type Part = (states: States, work: string) => Promise<readonly Section[]>
const parts: ReadonlyMap<string, Part> = new Map<string, Part>(
  Object.entries({
    import: imports,
    'import-cost': importCosts,
    rates,
    'shared-cache': sharedCache,
    queries,
    profile,
    pages,
    'first-paint': firstPaint,
    kinds,
    interaction,
    search,
    sentences,
    map,
    index,
    stock,
    growth,
    filters,
    'bad-input': badInput,
    worst,
    fuzz,
    submissions,
    'log-ins': logIns,
    views: viewCounts,
    desk,
    'desk-imports': deskImports,
    matches,
    operations,
    restore: restores,
    'edge-model': edgeModel,
    price: monthlyPrice,
    mutants,
  }),
)

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !parts.has(name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known parts: ${[...parts.keys()].join(', ')}.`)
  process.exit(1)
}

const head =
  '# What the site costs\n\nWritten by `npm run bench`, which measures every part or those named (`npm run bench -- search map`); each part says when it was measured and how busy the machine was before.'
const work = mkdtempSync(join(tmpdir(), 'perron-bench-'))
try {
  const states = benchStates(work)
  for (const [name, measure] of parts) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    // Other load on the machine distorts every figure, so it is recorded.
    const when = `${new Date().toISOString().slice(0, 10)}, load ${(loadavg()[0] ?? 0).toFixed(1)}. ${machine()}.`
    const started = performance.now()
    const sections = await measure(states, work)
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
    writeResults(
      head,
      sections.map(({ title, text }) => ({ title, text: `Measured on ${when}\n\n${text}` })),
    )
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

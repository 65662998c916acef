import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { openSite } from '#worker/local/site.ts'
import { costOf, withOtherPrices } from './import-cost.ts'
import { median } from './median.ts'
import { type Section, table } from './report.ts'
import { withSite } from './sites.ts'
import type { States } from './states.ts'

const rounds = 2
const desksTriggers = "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name IN ('listings', 'desk_homes')"

/** The bench part that compares imports with those of a database without the triggers that keep the desk's list. */
export async function deskImports(states: States, work: string): Promise<readonly Section[]> {
  const [kept, dropped] = [join(work, 'with-triggers'), join(work, 'without-triggers')]
  for (const state of [kept, dropped]) cpSync(await states.path('large'), state, { recursive: true })
  await dropTriggers(dropped)
  const { file } = states.large
  const [one, many] = [withOtherPrices(file, work, 20_000), withOtherPrices(file, work, 100)]
  // The files alternate, each twice, so that every import after the first starts from the state that its name says.
  const steps = [
    ['nothing changed', file],
    ['one price changed', one],
    ['and changed back', file],
    ['1 % changed', many],
    ['and changed back', file],
  ] as const
  const costs = new Map<string, { readonly with: number[]; readonly without: number[] }>()
  await withSite(kept, (first) =>
    withSite(dropped, async (second) => {
      await costOf(first, kept, '', file)
      await costOf(second, dropped, '', file)
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, each] of steps) {
          const known = costs.get(name) ?? { with: [], without: [] }
          known.with.push((await costOf(first, kept, name, each)).settled.cpu)
          known.without.push((await costOf(second, dropped, name, each)).settled.cpu)
          costs.set(name, known)
        }
      }
    }),
  )
  const rows = [...costs].map(([name, { with: own, without }]) => [
    name,
    median(own).toFixed(2),
    median(without).toFixed(2),
    (median(own) / median(without)).toFixed(2),
  ])
  const text = `${states.large.description}, two sites by turns, one of them without the triggers that keep \`desk_homes\` and its gaps. CPU of workerd in seconds, the queue included, medians of ${rounds}.`
  return [{ title: 'Imports and the desk', text: `${text}\n\n${table(['', 'with the triggers', 'without', 'ratio'], rows)}` }]
}

async function dropTriggers(state: string): Promise<void> {
  const site = await openSite({ state, quiet: true })
  try {
    const database = await site.miniflare.getD1Database('DB')
    const { results } = await database.prepare(desksTriggers).all<{ name: string }>()
    await database.batch(results.map(({ name }) => database.prepare(`DROP TRIGGER ${name}`)))
  } finally {
    await site.close()
  }
}

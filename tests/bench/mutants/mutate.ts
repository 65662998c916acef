import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Instrumented, instrument, type Mutant } from './instrument.ts'
import type { Entry, Plan } from './plan.ts'
import { carryOut } from './processes.ts'
import { importersOf, relatedTests } from './related-tests.ts'
import { mutatedFiles } from './sources.ts'

export type Outcome = 'killed' | 'ended' | 'survived' | 'notCovered'

export interface MutantResult {
  readonly mutant: Mutant
  readonly outcome: Outcome
}

/** Milliseconds: random and exhaustive tests take longer with all their mutants, and are tried last, each with some of those that are left. */
const cost = { cheap: 2_000, dear: 5_000 }

/** Milliseconds: a test file that takes longer tries no mutant that acts while modules load, unless it has the name of the mutant's file. */
const longestRelated = 4_000

const tests = '{db,ui,messages,worker}/**/*.test.{ts,tsx}'

/** Tries mutants of a sample on the tests of rules, by two processes. */
export async function tryMutants(
  sampleOf: (mutants: readonly Mutant[]) => readonly Mutant[],
  work: string,
  processes: number,
): Promise<readonly MutantResult[]> {
  const instrumented = await instrument(mutatedFiles())
  const sample = sampleOf(instrumented.mutants)
  const code = join(work, 'code.json')
  writeFileSync(code, JSON.stringify([...instrumented.code]))
  const shared = { code, mutants: sample.map(({ id }) => id) }
  const cheap = await inProcesses(processes, work, 'cheap', (share) => ({
    ...{ ...shared, tests: share(testFiles()), whileLoading: null },
    ...{ mostCost: cost.cheap, ifDearer: 'none' },
  }))
  const left = livingOf(shared.mutants, outcomesOf(cheap))
  const filesLeft = testFiles().filter((file) =>
    cheap.entries.some((entry) => entry.kind === 'covered' && entry.file === file && entry.ids.some((id) => left.has(id))),
  )
  const dear = await inProcesses(processes, work, 'dear', (share) => ({
    ...{ code, tests: share(filesLeft), whileLoading: null, mostCost: cost.dear, ifDearer: 'some' },
    mutants: [...left],
  }))
  const run = { entries: [...cheap.entries, ...dear.entries], ended: [...cheap.ended, ...dear.ended] }
  const first = outcomesOf(run)
  const isQuick = process.env.MUTANTS_LOADING === '0'
  const living = livingOf(shared.mutants, first)
  const late = sample.filter(({ id }) => !isQuick && first.loaded.has(id) && living.has(id))
  const related = relatedOf(late, instrumented, run.entries)
  const second = outcomesOf(
    await inProcesses(processes, work, 'loading', (share) => ({
      ...shared,
      ...{ tests: [], mostCost: cost.dear, ifDearer: 'some' },
      whileLoading: share(late.map(({ id, file }) => ({ id, tests: related(file) }))).filter((each) => each.tests.length > 0),
    })),
  )
  return sample.map((mutant) => ({ mutant, outcome: outcomeOf(mutant, first, second) }))
}

interface Outcomes {
  readonly killed: ReadonlySet<string>
  readonly ended: ReadonlySet<string>
  readonly alive: ReadonlySet<string>
  readonly loaded: ReadonlySet<string>
}

function livingOf(mutants: readonly string[], { killed, ended }: Outcomes): ReadonlySet<string> {
  return new Set(mutants.filter((id) => !killed.has(id) && !ended.has(id)))
}

function outcomesOf({ entries, ended }: { readonly entries: readonly Entry[]; readonly ended: readonly string[] }): Outcomes {
  const ids = (...kinds: readonly Entry['kind'][]) => new Set(entries.flatMap((entry) => (kinds.includes(entry.kind) && 'id' in entry ? [entry.id] : [])))
  const covered = entries.flatMap((entry) => (entry.kind === 'covered' ? entry.ids : []))
  const loaded = new Set([...entries.flatMap((entry) => (entry.kind === 'loaded' ? entry.ids : [])), ...ids('remembered')])
  return { killed: ids('killed'), ended: new Set(ended), alive: new Set([...covered, ...ids('alive', 'remembered')]), loaded }
}

function outcomeOf({ id }: Mutant, first: Outcomes, second: Outcomes): Outcome {
  if (first.killed.has(id) || second.killed.has(id)) return 'killed'
  if (first.ended.has(id) || second.ended.has(id)) return 'ended'
  return first.alive.has(id) || second.alive.has(id) ? 'survived' : 'notCovered'
}

async function inProcesses(count: number, work: string, name: string, planOf: (share: <T>(all: readonly T[]) => T[]) => Omit<Plan, 'log' | 'logs'>) {
  const logs = Array.from({ length: count }, (_, index) => join(work, `${name}-${index}.log`))
  for (const log of logs) writeFileSync(log, '')
  const carried = await Promise.all(
    logs.map((log, turn) => {
      const plan = { ...planOf((all) => all.filter((_, index) => index % count === turn)), log, logs }
      return plan.tests.length === 0 && plan.whileLoading?.length === 0 ? { entries: [], ended: [] } : carryOut(plan, work, `${name}-${turn}`)
    }),
  )
  return { entries: carried.flatMap(({ entries }) => entries), ended: carried.flatMap(({ ended }) => ended) }
}

/** The slow tests of texts and streets last, when most mutants are already dead. `MUTANTS_TESTS=db/search` narrows them to those that begin so. */
function testFiles(): readonly string[] {
  const isSlow = (file: string) => Number(file.includes('/hide-'))
  const requested = process.env.MUTANTS_TESTS?.split(',')
  const files = globSync(tests).filter((file) => requested === undefined || requested.some((start) => file.startsWith(start)))
  return files.sort((one, other) => isSlow(one) - isSlow(other) || one.localeCompare(other))
}

function relatedOf(late: readonly Mutant[], { mutants }: Instrumented, entries: readonly Entry[]): (file: string) => readonly string[] {
  if (late.length === 0) return () => []
  const fileOf = new Map(mutants.map(({ id, file }) => [id, file]))
  const hits = new Map<string, Map<string, number>>()
  const took = new Map<string, number>()
  for (const entry of entries) {
    if (entry.kind !== 'covered') continue
    took.set(entry.file, Math.max(entry.took, took.get(entry.file) ?? 0))
    for (const id of entry.ids) {
      const file = fileOf.get(id)
      if (file === undefined) continue
      const counts = hits.get(file) ?? new Map<string, number>()
      hits.set(file, counts.set(entry.file, (counts.get(entry.file) ?? 0) + 1))
    }
  }
  const importers = importersOf(globSync('{db,ui,messages,worker}/**/*.{ts,tsx}'))
  return (file) => relatedTests(file, hits, importers, (test) => (took.get(test) ?? 0) <= longestRelated)
}

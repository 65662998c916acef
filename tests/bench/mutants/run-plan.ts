import { appendFileSync, readFileSync } from 'node:fs'
import { createVitest, type Vitest } from 'vitest/node'
import { compiledMessages } from '#messages/compile.ts'
import { unbuilt } from '../../unbuilt.ts'
import type { Entry, Plan } from './plan.ts'

/** Carries out a plan in a process of its own, which ends by itself or is ended: `node run-plan.ts PLAN`. */

const file = process.argv[2] ?? ''
const plan: Plan = JSON.parse(readFileSync(file, 'utf8'))
const code: ReadonlyMap<string, string> = new Map(JSON.parse(readFileSync(plan.code, 'utf8')))

const vitest = await createVitest(
  'test',
  {
    ...{ config: false, watch: false, reporters: [], include: ['{db,ui,messages,worker}/**/*.test.{ts,tsx}'], environment: 'node' },
    ...{ pool: 'forks', maxWorkers: 1, isolate: plan.whileLoading !== null, testTimeout: 60_000, bail: plan.whileLoading === null ? 0 : 1 },
    ...{ runner: 'tests/bench/mutants/mutant-runner.ts', env: { MUTANTS_PLAN: file }, onConsoleLog: () => false },
    // A module of an earlier run has no mutants, or those of its numbering.
    fsModuleCache: false,
  },
  {
    plugins: [compiledMessages(), unbuilt(), { name: 'instrumented-code', enforce: 'pre', load: (id) => code.get(id.split('?')[0] ?? '') ?? null }],
  },
)
if (plan.whileLoading === null) await vitest.start([...plan.tests])
else for (const { id, tests } of plan.whileLoading) await tryWhileLoading(vitest, id, tests)
note({ kind: 'end' })
await vitest.close()
process.exit(0)

async function tryWhileLoading(runs: Vitest, id: string, tests: readonly string[]): Promise<void> {
  note({ kind: 'try', id })
  runs.provide('activeMutant', id)
  runs.state.filesMap.clear()
  runs.state.errorsSet.clear()
  await runs.start([...tests])
  const failed = runs.state.getFiles().find(({ result }) => result?.state === 'fail')
  const isAlive = failed === undefined && runs.state.errorsSet.size === 0
  note({ kind: isAlive ? 'alive' : 'killed', id, test: failed?.name ?? '' })
}

function note(entry: Entry): void {
  appendFileSync(plan.log, `${JSON.stringify(entry)}\n`)
}

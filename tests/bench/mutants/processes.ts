import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry, Plan } from './plan.ts'

/** Longer than any test takes as it is, and than the tests of a mutant that acts while modules load. */
const stalledAfter = 120_000
/** A mutant's test that takes longer does not end. */
const stuckAfter = 30_000
const maxRounds = 500

/** How a process's plan went. */
export interface Carried {
  readonly entries: readonly Entry[]
  /** Mutants that hung a process or left it unusable: a test has noticed them. */
  readonly ended: readonly string[]
}

/**
 * Carries out a plan, in further processes if one hangs or is spoilt by a mutant: without this mutant, and without the test files that have
 * already run.
 */
export async function carryOut(plan: Plan, work: string, name: string): Promise<Carried> {
  const ended: string[] = []
  let rest = plan
  for (let round = 0; round < maxRounds; round++) {
    const before = entriesOf(plan.log).length
    const file = join(work, `${name}-${round}.json`)
    writeFileSync(file, JSON.stringify(rest))
    await runToItsEnd(
      spawn(process.execPath, ['--max-old-space-size=3000', `${import.meta.dirname}/run-plan.ts`, file], {
        stdio: ['ignore', 'ignore', 'inherit'],
        detached: true,
      }),
      plan.log,
      // One try of a mutant that acts while modules load is whole test files.
      plan.whileLoading === null ? stuckAfter : stalledAfter,
    )
    const entries = entriesOf(plan.log)
    if (entries.length === before) throw new Error(`A process of ${name} ended before its first test.`)
    const last = entries.at(-1)
    ended.push(...entries.slice(before).flatMap((entry) => (entry.kind === 'spoilt' ? [entry.id] : [])))
    if (last?.kind === 'try') ended.push(last.id)
    const done = new Set(entries.flatMap((entry) => (entry.kind === 'file' ? [entry.file] : [])))
    const settled = new Set(entries.flatMap((entry) => (entry.kind === 'killed' || entry.kind === 'alive' ? [entry.id] : [])))
    const over = new Set(ended)
    if (last?.kind === 'end' && rest.tests.every((test) => done.has(test))) return { entries, ended }
    rest = {
      ...rest,
      tests: rest.tests.filter((test) => !done.has(test)),
      mutants: rest.mutants.filter((id) => !over.has(id)),
      whileLoading: rest.whileLoading?.filter(({ id }) => !over.has(id) && !settled.has(id)) ?? null,
    }
  }
  throw new Error(`The processes of ${name} ended ${maxRounds} times.`)
}

function entriesOf(log: string): readonly Entry[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** The last bytes of a log, which hold its last line if that is short. */
function endOf(log: string): string {
  const file = openSync(log, 'r')
  try {
    const end = Buffer.alloc(200)
    const { size } = fstatSync(file)
    return end.subarray(0, readSync(file, end, 0, end.length, Math.max(0, size - end.length))).toString()
  } finally {
    closeSync(file)
  }
}

/** Ends a process, and those that it has started, once its log stands still. */
async function runToItsEnd(child: ChildProcess, log: string, longestTry: number): Promise<void> {
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  process.once('exit', end)
  let size = 0
  let since = Date.now()
  const watch = setInterval(() => {
    const now = statSync(log).size
    if (now !== size) [size, since] = [now, Date.now()]
    const isStuck = /\{"kind":"try"[^\n]*\n?$/.test(endOf(log)) && Date.now() - since > longestTry
    if (isStuck || Date.now() - since > stalledAfter) end()
  }, 2_000)
  await new Promise((resolve) => child.once('exit', resolve))
  process.off('exit', end)
  clearInterval(watch)
}

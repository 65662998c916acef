import { appendFileSync, closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { relative } from 'node:path'
import { type RunnerTestCase, type RunnerTestFile, TestRunner, type TestRunnerConfig } from 'vitest'
import type { Entry, Plan } from './plan.ts'

/** What Stryker's instrumented code reads and writes. */
interface Switchboard {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

declare module 'vitest' {
  interface ProvidedContext {
    activeMutant: string
  }
}

declare global {
  var __stryker__: Switchboard
}

/** A mutant that is executed so much more often than the code as it is will not end. */
const hitFactor = 100
/** Bytes of a log read at once; longer than any line. */
const maxChunk = 4_000_000

/**
 * Runs each test as it is, and then at once with each mutant that it executes, until a test has failed for it. Modules are loaded once for all of
 * them. Every step is noted, so that a run that hangs can go on without the mutant that hung it.
 */
export default class MutantRunner extends TestRunner {
  readonly #plan: Plan
  readonly #requested: ReadonlySet<string>
  readonly #dead = new Set<string>()
  /** By log: how many bytes of it are read. */
  readonly #read = new Map<string, number>()
  /** By test file: the mutants that it executes, and the milliseconds that its tests take. */
  readonly #covered = new Map<string, { readonly ids: Set<string>; took: number }>()

  constructor(config: TestRunnerConfig) {
    super(config)
    this.#plan = JSON.parse(readFileSync(config.env.MUTANTS_PLAN ?? '', 'utf8'))
    this.#requested = new Set(this.#plan.mutants)
    globalThis.__stryker__ ??= {}
    const active: unknown = this.injectValue('activeMutant')
    if (typeof active === 'string') Object.assign(globalThis.__stryker__, { activeMutant: active, hitCount: 0, hitLimit: 1_000_000 })
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    if (this.#plan.whileLoading !== null) return await run()
    const { hits, took } = await this.#cover(test, run)
    this.#readDead()
    const covered = Object.entries(hits).filter(([id]) => this.#requested.has(id) && !this.#dead.has(id))
    const tried = this.#affordable(covered, took)
    if (tried.length === 0 || !(await passes(run))) return
    for (const [id, count] of tried) await this.#attempt(test, id, count * hitFactor)
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    globalThis.__stryker__.currentTestId = undefined
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files)
    const coverage = globalThis.__stryker__.mutantCoverage
    if (coverage) coverage.perTest = {}
    if (this.#plan.whileLoading === null) this.#note({ kind: 'loaded', ids: Object.keys(coverage?.static ?? {}) })
    if (coverage) coverage.static = {}
    if (this.#plan.whileLoading !== null) return
    for (const [file, { ids, took }] of this.#covered) this.#note({ kind: 'covered', file, ids: [...ids], took })
    this.#covered.clear()
    for (const { filepath } of files) this.#note({ kind: 'file', file: relative(this.config.root, filepath) })
  }

  /** The mutants that a test tries, whose run takes so many milliseconds. */
  #affordable<Hit>(covered: readonly Hit[], took: number): readonly Hit[] {
    const { mostCost, ifDearer } = this.#plan
    if (covered.length * took <= mostCost) return covered
    if (ifDearer === 'none') return []
    const ranked = covered.map((hit) => ({ hit, rank: Math.random() })).sort((one, other) => one.rank - other.rank)
    return ranked.slice(0, Math.max(1, Math.floor(mostCost / took))).map(({ hit }) => hit)
  }

  /** Runs a test as it is. @returns how often it executes which mutants, and the milliseconds that it takes */
  async #cover(test: RunnerTestCase, run: () => unknown): Promise<{ readonly hits: Readonly<Record<string, number>>; readonly took: number }> {
    const board = globalThis.__stryker__
    const started = performance.now()
    this.#note({ kind: 'test', test: test.fullName })
    board.currentTestId = test.id
    try {
      await run()
    } finally {
      // What runs again is not executed while modules load.
      board.currentTestId = 'again'
    }
    const took = performance.now() - started
    const hits = board.mutantCoverage?.perTest[test.id] ?? {}
    if (board.mutantCoverage) board.mutantCoverage.perTest = {}
    const file = relative(this.config.root, test.file.filepath)
    const known = this.#covered.get(file) ?? { ids: new Set(), took: 0 }
    for (const id of Object.keys(hits)) known.ids.add(id)
    known.took += took
    this.#covered.set(file, known)
    return { hits, took }
  }

  async #attempt(test: RunnerTestCase, id: string, hitLimit: number): Promise<void> {
    const board = globalThis.__stryker__
    const run = TestRunner.getTestFn(test)
    this.#note({ kind: 'try', id })
    Object.assign(board, { activeMutant: id, hitCount: 0, hitLimit })
    const isAlive = await passes(run)
    const isHit = (board.hitCount ?? 0) > 0
    Object.assign(board, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
    if (isAlive) return this.#note({ kind: isHit ? 'alive' : 'remembered', id, test: test.fullName })
    if (!(await passes(run))) {
      // The mutant has left something behind in this process.
      this.#note({ kind: 'spoilt', id, test: test.fullName })
      process.kill(process.pid, 'SIGKILL')
    }
    this.#dead.add(id)
    this.#note({ kind: 'killed', id, test: test.fullName })
  }

  #note(entry: Entry): void {
    appendFileSync(this.#plan.log, `${JSON.stringify(entry)}\n`)
  }

  /** Takes over what any process has killed. */
  #readDead(): void {
    for (const log of this.#plan.logs) {
      const fresh = this.#readOn(log)
      for (const line of fresh.split('\n')) if (line.startsWith('{"kind":"killed"')) this.#dead.add(JSON.parse(line).id)
    }
  }

  /** The whole lines that a log has got since it was last read. */
  #readOn(log: string): string {
    const from = this.#read.get(log) ?? 0
    const file = openSync(log, 'r')
    try {
      const chunk = Buffer.alloc(maxChunk)
      const fresh = chunk.subarray(0, readSync(file, chunk, 0, maxChunk, from))
      const end = fresh.lastIndexOf('\n') + 1
      this.#read.set(log, from + end)
      return fresh.subarray(0, end).toString()
    } finally {
      closeSync(file)
    }
  }
}

async function passes(run: () => unknown): Promise<boolean> {
  try {
    await run()
    return true
  } catch {
    return false
  }
}

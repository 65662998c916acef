import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** A change of the code that a test should notice. */
export interface Mutant {
  readonly id: string
  /** Relative to the repository. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly column: number
  /** The kind of change: `EqualityOperator`. */
  readonly mutator: string
  readonly was: string
  readonly becomes: string
}

/** Files with all their mutants, of which the global `__stryker__.activeMutant` switches one on. */
export interface Instrumented {
  readonly mutants: readonly Mutant[]
  /** The code by absolute path. */
  readonly code: ReadonlyMap<string, string>
}

const silent = () => undefined
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
}

/** Instruments files by Stryker's default mutators: none is excluded. */
export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const sources = new Map(files.map((file) => [resolve(file), readFileSync(file, 'utf8')]))
  const { files: results, mutants } = await new Instrumenter(logger).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  )
  return {
    mutants: mutants
      .filter(({ status }) => status === undefined)
      .map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => ({
        id,
        file: files.find((file) => resolve(file) === fileName) ?? fileName,
        line: start.line + 1,
        column: start.column + 1,
        mutator: mutatorName,
        was: between(sources.get(fileName) ?? '', start, end),
        becomes: replacement,
      })),
    code: new Map(results.map(({ name, content }) => [name, content])),
  }
}

interface Position {
  readonly line: number
  readonly column: number
}

function between(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line, end.line + 1)
  return lines.map((line, index) => line.slice(index === 0 ? start.column : 0, index === lines.length - 1 ? end.column : undefined)).join('\n')
}

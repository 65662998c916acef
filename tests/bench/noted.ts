import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** One call of the Worker to D1 or KV, as recorded by `counting-worker.ts`. */
export interface Note {
  readonly store: 'D1' | 'KV'
  /** The method, and for KV the prefix of the key. */
  readonly call: string
  /** Number of statements; a batch is one call. */
  readonly statements: number
  /** Whether it is a full-text search. */
  readonly text: boolean
  /** Start, on the isolate's clock. */
  readonly at: number
  /** From call to answer, in whole milliseconds. */
  readonly ms: number
  /** Bytes sent or received. */
  readonly bytes: number
  /** Rows read, as counted by the database. */
  readonly rows: number
  /** On the database's clock, in whole milliseconds locally. */
  readonly duration: number
}

export interface NotedAnswer {
  readonly status: number
  readonly text: string
  readonly notes: readonly Note[]
  /** The whole request, as the client sees it. */
  readonly ms: number
}

/** Modules of a site whose built Worker has recording bindings. */
export function notingModules() {
  const worker = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'counting-worker.ts'), 'utf8')).replace('#worker/index.ts', './site.js')
  return [
    { name: 'counting.js', contents: worker },
    { name: 'site.js', contents: readFileSync(join(root, 'dist/worker/index.js'), 'utf8') },
  ]
}

/** Requests a URL from a site made of `notingModules`. */
export async function askNoted(url: string): Promise<NotedAnswer> {
  const started = performance.now()
  const answer = await fetch(url, { redirect: 'manual' })
  const text = await answer.text()
  const ms = performance.now() - started
  return { status: answer.status, text, notes: JSON.parse(answer.headers.get('X-Notes') ?? '[]'), ms }
}

/** What a response cost in the database. */
export function databaseCost(notes: readonly Note[]) {
  const asked = notes.filter(({ store }) => store === 'D1')
  const sum = (of: (note: Note) => number) => asked.reduce((total, note) => total + of(note), 0)
  return {
    statements: sum(({ statements }) => statements),
    calls: asked.length,
    /** Rows read for the shown results, and by the full-text match. */
    rows: sum(({ text, rows }) => (text ? 0 : rows)),
    wordRows: sum(({ text, rows }) => (text ? rows : 0)),
    databaseMs: sum(({ ms }) => ms),
    durationMs: sum(({ duration }) => duration),
  }
}

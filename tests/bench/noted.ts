import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** One call of the Worker to its database or its cache, as `counting-worker.ts` notes it. */
export interface Note {
  readonly store: 'D1' | 'KV'
  /** The method, and for the cache what the key begins with. */
  readonly call: string
  /** Those of a batch are one call. */
  readonly statements: number
  /** Whether it looks for words. */
  readonly text: boolean
  /** When, in the isolate's milliseconds. */
  readonly at: number
  /** From the call to its answer; whole ones, as workerd's clock ticks. */
  readonly ms: number
  /** Of what went or came as bytes. */
  readonly bytes: number
  /** Rows read, by the database's own count. */
  readonly rows: number
  /** By the database's own clock, in whole milliseconds on a desk. */
  readonly duration: number
}

export interface NotedAnswer {
  readonly status: number
  readonly text: string
  readonly notes: readonly Note[]
  /** Of the whole request, as its asker sees it. */
  readonly ms: number
}

/** The built Worker behind a database and a cache that take notes, as the modules of a site. */
export function notingModules() {
  const worker = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'counting-worker.ts'), 'utf8')).replace('#worker/index.ts', './site.js')
  return [
    { name: 'counting.js', contents: worker },
    { name: 'site.js', contents: readFileSync(join(root, 'dist/worker/index.js'), 'utf8') },
  ]
}

/** Asks a site made of `notingModules`. */
export async function askNoted(url: string): Promise<NotedAnswer> {
  const started = performance.now()
  const answer = await fetch(url, { redirect: 'manual' })
  const text = await answer.text()
  const ms = performance.now() - started
  return { status: answer.status, text, notes: JSON.parse(answer.headers.get('X-Notes') ?? '[]'), ms }
}

/** What an answer asked of the database. */
export function databaseCost(notes: readonly Note[]) {
  const asked = notes.filter(({ store }) => store === 'D1')
  const sum = (of: (note: Note) => number) => asked.reduce((total, note) => total + of(note), 0)
  return {
    statements: sum(({ statements }) => statements),
    calls: asked.length,
    /** Read for what is shown, and by the match of words, which is the count. */
    rows: sum(({ text, rows }) => (text ? 0 : rows)),
    wordRows: sum(({ text, rows }) => (text ? rows : 0)),
    databaseMs: sum(({ ms }) => ms),
    durationMs: sum(({ duration }) => duration),
  }
}

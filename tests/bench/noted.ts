import { aroundWorker } from '../kit/pool/worker-modules.ts'

/** All calls of one kind since they were last requested. */
export interface OperationTotal {
  /** Store, method and the prefix of the key. */
  readonly name: string
  readonly calls: number
  /** Statements for D1, messages for the queue. */
  readonly statements: number
  readonly rowsRead: number
  readonly rowsWritten: number
}

/** One call of the Worker to a binding, as recorded by `counting-worker.ts`. */
export interface Note {
  readonly store: 'D1' | 'KV' | 'R2' | 'queue'
  /** The method, and where there is a key its prefix. */
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
export const notingModules = () => aroundWorker('../bench/counting-worker.ts')

/** Requests a URL from a site made of `notingModules`. */
export async function askNoted(url: string, headers: Readonly<Record<string, string>> = {}): Promise<NotedAnswer> {
  const started = performance.now()
  const answer = await fetch(url, { redirect: 'manual', headers })
  const text = await answer.text()
  const ms = performance.now() - started
  return { status: answer.status, text, notes: JSON.parse(answer.headers.get('X-Notes') ?? '[]'), ms }
}

/** The site's calls to its bindings since the last request for them, background work included. */
export async function drainOperations(origin: string): Promise<readonly OperationTotal[]> {
  return (await fetch(`${origin}/-operations`)).json()
}

/** The database cost of a response. */
export function databaseCost(notes: readonly Note[]) {
  const queries = notes.filter(({ store }) => store === 'D1')
  const sum = (of: (note: Note) => number) => queries.reduce((total, note) => total + of(note), 0)
  return {
    statements: sum(({ statements }) => statements),
    calls: queries.length,
    /** Rows read for the shown results, and by the full-text match. */
    rows: sum(({ text, rows }) => (text ? 0 : rows)),
    wordRows: sum(({ text, rows }) => (text ? rows : 0)),
    databaseMs: sum(({ ms }) => ms),
    durationMs: sum(({ duration }) => duration),
  }
}

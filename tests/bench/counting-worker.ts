import type { D1Database, KVNamespace, Queue, R2Bucket } from '@cloudflare/workers-types'
import site from '#worker/index.ts'
import type { Note, OperationTotal } from './noted.ts'

/**
 * The built Worker with recording D1 and KV bindings: each response lists its calls, deferred ones too, in `X-Notes`, with the time from
 * call to answer as the Worker sees it (workerd's clock has millisecond resolution) and the database's own figures. `raw()` returns no such
 * figures, so `all()` is called for them; the query itself is answered by `raw()`, since an object has one value for two columns of the
 * same name.
 */

const notes: Note[] = []
const wrapped = new WeakMap<object, object>()
const running = new Set<string | symbol>(['all', 'run', 'raw'])

function watchedStatement(statement: object, sql: string): object {
  return new Proxy(statement, {
    get(inner, name) {
      const value: unknown = Reflect.get(inner, name)
      if (typeof value !== 'function') return value
      if (name === 'bind') return (...args: unknown[]) => watchedStatement(Object(Reflect.apply(value, inner, args)), sql)
      if (!running.has(name)) return value.bind(inner)
      return async (...args: unknown[]) => {
        const what = { store: 'D1', call: String(name), statements: 1, text: sql.includes('listing_texts') } as const
        if (name !== 'raw') return noted(what, () => Reflect.apply(value, inner, args))
        const { results } = Object(await noted(what, () => Reflect.apply(Object(Reflect.get(inner, 'all')), inner, [])))
        return /^\s*select/i.test(sql) ? Reflect.apply(value, inner, args) : results.map(Object.values)
      }
    },
  })
}

function watchedDatabase<Database extends Pick<D1Database, 'batch' | 'prepare'>>(database: Database): Database {
  return new Proxy(database, {
    get(inner, name) {
      const value: unknown = Reflect.get(inner, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (name === 'withSession') return watchedDatabase(Reflect.apply(value, inner, args))
        if (name === 'getBookmark') return Reflect.apply(value, inner, args)
        const call = () => Reflect.apply(value, inner, args)
        if (name === 'prepare') return watchedStatement(Object(call()), String(args[0]))
        if (name === 'withSession') return watchedDatabase(Object(call()))
        return name === 'batch' ? noted({ store: 'D1', call: name, statements: Object(args[0]).length, text: false }, call) : call()
      }
    },
  })
}

/** A KV namespace, bucket or queue: the first word of a key identifies its kind. */
function watchedBinding<Binding extends object>(binding: Binding, store: Note['store']): Binding {
  return new Proxy(binding, {
    get(inner, name) {
      const value: unknown = Reflect.get(inner, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const key = typeof args[0] === 'string' ? ` ${args[0].replace(/[:/].*/, '')}` : ''
        const statements = Array.isArray(args[0]) ? args[0].length : 1
        return noted({ store, call: `${String(name)}${key}`, statements, text: false }, () => Reflect.apply(value, inner, args), args[1])
      }
    },
  })
}

async function noted(what: Pick<Note, 'store' | 'call' | 'statements' | 'text'>, ask: () => unknown, given?: unknown) {
  const at = performance.now()
  const answer: unknown = await ask()
  const ms = performance.now() - at
  const bytes = [answer, given].reduce((size: number, value) => (value instanceof ArrayBuffer ? value.byteLength : size), 0)
  const metas = what.store === 'D1' ? [answer].flat().map((each) => Object(Object(each).meta)) : []
  const sum = (name: 'rows_read' | 'rows_written' | 'duration') => metas.reduce((total: number, meta) => total + Number(meta[name] ?? 0), 0)
  notes.push({ ...what, at, ms, bytes, rows: sum('rows_read'), duration: sum('duration') })
  count(what, sum('rows_read'), sum('rows_written'))
  return answer
}

const totals = new Map<string, OperationTotal>()

/** Adds a call to what `/-operations` answers, deferred work and queue consumers included. */
function count({ store, call, statements }: Pick<Note, 'store' | 'call' | 'statements'>, rowsRead: number, rowsWritten: number): void {
  const name = `${store} ${call}`
  const known = totals.get(name) ?? { name, calls: 0, statements: 0, rowsRead: 0, rowsWritten: 0 }
  totals.set(name, {
    name,
    calls: known.calls + 1,
    statements: known.statements + statements,
    rowsRead: known.rowsRead + rowsRead,
    rowsWritten: known.rowsWritten + rowsWritten,
  })
}

interface Bindings {
  readonly DB: D1Database
  readonly LISTINGS: KVNamespace
  readonly FILES: R2Bucket
  readonly WORK: Queue
}

function watchedBindings<Env extends Bindings>(env: Env): Env {
  const known = wrapped.get(env)
  if (known) return known as Env
  const made = {
    ...env,
    DB: watchedDatabase(env.DB),
    LISTINGS: watchedBinding(env.LISTINGS, 'KV'),
    FILES: watchedBinding(env.FILES, 'R2'),
    WORK: watchedBinding(env.WORK, 'queue'),
  }
  wrapped.set(env, made)
  return made
}

type Fetch = typeof site.fetch
type Consume = typeof site.queue

export default {
  queue: (...[batch, env, context]: Parameters<Consume>) => site.queue(batch, watchedBindings(env), context),
  async fetch(...[request, env, context]: Parameters<Fetch>): Promise<Response> {
    if (new URL(request.url).pathname === '/-operations') {
      const all = [...totals.values()]
      totals.clear()
      return Response.json(all)
    }
    notes.length = 0
    const deferred: Promise<unknown>[] = []
    const watched = new Proxy(Object(context), { get: (inner, name) => (name === 'waitUntil' ? (work: Promise<unknown>) => deferred.push(work) : inner[name]) })
    const answer = await site.fetch(request, watchedBindings(env as NonNullable<typeof env> & Bindings), watched)
    const text = await answer.text()
    await Promise.allSettled(deferred)
    return new Response(text, { status: answer.status, headers: { 'X-Notes': JSON.stringify(notes) } })
  },
}

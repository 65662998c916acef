import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import site from '#worker/index.ts'
import type { Note } from './noted.ts'

/**
 * The built Worker with recording D1 and KV bindings: each response lists its calls, deferred ones too, in `X-Notes`, with the time from
 * call to answer as the Worker sees it (workerd's clock has millisecond resolution) and the database's own
 * figures. `raw()` returns no such figures, so it is answered through `all()`.
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
        return results.map(Object.values)
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
        const call = () => Reflect.apply(value, inner, args)
        if (name === 'prepare') return watchedStatement(Object(call()), String(args[0]))
        if (name === 'withSession') return watchedDatabase(Object(call()))
        return name === 'batch' ? noted({ store: 'D1', call: name, statements: Object(args[0]).length, text: false }, call) : call()
      }
    },
  })
}

function watchedCache(cache: KVNamespace): KVNamespace {
  return new Proxy(cache, {
    get(inner, name) {
      const value: unknown = Reflect.get(inner, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const call = `${String(name)} ${String(args[0]).replace(/:.*/, '')}`
        return noted({ store: 'KV', call, statements: 1, text: false }, () => Reflect.apply(value, inner, args), args[1])
      }
    },
  })
}

async function noted(what: Pick<Note, 'store' | 'call' | 'statements' | 'text'>, ask: () => unknown, given?: unknown) {
  const at = performance.now()
  const answer: unknown = await ask()
  const ms = performance.now() - at
  const bytes = [answer, given].reduce((size: number, value) => (value instanceof ArrayBuffer ? value.byteLength : size), 0)
  const said = what.store === 'D1' ? [answer].flat().map((each) => Object(Object(each).meta)) : []
  const sum = (name: 'rows_read' | 'duration') => said.reduce((total: number, meta) => total + Number(meta[name] ?? 0), 0)
  notes.push({ ...what, at, ms, bytes, rows: sum('rows_read'), duration: sum('duration') })
  return answer
}

interface Bindings {
  readonly DB: D1Database
  readonly LISTINGS: KVNamespace
}

function watchedBindings<Env extends Bindings>(env: Env): Env {
  const known = wrapped.get(env)
  if (known) return known as Env
  const made = { ...env, DB: watchedDatabase(env.DB), LISTINGS: watchedCache(env.LISTINGS) }
  wrapped.set(env, made)
  return made
}

type Fetch = typeof site.fetch

export default {
  async fetch(...[request, env, context]: Parameters<Fetch>): Promise<Response> {
    notes.length = 0
    const deferred: Promise<unknown>[] = []
    const watched = new Proxy(Object(context), { get: (inner, name) => (name === 'waitUntil' ? (work: Promise<unknown>) => deferred.push(work) : inner[name]) })
    const answer = await site.fetch(request, watchedBindings(env as NonNullable<typeof env> & Bindings), watched)
    const text = await answer.text()
    await Promise.allSettled(deferred)
    return new Response(text, { status: answer.status, headers: { 'X-Notes': JSON.stringify(notes) } })
  },
}

import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import site from '#worker/index.ts'

/**
 * The built Worker behind a database and a cache that take notes: each answer tells in `X-Notes` what it asked of them and how long
 * that took, from the call to its answer as the Worker sees it (workerd's clock ticks whole milliseconds). `/rows-read` then tells what
 * the statements of the answer before it read, by running them once more for their meta: the calls that give rows alone carry none.
 */

interface Note {
  readonly store: 'D1' | 'KV'
  readonly call: string
  readonly statements: number
  readonly text: boolean
  readonly at: number
  readonly ms: number
  readonly bytes: number
}

const notes: Note[] = []
const ran: { readonly text: boolean; readonly again: () => unknown }[] = []
const wrapped = new WeakMap<object, object>()
const running = new Set<string | symbol>(['all', 'run', 'first', 'raw'])

function watchedStatement(statement: object, sql: string): object {
  return new Proxy(statement, {
    get(inner, name) {
      const value: unknown = Reflect.get(inner, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const call = () => Reflect.apply(value, inner, args)
        if (name === 'bind') return watchedStatement(Object(call()), sql)
        if (!running.has(name)) return call()
        const again = () => Reflect.apply(Object(Reflect.get(inner, 'all')), inner, [])
        return noted({ store: 'D1', call: String(name), statements: 1, text: sql.includes('listing_texts') }, call, { again })
      }
    },
  })
}

function watchedDatabase(database: D1Database): D1Database {
  return new Proxy(database, {
    get(inner, name) {
      const value: unknown = Reflect.get(inner, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const call = () => Reflect.apply(value, inner, args)
        if (name === 'prepare') return watchedStatement(Object(call()), String(args[0]))
        const statements = Array.isArray(args[0]) ? args[0].length : 1
        return name === 'batch' || name === 'exec' ? noted({ store: 'D1', call: name, statements, text: false }, call) : call()
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
        return noted({ store: 'KV', call, statements: 1, text: false }, () => Reflect.apply(value, inner, args), { given: args[1] })
      }
    },
  })
}

async function noted(
  what: Pick<Note, 'store' | 'call' | 'statements' | 'text'>,
  ask: () => unknown,
  { again, given }: { again?: () => unknown; given?: unknown } = {},
) {
  const at = performance.now()
  const answer: unknown = await ask()
  const ms = performance.now() - at
  const bytes = [answer, given].reduce((size: number, value) => (value instanceof ArrayBuffer ? value.byteLength : size), 0)
  notes.push({ ...what, at, ms, bytes })
  if (again) ran.push({ text: what.text, again })
  return answer
}

/** What the statements of the answer before read, by the database's own count and clock. */
async function rowsRead(): Promise<Response> {
  const read = []
  for (const { text, again } of ran) {
    const { meta } = Object(await again())
    read.push({ text, rows: meta.rows_read, duration: meta.duration })
  }
  return Response.json(read)
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
    if (new URL(request.url).pathname === '/rows-read') return rowsRead()
    notes.length = 0
    ran.length = 0
    const answer = await site.fetch(request, watchedBindings(env as NonNullable<typeof env> & Bindings), context)
    const text = await answer.text()
    return new Response(text, { status: answer.status, headers: { 'X-Notes': JSON.stringify(notes) } })
  },
}

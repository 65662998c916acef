import type { D1Database } from '@cloudflare/workers-types'
import site from '#worker/index.ts'

/** The built Worker behind a database that counts: what the bench asks it tells how many statements ran and in how many calls. */

const tally = { statements: 0, calls: 0 }
const wrapped = new WeakMap<object, object>()
const running = new Set<string | symbol>(['all', 'run', 'first', 'raw'])

function counted<Target extends object>(target: Target): Target {
  return new Proxy(target, {
    get(inner, name) {
      const value: unknown = Reflect.get(inner, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (running.has(name)) count(1)
        if (name === 'batch' && Array.isArray(args[0])) count(args[0].length)
        const answer: unknown = Reflect.apply(value, inner, args)
        return (name === 'prepare' || name === 'bind') && typeof answer === 'object' && answer !== null ? counted(answer) : answer
      }
    },
  })
}

function count(statements: number): void {
  tally.statements += statements
  tally.calls += 1
}

interface Bindings {
  readonly DB: D1Database
}

function countedBindings<Env extends Bindings>(env: Env): Env {
  const known = wrapped.get(env)
  if (known) return known as Env
  const made = { ...env, DB: counted(env.DB) }
  wrapped.set(env, made)
  return made
}

type Fetch = typeof site.fetch

export default {
  async fetch(...[request, env, context]: Parameters<Fetch>): Promise<Response> {
    Object.assign(tally, { statements: 0, calls: 0 })
    const answer = await site.fetch(request, countedBindings(env as NonNullable<typeof env> & Bindings), context)
    const text = await answer.text()
    return new Response(text, { status: answer.status, headers: { 'X-Statements': String(tally.statements), 'X-Calls': String(tally.calls) } })
  },
}

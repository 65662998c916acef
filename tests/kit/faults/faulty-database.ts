import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { type FaultOf, withFault } from './fault.ts'

const methods = new Set(['run', 'all', 'raw', 'first'])

/** A database whose statements and batches may fail, in sessions too. They never run twice; 'twice' means slow. */
export function faultyDatabase<Database extends Pick<D1Database, 'prepare' | 'batch'>>(database: Database, faultOf: FaultOf): Database {
  const originals = new WeakMap<object, D1PreparedStatement>()
  const guarded = <Result>(what: string, call: () => Promise<Result>) => {
    const fault = faultOf({ place: 'database', what })
    return withFault(fault === 'twice' ? 'slow' : fault, call)
  }
  const wrap = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => wrap(target.bind(...values), query)
        const method: unknown = Reflect.get(target, key)
        if (typeof method !== 'function' || !methods.has(String(key))) return method
        return (...values: unknown[]) => guarded(query, () => Promise.resolve(Reflect.apply(method, target, values)))
      },
    })
    originals.set(wrapped, statement)
    return wrapped
  }
  return new Proxy(database, {
    get(target, key) {
      if (key === 'prepare') return (query: string) => wrap(target.prepare(query), query)
      if (key === 'batch') {
        return (statements: D1PreparedStatement[]) => guarded('batch', () => target.batch(statements.map((each) => originals.get(each) ?? each)))
      }
      const member: unknown = Reflect.get(target, key)
      if (key !== 'withSession' || typeof member !== 'function') return member
      return (...from: unknown[]) => faultyDatabase(Object(Reflect.apply(member, target, from)), faultOf)
    },
  })
}

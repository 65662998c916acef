import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/** Statistics of database calls. */
export interface Trips {
  /** Round trips: a statement or a batch. */
  trips: number
  /** Rows read by batches; other statements do not report them. */
  rows: number
}

const running = new Set<string | symbol>(['all', 'run', 'raw', 'first'])

/** A database that counts its round trips, cheaply enough for every test. */
export function countedTrips(database: D1Database, count: Trips): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>()
  const watched = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        if (name === 'bind') return (...values: unknown[]) => watched(target.bind(...values))
        if (!running.has(name)) return member.bind(target)
        return (...values: unknown[]) => {
          count.trips += 1
          return Reflect.apply(member, target, values)
        }
      },
    })
    originals.set(proxy, statement)
    return proxy
  }
  return new Proxy(database, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (name === 'prepare') return (query: string) => watched(target.prepare(query))
      if (name !== 'batch') return typeof member === 'function' ? member.bind(target) : member
      return async (statements: D1PreparedStatement[]) => {
        count.trips += 1
        const results = await target.batch(statements.map((each) => originals.get(each) ?? each))
        for (const { meta } of results) count.rows += meta.rows_read
        return results
      }
    },
  })
}

import type { D1Database, D1DatabaseSession, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'

/** Statistics of database calls. */
export interface Trips {
  /** Round trips: a statement or a batch. */
  trips: number
  /** Rows read by batches and by statements that report them. */
  rows: number
  /** Whether reads through sessions count too, and a read that does not report its rows is run once more to know them. */
  readonly isExact?: true
}

const running = new Set<string | symbol>(['all', 'run', 'raw', 'first'])

/** A database that counts its round trips; cheaply enough for every test unless it is exact. */
export function countedTrips<Database extends D1Database | D1DatabaseSession>(database: Database, count: Trips): Database {
  const originals = new WeakMap<object, D1PreparedStatement>()
  const noted = <Result extends Pick<D1Result, 'meta'>>(result: Result): Result => {
    count.rows += result.meta.rows_read
    return result
  }
  const watched = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const requested: Pick<D1PreparedStatement, 'all' | 'run'> = {
      all: async () => noted(await statement.all()),
      run: async () => noted(await statement.run()),
    }
    const proxy = new Proxy(statement, {
      get(target, name) {
        const member: unknown = Reflect.get(name in requested ? requested : target, name)
        if (typeof member !== 'function') return member
        if (name === 'bind') return (...values: unknown[]) => watched(target.bind(...values), query)
        if (!running.has(name)) return member.bind(target)
        return async (...values: unknown[]) => {
          count.trips += 1
          if (count.isExact && !(name in requested) && /^\s*(?:select|with)\b/i.test(query)) noted(await target.all())
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
      if (name === 'prepare') return (query: string) => watched(target.prepare(query), query)
      if (name === 'withSession' && count.isExact && 'withSession' in target) return (from: string) => countedTrips(target.withSession(from), count)
      if (name !== 'batch') return typeof member === 'function' ? member.bind(target) : member
      return async (statements: D1PreparedStatement[]) => {
        count.trips += 1
        const results = await target.batch(statements.map((each) => originals.get(each) ?? each))
        return results.map(noted)
      }
    },
  })
}

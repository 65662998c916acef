import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/** A database that counts the rows it reads, by D1's own counter, and its round trips; the counts may be set back to 0. */
export function countedDatabase(database: D1Database, rows: { read: number; trips?: number }): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>()
  const counted = <Result extends { readonly meta: { readonly rows_read: number } }>(result: Result) => {
    rows.read += result.meta.rows_read
    return result
  }
  const go = () => {
    rows.trips = (rows.trips ?? 0) + 1
  }
  const ask = async (statement: D1PreparedStatement) => {
    go()
    return counted(await statement.all())
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        if (key === 'all' || key === 'run') return () => ask(target)
        // Returns no figures itself.
        if (key === 'raw') return async () => (await ask(target)).results.map((row) => Object.values(row))
        return Reflect.get(target, key)
      },
    })
    originals.set(wrapped, statement)
    return wrapped
  }
  return new Proxy(database, {
    get(target, key) {
      if (key === 'prepare') return (query: string) => wrap(target.prepare(query))
      if (key !== 'batch') return Reflect.get(target, key)
      return async (statements: D1PreparedStatement[]) => {
        go()
        const results = await target.batch(statements.map((each) => originals.get(each) ?? each))
        return results.map(counted)
      }
    },
  })
}

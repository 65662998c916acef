import type { D1Database, D1DatabaseSession, D1ExecResult, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'

/** What the databases of tests share: sessions are the database itself. */
export abstract class DatabaseDouble implements D1Database {
  abstract prepare(query: string): D1PreparedStatement
  abstract batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]>
  abstract exec(query: string): Promise<D1ExecResult>

  withSession(): D1DatabaseSession {
    return {
      prepare: (query: string) => this.prepare(query),
      batch: <T>(statements: D1PreparedStatement[]) => this.batch<T>(statements),
      getBookmark: () => null,
    }
  }

  dump(): Promise<ArrayBuffer> {
    throw new Error('dump is deprecated')
  }
}

/** A statement whose other answers follow from all its rows. */
export abstract class StatementDouble implements D1PreparedStatement {
  abstract bind(...values: unknown[]): D1PreparedStatement
  abstract all<T>(): Promise<D1Result<T>>
  abstract raw<T>(options: { columnNames: true }): Promise<[string[], ...T[]]>
  abstract raw<T>(options?: { columnNames?: false }): Promise<T[]>

  first<T>(column: string): Promise<T | null>
  first<T>(): Promise<T | null>
  async first(column?: string): Promise<unknown> {
    const { results } = await this.all<Record<string, unknown>>()
    const [row] = results
    if (row === undefined) return null
    return column === undefined ? row : row[column]
  }

  run<T>(): Promise<D1Result<T>> {
    return this.all<T>()
  }
}

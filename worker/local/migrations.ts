import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'

interface Migrated {
  readonly name: string
}

/** Applies new files of `migrations/` in order, each as a whole or not at all; records them in the same table as `wrangler d1 migrations apply`. */
export async function applyMigrations(database: Pick<D1Database, 'prepare' | 'batch'>, directory: string): Promise<readonly string[]> {
  await database
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<Migrated>()
  const applied = new Set(results.map((row) => row.name))
  const fresh = migrationFiles(directory).filter((name) => !applied.has(name))
  for (const name of fresh) {
    const statements = statementsOf(readFileSync(join(directory, name), 'utf8'))
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
  return fresh
}

function migrationFiles(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

/** Our migrations are plain: a statement ends with a semicolon at the end of a line. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { mapCell } from './model/map-cell.ts'
import { candidateQuery } from './similar-listings.ts'

const migrations = resolve(import.meta.dirname, '../migrations')
const dialect = new SQLiteSyncDialect()

/** A catalogue that is dense everywhere: more listings in each postcode and cell than are looked at. */
function denseCatalogue(size: number): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const name of readdirSync(migrations).sort()) database.exec(readFileSync(resolve(migrations, name), 'utf8'))
  const insert = database.prepare(`INSERT INTO listings
    (id, goal, state, listed, main_type, zip, created_at, card, record, fingerprint, place, category, lat, lng, cell, external_id)
    VALUES (?, 'sale', 'available', 1, ?, ?, ?, '{}', '{}', 'f', 1, 1, ?, ?, ?, ?)`)
  database.exec('BEGIN')
  for (let id = 1; id <= size; id += 1) {
    const point = { lat: 50.7 + (id % 40) / 100, lng: 4.2 + (id % 50) / 100 }
    const created = new Date(1.7e12 + id * 1e5).toISOString()
    insert.run(id, id % 2 ? 'house' : 'land', id % 3 ? '1150' : '1200', created, point.lat, point.lng, mapCell(point), String(id))
  }
  database.exec('COMMIT')
  return database
}

function run(database: DatabaseSync, query: SQL, before = ''): Record<string, unknown>[] {
  const { sql, params } = dialect.sqlToQuery(query)
  return database.prepare(before + sql).all(...params.map((value): SQLInputValue => (typeof value === 'number' ? value : String(value))))
}

test('similar listings are looked for in the indexes, in a bounded number of rows', () => {
  using database = denseCatalogue(6_000)
  const query = candidateQuery({ id: 7, goal: 'sale', mainType: 'house', place: { country: 'BE', zip: '1150', point: { lat: 50.83, lng: 4.43, exact: true } } })
  const plan = run(database, query, 'EXPLAIN QUERY PLAN ').map(({ detail }) => String(detail))
  for (const index of ['listings_by_zip', 'listings_by_cell', 'listings_by_main_type']) expect(plan.join('\n')).toContain(index)
  expect(plan.filter((step) => /SCAN listings/.test(step) && !step.includes('INDEX'))).toEqual([])
  expect(run(database, query).length).toBeLessThan(400)
})

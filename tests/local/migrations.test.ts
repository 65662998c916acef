import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'

const directory = resolve(import.meta.dirname, '../../migrations')
const files = readdirSync(directory).sort()

function migrate(database: DatabaseSync, names: readonly string[]): void {
  for (const name of names) database.exec(readFileSync(join(directory, name), 'utf8'))
}

const old = {
  goal: 'sale',
  state: 'available',
  listed: 1,
  main_type: 'house',
  type: 'town-house',
  type_name: 'town-house',
  zip: '8000',
  created_at: '2026-05-04T08:30:00.000Z',
  city_nl: 'brugge',
  city_fr: 'bruges',
  city_en: 'bruges',
  city_de: 'brugge',
  type_nl: 'herenhuis',
  type_fr: 'maison de maitre',
  type_en: 'town house',
  type_de: 'stadthaus',
  card: JSON.stringify({ place: { city: { nl: 'Brugge', fr: 'Bruges' } }, typeName: { any: 'Herenhuis' } }),
  record: '{}',
  fingerprint: 'f',
  place: 7,
  category: 9,
  country: 'BE',
  place_names: '["Brugge","Bruges"]',
}

function insert(database: DatabaseSync, listing: Readonly<Record<string, string | number | null>>): void {
  const names = Object.keys(listing)
  database.prepare(`INSERT INTO listings (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`).run(...Object.values(listing))
}

test('the names migration keeps the place, category and sort keys of each listing', () => {
  const database = new DatabaseSync(':memory:')
  migrate(
    database,
    files.filter((name) => name < '0011'),
  )
  insert(database, { ...old, id: 1, price: 395000 })
  insert(database, { ...old, id: 2, withdrawn_at: '2026-06-01T00:00:00.000Z', listed: 0, state: 'withdrawn' })
  insert(database, { ...old, id: 3, zip: '1000', place: 8, card: JSON.stringify({ place: { city: {} }, typeName: {} }), city_fr: '1000' })
  migrate(
    database,
    files.filter((name) => name >= '0011'),
  )

  const rows = (sql: string) => database.prepare(sql).all()
  expect(rows('SELECT id, place, category, price, zip, listed FROM listings')).toEqual([
    { id: 1, place: 7, category: 9, price: 395000, zip: '8000', listed: 1 },
    { id: 2, place: 7, category: 9, price: null, zip: '8000', listed: 0 },
    { id: 3, place: 8, category: 9, price: null, zip: '1000', listed: 1 },
  ])
  expect(rows('SELECT * FROM places')).toEqual([
    { id: 7, country: 'BE', zip: '8000', search_names: '["Brugge","Bruges"]' },
    { id: 8, country: 'BE', zip: '1000', search_names: '["Brugge","Bruges"]' },
  ])
  expect(rows('SELECT locale, name, sort_key FROM place_names WHERE place_id = 7')).toEqual([
    { locale: 'de', name: 'Brugge', sort_key: 'brugge' },
    { locale: 'en', name: 'Brugge', sort_key: 'bruges' },
    { locale: 'fr', name: 'Bruges', sort_key: 'bruges' },
    { locale: 'nl', name: 'Brugge', sort_key: 'brugge' },
  ])
  expect(rows("SELECT name, sort_key FROM place_names WHERE place_id = 8 AND locale = 'fr'")).toEqual([{ name: '1000', sort_key: '1000' }])
  expect(rows('SELECT * FROM categories')).toEqual([{ id: 9, main_type: 'house', type: 'town-house', type_name: 'town-house' }])
  expect(rows("SELECT locale, name, sort_key FROM category_names WHERE locale IN ('fr', 'nl')")).toEqual([
    { locale: 'fr', name: 'Herenhuis', sort_key: 'maison de maitre' },
    { locale: 'nl', name: 'Herenhuis', sort_key: 'herenhuis' },
  ])
})

test('the migration of earlier prices keeps the latest known reduction of a listing on offer, and the day of it', () => {
  const database = new DatabaseSync(':memory:')
  migrate(
    database,
    files.filter((name) => name < '0041'),
  )
  const { type, type_name, city_nl, city_fr, city_en, city_de, type_nl, type_fr, type_en, type_de, country, place_names, ...kept } = old
  const card = JSON.stringify({ id: 1, price: { amount: 380000, from: false } })
  const listings = [
    { id: 1, price: 380000 },
    { id: 2, price: 380000 },
    { id: 3, price: 410000 },
    { id: 4, price: null },
    { id: 5, price: 380000, listed: 0, state: 'sold' },
  ]
  for (const listing of listings) insert(database, { ...kept, card, external_id: String(listing.id), ...listing })
  const event = database.prepare('INSERT INTO listing_events (listing_id, kind, price_before, at, import_id) VALUES (?, ?, ?, ?, ?)')
  event.run(1, 'price-drop', 420000, '2026-10-01T23:30:00.000Z', 'a')
  event.run(1, 'price-drop', 395000, '2026-11-02T08:00:00.000Z', 'b')
  for (const id of [3, 4, 5]) event.run(id, 'price-drop', 395000, '2026-11-02T08:00:00.000Z', 'b')
  event.run(2, 'new', null, '2026-11-03T08:00:00.000Z', 'b')
  const before = database.prepare('SELECT id, card FROM listings ORDER BY id').all()
  migrate(
    database,
    files.filter((name) => name >= '0041'),
  )
  const after = database.prepare('SELECT id, card FROM listings ORDER BY id').all()
  const earlierPrices = [{ amount: 395000, until: '2026-11-02' }]
  expect(JSON.parse(String(after[0]?.card))).toEqual({ ...JSON.parse(card), earlierPrices })
  expect(after.slice(1)).toEqual(before.slice(1))
})

test('leads are found by the same words after their index is rebuilt', () => {
  const database = new DatabaseSync(':memory:')
  migrate(
    database,
    files.filter((name) => name < '0074'),
  )
  const fields = JSON.stringify({ remark: 'Große Wohnung, Sœur Łódź, 90 m²', rooms: 3 })
  database
    .prepare(
      "INSERT INTO leads (id, form, locale, email, listing_id, fields, consent, created_at, erase_after, number) VALUES ('a', 'enquiry', 'de', 'ann@example.com', 4001, ?, '{}', '2026-01-01', '2029-01-01', 7)",
    )
    .run(fields)
  migrate(
    database,
    files.filter((name) => name >= '0074'),
  )
  const found = (word: string) => database.prepare('SELECT rowid FROM lead_texts WHERE lead_texts MATCH ?').all(`"${word}"*`).length
  expect(['grosse', 'wohnu', 'soeur', 'lodz', 'm2', 'ann', '4001', 'x'].map(found)).toEqual([1, 1, 1, 1, 1, 1, 1, 0])
})

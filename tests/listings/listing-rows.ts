import type { D1Database } from '@cloudflare/workers-types'
import { openStore, type Store } from '#db/client.ts'
import { locales } from '#messages/locales.ts'
import { memoryDatabase } from '../kit/memory-database.ts'
import { type MemoryKv, memoryKv } from '../kit/memory-kv.ts'

/** A listing as its row has it: what searches read, without what only its page shows. */
interface HomeRow {
  readonly id: number
  readonly goal: 'sale' | 'rent'
  readonly isListed: boolean
  /** Country, postcode and the names it is known by, the first of them the one it is sorted by. */
  readonly place: readonly [country: 'BE' | 'LU' | 'other', zip: string | null, ...names: string[]]
  readonly category: readonly [mainType: string, type: string, typeName: string]
  readonly price: number | null
  readonly bedrooms: number | null
  readonly bathrooms: number | null
  readonly rooms: number | null
  readonly garages: number | null
  readonly parkings: number | null
  readonly terrace: boolean
  readonly garden: boolean
  readonly ready: boolean
  readonly annuity: boolean
  readonly bouquet: number | null
  readonly lift: boolean
  readonly pool: boolean
  readonly furnished: boolean
  readonly cellar: boolean
  /** Whether it is new build whatever its year. */
  readonly newBuild: boolean
  readonly epc: string | null
  readonly point: readonly [lat: number, lng: number] | null
  readonly createdAt: string
  readonly revision: number
  readonly livingArea: number | null
  readonly plotArea: number | null
  readonly built: number | null
  /** Its words as they are searched. */
  readonly words: string
}

/** A town house for sale in Bruges, of which nothing is known but its price. */
const townHouse: Omit<HomeRow, 'id'> = {
  goal: 'sale',
  isListed: true,
  place: ['BE', '8000', 'Brugge', 'Bruges'],
  category: ['house', 'town-house', 'town-house'],
  price: 395_000,
  ...{ bedrooms: null, bathrooms: null, rooms: null, garages: null, parkings: null, livingArea: null, plotArea: null, built: null },
  ...{ terrace: false, garden: false, ready: false, annuity: false, bouquet: null },
  ...{ lift: false, pool: false, furnished: false, cellar: false, newBuild: false },
  epc: null,
  point: null,
  createdAt: '2026-05-04T08:30:00.000Z',
  revision: 1,
  words: '',
}

export type GivenHome = Pick<HomeRow, 'id'> & Partial<HomeRow>

/** Writes listings with their places, categories and words. A listing that is there already is replaced. */
export async function saveHomes(d1: D1Database, homes: readonly GivenHome[]): Promise<void> {
  for (const home of homes) await saveHome(d1, { ...townHouse, ...home })
}

async function saveHome(d1: D1Database, home: HomeRow): Promise<void> {
  const [country, zip, ...names] = home.place
  const [mainType, type, typeName] = home.category
  const card = { id: home.id, price: { amount: home.price }, surfaceLiving: home.livingArea }
  const values = {
    ...{ id: home.id, goal: home.goal, state: 'available', listed: home.isListed, main_type: mainType, zip, price: home.price },
    ...{ bedrooms: home.bedrooms, bathrooms: home.bathrooms, rooms: home.rooms, garages: home.garages, parkings: home.parkings },
    ...{ terrace: home.terrace, garden: home.garden, ready: home.ready, annuity: home.annuity, bouquet: home.bouquet, epc: home.epc },
    ...{ lift: home.lift, pool: home.pool, furnished: home.furnished, cellar: home.cellar, new_build: home.newBuild },
    ...{ lat: home.point?.[0] ?? null, lng: home.point?.[1] ?? null, created_at: home.createdAt, revision: home.revision },
    ...{ living_area: home.livingArea, plot_area: home.plotArea, built: home.built, external_id: String(home.id), fingerprint: '', record: '{}' },
    ...{ card: JSON.stringify(card), place: await placeId(d1, country, zip, names), category: await categoryId(d1, mainType, type, typeName) },
  }
  await insert(d1, 'listings', values)
  await insert(d1, 'listing_texts', { rowid: home.id, text: home.words })
}

async function placeId(d1: D1Database, country: string, zip: string | null, names: readonly string[]): Promise<number> {
  const known = await d1
    .prepare('SELECT id FROM places WHERE country = ? AND zip IS ? AND search_names = ?')
    .bind(country, zip, JSON.stringify(names))
    .first('id')
  if (typeof known === 'number') return known
  const id = await nextId(d1, 'places')
  await insert(d1, 'places', { id, country, zip, search_names: JSON.stringify(names) })
  await saveNames(d1, 'place_names', 'place_id', id, names[0] ?? '')
  return id
}

async function categoryId(d1: D1Database, mainType: string, type: string, typeName: string): Promise<number> {
  const known = await d1.prepare('SELECT id FROM categories WHERE main_type = ? AND type = ? AND type_name = ?').bind(mainType, type, typeName).first('id')
  if (typeof known === 'number') return known
  const id = await nextId(d1, 'categories')
  await insert(d1, 'categories', { id, main_type: mainType, type, type_name: typeName })
  await saveNames(d1, 'category_names', 'category_id', id, typeName)
  return id
}

/** Ids from 101, so that none is also a position. */
async function nextId(d1: D1Database, table: string): Promise<number> {
  return Number(await d1.prepare(`SELECT 101 + count(*) AS id FROM ${table}`).first('id'))
}

async function saveNames(d1: D1Database, table: string, key: string, id: number, name: string): Promise<void> {
  for (const locale of locales) await insert(d1, table, { [key]: id, locale, name, sort_key: name.toLowerCase() })
}

async function insert(d1: D1Database, table: string, values: Readonly<Record<string, string | number | boolean | null>>): Promise<void> {
  const names = Object.keys(values)
  await d1
    .prepare(`INSERT OR REPLACE INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .bind(...Object.values(values))
    .run()
}

/** A database with these listings, for any number of stores. */
export async function stockOf(homes: readonly GivenHome[]): Promise<D1Database> {
  const d1 = memoryDatabase()
  await saveHomes(d1, homes)
  return d1
}

/** A store of a new isolate, which has no index yet. @param entries those of its KV, which isolates may share */
export function coldStore(d1: D1Database, entries?: MemoryKv['entries']): Store {
  return openStore(d1, memoryKv(entries).kv)
}

/**
 * Adds copies of a listing with other ids, the lower the older, `change` being SQL for columns that differ by the id (`next`). Thousands take a
 * moment: what else keeps up with listings, for the desk, is dropped first.
 */
export async function copyHome(
  d1: D1Database,
  id: number,
  ids: readonly [first: number, last: number],
  change: Readonly<Record<string, string>> = {},
): Promise<void> {
  const own = { id: 'next', external_id: 'next', created_at: "strftime('%Y-%m-%dT%H:%M:%fZ', 1750000000 + next, 'unixepoch')", ...change }
  const { results: indexes } = await d1
    .prepare(
      `SELECT type || ' ' || name AS dropped FROM sqlite_schema
       WHERE tbl_name = 'listings' AND type IN ('trigger', 'index') AND name NOT IN ('listings_searched', 'listings_by_revision')`,
    )
    .all<{ dropped: string }>()
  for (const { dropped } of indexes) await d1.exec(`DROP ${dropped}`)
  const { results } = await d1.prepare("SELECT name FROM pragma_table_info('listings')").all<{ name: string }>()
  const rest = results.map(({ name }) => name).filter((name) => !(name in own))
  await d1
    .prepare(
      `INSERT INTO listings (${[...Object.keys(own), ...rest].join(', ')})
       WITH RECURSIVE ids(next) AS (SELECT ? UNION ALL SELECT next + 1 FROM ids WHERE next < ?)
       SELECT ${[...Object.values(own), ...rest].join(', ')} FROM ids, listings WHERE listings.id = ?`,
    )
    .bind(...ids, id)
    .run()
}

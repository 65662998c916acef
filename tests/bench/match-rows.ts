import type { D1Database } from '@cloudflare/workers-types'
import { anyAlert, type Sought } from '../alerts/any-alert.ts'
import type { PlainAlert, PlainHome } from '../alerts/plain-matching.ts'
import type { Chance } from '../kit/chance.ts'

/** The stock as a plain comparison sees it, read from the tables. */
export interface MatchStock extends Sought {
  readonly homes: readonly PlainHome[]
  readonly hasWords: (home: number, text: string) => boolean
}

const slice = 5_000
/** None is the name of a place. */
const words = ['straat', 'laan', 'rue', 'avenue', 'terrace', 'lift', 'steenweg', 'kerk', 'house', 'hyper']
const numberColumns = ['price', 'bedrooms', 'bathrooms', 'rooms', 'garages', 'parkings', 'living_area', 'plot_area', 'built'] as const

/** Reads every home in lists, and which of them contain the words that alerts ask for. */
export async function readMatchStock(db: D1Database): Promise<MatchStock> {
  const homes: PlainHome[] = []
  for (let last = -1; ; ) {
    const { results } = await db
      .prepare(
        `SELECT l.*, p.country, p.zip AS place_zip, p.search_names, c.main_type AS main, c.type AS kind, c.type_name FROM listings l
         JOIN places p ON p.id = l.place JOIN categories c ON c.id = l.category WHERE l.listed = 1 AND l.id > ? ORDER BY l.id LIMIT ${slice}`,
      )
      .bind(last)
      .all()
    homes.push(...results.map(homeOf))
    last = homes.at(-1)?.id ?? 0
    if (results.length < slice) break
  }
  const containing = new Map<string, ReadonlySet<number>>()
  for (const word of words) {
    const { results } = await db.prepare('SELECT rowid AS id FROM listing_texts WHERE listing_texts MATCH ?').bind(`"${word}"*`).all<{ id: number }>()
    containing.set(word, new Set(results.map(({ id }) => id)))
  }
  const unique = (values: readonly (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))]
  return {
    homes,
    hasWords: (home, text) => text.split(' ').every((word) => containing.get(word)?.has(home) === true),
    zips: unique(homes.map(({ place: { country, zip } }) => (country === 'LU' && zip !== null ? `L-${zip}` : zip))).filter((zip) => /^(?:L-)?\d{4}$/.test(zip)),
    zones: ['be-44021', 'be-31005', 'be-11002', 'be-21004', 'be-62063', 'be-92094', 'be-24062', 'be-30000', 'be-10000', 'be-02000', 'be-03000'],
    types: unique(homes.flatMap(({ types }) => types)),
    words: [...words, 'straat terrace', 'rue lift'],
    points: homes.flatMap(({ point }) => (point ? [point] : [])).slice(0, 2_000),
  }
}

function homeOf(row: Record<string, unknown>): PlainHome {
  const number = (name: string) => (typeof row[name] === 'number' ? row[name] : null)
  const named = Object.fromEntries(numberColumns.map((name) => [name.replace(/_a/, 'A'), number(name)]))
  const [lat, lng] = [number('lat'), number('lng')]
  const country = row.country === 'BE' || row.country === 'LU' ? row.country : 'other'
  const names: unknown = JSON.parse(String(row.search_names))
  return {
    id: Number(row.id),
    goal: String(row.goal),
    numbers: named,
    flags: ['terrace', 'garden', 'ready'].filter((flag) => row[flag] === 1),
    label: row.epc === null ? null : String(row.epc),
    types: [row.main, row.kind, row.type_name].map(String),
    place: { country, zip: row.place_zip === null ? null : String(row.place_zip), names: Array.isArray(names) ? names.map(String) : [] },
    point: lat === null || lng === null ? null : [lat, lng],
  }
}

/** Stores random active alerts, each of a person of their own. */
export async function fillAlerts(db: D1Database, chance: Chance, stock: MatchStock, count: number): Promise<readonly PlainAlert[]> {
  const alerts = Array.from({ length: count }, (_, at): PlainAlert => {
    const goal = chance.happens(0.8) ? 'sale' : 'rent'
    return { id: `bench${at}`, goal, search: anyAlert(chance, goal, stock) }
  })
  for (let from = 0; from < count; from += slice) {
    await db
      .prepare(
        `INSERT INTO subscriptions (id, kind, email, recipient, name, locale, goal, search, rhythm, state, consent, created_at, confirmed_at)
         SELECT value ->> 'id', 'alert', value ->> 'id' || '@example.com', value ->> 'id' || '@example.com', 'An Peeters', 'nl', value ->> 'goal', value ->> 'search', 'daily', 'active', '{}',
           '2026-01-01T00:00:00.000Z', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || (key * 97 % 400000) || ' minutes') FROM json_each(?)`,
      )
      .bind(JSON.stringify(alerts.slice(from, from + slice)))
      .run()
  }
  return alerts
}

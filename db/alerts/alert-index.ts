import type { KVNamespace } from '@cloudflare/workers-types'
import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Db, Store } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import { readSearch } from '../model/search/search-query.ts'
import { day } from '../model/site/durations.ts'
import { alertChanges, subscriptions } from '../schema.ts'
import { readKv } from '../site/read-kv.ts'
import { reportFault } from '../site/report-fault.ts'

/**
 * All active alerts, in memory, so that a home finds who seeks it without the database. An isolate begins with the snapshot in KV and reads the changes
 * since (`alert_changes`, kept by triggers of `subscriptions`). A hundred thousand alerts take some 20 MB. Without names and addresses.
 */
export interface AlertIndex {
  /** The last change it contains. */
  readonly version: number
  /** The changes since its snapshot in KV; null if it was built from D1. */
  readonly changes: number | null
  readonly alerts: ReadonlyMap<string, IndexedAlert>
}

/** An alert with what rules out most homes at a glance. Stored as JSON, a tuple to keep the snapshot small. */
export type IndexedAlert = readonly [
  goal: Goal,
  search: string,
  /** Milliseconds since 1970. */
  confirmedAt: number,
  /** Null also in a search for life annuities, which bounds the bouquet. */
  priceMin: number | null,
  priceMax: number | null,
  /** The zones and postcodes of the search, as `placesOf` writes them; '' without. */
  places: string,
]

const key = 'alerts:1'
/** Seconds in KV: searches of erased people, which may hold words of theirs, are gone within a day. */
const lifetime = day / 1000
const patience = 3_000 // milliseconds
/** With more changes than this, building costs less. Older changes are removed (`removeOldAlertChanges`). */
const maxChanges = 20_000
/** After as many changes the snapshot is written again. */
const changesPerSnapshot = 2_000
const slice = 10_000

const opened = new WeakMap<KVNamespace, AlertIndex>()
const nothing: AlertIndex = { version: 0, changes: null, alerts: new Map() }

/** The index of the active alerts as they are now. One round trip and a row per change since the last call in this isolate. */
export async function openAlertIndex(store: Store): Promise<AlertIndex> {
  const known = await knownAlertIndex(store)
  return updatedAlertIndex(store, known, await selectAlertChanges(store.primary, known))
}

/** The index as this isolate knows it, or as the snapshot has it; empty without either. */
export async function knownAlertIndex(store: Store): Promise<AlertIndex> {
  return opened.get(store.kv) ?? (await readSnapshot(store)) ?? nothing
}

/** The query for the changes after the version of an index, for use in a batch. Pass its rows to `updatedAlertIndex`. */
export function selectAlertChanges(db: Db, { version }: AlertIndex) {
  const { id, goal, search, confirmedAt } = subscriptions
  const isActive = and(eq(id, alertChanges.alert), eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'active'))
  return db
    .select({ change: alertChanges.id, alert: alertChanges.alert, goal, search, confirmedAt })
    .from(alertChanges)
    .leftJoin(subscriptions, isActive)
    .where(gte(alertChanges.id, version))
    .orderBy(asc(alertChanges.id))
    .limit(maxChanges + 2)
}

/** Applies changes to an index, or rebuilds it if there are too many or the log no longer holds all of them. */
export async function updatedAlertIndex(store: Store, known: AlertIndex, changes: readonly Change[]): Promise<AlertIndex> {
  const index = (known === nothing ? null : update(known, changes)) ?? (await build(store.primary))
  opened.set(store.kv, index)
  if (index.changes === null || index.changes > changesPerSnapshot) {
    const snapshot = { ...index, changes: 0 }
    opened.set(store.kv, snapshot)
    store.defer(writeSnapshot(store, snapshot))
  }
  return index
}

/** The zones and postcodes of a search as one text. */
const placesOf = (zones: readonly string[], zips: readonly string[]) => [...zones, ...zips].join(' ')

function indexed(goal: Goal, search: string, confirmedAt: string | null): IndexedAlert {
  const { priceMin, priceMax, annuity, zones, zips } = readSearch(new URLSearchParams(search))
  const bounds = annuity ? ([null, null] as const) : ([priceMin, priceMax] as const)
  return [goal, search, Date.parse(confirmedAt ?? '') || 0, ...bounds, placesOf(zones, zips)]
}

type Row = readonly [id: string, goal: Goal | null, search: string | null, confirmedAt: string | null]

/** A change of an alert, with the alert as it is now: null where it is no longer active. */
interface Change {
  readonly change: number
  readonly alert: string
  readonly goal: Goal | null
  readonly search: string | null
  readonly confirmedAt: string | null
}

/** The index after these changes; null if there are too many or the log no longer holds all of them. */
function update(index: AlertIndex, rows: readonly Change[]): AlertIndex | null {
  // The change that the index ends with is always kept, unless the database is another one.
  const [last, ...later] = rows
  if ((last?.change ?? 0) !== index.version && !(index.version === 0 && last?.change === 1)) return null
  const changes = index.version === 0 ? rows : later
  if (changes.length > maxChanges) return null
  if (changes.length === 0) return index
  const alerts = new Map(index.alerts)
  for (const { alert, goal, search, confirmedAt } of changes) {
    if (goal === null || search === null) alerts.delete(alert)
    else alerts.set(alert, indexed(goal, search, confirmedAt))
  }
  return { version: changes.at(-1)?.change ?? index.version, changes: index.changes === null ? null : index.changes + changes.length, alerts }
}

/** Reads every active alert, in slices by id: '+' keeps SQLite from an index that it would sort for each slice. */
async function build(db: Db): Promise<AlertIndex> {
  // Read first: a change in between is applied again by the next update.
  const [newest] = await db.values<[number | null]>(sql`SELECT max(id) FROM ${alertChanges}`)
  const alerts = new Map<string, IndexedAlert>()
  for (let after: SQL = sql`true`; ; ) {
    const rows = await db.values<Row & unknown[]>(sql`
      SELECT id, goal, search, confirmed_at FROM ${subscriptions}
      WHERE +state = 'active' AND +kind = 'alert' AND goal IS NOT NULL AND search IS NOT NULL AND ${after} ORDER BY id LIMIT ${slice}`)
    for (const [id, goal, search, confirmedAt] of rows) if (goal !== null && search !== null) alerts.set(id, indexed(goal, search, confirmedAt))
    if (rows.length < slice) return { version: newest?.[0] ?? 0, changes: null, alerts }
    after = sql`id > ${rows.at(-1)?.[0] ?? ''}`
  }
}

async function readSnapshot({ kv }: Store): Promise<AlertIndex | null> {
  const text = await readKv(kv, () => kv.get(key), patience)
  if (text === null) return null
  // Only this module writes this key.
  const { version, alerts }: { readonly version: number; readonly alerts: [string, IndexedAlert][] } = JSON.parse(text)
  return { version, changes: 0, alerts: new Map(alerts) }
}

/** KV holds 25 MiB a value, some 250,000 alerts; with more, each isolate builds its own index. */
async function writeSnapshot({ kv }: Store, { version, alerts }: AlertIndex): Promise<void> {
  const snapshot = JSON.stringify({ version, alerts: [...alerts] })
  try {
    await kv.put(key, snapshot, { expirationTtl: lifetime })
  } catch (error) {
    reportFault(`The index of ${alerts.size} alerts (${snapshot.length} characters) was not cached: every isolate builds its own`, error)
  }
}

/** Removes changes that no index is patched with any more. The newest stay. */
export async function removeOldAlertChanges(db: Db): Promise<void> {
  await db.run(sql`DELETE FROM ${alertChanges} WHERE id < (SELECT max(id) FROM ${alertChanges}) - ${maxChanges}`)
}

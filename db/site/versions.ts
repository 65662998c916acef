import type { KVNamespace } from '@cloudflare/workers-types'
import { eq, sql } from 'drizzle-orm'
import type { Db, Store } from '../client.ts'
import type { Versions } from '../model/site/versions.ts'
import { catalogue, listings } from '../schema.ts'
import { type InFlight, openInFlight, shareInFlight } from './in-flight.ts'

/**
 * The versions of the catalogue: one row of D1, read by one query and memoised per isolate. The batch that makes a change also publishes it; announcing
 * it only warms caches.
 */

/** Milliseconds. Memoised versions are fresh, then served stale while revalidating, then expired. */
const freshFor = 1_000
const staleFor = 15_000
/** Maximum age while the database fails (stale-if-error). A hidden listing must be gone within 60 s, of which the edge may cache a page for 30. */
const servedFor = 25_000
/** Milliseconds after which the database is considered down. */
const silentAfter = 600
/** Milliseconds to wait for a shared read, which never settles if its request was dropped. */
const timeout = 3_000

interface Remembered {
  readonly versions: Versions
  readonly at: number
  /** Sequence number of the read: one that began before a publication is ignored after it. */
  readonly order: number
}

interface Isolate {
  remembered: Remembered | null
  order: number
  readonly underWay: InFlight<'versions', Versions>
}

const isolates = new WeakMap<KVNamespace, Isolate>()

function isolateOf(kv: KVNamespace): Isolate {
  const known = isolates.get(kv)
  if (known) return known
  const isolate: Isolate = { remembered: null, order: 0, underWay: openInFlight(kv) }
  isolates.set(kv, isolate)
  return isolate
}

/**
 * The versions a request reads under. Read them once, at its start, so that nothing is cached under versions newer than the data.
 * @param now epoch milliseconds
 * @param maxAge milliseconds for which memoised versions are served while the database fails
 */
export async function readVersions(store: Store, now = Date.now(), maxAge = servedFor): Promise<Versions> {
  if (store.versions) return store.versions
  const { remembered } = isolateOf(store.kv)
  const age = remembered ? now - remembered.at : Number.POSITIVE_INFINITY
  if (remembered && age < freshFor) return remembered.versions
  const refreshed = refreshVersions(store, now)
  if (remembered && age < staleFor) {
    store.defer(refreshed)
    return remembered.versions
  }
  return remembered && age < maxAge ? inTime(refreshed).catch(() => remembered.versions) : refreshed
}

/** Applies the timeout of a read. */
async function inTime(reading: Promise<Versions>): Promise<Versions> {
  const timer: { id?: ReturnType<typeof setTimeout> } = {}
  const late = new Promise<never>((_, reject) => {
    timer.id = setTimeout(() => reject(new Error('the database does not answer')), silentAfter)
  })
  return Promise.race([reading, late]).finally(() => clearTimeout(timer.id))
}

/** The versions in the nearest replica; concurrent reads share one query. */
export function refreshVersions(store: Store, now = Date.now()): Promise<Versions> {
  const isolate = isolateOf(store.kv)
  const read = () => {
    isolate.order += 1
    const { order } = isolate
    const reading = recordedVersions(store.replica).then((versions) => remember(isolate, { versions, at: now, order }))
    store.defer(reading.catch(() => undefined))
    return reading
  }
  return shareInFlight(isolate.underWay, 'versions', read, timeout)
}

/** Makes this isolate see everything written so far, from its next request on. */
export async function publishVersions(store: Store, now = Date.now()): Promise<Versions> {
  const isolate = isolateOf(store.kv)
  store.catchUp()
  const versions = await recordedVersions(store.replica)
  isolate.order += 1
  return remember(isolate, { versions, at: now, order: isolate.order })
}

function remember(isolate: Isolate, read: Remembered): Versions {
  if (isolate.remembered && isolate.remembered.order > read.order) return isolate.remembered.versions
  isolate.remembered = read
  return read.versions
}

const recorded = { stock: catalogue.version, agency: catalogue.agency, content: catalogue.content, indexBase: catalogue.indexBase }

async function recordedVersions(db: Db): Promise<Versions> {
  const row = await db.select(recorded).from(catalogue).where(eq(catalogue.id, 1)).get()
  return row ?? { stock: 1, agency: 0, content: 1 }
}

/** The recorded versions and those last announced, which differ until the caches of a change have been warmed. */
export async function announcedVersions(db: Db): Promise<{ readonly versions: Versions; readonly announced: Partial<Versions> }> {
  const row = await db
    .select({ ...recorded, announced: catalogue.announced })
    .from(catalogue)
    .where(eq(catalogue.id, 1))
    .get()
  const { announced, ...versions } = row ?? { stock: 1, agency: 0, content: 1, announced: {} }
  return { versions, announced }
}

/** Records which versions have been announced. */
export async function markAnnounced(db: Db, versions: Versions): Promise<void> {
  await db.update(catalogue).set({ announced: versions }).where(eq(catalogue.id, 1))
}

/** The statement that raises the version of the stock, for the batch that changes listings or projects. @param at UTC in ISO 8601 */
export function raisingStock(db: Db, at: string) {
  return db.update(catalogue).set({ version: sql`${catalogue.version} + 1`, changedAt: at })
}

/** The statement that raises the version of documents, testimonials, articles and page texts, for the batch that changes them. */
export function raisingContent(db: Db) {
  return db.update(catalogue).set({ content: sql`${catalogue.content} + 1` })
}

/** The statement that gives the catalogue the version of the agency's record, for the batch that changes the record. */
export function takingAgencyVersion(db: Db) {
  return db.update(catalogue).set({ agency: sql`coalesce((SELECT version FROM agency WHERE agency.id = 1), 0)` })
}

/**
 * The revision of a listing is the stock version that first shows its current state. Every statement that changes a listing sets it in the same write,
 * before that version is published. Versions are monotonic, so no two published states of a listing share a revision.
 */
export const nextRevision = sql`(SELECT version + 1 FROM catalogue)`

/** The statement that bumps the revision of a project's units, for a batch that changes what their pages show of it. @param projects a query for ids */
export function revisingUnits(db: Db, projects: ReturnType<typeof sql>) {
  return db.update(listings).set({ revision: nextRevision }).where(sql`project_id IN (${projects})`)
}

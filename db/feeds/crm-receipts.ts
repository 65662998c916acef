import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type CrmName, crmNames, crms } from '../model/feeds/crm-catalogue.ts'
import type { CrmProblem, ReceiptState } from '../model/feeds/crm-receipt.ts'
import { crmReceipts, listings } from '../schema.ts'
import { hasCome, hasExpired } from '../site/lease.ts'

/**
 * What CRMs are told about their records. A change of a record only marks its row as due, by triggers (migrations/0136); what is to be told is read from the
 * stock when it is sent, so that a newer state replaces one that waits. Times are UTC in ISO 8601.
 */

const { source, externalId, toldState, toldVersion, rejected, problem, dueAt, turn } = crmReceipts

const receivingCrms = crmNames.filter((crm) => crms[crm].takesReceipts)
/** An error is cut to this many characters. */
const maxWords = 300

/** Marks the connection itself as due, unless the CRM was told this version. */
export async function noteSite(db: Db, of: CrmName, version: string, now: string): Promise<void> {
  await db
    .insert(crmReceipts)
    .values({ source: of, externalId: '', dueAt: '', waitsSince: now })
    .onConflictDoUpdate({
      target: [source, externalId],
      set: { dueAt: '', turn: sql`${turn} + 1`, failures: 0 },
      setWhere: sql`${toldVersion} IS NOT ${version} AND ${dueAt} IS NULL`,
    })
}

/** The CRMs that are to be told something now. */
export async function sourcesWithReceipts(db: Db, now: Date): Promise<readonly CrmName[]> {
  const isDue = sql`SELECT 1 FROM ${crmReceipts} WHERE ${source} = named.value AND ${hasCome(dueAt, now)}`
  const rows = await db.all<{ readonly source: CrmName }>(
    sql`SELECT value AS source FROM json_each(${JSON.stringify(receivingCrms)}) AS named WHERE EXISTS (${isDue})`,
  )
  return rows.map((row) => row.source)
}

/** A receipt that this worker may send until the lease expires. */
export type LeasedReceipt = typeof crmReceipts.$inferSelect

/** Leases the receipt of a CRM that has waited longest; null if none is due, or another worker is at one. */
export async function leaseReceipt(db: Db, of: CrmName, now: Date, leaseTime: number): Promise<LeasedReceipt | null> {
  const firstOf = (isDue: SQL) => sql`(SELECT external_id FROM ${crmReceipts} WHERE source = ${of} AND ${isDue} ORDER BY due_at, turn, external_id LIMIT 1)`
  // One after the other, so that the index gives the first without reading all that are due.
  const first = sql`coalesce(${firstOf(sql`due_at <= ${now.toISOString()}`)}, ${firstOf(hasCome(sql`due_at`, now))})`
  const [leased] = await db
    .update(crmReceipts)
    .set({ leasedUntil: new Date(now.getTime() + leaseTime).toISOString(), turn: sql`${turn} + 1` })
    .where(
      sql`${source} = ${of} AND ${externalId} = ${first} AND NOT EXISTS (SELECT 1 FROM crm_receipts WHERE source = ${of} AND leased_until IS NOT NULL AND NOT ${hasExpired(sql`leased_until`, now)})`,
    )
    .returning()
  return leased ?? null
}

/** The outcome of an attempt. */
export interface ReceiptOutcome {
  /** What the CRM was told; absent if nothing. */
  readonly told?: { readonly state: ReceiptState; readonly at: string }
  /** The version that needs no telling any more. */
  readonly version: string | null
  readonly isOnline?: boolean
  readonly problem: CrmProblem | null
  readonly error: string | null
  /** When it is looked at again; null: at its next change. */
  readonly next: string | null
  readonly failures: number
}

/** Stores the outcome of an attempt. What has changed since it was leased stays due. */
export async function settleReceipt(db: Db, leased: LeasedReceipt, { told, version, isOnline, problem, error, next, failures }: ReceiptOutcome): Promise<void> {
  const isOwn = and(eq(source, leased.source), eq(externalId, leased.externalId))
  await db.batch([
    db
      .update(crmReceipts)
      .set({
        ...(told && { toldState: told.state, toldAt: told.at }),
        ...(isOnline !== undefined && { isOnline }),
        ...{ toldVersion: version, error: error?.slice(0, maxWords) ?? null, leasedUntil: null },
      })
      .where(isOwn),
    db
      .update(crmReceipts)
      .set({ problem, failures, dueAt: next, ...(next === null && { waitsSince: null }) })
      .where(and(isOwn, eq(turn, leased.turn))),
  ])
}

/** The query for a home and its CRM: what the CRM was told, and when the last run with it ended. */
export function selectHomeReceipt(db: Db, id: number) {
  const { toldAt, error } = crmReceipts
  return db
    .select({
      source: listings.source,
      externalId: listings.externalId,
      readAt: sql<
        string | null
      >`(SELECT ended_at FROM sync_runs AS run WHERE run.source = ${listings.source} AND run.state = 'done' ORDER BY run.started_at DESC LIMIT 1)`,
      ...{ toldState, toldAt, rejected, problem, error },
    })
    .from(listings)
    .leftJoin(crmReceipts, and(eq(source, listings.source), eq(externalId, listings.externalId)))
    .where(eq(listings.id, id))
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type CrmName, crmNames, crms, isCrmName } from '../model/feeds/crm-catalogue.ts'
import type { CrmProblem, ReceiptState } from '../model/feeds/crm-receipt.ts'
import { crmReceipts, listings } from '../schema.ts'
import { becomingDue } from './receipt-marks.ts'

/**
 * What CRMs are told about their records. A change of a record only marks its row as due (`receipt-marks.ts`); what is to be told is read from the stock when
 * it is sent, so that a newer state replaces one that waits. Times are UTC in ISO 8601.
 */

const { source, externalId, toldState, toldVersion, isOnline, rejected, problem, dueAt, waitsSince, turn, failures } = crmReceipts

const receivingCrms = crmNames.filter((crm) => crms[crm].takesReceipts)
/** An error is cut to this many characters. */
const maxWords = 300

/** Marks the connection itself as due, unless the CRM was told this version. */
export async function noteSite(db: Db, of: CrmName, version: string, now: string): Promise<void> {
  await db
    .insert(crmReceipts)
    .values({ source: of, externalId: '', dueAt: '', waitsSince: now })
    .onConflictDoUpdate({ target: [source, externalId], set: becomingDue(of, now), setWhere: sql`${toldVersion} IS NOT ${version} AND ${dueAt} IS NULL` })
}

/** The CRMs that are to be told something now. */
export async function sourcesWithReceipts(db: Db, now: string): Promise<readonly CrmName[]> {
  const isDue = sql`SELECT 1 FROM ${crmReceipts} WHERE ${source} = named.value AND ${dueAt} <= ${now}`
  const rows = await db.all<{ readonly source: CrmName }>(
    sql`SELECT named.value AS source FROM json_each(${JSON.stringify(receivingCrms)}) AS named WHERE EXISTS (${isDue})`,
  )
  return rows.map((row) => row.source)
}

/** A receipt that this worker may send until the lease expires. */
export type LeasedReceipt = Pick<
  typeof crmReceipts.$inferSelect,
  'source' | 'externalId' | 'toldVersion' | 'isOnline' | 'rejected' | 'turn' | 'failures' | 'waitsSince'
>

/** Leases the receipt of a CRM that has waited longest; null if none is due, or another worker is at one. */
export async function leaseReceipt(db: Db, of: CrmName, now: Date, leaseTime: number): Promise<LeasedReceipt | null> {
  const moment = now.toISOString()
  const first = sql`(SELECT external_id FROM ${crmReceipts} WHERE source = ${of} AND due_at <= ${moment} ORDER BY due_at, turn LIMIT 1)`
  const [leased] = await db
    .update(crmReceipts)
    .set({ leasedUntil: new Date(now.getTime() + leaseTime).toISOString(), turn: sql`${turn} + 1` })
    .where(sql`${source} = ${of} AND ${externalId} = ${first} AND NOT EXISTS (SELECT 1 FROM crm_receipts WHERE source = ${of} AND leased_until > ${moment})`)
    .returning({ source, externalId, toldVersion, isOnline, rejected, turn, failures, waitsSince })
  return leased ?? null
}

/** The outcome of an attempt. */
export interface ReceiptOutcome {
  /** What the CRM was told; null if nothing. */
  readonly told: { readonly state: ReceiptState; readonly at: string } | null
  /** The version that needs no telling any more. */
  readonly version?: string
  readonly isOnline?: boolean
  readonly problem: CrmProblem | null
  readonly error: string | null
  /** When it is looked at again; null: at its next change. */
  readonly next: string | null
  readonly failures: number
}

/** Stores the outcome of an attempt. What has changed since it was leased stays due. */
export async function settleReceipt(db: Db, leased: LeasedReceipt, outcome: ReceiptOutcome): Promise<void> {
  const { told, version, problem: differs, next } = outcome
  const unlessChanged = (value: string | number | null, column: typeof dueAt | typeof waitsSince | typeof problem | typeof failures) =>
    sql`CASE WHEN ${turn} = ${leased.turn} THEN ${value} ELSE ${column} END`
  await db
    .update(crmReceipts)
    .set({
      ...(told && { toldState: told.state, toldAt: told.at }),
      ...(version !== undefined && { toldVersion: version }),
      ...(outcome.isOnline !== undefined && { isOnline: outcome.isOnline }),
      problem: unlessChanged(differs, problem),
      error: outcome.error?.slice(0, maxWords) ?? null,
      dueAt: unlessChanged(next, dueAt),
      waitsSince: unlessChanged(next === null ? null : leased.waitsSince, waitsSince),
      failures: unlessChanged(outcome.failures, failures),
      leasedUntil: null,
    })
    .where(and(eq(source, leased.source), eq(externalId, leased.externalId)))
}

/** Postpones the receipts of a CRM that is not connected. */
export async function postponeReceipts(db: Db, of: CrmName, until: string, now: string): Promise<void> {
  await db.update(crmReceipts).set({ dueAt: until }).where(sql`${source} = ${of} AND ${dueAt} <= ${now}`)
}

/** What each rejected record's CRM was told about it, by id. */
export async function receiptsOf(db: Db, of: string, ids: readonly string[]) {
  if (!isCrmName(of) || ids.length === 0) return []
  const given = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
  return db
    .select()
    .from(crmReceipts)
    .where(and(eq(source, of), inArray(externalId, given)))
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
      ...{ toldState, toldAt, rejected, problem, error, waitsSince },
    })
    .from(listings)
    .leftJoin(crmReceipts, and(eq(source, listings.source), eq(externalId, listings.externalId)))
    .where(eq(listings.id, id))
}

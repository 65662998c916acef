import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { CrmName } from '../../model/feeds/crm-catalogue.ts'
import type { FormName } from '../../model/forms/form-catalogue.ts'
import { type CrmLeadState, nextSend, stuckStates } from '../../model/leads/crm/crm-lead.ts'
import { crmConnections, crmLeadRules, crmLeads, leads, listings } from '../../schema.ts'
import { hasCome, hasExpired } from '../../site/lease.ts'

/**
 * Leads on their way to the CRMs, as mails are in the outbox: a worker leases one before it sends it. Before a write it notes its doubt, which only a known
 * outcome ends; so a lead whose worker died or whose answer was lost is recognised. Times are UTC in ISO 8601.
 */

const { leadId, crm, state, dueAt, leasedUntil, attempts, failures, doubtSince, externalId, error } = crmLeads

/** A lead that this worker may send until the lease expires. */
export interface LeasedCrmLead {
  readonly leadId: string
  readonly crm: CrmName
  /** The number of this lease, its fencing token. */
  readonly attempts: number
  readonly failures: number
  readonly doubtSince: string | null
}

const maxErrorLength = 300

/** A CRM that may take leads, with the forms that have a place there. */
export interface TakingCrm {
  readonly crm: CrmName
  readonly forms: readonly FormName[]
  /** Whether the environment alone connects it. */
  readonly isFixed: boolean
}

/**
 * The statement that puts a lead on its way to each connected CRM whose switch for its form is on, for the batch that stores it. A lead about a home of one of
 * them goes to that one alone. Idempotent.
 */
export function queueForCrms(db: Db, taking: readonly TakingCrm[], { id, createdAt }: { readonly id: string; readonly createdAt: string }) {
  return queueWhere(db, taking, createdAt, sql`leads.id = ${id}`)
}

/** The statement that does so for the leads from before a CRM was connected, the newest `most` of them. */
export function queueEarlierForCrm(db: Db, taking: TakingCrm, now: Date, most: number) {
  const isUnknown = sql`NOT EXISTS (SELECT 1 FROM crm_leads AS known WHERE known.lead_id = leads.id AND known.crm = ${taking.crm})`
  return queueWhere(db, [taking], now.toISOString(), sql`${isUnknown} ORDER BY leads.created_at DESC LIMIT ${most}`)
}

function queueWhere(db: Db, taking: readonly TakingCrm[], at: string, which: SQL) {
  const pairs = JSON.stringify(taking.flatMap(({ crm: name, forms, isFixed }) => forms.map((form) => ({ crm: name, form, isFixed }))))
  const taken = sql`taking.value ->> '$.crm'`
  return db
    .insert(crmLeads)
    .select(
      sql`SELECT leads.id, ${taken}, 'waiting', ${at}, NULL, 0, 0, NULL, NULL, NULL, NULL, ${at}
        FROM ${leads} JOIN json_each(${pairs}) AS taking ON taking.value ->> '$.form' = leads.form
        WHERE ${isConnected('taking')} AND NOT EXISTS (
          SELECT 1 FROM ${listings} AS home JOIN json_each(${pairs}) AS own ON own.value ->> '$.crm' = home.source AND own.value ->> '$.form' = leads.form
          WHERE home.id = leads.listing_id AND home.source <> ${taken} AND ${isConnected('own')}
        )
        AND NOT EXISTS (SELECT 1 FROM ${crmLeadRules} AS rules, json_each(rules.off) AS off WHERE rules.crm = ${taken} AND off.value = leads.form)
        AND leads.consent ->> '$.version' <> 'desk' AND ${which}`,
    )
    .onConflictDoNothing()
}

/** Whether the CRM of a pair is connected. @param pair the name of the `json_each` that holds it */
function isConnected(pair: string): SQL {
  const value = sql.raw(`${pair}.value`)
  return sql`(${value} ->> '$.isFixed' OR EXISTS (
    SELECT 1 FROM ${crmConnections} AS connection
    WHERE connection.crm = ${value} ->> '$.crm' AND (connection.secrets IS NOT NULL OR connection."values" <> '{}')
  ))`
}

/** Leases a lead for a CRM, if it is due; null if another worker holds it, or there is nothing to send. @param leaseTime milliseconds, longer than any attempt */
export async function leaseCrmLead(db: Db, id: string, name: CrmName, now: Date, leaseTime: number): Promise<LeasedCrmLead | null> {
  const [leased] = await db
    .update(crmLeads)
    .set({ state: 'sending', attempts: sql`${attempts} + 1`, leasedUntil: new Date(now.getTime() + leaseTime).toISOString() })
    .where(and(eq(leadId, id), eq(crm, name), isDue(now)))
    .returning({ leadId, crm, attempts, failures, doubtSince })
  return leased ?? null
}

/** Notes that a write begins whose outcome is not known yet. @returns whether the lease is still held; without it nothing may be written */
export async function beginDoubt(db: Db, leased: LeasedCrmLead, now: Date): Promise<boolean> {
  const held = await db.update(crmLeads).set({ doubtSince: now.toISOString() }).where(holdsLease(leased)).returning({ leadId })
  return held.length > 0
}

/** Marks a lead as sent, even if another worker holds the lease by now. */
export async function markInCrm(db: Db, leased: LeasedCrmLead, id: string | null, now: Date): Promise<void> {
  await db
    .update(crmLeads)
    .set({ state: 'sent', externalId: id, sentAt: now.toISOString(), leasedUntil: null, doubtSince: null, error: null })
    .where(and(eq(leadId, leased.leadId), eq(crm, leased.crm)))
}

/**
 * Notes a failure and when to try again, unless another worker holds the lease by now.
 * @param isInDoubt whether the outcome of a write is unknown
 * @returns when it is due; null if it is dead
 */
export async function postponeAfterFailure(db: Db, leased: LeasedCrmLead, reason: string, isInDoubt: boolean, now: Date, random: number): Promise<Date | null> {
  const next = nextSend(leased.failures + 1, isInDoubt, now, random)
  const outcome = next === null ? { state: 'dead' as const } : { state: 'waiting' as const, dueAt: next.toISOString() }
  await settle(db, leased, { ...outcome, failures: leased.failures + 1, error: reason.slice(0, maxErrorLength), ...(isInDoubt ? {} : { doubtSince: null }) })
  return next
}

/** Postpones a lead that cannot be sent yet, without counting a failure. */
export async function postpone(db: Db, leased: LeasedCrmLead, as: 'waiting' | 'unconfirmed', until: Date): Promise<void> {
  await settle(db, leased, { state: as, dueAt: until.toISOString() })
}

/** Ends the attempts: a person decides about an `uncertain` or `refused` lead, a `skipped` one is not sent. */
export async function endAttempts(db: Db, leased: LeasedCrmLead, as: 'uncertain' | 'refused' | 'skipped', reason: string | null): Promise<void> {
  await settle(db, leased, { state: as, error: reason?.slice(0, maxErrorLength) ?? null })
}

function settle(db: Db, leased: LeasedCrmLead, change: Partial<typeof crmLeads.$inferInsert>) {
  return db
    .update(crmLeads)
    .set({ ...change, leasedUntil: null })
    .where(holdsLease(leased))
}

/** The ids of at most `max` leads that are due, the longest waiting first. */
export async function dueCrmLeads(db: Db, now: Date, max: number): Promise<readonly string[]> {
  const rows = await db.select({ leadId }).from(crmLeads).where(isDue(now)).orderBy(asc(dueAt)).limit(max)
  return [...new Set(rows.map((row) => row.leadId))]
}

/** The statement that has a lead sent again by a person's decision, which also ends the doubt; returns no row in a state that needs none. */
export function resendToCrm(db: Db, id: string, name: CrmName, now: Date) {
  return db
    .update(crmLeads)
    .set({ state: 'waiting', failures: 0, dueAt: now.toISOString(), doubtSince: null, error: null })
    .where(and(eq(leadId, id), eq(crm, name), inArray(state, [...stuckStates, 'skipped'])))
    .returning({ leadId })
}

/** The statement that leaves a lead out of a CRM by a person's decision. */
export function leaveOutOfCrm(db: Db, id: string, name: CrmName) {
  return db
    .update(crmLeads)
    .set({ state: 'skipped' })
    .where(and(eq(leadId, id), eq(crm, name), inArray(state, [...stuckStates, 'waiting', 'unconfirmed'])))
    .returning({ leadId })
}

/** The query for a lead's standing in the CRMs. */
export function selectCrmStandings(db: Db, id: string) {
  return db.select({ crm, state, externalId, error, dueAt, sentAt: crmLeads.sentAt }).from(crmLeads).where(eq(leadId, id))
}

/** A lead's standing in the CRMs as a column of a list; null if it is sent to none. */
export const crmStandings = sql<string | null>`CASE WHEN ${leads.crmState} IS NOT NULL THEN (SELECT json_group_array(json_object('crm', crm, 'state', state,
  'externalId', external_id, 'error', error)) FROM crm_leads WHERE lead_id = ${leads.id}) END`

/** Waiting and due, or leased by a worker whose lease has expired. */
function isDue(now: Date): SQL | undefined {
  const isWaiting = and(inArray(state, ['waiting', 'unconfirmed'] satisfies CrmLeadState[]), hasCome(dueAt, now))
  return or(isWaiting, and(eq(state, 'sending'), or(isNull(leasedUntil), hasExpired(leasedUntil, now))))
}

function holdsLease(leased: LeasedCrmLead): SQL | undefined {
  return and(eq(leadId, leased.leadId), eq(crm, leased.crm), eq(state, 'sending'), eq(attempts, leased.attempts))
}

import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type CrmName, crmNames } from '../model/feeds/crm-catalogue.ts'
import type { CrmFacts } from '../model/feeds/crm-health.ts'
import type { SyncError, SyncMode } from '../model/feeds/sync-run.ts'
import { crmEvents, crmLeads, crmReceipts, syncRuns } from '../schema.ts'

/** Counting stops here, to bound the rows read. */
const maxCounted = 50

const lastDone = (mode: SyncMode) =>
  sql<
    string | null
  >`(SELECT ended_at FROM ${syncRuns} AS done WHERE done.source = each.value AND done.mode = ${mode} AND done.state = 'done' ORDER BY done.started_at DESC LIMIT 1)`.as(
    `${mode}At`,
  )

const counted = (name: string, ...states: readonly string[]) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${crmLeads} AS lead WHERE lead.crm = each.value AND lead.state IN ${[...states]} LIMIT ${maxCounted}))`.as(
    name,
  )

const reading = {
  crm: sql<CrmName>`each.value`.as('crm'),
  fullAt: lastDone('full'),
  deltaAt: lastDone('delta'),
  eventsAt: lastDone('events'),
  runState: sql<CrmFacts['runState']>`run.state`.as('runState'),
  runAt: sql<string | null>`run.started_at`.as('runAt'),
  runError: sql<string | null>`run.error`.as('runError'),
}

const leading = {
  named:
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${crmEvents} AS event WHERE event.source = each.value AND event.ended_at IS NULL LIMIT ${maxCounted}))`.as(
      'named',
    ),
  sentAt: sql<string | null>`(SELECT max(sent_at) FROM ${crmLeads} AS lead WHERE lead.crm = each.value)`.as('sentAt'),
  waiting: counted('waiting', 'waiting', 'sending'),
  uncertain: counted('uncertain', 'uncertain'),
  refused: counted('refused', 'refused'),
  dead: counted('dead', 'dead'),
  leadError: sql<string | null>`(SELECT lead.error FROM ${crmLeads} AS lead WHERE lead.crm = each.value
    AND lead.state IN ('waiting', 'uncertain', 'refused', 'dead') AND lead.error IS NOT NULL ORDER BY lead.state DESC, lead.due_at DESC LIMIT 1)`.as(
    'leadError',
  ),
}

const dueReceipts = sql`(SELECT waits_since, error FROM ${crmReceipts} AS receipt WHERE receipt.source = each.value AND receipt.due_at IS NOT NULL LIMIT ${maxCounted})`

const telling = {
  toldAt: sql<string | null>`(SELECT max(told_at) FROM ${crmReceipts} AS receipt WHERE receipt.source = each.value)`.as('toldAt'),
  untold: sql<number>`(SELECT count(*) FROM ${dueReceipts})`.as('untold'),
  untoldSince: sql<string | null>`(SELECT min(waits_since) FROM ${dueReceipts})`.as('untoldSince'),
  receiptError: sql<string | null>`(SELECT max(error) FROM ${dueReceipts})`.as('receiptError'),
  receiptsRefused:
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${crmReceipts} AS receipt WHERE receipt.source = each.value AND receipt.problem = 'refused' LIMIT ${maxCounted}))`.as(
      'receiptsRefused',
    ),
}

const eachCrm = sql`json_each(${JSON.stringify(crmNames)}) AS each
  LEFT JOIN ${syncRuns} AS run ON run.id = (SELECT id FROM ${syncRuns} AS last WHERE last.source = each.value ORDER BY last.started_at DESC LIMIT 1)`

/** The query for when the stock was last read from each CRM, and how the last run ended. */
export function selectCrmReading(db: Db) {
  return db.select(reading).from(eachCrm)
}

/** The query for what is stored of the exchange with each CRM, by indexes alone. */
export function selectCrmFacts(db: Db) {
  return db.select({ ...reading, ...leading, ...telling }).from(eachCrm)
}

/** What the query for reading alone does not say. */
const unasked = {
  ...{ named: 0, sentAt: null, waiting: 0, uncertain: 0, refused: 0, dead: 0, leadError: null },
  ...{ toldAt: null, untold: 0, untoldSince: null, receiptError: null, receiptsRefused: 0 },
}

/** The facts in a row of either query. */
export function readCrmFacts(row: Awaited<ReturnType<typeof selectCrmReading>>[number]): CrmFacts {
  const runError: SyncError | null = row.runError === null ? null : JSON.parse(row.runError)
  return { ...unasked, ...row, runError }
}

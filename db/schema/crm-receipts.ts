import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CrmName } from '../model/feeds/crm-catalogue.ts'
import type { CrmProblem, ReceiptState } from '../model/feeds/crm-receipt.ts'
import type { CrmCategory } from '../model/listings/crm-categories.ts'

/** What each CRM has been told about its records, and when the next receipt is due. Triggers keep `desk_homes.crm` in step. Times are UTC in ISO 8601. */
export const crmReceipts = sqliteTable(
  'crm_receipts',
  {
    source: text('source').$type<CrmName>().notNull(),
    /** The record's id in the CRM; empty for the connection itself, which is told where pages are. */
    externalId: text('external_id').notNull(),
    toldState: text('told_state').$type<ReceiptState>(),
    /** Hash of what was told, or of what there was no need to tell. */
    toldVersion: text('told_version'),
    toldAt: text('told_at'),
    /** Whether the CRM was told that the record has a page, and not since that it has none. */
    isOnline: integer('is_online', { mode: 'boolean' }).notNull().default(false),
    /** Why the last import that had the record rejected it; null if it was taken. */
    rejected: text('rejected'),
    problem: text('problem').$type<CrmProblem>(),
    /** When it is looked at next, empty: at once; null: nothing is to be told. */
    dueAt: text('due_at'),
    /** Since when the CRM has not been told of a change. */
    waitsSince: text('waits_since'),
    leasedUntil: text('leased_until'),
    /** Raised by each change and each lease: the fencing token. */
    turn: integer('turn').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    /** Why the last attempt failed, without secrets. */
    error: text('error'),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.externalId] }),
    index('crm_receipts_due').on(table.source, table.dueAt).where(sql`due_at IS NOT NULL`),
    index('crm_receipts_leased').on(table.source, table.leasedUntil).where(sql`leased_until IS NOT NULL`),
    index('crm_receipts_told').on(table.source, table.toldAt),
    index('crm_receipts_refused').on(table.source).where(sql`problem = 'refused'`),
    index('crm_receipts_rejected').on(table.source).where(sql`rejected IS NOT NULL`),
  ],
)

/** What CRMs name by webhook. */
export const crmEvents = sqliteTable(
  'crm_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    source: text('source').notNull(),
    /** The id of the record at the source. */
    record: text('record').notNull(),
    event: text('event').notNull(),
    /** As the CRM says; of a CRM that does not, when it came. */
    happenedAt: text('happened_at').notNull(),
    receivedAt: text('received_at').notNull(),
    /** When a run that read the record ended; null: it waits. */
    endedAt: text('ended_at'),
  },
  (table) => [
    uniqueIndex('crm_events_once').on(table.source, table.record, table.event, table.happenedAt),
    index('crm_events_waiting').on(table.source, table.id).where(sql`ended_at IS NULL`),
    index('crm_events_ended').on(table.endedAt).where(sql`ended_at IS NOT NULL`),
  ],
)

/** Webhooks whose signature was wrong, counted for each CRM. */
export const crmRefused = sqliteTable('crm_refused', {
  source: text('source').primaryKey(),
  count: integer('count').notNull(),
  lastAt: text('last_at').notNull(),
})

/** The list of categories of each CRM, as it came last. */
export const crmCategories = sqliteTable('crm_categories', {
  source: text('source').primaryKey(),
  categories: text('categories', { mode: 'json' }).$type<readonly CrmCategory[]>().notNull(),
  /** UTC in ISO 8601. */
  changedAt: text('changed_at').notNull(),
})

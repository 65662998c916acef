import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CrmName } from '../model/feeds/crm-catalogue.ts'
import type { RecordKind } from './imports.ts'

/** What a CRM without lists has sent, by its ids, without what may never be shown. Times are UTC in ISO 8601. */
export const crmPayloads = sqliteTable(
  'crm_payloads',
  {
    source: text('source').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    record: text('record').notNull(),
    payload: text('payload', { mode: 'json' }).$type<Readonly<Record<string, unknown>>>().notNull(),
    receivedAt: text('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.record] })],
)

/** Homes of other sources that a record of a CRM may be. */
export const crmMoves = sqliteTable(
  'crm_moves',
  {
    crm: text('crm').$type<CrmName>().notNull(),
    /** The id of the record at the CRM. */
    record: text('record').notNull(),
    /** The public id of the home. */
    home: integer('home').notNull(),
    /** What a person has decided; null: nothing yet. */
    isSame: integer('is_same', { mode: 'boolean' }),
  },
  (table) => [primaryKey({ columns: [table.crm, table.record] }), uniqueIndex('crm_moves_by_home').on(table.crm, table.home)],
)

/** The offices and people that records of a CRM name. */
export const crmPeople = sqliteTable(
  'crm_people',
  {
    crm: text('crm').$type<CrmName>().notNull(),
    kind: text('kind').$type<'office' | 'person'>().notNull(),
    /** At the CRM. */
    id: text('id').notNull(),
    name: text('name'),
    email: text('email'),
    /** The key of the agency's own; empty: none of them. Null: not decided, which is as none. */
    own: text('own'),
  },
  (table) => [primaryKey({ columns: [table.crm, table.kind, table.id] })],
)

import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Agency, VersionOrigin } from '../model/agency/agency.ts'
import type { CrmName } from '../model/feeds/crm-catalogue.ts'
import type { TransportChoice } from '../model/mail/mail-transport.ts'

/** The agency's record, a single row. */
export const agency = sqliteTable('agency', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  /** From 1, one more with each change. */
  version: integer('version').notNull(),
  record: text('record', { mode: 'json' }).$type<Omit<Agency, 'version'>>().notNull(),
  changedAt: text('changed_at').notNull(),
})

/** The record after each change; the newest equals `agency`. */
export const agencyVersions = sqliteTable('agency_versions', {
  version: integer('version').primaryKey(),
  record: text('record', { mode: 'json' }).$type<Omit<Agency, 'version'>>().notNull(),
  changedAt: text('changed_at').notNull(),
  /** Id of the account that saved it; null for an import. */
  actor: text('actor'),
  origin: text('origin').$type<VersionOrigin>().notNull(),
  /** Names of the changed fields; no values. */
  fields: text('fields', { mode: 'json' }).$type<readonly string[]>().notNull(),
})

/** Steps of moving in that were ticked off by hand; 'all' hides the list on Today. */
export const setUpSettled = sqliteTable('set_up_settled', { step: text('step').primaryKey(), at: text('at').notNull() })

/** The mail transport chosen at the desk: at most one row, with id 1. */
export const mailTransport = sqliteTable('mail_transport', {
  id: integer('id').primaryKey(),
  kind: text('kind').$type<TransportChoice>().notNull(),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  user: text('user').notNull(),
  /** Encrypted with a key that is derived from the signing secret. */
  password: text('password'),
  sender: text('sender').notNull(),
  version: integer('version').notNull(),
})

/** The connections with CRMs that were set at the desk, by the name of the CRM. */
export const crmConnections = sqliteTable('crm_connections', {
  crm: text('crm').$type<CrmName>().primaryKey(),
  values: text('values', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
  /** JSON, encrypted with a key that is derived from the signing secret. */
  secrets: text('secrets'),
  version: integer('version').notNull(),
  /** Whether the stock is read from it. */
  isRead: integer('is_read', { mode: 'boolean' }).notNull().default(true),
})

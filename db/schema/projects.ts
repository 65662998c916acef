import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Project } from '../model/project.ts'
import type { SecretAddress } from './listings.ts'

export const projects = sqliteTable(
  'projects',
  {
    id: integer('id').primaryKey(),
    listed: integer('listed', { mode: 'boolean' }).notNull(),
    createdAt: text('created_at').notNull(),
    record: text('record', { mode: 'json' }).$type<Project>().notNull(),
    secret: text('secret', { mode: 'json' }).$type<SecretAddress>(),
    extraFields: text('extra_fields', { mode: 'json' }).$type<Record<string, unknown>>(),
    fingerprint: text('fingerprint').notNull(),
    /** Hash of the record as sent and of the rules that read it: a record with the same hash is not parsed again. */
    recordHash: text('record_hash'),
    withdrawnAt: text('withdrawn_at'),
    source: text('source').notNull().default('omnicasa'),
    externalId: text('external_id').notNull().default(''),
    /** The day its page last changed (UTC); null when not known. */
    changedOn: text('changed_on'),
  },
  (table) => [
    uniqueIndex('projects_by_source').on(table.source, table.externalId),
    index('projects_by_date').on(sql`created_at DESC`, sql`id DESC`).where(sql`listed = 1`),
  ],
)

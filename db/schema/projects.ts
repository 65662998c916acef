import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { FieldRemark } from '../model/feeds/field-remark.ts'
import type { Project } from '../model/projects/project.ts'
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
    /** Remarks about its values, which may hold parts of an unpublished address: no public query selects them. */
    remarks: text('remarks', { mode: 'json' }).$type<readonly FieldRemark[]>(),
    /** How many of its pictures are on which host elsewhere, by origin. */
    pictureHosts: text('picture_hosts', { mode: 'json' }).$type<Readonly<Record<string, number>>>(),
  },
  (table) => [
    uniqueIndex('projects_by_source').on(table.source, table.externalId),
    index('projects_with_remarks').on(table.id).where(sql`remarks IS NOT NULL`),
    index('projects_by_date').on(sql`created_at DESC`, sql`id DESC`).where(sql`listed = 1`),
  ],
)

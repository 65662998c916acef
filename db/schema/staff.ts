import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { SecurityKind } from '../model/accounts/security-event.ts'
import type { StaffLinkPurpose, StaffRole, StaffState } from '../model/accounts/staff.ts'
import type { TokenScope } from '../model/accounts/token-scope.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { AuditAction, AuditObject } from '../model/desk/audit.ts'

/** Staff accounts, their sessions, and the audit log. */

export const staff = sqliteTable(
  'staff',
  {
    id: text('id').primaryKey(),
    /** In lower case, for look-ups. */
    email: text('email').notNull(),
    recipient: text('recipient').notNull(),
    name: text('name').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    offices: text('offices', { mode: 'json' }).$type<readonly OfficeKey[]>(),
    state: text('state').$type<StaffState>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: text('created_at').notNull(),
    changedAt: text('changed_at').notNull(),
    /** Whether they are mailed the leads that colleagues assign to them. */
    mailsAssignments: integer('mails_assignments', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [uniqueIndex('staff_by_email').on(table.email)],
)

const staffId = () =>
  text('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })

export const staffSessions = sqliteTable(
  'staff_sessions',
  {
    /** SHA-256 of the cookie's token. */
    hash: text('hash').primaryKey(),
    staffId: staffId(),
    device: text('device').notNull(),
    createdAt: text('created_at').notNull(),
    usedAt: text('used_at').notNull(),
    idleUntil: text('idle_until').notNull(),
    endsAt: text('ends_at').notNull(),
  },
  (table) => [
    index('staff_sessions_by_staff').on(table.staffId),
    index('staff_sessions_by_idleness').on(table.idleUntil),
    index('staff_sessions_by_end').on(table.endsAt),
  ],
)

/** Mailed links. Both the link and its code are seals over the id, so the database holds neither. */
export const staffLinks = sqliteTable(
  'staff_links',
  {
    id: text('id').primaryKey(),
    /** Null if no account has the requested address. */
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<StaffLinkPurpose>().notNull(),
    /** Attempts at its code. */
    tries: integer('tries').notNull().default(0),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [index('staff_links_by_staff').on(table.staffId, table.createdAt), index('staff_links_by_expiry').on(table.expiresAt)],
)

export const staffPasskeys = sqliteTable(
  'staff_passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    staffId: staffId(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<readonly string[]>().notNull(),
    /** The device it was created on, as readable text. */
    name: text('name').notNull(),
    createdAt: text('created_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [index('staff_passkeys_by_staff').on(table.staffId)],
)

/** The audit log, append-only: triggers reject updates, and deletes before the end of the retention period. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: text('at').notNull(),
    /** The id of an account, or `command`. */
    actor: text('actor').notNull(),
    role: text('role').$type<StaffRole>(),
    action: text('action').$type<AuditAction>().notNull(),
    object: text('object').$type<AuditObject>().notNull(),
    objectId: text('object_id').notNull(),
    /** Names of the fields that changed, never a person's values. */
    fields: text('fields', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    reason: text('reason'),
  },
  (table) => [
    index('audit_log_by_object').on(table.object, table.objectId, table.id),
    index('audit_log_by_actor').on(table.actor, table.id),
    index('audit_log_by_action').on(table.action, table.id),
    index('audit_log_by_time').on(table.at),
  ],
)

/** Idempotency keys of desk forms that create or mail something. */
export const deskRepeats = sqliteTable(
  'desk_repeats',
  {
    /** A hash of the session, the page and what was sent. */
    key: text('key').primaryKey(),
    /** The redirect of the first submission; null until it is done. */
    location: text('location'),
    at: text('at').notNull(),
    /** The hash of the session. */
    session: text('session').notNull().default(''),
  },
  (table) => [index('desk_repeats_by_time').on(table.at), index('desk_repeats_by_session').on(table.session)],
)

/** API tokens of the agency's programs: only the SHA-256 of each is stored. */
export const apiTokens = sqliteTable(
  'api_tokens',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    scopes: text('scopes', { mode: 'json' }).$type<readonly TokenScope[]>().notNull(),
    createdAt: text('created_at').notNull(),
    lastUsedAt: text('last_used_at'),
    revokedAt: text('revoked_at'),
  },
  (table) => [uniqueIndex('api_tokens_by_hash').on(table.hash), uniqueIndex('api_tokens_by_name').on(table.name).where(sql`revoked_at IS NULL`)],
)

/** The security log: counts by hour, kind, way and account or keyed hash. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: integer('id').primaryKey(),
    /** Such as '2026-11-29T16'. */
    hour: text('hour').notNull(),
    kind: text('kind').$type<SecurityKind>().notNull(),
    way: text('way').notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    lastAt: text('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('security_events_by_hour').on(table.hour, table.kind, table.way, table.subject),
    index('security_events_by_kind').on(table.kind, table.id),
  ],
)

import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { HomeKind, OwnedHome, OwnerLinkPurpose } from '../model/owners/owner.ts'

/** Accounts of owners. */
export const owners = sqliteTable(
  'owners',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    /** The email address as typed. */
    recipient: text('recipient').notNull(),
    name: text('name'),
    locale: text('locale').$type<Locale>().notNull(),
    /** Password hash as a PHC string; null until set. */
    password: text('password'),
    wantsDigest: integer('wants_digest', { mode: 'boolean' }).notNull().default(true),
    createdAt: text('created_at').notNull(),
    changedAt: text('changed_at').notNull(),
    /** The Monday of the week of its last digest, YYYY-MM-DD; '' before the first. */
    digestWeek: text('digest_week').notNull().default(''),
  },
  (table) => [uniqueIndex('owners_by_email').on(table.email), index('owners_by_digest').on(table.digestWeek).where(sql`wants_digest = 1`)],
)

const ownerId = () =>
  text('owner_id')
    .notNull()
    .references(() => owners.id, { onDelete: 'cascade' })

/** The listings and projects assigned to an account. */
export const ownerHomes = sqliteTable(
  'owner_homes',
  { ownerId: ownerId(), kind: text('kind').$type<HomeKind>().notNull(), recordId: integer('record_id').notNull(), since: text('since').notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind, table.recordId] }), index('owner_homes_by_record').on(table.kind, table.recordId)],
)

/** Single-use links mailed to owners. A link is authenticated by a seal over its id, which is not stored. */
export const ownerLinks = sqliteTable(
  'owner_links',
  {
    id: text('id').primaryKey(),
    /** Null if no account has the requested address. */
    ownerId: text('owner_id').references(() => owners.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<OwnerLinkPurpose>().notNull(),
    /** The new address that it confirms. */
    recipient: text('recipient'),
    /** Failed attempts at its code. */
    tries: integer('tries').notNull().default(0),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [index('owner_links_by_owner').on(table.ownerId, table.createdAt), index('owner_links_by_expiry').on(table.expiresAt)],
)

/** Sessions of owners. */
export const ownerSessions = sqliteTable(
  'owner_sessions',
  {
    /** SHA-256 of the token in the cookie, in hexadecimal. */
    hash: text('hash').primaryKey(),
    ownerId: ownerId(),
    /** Browser and operating system, as readable text. */
    device: text('device').notNull(),
    createdAt: text('created_at').notNull(),
    usedAt: text('used_at').notNull(),
    idleUntil: text('idle_until').notNull(),
    endsAt: text('ends_at').notNull(),
  },
  (table) => [index('owner_sessions_by_owner').on(table.ownerId), index('owner_sessions_by_idle').on(table.idleUntil)],
)

/** Remembered devices of an account. */
export const ownerDevices = sqliteTable(
  'owner_devices',
  {
    ownerId: ownerId(),
    /** Keyed hash of the device's cookie. */
    hash: text('hash').notNull(),
    seenAt: text('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] })],
)

export const ownerPasskeys = sqliteTable(
  'owner_passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    ownerId: ownerId(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<readonly string[]>().notNull(),
    /** The device it was created on, as readable text. */
    name: text('name').notNull(),
    createdAt: text('created_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [index('owner_passkeys_by_owner').on(table.ownerId)],
)

const rows = (name: string) => text(name, { mode: 'json' }).notNull()

/** Accounts removed at the desk, kept while the removal can be undone. */
export const removedOwners = sqliteTable(
  'removed_owners',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    removedAt: text('removed_at').notNull(),
    /** The account's rows in the owners' tables. */
    account: rows('account'),
    homes: rows('homes').$type<readonly OwnedHome[]>(),
    passkeys: rows('passkeys'),
    links: rows('links'),
    messages: rows('messages'),
  },
  (table) => [index('removed_owners_by_time').on(table.removedAt), index('removed_owners_by_email').on(table.email)],
)

/** Spent passkey challenges, against replay. */
export const spentChallenges = sqliteTable(
  'spent_challenges',
  { challenge: text('challenge').primaryKey(), expiresAt: text('expires_at').notNull() },
  (table) => [index('spent_challenges_by_expiry').on(table.expiresAt)],
)

/** Failed logins by keyed hash of an email or IP address. */
export const signInFailures = sqliteTable(
  'sign_in_failures',
  { subject: text('subject').primaryKey(), count: integer('count').notNull(), lastAt: text('last_at').notNull() },
  (table) => [index('sign_in_failures_by_time').on(table.lastAt)],
)

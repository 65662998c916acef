import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { Rhythm, SubscriptionKind, SubscriptionState } from '../model/alerts/subscription.ts'
import type { FormalName } from '../model/forms/person-name.ts'
import type { Lead } from '../model/leads/lead.ts'
import type { Goal } from '../model/listings/listing.ts'

/** Alerts and newsletter sign-ups. Nothing is sent before the address is confirmed. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<SubscriptionKind>().notNull(),
    /** In lower case, for look-ups. */
    email: text('email').notNull(),
    /** The address as typed, which mails are sent to. */
    recipient: text('recipient').notNull(),
    name: text('name'),
    locale: text('locale').$type<Locale>().notNull(),
    /** For an alert: its search as the query of a list, and how often its digest is sent. */
    goal: text('goal').$type<Goal>(),
    search: text('search'),
    rhythm: text('rhythm').$type<Rhythm>(),
    state: text('state').$type<SubscriptionState>().notNull(),
    consent: text('consent', { mode: 'json' }).$type<Lead['consent']>().notNull(),
    createdAt: text('created_at').notNull(),
    confirmedAt: text('confirmed_at'),
    endedAt: text('ended_at'),
    /** When the next digest of an active alert is due. */
    dueAt: text('due_at'),
    /** The last listing event an alert has seen. */
    seenEvent: integer('seen_event').notNull().default(0),
    /** The alert that this one replaces once it is confirmed. */
    replaces: text('replaces'),
    /** How mails greet a subscriber who gave a title. */
    formal: text('formal', { mode: 'json' }).$type<FormalName>(),
  },
  (table) => [
    index('subscriptions_by_email').on(table.email),
    index('subscriptions_due').on(table.kind, table.state, table.dueAt),
    index('subscriptions_by_language').on(table.kind, table.state, table.locale),
    index('subscriptions_tailored').on(table.id).where(sql`kind = 'newsletter' AND state = 'active' AND json_extract(consent, '$.tailored') = 1`),
  ],
)

/** The changes of active alerts, kept by triggers: what `alert-index.ts` is brought up to date with. */
export const alertChanges = sqliteTable('alert_changes', { id: integer('id').primaryKey({ autoIncrement: true }), alert: text('alert').notNull() })

/** Which homes the subscriber of an alert has been told of. A trigger of `outbox` adds what a digest showed. */
export const toldAlerts = sqliteTable(
  'told_alerts',
  {
    listingId: integer('listing_id').notNull(),
    alert: text('alert').notNull(),
    at: text('at').notNull(),
    /** The member of the staff who told them; null: a digest. */
    actor: text('actor'),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.alert] }), index('told_alerts_by_alert').on(table.alert, table.at)],
)

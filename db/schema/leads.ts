import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { FormName, Lead } from '../model/lead.ts'
import type { MailData, MailState, MailTemplate } from '../model/mail.ts'

/** Leads, the mails about them, and the limits on senders. */

export const leads = sqliteTable(
  'leads',
  {
    id: text('id').primaryKey(),
    form: text('form').$type<FormName>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** In lower case, for look-ups; `fields` has the original. */
    email: text('email'),
    listingId: integer('listing_id'),
    projectId: integer('project_id'),
    fields: text('fields', { mode: 'json' }).$type<Lead['fields']>().notNull(),
    consent: text('consent', { mode: 'json' }).$type<Lead['consent']>().notNull(),
    createdAt: text('created_at').notNull(),
    eraseAfter: text('erase_after').notNull(),
  },
  (table) => [index('leads_by_email').on(table.email), index('leads_by_erasure').on(table.eraseAfter), index('leads_by_form').on(table.form, table.createdAt)],
)

export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    leadId: text('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    template: text('template').$type<MailTemplate>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    data: text('data', { mode: 'json' }).$type<MailData>().notNull(),
    state: text('state').$type<MailState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** A waiting mail is not sent before this. */
    dueAt: text('due_at').notNull(),
    /** Lease expiry; after this another consumer may claim the mail. */
    leasedUntil: text('leased_until'),
    sentAt: text('sent_at'),
    error: text('error'),
    createdAt: text('created_at').notNull(),
    /** The mailbox whose limit it counts towards; null for a mail without limit. */
    mailbox: text('mailbox'),
  },
  (table) => [
    index('outbox_due').on(table.state, table.dueAt),
    index('outbox_by_lead').on(table.leadId),
    index('outbox_by_mailbox').on(table.mailbox, table.createdAt).where(sql`${table.mailbox} IS NOT NULL`),
  ],
)

/** Captcha solutions already used, each valid for one lead. Kept until the challenge expires. */
export const spentCaptchas = sqliteTable(
  'spent_captchas',
  {
    id: text('id').primaryKey(),
    leadId: text('lead_id').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('spent_captchas_by_expiry').on(table.expiresAt)],
)

/** Recently accepted forms, by sender. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    /** Keyed hash of the address and the form's name. */
    sender: text('sender').notNull(),
    leadId: text('lead_id').notNull(),
    acceptedAt: text('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sender, table.leadId] }),
    index('rate_limits_by_sender').on(table.sender, table.acceptedAt),
    index('rate_limits_by_time').on(table.acceptedAt),
  ],
)

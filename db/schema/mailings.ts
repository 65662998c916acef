import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Audience, MailingPicture, MailingSource, MailingState, PicturePlace, RecipientState, Written } from '../model/newsletters/mailing.ts'
import type { Segment } from '../model/newsletters/segment.ts'

/** Newsletters, their recipients, and bounced addresses. Triggers keep recipients and totals in step with the outbox. */

const count = (name: string) => integer(name).notNull().default(0)

export const mailings = sqliteTable(
  'mailings',
  {
    id: text('id').primaryKey(),
    source: text('source').$type<MailingSource>().notNull(),
    state: text('state').$type<MailingState>().notNull(),
    subjects: text('subjects', { mode: 'json' }).$type<Written>().notNull(),
    texts: text('texts', { mode: 'json' }).$type<Written>().notNull(),
    /** Ids of listings shown as cards, in this order. */
    homes: text('homes', { mode: 'json' }).$type<readonly number[]>().notNull().default([]),
    audience: text('audience').$type<Audience>().notNull().default('everyone'),
    /** When it is to begin. */
    plannedAt: text('planned_at'),
    /** When its recipients were listed. */
    begunAt: text('begun_at'),
    finishedAt: text('finished_at'),
    /** The number of recipients, and of those in each settled state. */
    total: count('total'),
    sent: count('sent'),
    refused: count('refused'),
    failed: count('failed'),
    skipped: count('skipped'),
    /** Recipients who have unsubscribed since. */
    ended: count('ended'),
    /** Incremented by each change at the desk (optimistic lock). */
    version: integer('version').notNull().default(1),
    createdAt: text('created_at').notNull(),
    changedAt: text('changed_at').notNull(),
    /** The desk account that changed it last; null for the API. */
    changedBy: text('changed_by'),
    /** Null: every subscriber. */
    segment: text('segment', { mode: 'json' }).$type<Segment>(),
    /** How many a narrowed audience had when the draft was last saved. */
    reach: integer('reach'),
    picture: text('picture', { mode: 'json' }).$type<MailingPicture>(),
    /** What the picture shows, by language. */
    pictureWords: text('picture_words', { mode: 'json' }).$type<Written>().notNull().default({}),
    picturePlace: text('picture_place').$type<PicturePlace>().notNull().default('top'),
  },
  (table) => [index('mailings_by_change').on(table.changedAt), index('mailings_by_state').on(table.state, table.plannedAt)],
)

export const mailingRecipients = sqliteTable(
  'mailing_recipients',
  {
    mailingId: text('mailing_id')
      .notNull()
      .references(() => mailings.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    /** The id of its mail in the outbox. */
    mailId: text('mail_id').notNull(),
    state: text('state').$type<RecipientState>().notNull(),
    sentAt: text('sent_at'),
    /** When the recipient unsubscribed, if this was the last mailing they got. */
    endedAt: text('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.mailingId, table.email] }),
    uniqueIndex('mailing_recipients_by_mail').on(table.mailId),
    index('mailing_recipients_by_state').on(table.mailingId, table.state),
    index('mailing_recipients_by_subscription').on(table.subscriptionId, table.sentAt),
    index('mailing_recipients_by_email').on(table.email),
  ],
)

/** Suppression list: addresses with a hard bounce. */
export const mailBlocks = sqliteTable(
  'mail_blocks',
  {
    /** In lower case. */
    email: text('email').primaryKey(),
    /** The server's response. */
    reason: text('reason').notNull(),
    /** The mail that bounced. */
    mailId: text('mail_id').notNull(),
    blockedAt: text('blocked_at').notNull(),
  },
  (table) => [index('mail_blocks_by_time').on(table.blockedAt)],
)

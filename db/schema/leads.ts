import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { FormName } from '../model/forms/form-catalogue.ts'
import type { AnswerTemplate } from '../model/leads/answer-template.ts'
import type { CrmFilter } from '../model/leads/crm/crm-lead.ts'
import type { Lead, LeadEventKind, LeadState, ReplyState } from '../model/leads/lead.ts'
import type { MailData, MailState, MailTemplate } from '../model/mail/mail.ts'

/** Leads, the mails about them, and the limits on senders. */

/** The number of leads per UTC day, maintained by triggers on `leads`. */
export const leadDays = sqliteTable('lead_days', { day: text('day').primaryKey(), count: integer('count').notNull() })

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
    /** Its rowid in the full-text index. */
    number: integer('number'),
    /** The office in charge; null: the whole agency. */
    office: text('office').$type<OfficeKey>(),
    /** The last digits of the phone number that was left (`phoneTail`). */
    phoneTail: text('phone_tail'),
    state: text('state').$type<LeadState>().notNull().default('new'),
    /** Whether its state is new or open, for the indexes. */
    isOpen: integer('is_open', { mode: 'boolean' }).notNull().default(true),
    /** The desk account it is assigned to; null: unassigned. */
    assignee: text('assignee'),
    /** Incremented by each change at the desk (optimistic lock). */
    version: integer('version').notNull().default(1),
    answeredAt: text('answered_at'),
    /** When it returns to the top of the desk (snooze). */
    remindAt: text('remind_at'),
    /** The person who sent it, set by a trigger; null for a job application, and without address and number. */
    contact: text('contact'),
    /** Its state in the CRM that most needs attention, set by triggers; null if it is sent to none. */
    crmState: text('crm_state').$type<CrmFilter>(),
  },
  (table) => [
    index('leads_by_email').on(table.email),
    index('leads_by_erasure').on(table.eraseAfter),
    index('leads_by_form').on(table.form, table.createdAt),
    uniqueIndex('leads_by_number').on(table.number),
    index('leads_by_openness').on(table.isOpen, table.createdAt, table.id, table.form),
    index('leads_by_form_openness').on(table.form, table.isOpen, table.createdAt, table.id),
    index('leads_by_office').on(table.office, table.isOpen, table.createdAt, table.id, table.form),
    index('leads_by_listing').on(table.listingId, table.isOpen, table.createdAt, table.id, table.form),
    index('leads_by_project').on(table.projectId, table.isOpen, table.createdAt),
    index('leads_by_assignee').on(table.assignee, table.isOpen, table.createdAt, table.id, table.form),
    index('leads_by_office_form').on(table.office, table.form, table.isOpen, table.createdAt, table.id),
    index('leads_by_office_assignee').on(table.office, table.assignee, table.isOpen, table.createdAt, table.id, table.form),
    index('leads_by_state').on(table.state, table.createdAt),
    index('leads_by_phone').on(table.phoneTail).where(sql`${table.phoneTail} IS NOT NULL`),
    index('leads_by_contact').on(table.contact, table.createdAt).where(sql`${table.contact} IS NOT NULL`),
    index('leads_unanswered')
      .on(table.answeredAt, table.isOpen, table.createdAt, table.id, table.form)
      .where(sql`${table.isOpen} = 1 AND ${table.answeredAt} IS NULL`),
    index('leads_unanswered_by_office')
      .on(table.office, table.answeredAt, table.isOpen, table.createdAt, table.id, table.form)
      .where(sql`${table.isOpen} = 1 AND ${table.answeredAt} IS NULL`),
    index('leads_answered').on(table.office, table.answeredAt, table.createdAt).where(sql`${table.answeredAt} IS NOT NULL AND ${table.form} <> 'viewing'`),
    index('leads_by_crm_state').on(table.crmState, table.isOpen, table.createdAt, table.id, table.form).where(sql`${table.crmState} IS NOT NULL`),
    index('leads_by_office_crm_state')
      .on(table.office, table.crmState, table.isOpen, table.createdAt, table.id, table.form)
      .where(sql`${table.crmState} IS NOT NULL`),
    index('leads_by_reminder').on(table.remindAt).where(sql`${table.remindAt} IS NOT NULL`),
  ],
)

/** The history of a lead at the desk. */
export const leadEvents = sqliteTable(
  'lead_events',
  {
    id: text('id').primaryKey(),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: text('at').notNull(),
    /** An account of the desk. */
    actor: text('actor').notNull(),
    kind: text('kind').$type<LeadEventKind>().notNull(),
    /** The note, or the new value; null if it was cleared. */
    text: text('text'),
  },
  (table) => [index('lead_events_by_lead').on(table.leadId, table.at)],
)

/** Replies mailed from the desk. */
export const leadReplies = sqliteTable(
  'lead_replies',
  {
    id: text('id').primaryKey(),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    actor: text('actor').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<ReplyState>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('lead_replies_by_lead').on(table.leadId, table.createdAt)],
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

/** Prepared answers to leads. */
export const answerTemplates = sqliteTable('answer_templates', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  texts: text('texts', { mode: 'json' }).$type<AnswerTemplate['texts']>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: text('created_at').notNull(),
  /** When it was removed; it can be restored for a day. */
  removedAt: text('removed_at'),
})

import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CrmName } from '../model/feeds/crm-catalogue.ts'
import type { FormName } from '../model/forms/form-catalogue.ts'
import type { CrmLeadState } from '../model/leads/crm/crm-lead.ts'
import { leads } from './leads.ts'

/** Leads in the connected CRMs. Triggers keep `leads.crm_state` in step. No column holds personal data or a secret. Times are UTC in ISO 8601. */
export const crmLeads = sqliteTable(
  'crm_leads',
  {
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    crm: text('crm').$type<CrmName>().notNull(),
    state: text('state').$type<CrmLeadState>().notNull(),
    /** A waiting lead is not sent before this. */
    dueAt: text('due_at').notNull(),
    /** Lease expiry; after this another consumer may claim the lead. */
    leasedUntil: text('leased_until'),
    /** The number of leases so far: the fencing token of the last one. */
    attempts: integer('attempts').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    /** When a write began whose outcome is not known; null: none. */
    doubtSince: text('doubt_since'),
    /** Its id in the CRM; null if the CRM gave none. */
    externalId: text('external_id'),
    error: text('error'),
    sentAt: text('sent_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.crm] }),
    index('crm_leads_due').on(table.state, table.dueAt),
    index('crm_leads_by_crm').on(table.crm, table.state, table.dueAt),
    index('crm_leads_sent').on(table.crm, table.sentAt),
  ],
)

/** What an agency has chosen about its leads in a CRM; a CRM without a row has the defaults. */
export const crmLeadRules = sqliteTable('crm_lead_rules', {
  crm: text('crm').$type<CrmName>().primaryKey(),
  /** The forms whose leads are not sent. */
  off: text('off', { mode: 'json' }).$type<readonly FormName[]>().notNull().default([]),
  /** Whether a lead with an unknown outcome is sent again without asking a person. */
  repeats: integer('repeats', { mode: 'boolean' }).notNull().default(false),
  /** The CRM's id of the office that valuations go to; empty: none. */
  office: text('office').notNull().default(''),
  version: integer('version').notNull(),
  /** Whether the office gets no mail of a lead that goes there. */
  withoutMail: integer('without_mail', { mode: 'boolean' }).notNull().default(false),
})

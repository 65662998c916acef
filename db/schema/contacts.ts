import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { AskedHow, ContactKey, ContactKind, ContactSource, Origin } from '../model/contacts/contact.ts'

/** Contacts, what they are recognised by, notes and tasks. A trigger of `leads` finds or makes the contact of each lead. */
export const contacts = sqliteTable(
  'contacts',
  {
    /** Its rowid in the full-text index. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    source: text('source').$type<ContactSource>().notNull(),
    origin: text('origin').$type<Origin>(),
    /** Whether the agency entered, changed or annotated it; if not, it goes with its last lead and subscription. */
    isKept: integer('is_kept', { mode: 'boolean' }).notNull().default(false),
    doNotContactSince: text('do_not_contact_since'),
    createdAt: text('created_at').notNull(),
    lastAt: text('last_at').notNull(),
    /** Incremented by each change at the desk (optimistic lock). */
    version: integer('version').notNull().default(1),
    /** Street, postcode and town, in one line. */
    address: text('address'),
    kind: text('kind').$type<ContactKind>(),
    /** The firm or list that imported details come from, beside `origin`. */
    originName: text('origin_name'),
    /** When a mail said where imported details come from. */
    originToldAt: text('origin_told_at'),
    /** When the person was asked about the newsletter, and how it went. */
    askedAt: text('asked_at'),
    askedHow: text('asked_how').$type<AskedHow>(),
  },
  (table) => [index('contacts_by_last').on(table.lastAt, table.number), index('contacts_by_name').on(table.name, table.lastAt)],
)

export const contactKeys = sqliteTable(
  'contact_keys',
  {
    key: text('key').primaryKey(),
    contact: text('contact').notNull(),
    kind: text('kind').$type<ContactKey['kind']>().notNull(),
    value: text('value').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('contact_keys_by_contact').on(table.contact, table.createdAt)],
)

/** Notes about contacts; with a day they are tasks. */
export const contactNotes = sqliteTable(
  'contact_notes',
  {
    id: text('id').primaryKey(),
    contact: text('contact').notNull(),
    at: text('at').notNull(),
    /** The desk account that wrote it. */
    actor: text('actor').notNull(),
    text: text('text').notNull(),
    listingId: integer('listing_id'),
    dueOn: text('due_on'),
    assignee: text('assignee'),
    doneAt: text('done_at'),
  },
  (table) => [
    index('contact_notes_by_contact').on(table.contact, table.at),
    index('contact_notes_due').on(table.assignee, table.dueOn, table.contact).where(sql`${table.dueOn} IS NOT NULL AND ${table.doneAt} IS NULL`),
  ],
)

/** What a contact was merged from, so that the merge can be undone. */
export const contactMerges = sqliteTable(
  'contact_merges',
  {
    id: text('id').primaryKey(),
    contact: text('contact').notNull(),
    merged: text('merged', { mode: 'json' }).$type<MergedContact>().notNull(),
    at: text('at').notNull(),
  },
  (table) => [index('contact_merges_by_contact').on(table.contact, table.at)],
)

/** A contact as it was before it was merged: its row, and the ids of what was moved. */
export interface MergedContact {
  readonly contact: Omit<typeof contacts.$inferSelect, 'number'>
  readonly keys: readonly string[]
  readonly leads: readonly string[]
  readonly notes: readonly string[]
  /** Its merges, and its rows of imports; absent in a merge from before they were kept, as is `before`. */
  readonly merges?: readonly string[]
  readonly rows?: readonly (readonly [importId: string, position: number])[]
  /** What the other contact had of what the merge fills. */
  readonly before?: Pick<typeof contacts.$inferSelect, 'name' | 'address' | 'kind' | 'askedAt' | 'askedHow' | 'doNotContactSince'>
}

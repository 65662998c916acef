import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OfficeKey } from '../model/agency/office.ts'
import type { CrmProblem } from '../model/feeds/crm-receipt.ts'
import type { EntryRecord, EntryState, PictureKind } from '../model/feeds/entry.ts'
import type { GapName } from '../model/law/compliance/publication-rule.ts'
import type { DeskHomeState } from '../model/listings/desk-home.ts'
import type { Goal, ListingState } from '../model/listings/listing.ts'
import type { OwnPresentation } from '../model/listings/presentation.ts'

/** The stock at the desk: list rows, gaps, presentations and the change log. */

export const deskHomes = sqliteTable(
  'desk_homes',
  {
    /** The listing's id. Triggers of `listings` write the first eight columns and the reference. */
    id: integer('id').primaryKey(),
    goal: text('goal').$type<Goal>().notNull(),
    state: text('state').$type<DeskHomeState>().notNull(),
    mainType: text('main_type').notNull(),
    zip: text('zip'),
    /** 0 without one. */
    price: real('price').notNull(),
    createdAt: text('created_at').notNull(),
    /** Empty if unknown. */
    changedOn: text('changed_on').notNull(),
    reference: text('reference'),
    office: text('office').$type<OfficeKey>(),
    /** The code of its municipality. */
    town: text('town'),
    /** Street and number, folded, published or not. */
    street: text('street'),
    gaps: integer('gaps').notNull().default(0),
    /** The number of gaps that make advertising it unlawful. */
    unlawful: integer('unlawful').notNull().default(0),
    /** How it differs from its CRM, synced by triggers of `crm_receipts`. */
    crm: text('crm').$type<CrmProblem>(),
  },
  (table) => [
    index('desk_homes_by_date').on(sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_change').on(sql`changed_on DESC`, sql`id DESC`),
    index('desk_homes_by_price').on(table.price, table.id),
    index('desk_homes_by_goal').on(table.goal, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_state').on(table.state, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_type').on(table.mainType, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_zip').on(table.zip, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_town').on(table.town, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_office').on(table.office, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_office_goal').on(table.office, table.goal, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_office_state').on(table.office, table.state, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_office_type').on(table.office, table.mainType, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_office_zip').on(table.office, table.zip, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_office_town').on(table.office, table.town, sql`created_at DESC`, sql`id DESC`),
    index('desk_homes_by_office_change').on(table.office, sql`changed_on DESC`, sql`id DESC`),
    index('desk_homes_by_office_price').on(table.office, table.price, table.id),
    index('desk_homes_by_office_gaps').on(table.office, sql`created_at DESC`, sql`id DESC`).where(sql`gaps > 0`),
    index('desk_homes_by_office_unlawful').on(table.office, sql`created_at DESC`, sql`id DESC`).where(sql`unlawful > 0`),
    index('desk_homes_by_street').on(table.street).where(sql`street IS NOT NULL`),
    index('desk_homes_by_reference').on(sql`reference COLLATE NOCASE`).where(sql`reference IS NOT NULL`),
    index('desk_homes_with_gaps').on(sql`created_at DESC`, sql`id DESC`).where(sql`gaps > 0`),
    index('desk_homes_by_crm').on(sql`created_at DESC`, sql`id DESC`).where(sql`crm IS NOT NULL`),
    index('desk_homes_by_office_crm').on(table.office, sql`created_at DESC`, sql`id DESC`).where(sql`crm IS NOT NULL`),
    index('desk_homes_unlawful').on(sql`created_at DESC`, sql`id DESC`).where(sql`unlawful > 0`),
  ],
)

/** Legal requirements that a listing on offer or held back fails to state. */
export const listingGaps = sqliteTable(
  'listing_gaps',
  {
    listingId: integer('listing_id').notNull(),
    rule: text('rule').$type<GapName>().notNull(),
    /** Of the listing, for the order of lists. */
    createdAt: text('created_at').notNull(),
    /** The day it was first found. */
    noticedOn: text('noticed_on').notNull(),
    /** The home's office, synced by a trigger. */
    office: text('office').$type<OfficeKey>(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.rule] }),
    index('listing_gaps_by_rule').on(table.rule, sql`created_at DESC`, sql`listing_id DESC`),
    index('listing_gaps_by_office_rule').on(table.office, table.rule, sql`created_at DESC`, sql`listing_id DESC`),
  ],
)

/** How many homes of each office fail each rule; triggers of `listing_gaps` keep it. */
export const gapCounts = sqliteTable('gap_counts', {
  /** Empty for homes without an office. */
  office: text('office').$type<OfficeKey | ''>().primaryKey(),
  homes: text('homes', { mode: 'json' }).$type<Readonly<Partial<Record<GapName, number>>>>().notNull(),
})

/** The agency's own presentation of a listing. Rows are never deleted, so that versions only grow. */
export const presentations = sqliteTable('presentations', {
  listingId: integer('listing_id').primaryKey(),
  own: text('own', { mode: 'json' }).$type<OwnPresentation>().notNull(),
  /** Its value before the last change, for undo. */
  previous: text('previous', { mode: 'json' }).$type<OwnPresentation>().notNull(),
  version: integer('version').notNull(),
  changedAt: text('changed_at').notNull(),
  /** An account of the desk. */
  changedBy: text('changed_by').notNull(),
})

/** What a save at the desk has replaced; triggers of `presentations` and `entries` write it. Times are UTC in ISO 8601. */
export const recordVersions = sqliteTable(
  'record_versions',
  {
    /** `listing`: its presentation. */
    object: text('object').$type<'listing' | 'entry'>().notNull(),
    objectId: text('object_id').notNull(),
    version: integer('version').notNull(),
    /** As JSON. */
    value: text('value').notNull(),
    /** An account of the desk. */
    savedBy: text('saved_by').notNull(),
    savedAt: text('saved_at').notNull(),
    replacedAt: text('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.object, table.objectId, table.version] }), index('record_versions_by_time').on(table.replacedAt)],
)

/** The change log of listings, written by imports and publication rules. */
export const listingChanges = sqliteTable(
  'listing_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    listingId: integer('listing_id').notNull(),
    at: text('at').notNull(),
    /** Names of fields; a fact as `fact.KEY`. */
    fields: text('fields', { mode: 'json' }).$type<readonly string[]>().notNull(),
    /** Euro; null if the price did not change. */
    priceBefore: real('price_before'),
    priceAfter: real('price_after'),
    stateBefore: text('state_before').$type<ListingState | 'held'>(),
    stateAfter: text('state_after').$type<ListingState | 'held'>(),
  },
  (table) => [index('listing_changes_by_listing').on(table.listingId, table.id), index('listing_changes_by_time').on(table.at)],
)

/** Homes entered at the desk, and their pictures. */

export const entries = sqliteTable(
  'entries',
  {
    id: text('id').primaryKey(),
    state: text('state').$type<EntryState>().notNull(),
    office: text('office').$type<OfficeKey>(),
    record: text('record', { mode: 'json' }).$type<EntryRecord>().notNull(),
    /** The record as it was last published. */
    published: text('published', { mode: 'json' }).$type<EntryRecord>(),
    version: integer('version').notNull().default(1),
    /** Whether it has unpublished changes. */
    isChanged: integer('is_changed', { mode: 'boolean' }).notNull().default(true),
    createdBy: text('created_by').notNull(),
    changedBy: text('changed_by').notNull(),
    createdAt: text('created_at').notNull(),
    changedAt: text('changed_at').notNull(),
    publishedAt: text('published_at'),
    /** When its publication began; null once the site shows it. */
    pendingSince: text('pending_since'),
    /** When the draft was removed; it can be restored until a nightly job deletes it. */
    removedAt: text('removed_at'),
  },
  (table) => [
    index('entries_by_change').on(table.changedAt),
    index('entries_pending').on(table.pendingSince).where(sql`pending_since IS NOT NULL`),
    index('entries_removed').on(table.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
)

export const entryPictures = sqliteTable(
  'entry_pictures',
  {
    id: text('id').primaryKey(),
    entryId: text('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PictureKind>().notNull(),
    position: integer('position').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [index('entry_pictures_by_entry').on(table.entryId, table.kind, table.position)],
)

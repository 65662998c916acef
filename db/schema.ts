import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { Agency } from './model/agency.ts'
import type { AppointmentState, HowToVisit } from './model/appointment.ts'
import type { Article, ArticleHead, ArticleState } from './model/article.ts'
import type { ContentPage, ContentPageName } from './model/content-page.ts'
import type { DocumentType } from './model/document.ts'
import type { FeedFormat } from './model/feed-format.ts'
import type { FormName, Lead } from './model/lead.ts'
import type { Country, FactValue, Goal, Listing, ListingCard, ListingState } from './model/listing.ts'
import type { EventKind } from './model/listing-event.ts'
import type { LocalizedText } from './model/localized.ts'
import type { MailData, MailState, MailTemplate } from './model/mail.ts'
import type { OfficeKey } from './model/office.ts'
import type { FormalName } from './model/person-name.ts'
import type { Project } from './model/project.ts'
import type { Figures, StatisticsPage } from './model/statistics.ts'
import type { NewsletterIssue, Rhythm, SubscriptionKind, SubscriptionState } from './model/subscription.ts'
import type { PictureShape, TestimonialState } from './model/testimonial.ts'
import type { TokenScope } from './model/token-scope.ts'
import type { Versions } from './model/versions.ts'

/** The tables as queries see them. `migrations/` creates them; a test compares the two. */

const listed = sql`listed = 1`

/** What the page of a listing needs in addition to its card. */
export type ListingRecord = Omit<Listing, keyof ListingCard>

/** The unpublished address, in a separate column that no public query selects. */
export interface SecretAddress {
  readonly street: string | null
  /** Its names in other languages, and what else the record writes of it. */
  readonly streets?: readonly string[]
  readonly houseNumber: string | null
  readonly box: string | null
  readonly lat: number | null
  readonly lng: number | null
  /** The unit and floor, kept for the price list of its project. */
  readonly unit?: FactValue
  readonly floor?: FactValue
}

export const listings = sqliteTable(
  'listings',
  {
    id: integer('id').primaryKey(),
    goal: text('goal').$type<Goal>().notNull(),
    state: text('state').$type<ListingState>().notNull(),
    listed: integer('listed', { mode: 'boolean' }).notNull(),
    mainType: text('main_type').notNull(),
    zip: text('zip'),
    price: real('price'),
    bedrooms: integer('bedrooms'),
    reference: text('reference'),
    projectId: integer('project_id'),
    createdAt: text('created_at').notNull(),
    card: text('card', { mode: 'json' }).$type<ListingCard>().notNull(),
    record: text('record', { mode: 'json' }).$type<ListingRecord>().notNull(),
    secret: text('secret', { mode: 'json' }).$type<SecretAddress>(),
    extraFields: text('extra_fields', { mode: 'json' }).$type<Record<string, unknown>>(),
    fingerprint: text('fingerprint').notNull(),
    /** Hash of the record as sent and of the rules that read it: a record with the same hash is not parsed again. */
    recordHash: text('record_hash'),
    withdrawnAt: text('withdrawn_at'),
    place: integer('place').notNull(),
    category: integer('category').notNull(),
    bathrooms: integer('bathrooms'),
    rooms: integer('rooms'),
    garages: integer('garages'),
    parkings: integer('parkings'),
    terrace: integer('terrace', { mode: 'boolean' }).notNull().default(false),
    garden: integer('garden', { mode: 'boolean' }).notNull().default(false),
    /** The energy label as printed. */
    epc: text('epc'),
    /** The point that may be shown. */
    lat: real('lat'),
    lng: real('lng'),
    /** Where the record comes from, and its id there. */
    source: text('source').notNull().default('omnicasa'),
    externalId: text('external_id').notNull().default(''),
    /** The cell of the map its point is in (`mapCell`). */
    cell: integer('cell'),
    /** The version of the stock that first shows the listing as it is. Every change of a listing raises it (`nextRevision`). */
    revision: integer('revision').notNull().default(0),
    /** Whether its terms are those of a life annuity: it has no plain price. */
    annuity: integer('annuity', { mode: 'boolean' }).notNull().default(false),
    /** The day its page last changed (UTC); null when not known. */
    changedOn: text('changed_on'),
    /** The day it was sold or let: from the feed, or else the day of the import that first said so; null if unknown. */
    closedOn: text('closed_on'),
    /** The state given by its feed while the agency holds it back; otherwise null. */
    heldState: text('held_state').$type<ListingState>(),
  },
  (table) => [
    index('listings_closed').on(sql`closed_on DESC`, sql`id DESC`).where(sql`state IN ('sold', 'rented')`),
    index('listings_by_date').on(table.goal, sql`created_at DESC`, sql`id DESC`).where(listed),
    index('listings_searched')
      .on(
        table.id,
        table.goal,
        table.place,
        table.category,
        table.price,
        table.bedrooms,
        table.bathrooms,
        table.rooms,
        table.garages,
        table.parkings,
        table.terrace,
        table.garden,
        table.epc,
        table.lat,
        table.lng,
        table.createdAt,
        table.revision,
        table.annuity,
      )
      .where(listed),
    index('listings_by_revision').on(table.revision),
    index('listings_by_place').on(table.place, table.id).where(listed),
    index('listings_by_category').on(table.category, table.id).where(listed),
    uniqueIndex('listings_by_source').on(table.source, table.externalId),
    index('listings_by_project').on(table.projectId).where(sql`project_id IS NOT NULL`),
    index('listings_by_reference').on(sql`reference COLLATE NOCASE`).where(listed),
    index('listings_held').on(table.id).where(sql`held_state IS NOT NULL`),
  ],
)

/** The figures of the statistics pages, computed every night. */
export const statistics = sqliteTable('statistics', {
  page: text('page').$type<StatisticsPage>().primaryKey(),
  figures: text('figures', { mode: 'json' }).$type<Figures>().notNull(),
  /** UTC in ISO 8601. */
  computedAt: text('computed_at').notNull(),
})

/** Equal places share a row, whose id is a hash of postcode and names. No foreign key: places that no listing in lists uses are swept. */
export const places = sqliteTable('places', {
  id: integer('id').primaryKey(),
  country: text('country').$type<Country>().notNull(),
  zip: text('zip'),
  /** City, district and sub-city in every language the feed has. */
  searchNames: text('search_names', { mode: 'json' }).$type<readonly string[]>().notNull(),
})

export const placeNames = sqliteTable(
  'place_names',
  {
    placeId: integer('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    sortKey: text('sort_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.placeId, table.locale] })],
)

/** Category, sub-category and the feed's own name for it, as path segments. */
export const categories = sqliteTable('categories', {
  id: integer('id').primaryKey(),
  mainType: text('main_type').notNull(),
  type: text('type').notNull(),
  typeName: text('type_name').notNull(),
})

export const categoryNames = sqliteTable(
  'category_names',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    sortKey: text('sort_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
)

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
  },
  (table) => [
    uniqueIndex('projects_by_source').on(table.source, table.externalId),
    index('projects_by_date').on(sql`created_at DESC`, sql`id DESC`).where(listed),
  ],
)

/** The numbers given to records whose own ids cannot stand in addresses. A number is never given twice. */
export const publicIds = sqliteTable(
  'public_ids',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    source: text('source').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    externalId: text('external_id').notNull(),
  },
  (table) => [uniqueIndex('public_ids_by_record').on(table.source, table.kind, table.externalId)],
)

export const catalogue = sqliteTable('catalogue', {
  id: integer('id').primaryKey(),
  /** Of the stock. */
  version: integer('version').notNull(),
  /** When the stock's version was last raised. */
  changedAt: text('changed_at').notNull(),
  agency: integer('agency').notNull().default(0),
  content: integer('content').notNull().default(1),
  /** The versions last announced. */
  announced: text('announced', { mode: 'json' }).$type<Partial<Versions>>().notNull().default({}),
  /** The version whose search index is in KV, and since when (UTC, ISO 8601); 0 if absent. */
  indexBase: integer('index_base').notNull().default(0),
  indexBaseAt: text('index_base_at').notNull().default(''),
  /** The first version with the names of places and categories as they are. */
  namesRevision: integer('names_revision').notNull().default(0),
})

export type ImportState = 'receiving' | 'applying' | 'done' | 'refused' | 'superseded'
export type ImportMode = 'full' | 'partial'
export type RecordKind = 'listing' | 'project'
/** `kept`: the record could not be used, so what the stock has of it stays. `deleted`: the source says that it is gone. */
export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'kept' | 'deleted'

export const imports = sqliteTable('imports', {
  id: text('id').primaryKey(),
  state: text('state').$type<ImportState>().notNull(),
  mode: text('mode').$type<ImportMode>().notNull(),
  startedAt: text('started_at').notNull(),
  touchedAt: text('touched_at').notNull(),
  /** Whether its changes are recorded as events; false for the import that fills an empty catalogue. */
  isTold: integer('is_told', { mode: 'boolean' }).notNull().default(false),
  source: text('source').notNull().default('omnicasa'),
  format: text('format').$type<FeedFormat>().notNull().default('omnicasa'),
})

export const importRows = sqliteTable(
  'import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: integer('record_id').notNull(),
    position: integer('position').notNull(),
    outcome: text('outcome').$type<ImportOutcome>().notNull(),
    columns: text('columns', { mode: 'json' }).$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.kind, table.recordId] }),
    index('import_rows_by_position').on(table.importId, table.kind, table.position),
  ],
)

/** Records of an import that equal those in the stock, a row per chunk. */
export const importUnchanged = sqliteTable(
  'import_unchanged',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RecordKind>().notNull(),
    /** Of the first record of the chunk. */
    position: integer('position').notNull(),
    firstId: integer('first_id').notNull(),
    lastId: integer('last_id').notNull(),
    count: integer('count').notNull(),
    /** The position of each record, by its public id. */
    records: text('records', { mode: 'json' }).$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.position] })],
)

/** Parts of the sitemap by range of ids: each reaches up to the next part of its kind. */
export const sitemapParts = sqliteTable(
  'sitemap_parts',
  {
    kind: text('kind').$type<RecordKind>().notNull(),
    firstId: integer('first_id').notNull(),
    /** Raised by every change of a record in its range; the file is current when it was written under this mark. */
    marked: integer('marked').notNull(),
    written: integer('written').notNull().default(0),
    records: integer('records').notNull().default(0),
    /** The R2 key, which contains a hash of the content; null for an empty part. */
    file: text('file'),
    changedAt: text('changed_at'),
    /** Origin and languages of its addresses, and the build that made them. */
    site: text('site'),
    build: text('build'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.firstId] })],
)

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
  (table) => [index('subscriptions_by_email').on(table.email), index('subscriptions_due').on(table.kind, table.state, table.dueAt)],
)

/** Documents about a listing or a project, sent on request. `file` is the R2 key. */
export const documents = sqliteTable(
  'documents',
  {
    /** `property/4001/epc`: kind, id and key. */
    id: text('id').primaryKey(),
    listingId: integer('listing_id'),
    projectId: integer('project_id'),
    key: text('key').notNull(),
    name: text('name', { mode: 'json' }).$type<LocalizedText>().notNull(),
    type: text('type').$type<DocumentType>().notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    position: integer('position').notNull(),
    file: text('file').notNull(),
    digest: text('digest').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [
    index('documents_by_listing').on(table.listingId, table.position),
    index('documents_by_project').on(table.projectId, table.position),
    index('documents_by_file').on(table.file),
  ],
)

/** Newsletter issues. */
export const newsletterIssues = sqliteTable('newsletter_issues', {
  id: text('id').primaryKey(),
  subjects: text('subjects', { mode: 'json' }).$type<NewsletterIssue['subjects']>().notNull(),
  texts: text('texts', { mode: 'json' }).$type<NewsletterIssue['texts']>().notNull(),
  createdAt: text('created_at').notNull(),
})

/** Changes of listings that alerts report. */
export const listingEvents = sqliteTable(
  'listing_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    listingId: integer('listing_id').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    /** The price before a price drop, in euro. */
    priceBefore: real('price_before'),
    at: text('at').notNull(),
    /** The event is visible once this import has ended. */
    importId: text('import_id').notNull(),
  },
  (table) => [index('listing_events_by_time').on(table.at), index('listing_events_by_listing').on(table.listingId)],
)

/** Agreed viewings, each in one seat of its office's calendar. */
export const appointments = sqliteTable(
  'appointments',
  {
    id: text('id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    office: text('office').$type<OfficeKey>().notNull(),
    organizer: text('organizer').notNull(),
    listingId: integer('listing_id').notNull(),
    how: text('how').$type<HowToVisit>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    /** From 1. A seat of a start is confirmed at most once. */
    seat: integer('seat').notNull(),
    state: text('state').$type<AppointmentState>().notNull(),
    sequence: integer('sequence').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [uniqueIndex('appointments_seats').on(table.office, table.startsAt, table.seat).where(sql`state = 'confirmed'`)],
)

/** Exceptions to the rules of an office's calendar. */
export const calendarExceptions = sqliteTable(
  'calendar_exceptions',
  {
    office: text('office').$type<OfficeKey>().notNull(),
    day: text('day').notNull(),
    /** HH:MM of a start; '' for the whole day. */
    time: text('time').notNull(),
    capacity: integer('capacity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.office, table.day, table.time] })],
)

/** Testimonials. A published row outlives the lead it came as. */
export const testimonials = sqliteTable(
  'testimonials',
  {
    id: text('id').primaryKey(),
    state: text('state').$type<TestimonialState>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    about: text('about'),
    website: text('website'),
    comment: text('comment').notNull(),
    picture: text('picture', { mode: 'json' }).$type<PictureShape>(),
    showsPicture: integer('shows_picture', { mode: 'boolean' }).notNull().default(true),
    /** Keyed hash of the author's e-mail address: enough to find the row for the author, without storing the address. */
    author: text('author'),
    postedAt: text('posted_at').notNull(),
    /** When it was last published or rejected. */
    decidedAt: text('decided_at'),
    /** A nightly job erases it after this; null while it is published. */
    eraseAfter: text('erase_after'),
  },
  (table) => [
    index('testimonials_published').on(sql`posted_at DESC`, sql`id DESC`).where(sql`state = 'published'`),
    index('testimonials_by_author').on(table.author),
    index('testimonials_by_erasure').on(table.eraseAfter),
  ],
)

/** Tokens that programs of the agency send: only the SHA-256 of each is kept. */
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

/** How many visitors made each cookie choice on a day, by banner version. */
export const consentCounts = sqliteTable(
  'consent_counts',
  {
    version: text('version').notNull(),
    /** UTC, YYYY-MM-DD. */
    day: text('day').notNull(),
    /** The accepted categories: `analytical-marketing`, or `necessary` for none. */
    accepted: text('accepted').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.day, table.accepted] })],
)

/** The agency's one record. */
export const agency = sqliteTable('agency', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  /** From 1, one more with each change. */
  version: integer('version').notNull(),
  record: text('record', { mode: 'json' }).$type<Omit<Agency, 'version'>>().notNull(),
  changedAt: text('changed_at').notNull(),
})

export const contentPages = sqliteTable('content_pages', {
  page: text('page').$type<ContentPageName>().primaryKey(),
  texts: text('texts', { mode: 'json' }).$type<Omit<ContentPage, 'page'>>().notNull(),
  changedAt: text('changed_at').notNull(),
})

export const articleCategories = sqliteTable('article_categories', {
  key: text('key').primaryKey(),
  parent: text('parent'),
  name: text('name', { mode: 'json' }).$type<LocalizedText>().notNull(),
})

export const articles = sqliteTable('articles', {
  key: text('key').primaryKey(),
  state: text('state').$type<ArticleState>().notNull(),
  head: text('head', { mode: 'json' }).$type<Omit<ArticleHead, 'key' | 'state'>>().notNull(),
  body: text('body', { mode: 'json' }).$type<Article['body']>().notNull(),
  changedAt: text('changed_at').notNull(),
})

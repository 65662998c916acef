import type { CategoryRow, ListingNames, PlaceRow, SortedName } from '#db/listings/listing-names.ts'
import { type FieldRemark, storedRemarks } from '#db/model/feeds/field-remark.ts'
import type { Listing, ListingCard, Photo } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { isKnownType } from '#db/model/listings/property-type.ts'
import { ownSegment } from '#db/model/listings/type-segment.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import { collationKey } from '#db/model/site/sort-key.ts'
import type { ListingRecord } from '#db/schema.ts'
import { languages } from '#messages/languages.ts'
import { byLocale, type Locale, locales } from '#messages/locales.ts'
import { memoize } from './memoize.ts'
import { hostsOf } from './photos.ts'
import type { ListingReading, ProjectReading } from './reader.ts'
import { placeNames, searchColumns, searchWords } from './search-columns.ts'

const plainKey = memoize((text) => collationKey(text))
const sortKeys = byLocale((locale) => {
  const rules = languages[locale].sort
  return rules === undefined ? plainKey : memoize((text) => collationKey(text, rules))
})

/** The label by which a category sorts in a language; `name` is the feed's own. */
export type TypeLabel = (slug: string, name: LocalizedText, locale: Locale) => string

/** A record ready to be stored: a hash to detect changes, and its row, built lazily. */
export interface StoredColumns {
  readonly fingerprint: string
  /** Characters of text in the row. */
  readonly size: number
  /** The row as JSON, by column name; made only when needed, since most records have not changed. */
  readonly json: () => string
}

/** The identity of a row's record, and the hash of the record as sent. */
export interface RecordIdentity {
  readonly source: string
  readonly externalId: string
  readonly recordHash: string
}

/** The row of a listing and the place and category it refers to. */
export function listingColumns(
  { listing, secret, extraFields, remarks }: ListingReading,
  typeLabel: TypeLabel,
  identity: RecordIdentity,
): StoredColumns & { readonly names: ListingNames } {
  const { card, record } = splitListing(listing)
  const names = { place: placeOf(listing), category: categoryOf(listing, typeLabel) }
  const labels = locales.map((locale) => names.category.names[locale].name)
  const columns = stored(
    identity,
    { remarks, pictures: listing.photos },
    {
      id: listing.id,
      goal: listing.goal,
      state: listing.state,
      listed: isListed(listing.state) ? 1 : 0,
      main_type: listing.mainType,
      zip: listing.place.zip,
      price: listing.price.amount,
      bedrooms: listing.bedrooms,
      reference: listing.reference,
      project_id: listing.projectId,
      created_at: listing.createdAt,
      ...searchColumns(listing),
      place: names.place.id,
      category: names.category.id,
      words: searchWords(listing, labels),
      card: JSON.stringify(card),
      record: JSON.stringify(record),
      secret: JSON.stringify(secret),
      extra_fields: extraFields,
    },
  )
  return { ...columns, names }
}

function placeOf(listing: Listing): PlaceRow {
  const { country, zip, city } = listing.place
  const searchNames = placeNames(listing)
  const id = numberFor(JSON.stringify([country, zip, Object.entries(city).sort(), searchNames]))
  return { id, country, zip, searchNames, names: byLocale((locale) => sortedName(textIn(city, locale) || zip || '', locale)) }
}

/** Correcting a label in the catalogue must not create a new category; the feed's own names distinguish categories. */
function categoryOf({ mainType, type, typeName }: Listing, typeLabel: TypeLabel): CategoryRow {
  const names = byLocale((locale) => sortedName(typeLabel(type, typeName, locale), locale))
  const segments = { mainType, type, typeName: ownSegment(typeName) ?? type }
  return { id: numberFor(JSON.stringify([segments, isKnownType(type) ? null : typeName])), ...segments, names }
}

function sortedName(name: string, locale: Locale): SortedName {
  return { name, sortKey: sortKeys[locale](name) }
}

/** The row of a project. */
export function projectColumns({ project, listed, secret, extraFields, remarks }: ProjectReading, identity: RecordIdentity): StoredColumns {
  return stored(
    identity,
    { remarks, pictures: project.photos },
    {
      id: project.id,
      listed: listed ? 1 : 0,
      created_at: project.createdAt,
      record: JSON.stringify(project),
      secret: JSON.stringify(secret),
      extra_fields: extraFields,
    },
  )
}

/** Remarks about a record, shown at the desk only, so that they do not count as a change. */
interface AboutRecord {
  readonly remarks: readonly FieldRemark[] | undefined
  readonly pictures: readonly Photo[]
}

function columnsAbout({ remarks = [], pictures }: AboutRecord) {
  const hosts = hostsOf(pictures)
  return {
    remarks: remarks.length === 0 ? null : JSON.stringify(storedRemarks(remarks)),
    picture_hosts: hosts === null ? null : JSON.stringify(hosts),
  }
}

/** JSON columns stay text inside the row's JSON, so the database copies them as they are. */
function stored(
  { source, externalId, recordHash }: RecordIdentity,
  about: AboutRecord,
  columns: Readonly<Record<string, string | number | null>>,
): StoredColumns {
  const text = Object.values(columns).join('\n')
  const hash = fingerprint(text)
  return {
    fingerprint: hash,
    size: text.length,
    json: () => JSON.stringify({ ...columns, ...columnsAbout(about), fingerprint: hash, source, external_id: externalId, record_hash: recordHash }),
  }
}

/** A numeric id for a text: 52 bits of its hash. */
const numberFor = memoize((text) => Number.parseInt(fingerprint(text).slice(0, 13), 16))

/** Splits a listing into the card for lists and the rest, for its own page. */
export function splitListing(listing: Listing): { card: ListingCard; record: ListingRecord } {
  const { reference, changedAt, closedOn, description, photos, films, facts, projectId, contact, ...card } = listing
  const closed = closedOn === undefined ? {} : { closedOn }
  return { card, record: { reference, changedAt, ...closed, description, photos, films, facts, projectId, contact } }
}

import type { SeenPerson } from '#db/model/feeds/crm-people.ts'
import type { FieldRemark } from '#db/model/feeds/field-remark.ts'
import type { FeedFormat } from '#db/model/feeds/import-run.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Project } from '#db/model/projects/project.ts'
import type { RecordKind, SecretAddress } from '#db/schema.ts'
import { omnicasaReader } from './omnicasa/reader.ts'
import { neutralReader } from './perron/reader.ts'
import { sweepbrightReader } from './sweepbright/reader.ts'
import { whiseReader } from './whise/reader.ts'

/** An adapter for one CRM's format, the only format-specific part of an import. */
export interface FeedReader {
  /** Whether the units of a project arrive as separate listings, to be gathered into it. */
  readonly hasFlatUnits: boolean
  /** A cheap look-up of a record's external id; null if that requires parsing the record. */
  idOf(raw: unknown): string | null
  /** The external id of the project that a record refers to, or null. */
  projectIdOf(raw: unknown): string | null
  /** The office and the person that a CRM's record names. Absent for a format that is no CRM's. */
  readonly peopleOf?: (raw: unknown) => readonly SeenPerson[]
  /** Parses a record. Never throws: returns a refusal for an invalid one. */
  read(kind: RecordKind, raw: unknown, options: ReadOptions): Reading | Refusal
}

export interface ReadOptions {
  /** The site's secret salt for displacing the points of unpublished addresses. */
  readonly salt: string
  /** The public id of a record by its external id; null if that is invalid. */
  readonly publicId: (kind: RecordKind, externalId: string) => number | null
  /** What the stock has under a public id; null for a record that it has never had. */
  readonly known?: (id: number) => KnownRecord | null
}

/** A record of the stock, withdrawn or not, as far as reading its next version needs it. */
export interface KnownRecord {
  /** UTC in ISO 8601. */
  readonly createdAt: string
  /** Whether visitors may have seen a page of it. */
  readonly hadPage: boolean
}

/** An invalid record and the reason. */
export interface Refusal {
  readonly ok: false
  readonly reason: string
}

export type Reading = ListingReading | ProjectReading

interface AnyReading {
  readonly ok: true
  /** The public id. */
  readonly id: number
  /** The unpublished address. */
  readonly secret: SecretAddress
  /** Fields that are kept and not shown, as JSON; null when there are none. */
  readonly extraFields: string | null
  /** Warnings about values that were given and not taken as they are. */
  readonly remarks: readonly FieldRemark[]
}

export interface ListingReading extends AnyReading {
  readonly listing: Listing
}

export interface ProjectReading extends AnyReading {
  readonly project: Project
  readonly listed: boolean
}

/** The adapter of each format. */
export const readers: Readonly<Record<FeedFormat, FeedReader>> = {
  omnicasa: omnicasaReader,
  perron: neutralReader,
  whise: whiseReader,
  sweepbright: sweepbrightReader,
}

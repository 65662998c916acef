import type { Listing } from '#db/model/listing.ts'
import type { Project } from '#db/model/project.ts'
import type { RecordKind, SecretAddress } from '#db/schema.ts'

/** An adapter for one CRM's format: everything else about a feed is the same for all. */
export interface FeedReader {
  /** Whether the units of a project arrive as separate listings, to be gathered into it. */
  readonly hasFlatUnits: boolean
  /** The id of a record at its source, cheaply; null where only reading the record would tell. */
  idOf(raw: unknown): string | null
  /** The id of the project that a record names, or null. */
  projectIdOf(raw: unknown): string | null
  /** Reads a record. It never throws: a record that cannot be used says why. */
  read(kind: RecordKind, raw: unknown, options: ReadOptions): Reading | Refusal
}

export interface ReadOptions {
  /** The site's secret for moving the points of unpublished addresses. */
  readonly salt: string
  /** The number a record has in addresses, by its id at its source; null where that cannot be an id. */
  readonly publicId: (kind: RecordKind, externalId: string) => number | null
}

/** A record that cannot be used, and why. */
export interface Refusal {
  readonly ok: false
  readonly reason: string
}

export type Reading = ListingReading | ProjectReading

interface AnyReading {
  readonly ok: true
  /** The public id. */
  readonly id: number
  /** What may not be shown. */
  readonly secret: SecretAddress
  /** Fields that are kept and not shown, as JSON; null when there are none. */
  readonly extraFields: string | null
  /** What the sender should know, such as a field that is not known. */
  readonly remarks?: readonly string[]
}

export interface ListingReading extends AnyReading {
  readonly listing: Listing
}

export interface ProjectReading extends AnyReading {
  readonly project: Project
  readonly listed: boolean
}

import type { ExternalRecord } from '#db/listings/public-ids.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Fields, openFields } from '../fields.ts'
import { readExternalId } from '../perron/values.ts'
import { plainLine } from '../values/text.ts'

/** Fields common to the entries of all lists. */

export const listingNames = ['ObjectID', 'PropertyID', 'ListingID', 'Listing', 'Property']
const projectNames = ['ProjectID', 'Project']

/** The listing an entry is about, by its id at the source; null without one. */
export function listingOf(fields: Fields, names: readonly string[] = listingNames): ExternalRecord | null {
  const externalId = fields.read(names, readHomeId)
  return externalId === null ? null : { kind: 'listing', externalId }
}

/** The listing or, without one, the project. */
export function homeOf(fields: Fields): ExternalRecord | null {
  const listing = listingOf(fields)
  if (listing !== null) return listing
  const externalId = fields.read(projectNames, readHomeId)
  return externalId === null ? null : { kind: 'project', externalId }
}

/** Omnicasa writes 0 for no id. */
function readHomeId(value: unknown): string | null {
  const id = readExternalId(value)
  return id === '0' ? null : id
}

const mediaNames = ['MediaName', 'Media', 'Source', 'SourceName', 'Name', 'Portal']
const maxName = 100

/** The portal of an entry: its id at the source, and its name. */
export function mediaOf(fields: Fields): { readonly media: string; readonly name: string | null } | null {
  const name = fields.read(mediaNames, (value) => line(value, maxName))
  const id = fields.read(['MediaID', 'SourceID', 'PortalID'], readHomeId)
  const media = id ?? name?.toLowerCase().replace(/\s+/g, '-') ?? null
  return media === null ? null : { media: media.slice(0, maxName), name }
}

/** A text on one line; null when nothing is left of it. */
export function line(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null
  const text = plainLine(value)
  return text === '' ? null : text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
}

const seriesNames = ['Items', 'Data', 'Values', 'Points', 'Days', 'Statistics', 'Details']

/** Flattens an entry with a nested list of days to one entry per day. */
export function unfold(entry: unknown): readonly unknown[] {
  if (!isJsonObject(entry)) return [entry]
  const series = openFields(entry).read(seriesNames, (value) => (Array.isArray(value) ? value : null))
  if (series === null) return [entry]
  const shared = Object.fromEntries(Object.entries(entry).filter(([, value]) => !Array.isArray(value)))
  return series.map((each: unknown) => (isJsonObject(each) ? { ...shared, ...each } : each))
}

import { type AgencyRecord, storedAgency } from '#db/agency/agency.ts'
import { findAgencyVersion } from '#db/agency/agency-versions.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { JsonObject } from '#db/model/site/json-object.ts'
import { documentOf } from '#worker/agency/record-document.ts'
import type { RequestContext } from '#worker/site/requests/request-context.ts'

/** The record for settings pages, read from the database and not the cache. */
export interface StoredSettings {
  readonly record: AgencyRecord
  /** 0 for a site without a record. */
  readonly version: number
  readonly document: JsonObject
}

/** Reads the record; a site without one has the default. */
export async function readSettings({ store, agency }: Pick<RequestContext, 'store' | 'agency'>): Promise<StoredSettings> {
  const stored = (await storedAgency(store.primary)) ?? { ...agency, version: 0 }
  return settingsOfRecord(stored)
}

/** A record with the document that its forms show. */
export function settingsOfRecord({ version, ...record }: Agency): StoredSettings {
  return { record, version, document: documentOf(record) }
}

/** The record as it was at a version; null if that version is no longer kept. */
export async function settingsAt({ store }: Pick<RequestContext, 'store'>, known: StoredSettings, version: number): Promise<StoredSettings | null> {
  if (version === known.version) return known
  const old = Number.isSafeInteger(version) ? await findAgencyVersion(store.primary, version) : null
  return old === null ? null : settingsOfRecord(old)
}

import { type AgencyRecord, storedAgency } from '#db/agency/agency.ts'
import { findAgencyVersion } from '#db/agency/agency-versions.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import { entryChanges, entryId, type FieldChange, formChanges } from '#db/model/agency/settings/changes.ts'
import { entriesAt } from '#db/model/agency/settings/document.ts'
import type { SettingsGroup } from '#db/model/agency/settings/field.ts'
import type { FormSection, ListSection } from '#db/model/agency/settings/sections.ts'
import type { JsonObject } from '#db/model/site/json-object.ts'
import { documentOf } from '#worker/agency/record-document.ts'
import type { RequestContext } from '#worker/site/pages/page.ts'

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

/** The part of the record that a settings page edits. */
export interface SettingsPart {
  readonly groups: readonly SettingsGroup[]
  /** The object id in the audit log. */
  readonly objectId: string
  /** Path prefix in the record: 'offices.0.', or '' for the record itself. */
  readonly place: string
  /** Extracts the part from a document; empty if the document does not have it. */
  in(document: JsonObject): JsonObject
  /** A copy of the document with the part replaced. */
  put(document: JsonObject, part: JsonObject): JsonObject
  /** Diffs two states of the part. */
  changes(before: JsonObject, after: JsonObject): readonly FieldChange[]
}

/** A settings page's part of the record, as the record stands. */
export type PartOf = (known: StoredSettings) => SettingsPart

/** The fields of the record itself that a page shows. */
export function formPart(
  section: FormSection,
  groups: readonly SettingsGroup[],
  fitted: (document: JsonObject) => JsonObject = (document) => document,
): SettingsPart {
  return {
    groups,
    objectId: section,
    place: '',
    in: (document) => document,
    put: (_, part) => fitted(part),
    changes: (before, after) => formChanges(section, before, after),
  }
}

/** A list entry by its current index; null: a new one. @param made completes a new entry, with its key */
export function entryPart(
  section: ListSection,
  groups: readonly SettingsGroup[],
  { document }: StoredSettings,
  index: number | null,
  made: (entry: JsonObject) => JsonObject,
): SettingsPart {
  const entries = entriesAt(document, section)
  const id = index === null ? '' : entryId(entries[index] ?? {})
  return {
    groups,
    objectId: [section, id].filter((part) => part !== '').join(' '),
    place: `${section}.${index ?? entries.length}.`,
    in: (whole) => (index === null ? {} : (entriesAt(whole, section).find((each) => entryId(each) === id) ?? {})),
    put: (whole, part) => ({ ...whole, [section]: index === null ? [...entries, made(part)] : entries.map((each, at) => (at === index ? part : each)) }),
    changes: (before, after) => (index === null ? [] : entryChanges(section, id, before, after)),
  }
}

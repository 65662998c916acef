import { entryId } from '#db/model/agency/settings/changes.ts'
import { entriesAt } from '#db/model/agency/settings/document.ts'
import type { ListSection } from '#db/model/agency/settings/sections.ts'
import type { JsonObject } from '#db/model/site/json-object.ts'
import { readLocalized, textIn } from '#db/model/site/localized.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { defaultLocale } from '#messages/locales.ts'

/** Takes the place of an entry's id in the URL of the page that adds one. */
export const newEntry = 'new'

/** The index of the entry in the URL; null if unknown. */
export function entryIndex(document: JsonObject, section: ListSection, segment: string): number | null {
  const index = entriesAt(document, section).findIndex((entry) => slug(entryId(entry)) === slug(segment))
  return index === -1 ? null : index
}

/** Adds a key derived from its name to a new entry, or from what it leads to; scripts have none. */
export function withKey(entry: JsonObject, section: ListSection, document: JsonObject): JsonObject {
  if (section === 'scripts') return entry
  const name = slug(textIn(readLocalized(entry.name ?? entry.label ?? entry.title ?? entry.to ?? entry.block), defaultLocale)).replaceAll(/[^a-z0-9-]/g, '')
  const begin = /^[a-z]/.test(name) ? name.slice(0, 36) : `${section}-${name.slice(0, 24)}`
  const taken = new Set([newEntry, ...entriesAt(document, section).map(entryId)])
  let key = begin
  for (let number = 2; taken.has(key); number += 1) key = `${begin}-${number}`
  return { key, ...entry }
}

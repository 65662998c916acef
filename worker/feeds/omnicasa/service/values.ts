import { brusselsTime } from '#db/model/site/brussels-time.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { Locale } from '#messages/locales.ts'
import { openFields } from '../../fields.ts'
import { readNumber } from '../../values/number.ts'

/** The service's notation of positions, times and lists. */

/** Records of one call. */
export const pageSize = 50

const english = 3
const languageIds: ReadonlyMap<string, number> = new Map([
  ['nl', 1],
  ['fr', 2],
  ['en', english],
  ['de', 4],
])

export function hasLanguage(locale: Locale): boolean {
  return languageIds.has(locale)
}

/** The service's number of a language; of one that it does not have, that of English. */
export function languageIdOf(locale: Locale): number {
  return languageIds.get(locale) ?? english
}

/** The rows of a page, counted from 1 and both included. */
export function pageFrom(first: number): { readonly Limit1: number; readonly Limit2: number } {
  return { Limit1: first, Limit2: first + pageSize - 1 }
}

/** Formats an instant in Brussels time: '2026-11-22 19:05:00'. */
export function dateTime(moment: Date): string {
  return brusselsTime(moment.toISOString()).replace('T', ' ')
}

/** A list of the service with its reported total; null for a value that is not a list. */
export function listIn(value: unknown): { readonly items: readonly unknown[]; readonly rows: number | null } | null {
  if (Array.isArray(value)) return { items: value, rows: null }
  if (!isJsonObject(value)) return null
  const fields = openFields(value)
  const items: unknown = fields.take('Items', 'IDs', 'List')
  const rows = readNumber(fields.take('RowsCount', 'RowCount'))
  if (Array.isArray(items)) return { items, rows }
  return rows === 0 ? { items: [], rows } : null
}

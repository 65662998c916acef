import type { Locale } from '#messages/locales.ts'
import { slug } from '../site/path-segment.ts'

/** Other names by language, separated by commas. Case, accents, spaces and punctuation are ignored. */
export type Names = Readonly<Partial<Record<Locale, string>>>

/** Names by the key of what they name. */
export type Words = Readonly<Record<string, Names>>

/**
 * Normalises a name for comparison: no case, accents, spaces or punctuation; 'ae', 'oe' and 'ue' equal the umlauts.
 * @returns '' when no letter or digit is left
 */
export function comparable(name: string): string {
  return slug(name)
    .replaceAll('-', '')
    .replace(/([aou])e/g, '$1')
}

/** Maps every normalised name of a table, its keys included, to its key. A name of two keys belongs to the first. */
export function indexNames(table: Words): ReadonlyMap<string, string> {
  const index = new Map<string, string>()
  const add = (name: string, key: string) => {
    const found = comparable(name)
    if (found !== '' && !index.has(found)) index.set(found, key)
  }
  for (const key of Object.keys(table)) add(key, key)
  for (const [key, lists] of Object.entries(table)) for (const name of Object.values(lists).flatMap((list) => list.split(','))) add(name, key)
  return index
}

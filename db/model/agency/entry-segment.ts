import type { Locale } from '#messages/locales.ts'
import { type LocalizedText, textIn } from '../site/localized.ts'
import { slug } from '../site/path-segment.ts'

/** The path segments of offices and people: their name, with their key, which stays when the name changes. */

interface Entry {
  readonly key: string
  readonly name: LocalizedText | string
}

/** The segment of an entry in a language: its name, followed by its key if the name does not begin or end with it. */
export function entrySegment({ key, name }: Entry, locale: Locale): string {
  const own = slug(typeof name === 'string' ? name : textIn(name, locale), locale)
  return own === '' ? key : hasKey(own, key) ? own : `${own}-${key}`
}

/** The entry with a segment in any language, current or of a former name; null without one. */
export function entryAt<Known extends Entry>(entries: readonly Known[], segment: string, locales: readonly Locale[]): Known | null {
  const current = entries.find((entry) => locales.some((locale) => entrySegment(entry, locale) === segment))
  const former = entries.filter(({ key }) => hasKey(segment, key)).sort((one, other) => other.key.length - one.key.length)
  return current ?? former[0] ?? null
}

function hasKey(segment: string, key: string): boolean {
  return segment === key || segment.startsWith(`${key}-`) || segment.endsWith(`-${key}`)
}

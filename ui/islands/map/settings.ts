import type { Locale } from '#messages/locales.ts'

/** What the server tells the map's frame: it stands as JSON in the frame's document. */
export interface FrameSettings {
  readonly locale: Locale
  /** Origins other than its own whose pages may hold the frame. */
  readonly origins: readonly string[]
  /** Address of a map tile with {z}, {x} and {y}; null where the map draws itself. */
  readonly tiles: string | null
  readonly words: Readonly<Record<FrameWord, string>>
}

/** What the map says; `{count}`, `{place}`, `{price}`, `{distance}` and `{at}` are filled in by the frame. */
export type FrameWord =
  | 'homes'
  | 'onMap'
  | 'cluster'
  | 'together'
  | 'home'
  | 'empty'
  | 'error'
  | 'retry'
  | 'gone'
  | 'at'
  | 'around'
  | 'away'
  | 'corners'
  | 'onRequest'
  | 'noPrice'
  | 'from'
  | 'perMonth'

/** Fills the placeholders of a word. */
export function say(word: string, values: Readonly<Record<string, string>>): string {
  return word.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

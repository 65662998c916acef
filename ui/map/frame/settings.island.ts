import type { Locale } from '#messages/locales.ts'

/** The settings of the map's frame, from the server, as JSON in the document. */
export interface FrameSettings {
  readonly locale: Locale
  /** Other origins whose pages may embed the frame. */
  readonly origins: readonly string[]
  /** Address of a tile with {z}, {x} and {y}; null without a tile server. */
  readonly tiles: string | null
  readonly words: Readonly<Record<FrameWord, string>>
}

/** The frame's messages; `fill` replaces `{count}`, `{place}`, `{price}` and so on. */
type FrameWord =
  | 'homes'
  | 'onMap'
  | 'cluster'
  | 'together'
  | 'home'
  | 'empty'
  | 'error'
  | 'gone'
  | 'at'
  | 'around'
  | 'away'
  | 'corners'
  | 'onRequest'
  | 'noPrice'
  | 'from'
  | 'perMonth'
  | 'annuity'
  | 'annuityBoth'
  | 'annuityBouquet'
  | 'annuityMonthly'
  | 'annuityOpen'
  | 'pick'
  | 'titleHome'
  | 'titlePick'
  | 'titleRent'
  | 'titleSale'

/** Replaces the placeholders of a message; unknown ones stay. */
export function fill(word: string, values: Readonly<Record<string, string>>): string {
  return word.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

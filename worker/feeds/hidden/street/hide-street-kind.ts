import { zoneIndex } from '#db/model/places/zone-index.ts'
import { spellings, squeezed } from '#db/model/places/zone-words.ts'
import { memoize } from '../../memoize.ts'
import { fold, readable } from './hide-street-fold.ts'
import { type StreetKind, streetKinds } from './hide-street-words.ts'

/** The kind that a word names by itself: 'rue', 'steenweg', 'av'. */
export function kindNamed(word: string): StreetKind | null {
  return streetKinds.find(({ words, short }) => words.includes(word) || (word.length > 1 && short.includes(word))) ?? null
}

/** Short forms that are joined to a name; 'che' is only a word: 'Place du Marché'. */
const germanicShort = /^(?:str|stwg|stw|stnwg|stg|pln)$/

/** The kind that a word ends in: 'Kerkstraat', 'Kerkstr.'. */
export function endOf(word: string): { readonly kind: StreetKind; readonly length: number } | null {
  for (const kind of streetKinds) {
    const end = [...kind.ends, ...kind.short.filter((short) => germanicShort.test(short))].find((each) => word.endsWith(each) && word.length > each.length + 1)
    if (end !== undefined) return { kind, length: end.length }
  }
  return null
}

/** Whether the words are the name of a town, a part of one or a region, in any of its languages. */
export function isTown(words: readonly string[]): boolean {
  return isTownName(words.join(' '))
}

const isTownName = memoize((name) => spellings(name).some((each) => zoneIndex().byName.has(squeezed(each))))

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  return fold(readable(text))
    .text.split(' ')
    .filter((word) => word !== '')
}

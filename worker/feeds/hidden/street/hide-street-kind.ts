import { zoneIndex } from '#db/model/places/zone-index.ts'
import { spellings, squeezed } from '#db/model/places/zone-words.ts'
import { memoize } from '../../memoize.ts'
import { fold, readable } from './hide-street-fold.ts'
import { list } from './hide-street-words.ts'

/** The kinds of street: the words and short forms that say the same. */
export interface StreetKind {
  /** Written in front of the name or behind it as a word: 'rue de la Loi', 'Brugse Steenweg'. */
  readonly words: readonly string[]
  /** Joined to the end of the name: 'Kerkstraat'. */
  readonly ends: readonly string[]
  /** Short forms, only understood as whole words or ends of words. */
  readonly short: readonly string[]
  /** Short forms that say nothing unless they are joined to the name: 'Kastanjedr.', 'Beukenl.'. */
  readonly clipped: readonly string[]
}

const kind = (words: string, ends: string, short: string, clipped = ''): StreetKind => ({
  ...{ words: list(words), ends: list(ends), short: list(short), clipped: list(clipped) },
})

/** The longer ends first, so that 'steenweg' is not read as 'weg'. */
export const streetKinds: readonly StreetKind[] = [
  kind('steenweg chaussee', 'steenweg', 'stwg stw stnwg stg chee chauss ch', 'sw'),
  kind('rue straat strasse street strooss stroos stroat stroate grandrue', 'straat strasse strooss stroos stroat stroate', 'str r', 'st stt strt s'),
  kind('avenue laan allee', 'laan allee', 'ln av ave all', 'ln l'),
  kind('boulevard', 'boulevard', 'boulev boul blvd bvd bld bd b'),
  kind('place plein platz plaz square plaats', 'plein platz plaz', 'pl pln sq', 'pl'),
  kind('chemin weg route baan voie road', 'weg baan', 'che chem rte', 'bn w'),
  kind('quai kaai kade', 'kaai kade', ''),
  kind('lei', 'lei', ''),
  kind('rei', 'rei', ''),
  kind('drève dreve dreef', 'dreef', '', 'dr'),
  kind('sentier pad path pfad', 'pad pfad', 'sent'),
  kind('impasse ruelle venelle steeg gang gasse gaass', 'steeg gasse gaass gang', 'imp'),
  kind('clos hof cour', 'hof', ''),
  kind('park parc', 'park', ''),
  kind('vest singel', 'vest singel', ''),
  kind('dijk digue', 'dijk', ''),
  kind('cite residence residentie domaine domein hameau esplanade passage galerie galerij wijk', 'wijk', 'res'),
]

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

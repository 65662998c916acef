import { beginning } from '#db/model/content/excerpt.ts'
import { type Range, withoutRanges } from '../hide-ranges.ts'
import { stemOf } from './hide-street-core.ts'
import { sameCount } from './hide-street-count.ts'
import { fold, foldedLetters, type Mapped, readable, withoutCodes } from './hide-street-fold.ts'
import { abbreviated, initialled } from './hide-street-initials.ts'
import { anyStreetsIn } from './hide-street-language.ts'
import { oneSpelling, withPairs } from './hide-street-letters.ts'
import { rangesOf } from './hide-street-match.ts'
import { readStreet, type StreetName } from './hide-street-name.ts'
import { labelledNumbers, type Within } from './hide-street-number.ts'
import { type StreetPattern, streetPatterns } from './hide-street-patterns.ts'
import { signedNumbers } from './hide-street-signs.ts'
import { slipFinder } from './hide-street-slips.ts'

/** Removes an address from a text. */
export type Cut = (text: string) => string

export const keepText: Cut = (text) => text

/**
 * A short value if the cut leaves it unchanged; null otherwise, rather than a value with a gap.
 * @param most maximum characters; truncated only after the check, since half a street name would not be recognised
 */
export function unlessCut(value: string | null, cut: Cut, most = Number.POSITIVE_INFINITY): string | null {
  return value !== null && cut(value) === value ? beginning(value, most) : null
}

/** A search in texts: a cheap pre-check, since few texts match, and patterns compiled lazily on the first hit. */
interface Search {
  /** By a text's letters and digits, and by the same in one spelling. */
  readonly isPossible: (letters: string, spelling: string) => boolean
  readonly patterns: () => readonly StreetPattern[]
  /** What no pattern finds, in a folded text. */
  readonly ranges?: (folded: Mapped, shown: Mapped) => readonly Range[]
}

const maxRounds = 4

const nowhere: Within = { box: null, unit: null }

/**
 * Redacts a home's street and house number, and a labelled box or unit, from any text in any spelling, replacing them by '…'. A street that is part of
 * the town's name ('Dorp' in 'Nieuw Dorp') reveals no more than the town, so it is only redacted next to its number.
 */
export function streetCut(streets: readonly string[], houseNumber: string | null, city: readonly string[], within: Within = nowhere): Cut {
  const towns = city.map((town) => fold(readable(town)).text)
  return lazily(() => {
    const { names, number } = namesOf(streets, houseNumber, city)
    const searches = names.map((name) => {
      const known = isPartOf(name, towns) && name.telling === 'name' ? { ...name, telling: 'common' as const } : name
      return searchFor(known, number, known.kind === null && known.telling === 'common')
    })
    return [
      ...searches,
      ...names.flatMap((name) => searchForInitials(name, number)),
      searchForNumbers(number, within),
      searchForSigns(searches, number, within),
      searchForSlips(names, number, false),
    ]
  })
}

/** Redacts house number, box and unit with an adjacent street; the street by itself is published and stays. */
export function numberCut(streets: readonly string[], houseNumber: string | null, within: Within = nowhere): Cut {
  return lazily(() => {
    const { names, number } = namesOf(streets, houseNumber, [])
    const searches = names.map((name) => searchFor(name, number, true))
    return [...searches, searchForNumbers(number, within), searchForSigns(searches, number, within), searchForSlips(names, number, true)]
  })
}

function searchForNumbers(houseNumber: string | null, within: Within): Search {
  const { values, sign, patterns } = labelledNumbers(houseNumber, within)
  const found = patterns.map((pattern) => ({ pattern, isWhole: true, isClose: 'nothing' as const, joints: 9 }))
  return { isPossible: (letters) => values.some((value) => letters.includes(value)) && sign.test(letters), patterns: () => found }
}

/** Applies several cuts one after the other. */
export function inTurn(...cuts: readonly Cut[]): Cut {
  return (text) => cuts.reduce((left, cut) => cut(left), text)
}

/** The names in all street fields of a record, each once, and its house numbers in one text. */
function namesOf(
  streets: readonly string[],
  houseNumber: string | null,
  towns: readonly string[],
): { readonly names: readonly StreetName[]; readonly number: string | null } {
  const read = [...new Set(streets)].map((street) => readStreet(street, towns))
  const names = new Map(read.flatMap((each) => each.names.map((name) => [name.all.join(' '), name])))
  const numbers = [...new Set([...(houseNumber === null ? [] : [houseNumber]), ...read.flatMap((each) => each.houseNumbers)])]
  return { names: [...names.values()], number: numbers.length === 0 ? null : numbers.join(' ') }
}

function isPartOf({ core }: StreetName, towns: readonly string[]): boolean {
  return towns.some((town) => ` ${town} `.includes(` ${core.join(' ')} `))
}

function searchFor(name: StreetName, houseNumber: string | null, isNumberRequired: boolean): Search {
  let patterns: readonly StreetPattern[] | undefined
  // Every pattern has the last word of the core that is not a number, except for a final s or n; its j may be joined to an i: 'henrijasparlaan'.
  const sign = withPairs(oneSpelling(stemOf(name.core.findLast((word) => sameCount(word).length === 0) ?? ''))).replace(/^j/, '')
  return {
    isPossible: (_, spelling) => spelling.includes(sign),
    patterns: () => (patterns ??= streetPatterns(name, houseNumber, isNumberRequired)),
  }
}

/** Behind a sign, or beside any street: texts call the home's street in another language too, or name the one at its corner. */
function searchForSigns(streets: readonly Search[], number: string | null, { box }: Within): Search {
  const { isPossible, ranges } = signedNumbers(number, box, (text) => [...anyStreetsIn(text), ...streetsIn(text, streets)])
  return { isPossible, patterns: () => [], ranges }
}

function streetsIn(text: string, streets: readonly Search[]): readonly Range[] {
  const folded = fold({ text, start: (index) => index, end: (index) => index + 1 })
  const letters = foldedLetters(text)
  const spelling = withPairs(oneSpelling(letters))
  const patterns = streets.filter(({ isPossible }) => isPossible(letters, spelling)).flatMap((street) => street.patterns())
  const withoutNumber = new Map(patterns.flatMap((each) => (each.needed === undefined ? [] : [[each.needed, each]])))
  return [...withoutNumber].flatMap(([pattern, each]) => rangesOf({ ...each, pattern }, folded, text))
}

/** With a slip of the pen: a letter doubled, left out, swapped or wrong. */
function searchForSlips(names: readonly StreetName[], number: string | null, isNumberRequired: boolean): Search {
  const { isPossible, ranges } = slipFinder(names, number, isNumberRequired)
  return { isPossible, patterns: () => [], ranges }
}

function searchForInitials(name: StreetName, number: string | null): Search[] {
  const shortened = [initialled(name), abbreviated(name, number)].filter((each) => each !== null)
  return shortened.map(({ signs, patterns }) => ({ isPossible: (letters) => signs.some((sign) => letters.includes(sign)), patterns }))
}

/** Repeats until nothing is found, since the remaining text may form the street again. */
function lazily(makeSearches: () => readonly Search[]): Cut {
  let searches: readonly Search[] | undefined
  return (text) => {
    searches ??= makeSearches()
    let left = text
    for (let round = 0; round < maxRounds; round += 1) {
      const cut = cutOnce(left, searches)
      if (cut === left) return left
      left = cut
    }
    return '…'
  }
}

/** Searches with and without tags: the street may span tags, or be in something that only looks like a tag. */
function cutOnce(text: string, searches: readonly Search[]): string {
  const cut = cutWith(text, searches, 'left out')
  return /[<[]/.test(text) ? cutWith(cut, searches, 'kept') : cut
}

function cutWith(text: string, searches: readonly Search[], tags: 'left out' | 'kept'): string {
  const letters = foldedLetters(withoutCodes(text, tags))
  const spelling = withPairs(oneSpelling(letters))
  const possible = searches.filter(({ isPossible }) => isPossible(letters, spelling))
  if (possible.length === 0) return text
  const shown = readable(text, tags)
  const folded = fold(shown)
  const patterns = possible.flatMap((search) => search.patterns()).filter(({ needed }) => needed === undefined || folded.text.search(needed) >= 0)
  const found = [...patterns.flatMap((pattern) => rangesOf(pattern, folded, text)), ...possible.flatMap(({ ranges }) => ranges?.(folded, shown) ?? [])]
  return withoutRanges(text, found)
}

import type { Zone } from '#db/model/places/zone-table.ts'

type Places = readonly Pick<Zone, 'names'>[]

/** A name in words that can be compared: 'st josse ten noode'. */
type InWords = (name: string) => string

/** The name at a postcode that a name shortens: 'St-Josse', 'LLN', 'Esch-sur-Alz.'. Null if it may stand for none of the places, or for several. */
export function shortenedName(name: string, places: Places, inWords: InWords): string | null {
  const given = inWords(name).split(' ')
  return onlyOne(places, (each) => shortens(given, inWords(each).split(' ')))
}

/** The name at a postcode that a name differs from by a slip of the pen: 'Bruggge'. Null if that may be none of the places, or several. */
export function misspeltName(name: string, places: Places, inWords: InWords): string | null {
  const given = inWords(name).replaceAll(' ', '')
  return onlyOne(places, (each) => isSlip(given, inWords(each).replaceAll(' ', '')))
}

/** The first name of each place that it is like, if all are the same. */
function onlyOne(places: Places, isLike: (name: string) => boolean): string | null {
  const found = new Set(places.flatMap(({ names }) => Object.values(names).find(isLike) ?? []))
  const [name = null] = found
  return found.size === 1 ? name : null
}

/** Whether words are the beginning of a name; the second and later ones may be cut, and several of the name's may be given by their initials. */
function shortens(given: readonly string[], known: readonly string[]): boolean {
  const [first = ''] = given
  const isTelling = given.some((word) => word.length >= 4) || startsWithInitials(first, known)
  return isTelling && (first === known[0] || startsWithInitials(first, known)) && beginsAs(given, known)
}

function beginsAs([word, ...rest]: readonly string[], known: readonly string[]): boolean {
  if (word === undefined) return true
  if (startsWithInitials(word, known)) return beginsAs(rest, known.slice(word.length))
  const [next = ''] = known
  return (next === word || (word.length >= 3 && next.startsWith(word))) && beginsAs(rest, known.slice(1))
}

function startsWithInitials(word: string, known: readonly string[]): boolean {
  const initials = known.slice(0, word.length).map(([letter]) => letter)
  return word.length >= 3 && initials.join('') === word
}

const leastLength = 5
/** Shorter names often differ by one letter. */
const leastReplaced = 6

/** Whether two names differ by a letter too many, too few or another, or by two that changed places. */
function isSlip(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  if (Math.abs(one.length - other.length) > 1 || longest < leastLength) return false
  let start = 0
  while (start < longest && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one, other].map((text) => text.slice(start, text.length - end))
  if (left === undefined || right === undefined) return false
  if (left.length + right.length === 1) return true
  if (longest < leastReplaced) return false
  return left.length === right.length && left.length <= 2 && (left.length === 1 || left === [...right].reverse().join(''))
}

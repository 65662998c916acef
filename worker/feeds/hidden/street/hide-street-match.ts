import type { Range } from '../hide-ranges.ts'
import { type Mapped, withoutCodes } from './hide-street-fold.ts'
import { isCutShort } from './hide-street-initials.ts'
import type { StreetPattern } from './hide-street-patterns.ts'

/** The matches of a pattern in a text, as ranges of the original. */
export function rangesOf({ pattern, isWhole, isClose, isElliptic, isInitial, joints }: StreetPattern, folded: Mapped, original: string): Range[] {
  // Where the last range ends: a long word may hold a street many times.
  let covered = 0
  return [...folded.text.matchAll(pattern)].flatMap((match) => {
    const [start, end] = match.indices?.[1] ?? [0, 0]
    const [from, to] = match.indices?.[0] ?? [0, 0]
    if (to <= covered) return []
    const words = folded.text.slice(start, end)
    const hasNumber = to - from > end - start
    if (
      !isPlausible(words, hasNumber && end - start > 5 ? joints + 1 : joints) ||
      !(isWhole || standsWell(words, folded.text, start, end, hasNumber ? folded.text.slice(from, to) : null))
    )
      return []
    if (isInitial && !isCutShort(original.slice(folded.start(isInitial === 'last' || isInitial === 'clipped' ? end - 1 : start)), isInitial)) return []
    if (isElliptic && !/^(?:\p{Pd}|\s?[/&+])/u.test(original.slice(folded.end(end - 1)))) return []
    if (!hasNumber && isPhrase(original.slice(folded.start(start), folded.end(end - 1)), folded.text.slice(end, end + 40))) return []
    const [first, last] = isClose === 'street' ? [start, end] : [from, to]
    if (isClose !== 'nothing' && !isCloseTogether(words, original.slice(folded.start(first), folded.end(last - 1)), hasNumber)) return []
    covered = wordEnd(folded.text, to)
    return [{ start: folded.start(wordStart(folded.text, from)), end: folded.end(covered - 1) }]
  })
}

/** Avoids false matches on adjacent letters: a short name matches only if it is split between its words or letter-spaced. */
function isPlausible(words: string, joints: number): boolean {
  const gaps = words.split(' ').length - 1
  const letters = words.length - gaps
  if (letters >= 10 || gaps >= letters - (letters < 6 ? 1 : 2)) return true
  return gaps <= joints + (letters < 7 ? 0 : 2)
}

/** Whether a match inside a longer word counts: only a long name or one with its number, and not 'Kerkstraatje'. */
function standsWell(words: string, text: string, start: number, end: number, withNumber: string | null): boolean {
  const least = withNumber === null ? 9 : leastBeside(withNumber)
  const isJoined = !words.includes(' ')
  const isInsideBefore = isLetter(text[start - 1])
  const isInsideBehind = isLetter(text[end])
  if (isInsideBehind && !isInsideBefore && /^jes?(?!\p{L})/u.test(text.slice(end, end + 4))) return false
  if (isInsideBehind) return words.length >= least && isJoined
  return !isInsideBefore || (words.length >= least && (isJoined || words.length >= 16))
}

/** Nothing harmless is joined to its number: 'inbosweg4te'. */
function leastBeside(withNumber: string): number {
  if (!withNumber.includes(' ')) return withNumber.length < 7 ? 7 : 4
  return withNumber.length < 8 ? 7 : 5
}

/** Whether the words of a match are close enough; a long street, or one with its number, may span two paragraphs. */
function isCloseTogether(words: string, written: string, hasNumber: boolean): boolean {
  const gaps = words.split(' ').length - 1
  const apart = hasNumber || words.length >= 14 ? /[,;:!?]|\s\p{Pd}\s|\p{L}{4,}\p{M}*\.\s/u : /[,;:!?]|\s\p{Pd}\s|\p{L}{4,}\p{M}*\.\s|\n\s*\n/u
  return (gaps > 0 && gaps >= words.length - gaps - 2) || !apart.test(withoutCodes(written))
}

/** Whether a word for a kind of street means something else: 'het park weg van de drukte', 'grande place de parking'. */
function isPhrase(street: string, behind: string): boolean {
  return (
    (/\sweg$/.test(street) && /^ v[ao][nm] /.test(behind)) ||
    (/\splaces?$/.test(street) && /^ (?:de|pour) (?:[^ ]+ )?(?:parking|stationnement|voiture)/.test(behind))
  )
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /\p{L}/u.test(sign)
}

/** From the first letter on, the rest of a longer word included. */
function wordStart(text: string, from: number): number {
  let first = text[from] === ' ' ? from + 1 : from
  while (isLetter(text[first]) && isLetter(text[first - 1])) first -= 1
  return first
}

function wordEnd(text: string, to: number): number {
  let last = text[to - 1] === ' ' ? to - 1 : to
  while (isLetter(text[last - 1]) && isLetter(text[last])) last += 1
  return last
}

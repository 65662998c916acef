import type { Range } from '../hide-ranges.ts'
import type { Mapped } from './hide-street-fold.ts'
import { isOneSlipFrom, oneSpelling, withPairs } from './hide-street-letters.ts'
import { isCommon, type StreetName } from './hide-street-name.ts'
import { isNumberLabel } from './hide-street-stops.ts'
import { commonWords } from './hide-street-words.ts'

/** A name as texts write it, as it is and in one spelling. */
interface Target {
  readonly letters: string
  /** Whether it must stand beside the house number, as one does whose words stand in texts by themselves: 'bij het station. Straat met bomen'. */
  readonly needsNumber: boolean
}

interface SlipFinder {
  readonly isPossible: (letters: string, spelling: string) => boolean
  readonly ranges: (folded: Mapped) => readonly Range[]
}

interface Word {
  readonly text: string
  readonly spelling: string
  readonly start: number
  readonly end: number
}

const shortestBesideNumber = 8
const shortestAlone = 11
const maxWords = 8

/**
 * Finds a street written with one slip of the pen (a letter missing, too many, wrong or swapped with the next) and one that signs part: 'Zilver, meeuwstraat 27'.
 * Words that are not ours, of letters that only look alike, count as any letter. Its time grows with the words of a text times the lengths of the names.
 */
export function slipFinder(names: readonly StreetName[], houseNumber: string | null, isNumberRequired: boolean): SlipFinder {
  const targets = targetsOf(names)
  const byLength = Map.groupBy(targets, ({ letters }) => letters.length)
  const longest = Math.max(0, ...byLength.keys())
  const halves = [...new Set(targets.flatMap(({ letters }) => halvesOf(letters)))]
  // The last word may stand alone.
  const coreHalves = [...new Set(names.flatMap(({ core }) => halvesOf(core.at(-1) ?? '')))]
  const numbers = new Set(houseNumber?.match(/\d+/g) ?? [])
  const isMisspelling = (written: string, words: readonly Word[], from: number, to: number) => {
    const found = [-1, 0, 1].flatMap((more) => byLength.get(written.length + more) ?? []).filter(({ letters }) => isOneSlipFrom(letters, written))
    if (found.length === 0 || !isMostlyLatin(written)) return false
    if (numberBeside(words, from, to, numbers) !== null) return true
    return !isNumberRequired && found.some(({ needsNumber }) => !needsNumber)
  }
  return {
    isPossible: (letters, spelling) =>
      targets.length > 0 &&
      ((coreHalves.some((half) => spelling.includes(half)) && halves.some((half) => spelling.includes(half))) || /[^a-z\d]/.test(letters)),
    ranges(folded) {
      const words = wordsOf(folded.text)
      const found: Range[] = []
      for (let from = 0; from < words.length; from += 1) {
        let [text, spelling] = ['', '']
        for (let to = from; to < Math.min(words.length, from + maxWords); to += 1) {
          text += words[to]?.text ?? ''
          spelling += words[to]?.spelling ?? ''
          if (spelling.length > longest + 1) break
          if (!isMisspelling(text, words, from, to) && (text === spelling || !isMisspelling(spelling, words, from, to))) continue
          const beside = numberBeside(words, from, to, numbers)
          const [first, last] = [words[Math.min(from, beside ?? from)], words[Math.max(to, beside ?? to)]]
          if (first && last) found.push({ start: folded.start(first.start), end: folded.end(last.end - 1) })
        }
      }
      return found
    },
  }
}

/** With one slip in a name, one of its halves is still whole; the first without its last letter, which may be swapped with the first of the second. */
function halvesOf(name: string): string[] {
  const middle = name.length >> 1
  return [name.slice(0, Math.max(0, middle - 1)), name.slice(middle)].map((half) => withPairs(oneSpelling(half)))
}

function targetsOf(names: readonly StreetName[]): readonly Target[] {
  const targets = new Map<string, Target>()
  const add = (name: string, isLong: boolean) => {
    for (const letters of [name, oneSpelling(name)]) {
      const needsNumber = !isLong || letters.length < shortestAlone
      if (letters.length >= shortestBesideNumber && targets.get(letters)?.needsNumber !== false) targets.set(letters, { letters, needsNumber })
    }
  }
  for (const { all, core, kind, kindStands, articles } of names) {
    const name = core.join('')
    const isOwn = name.length >= 6 && !core.every((word) => isCommon(word) || commonWords.has(word.replace(/s?e?n?$/, '')))
    add(all.join(''), isOwn)
    if (kind === null) continue
    add(name, false)
    const kinds = kindStands === 'before' ? [...kind.words, ...kind.short] : [...kind.ends, ...kind.short.filter((short) => short.length > 1)]
    const last = core.at(-1) ?? ''
    const isLastOwn = core.length > 1 && last.length >= 7 && !isCommon(last)
    for (const word of kinds) {
      const isFull = isOwn && word.length > 3
      add(kindStands === 'before' ? word + articles.join('') + name : name + word, isFull)
      if (isLastOwn) add(kindStands === 'before' ? word + last : last + word, isFull)
    }
  }
  return [...targets.values()]
}

/** The words of a folded text; a number joined to a word stands by itself. */
function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/\d+[a-z](?![a-z])|\d+|[^ \d]+/g)].map(({ 0: found, index }) => ({
    text: found,
    spelling: oneSpelling(found),
    start: index,
    end: index + found.length,
  }))
}

/** The position of the house number beside these words, with at most two words for it between; of any number if theirs is not known. */
function numberBeside(words: readonly Word[], from: number, to: number, numbers: ReadonlySet<string>): number | null {
  for (const step of [1, -1]) {
    let at = step === 1 ? to + 1 : from - 1
    for (let labels = 0; labels < 2 && isNumberLabel(words[at]?.text ?? ''); labels += 1) at += step
    const digits = /0*(\d+)/.exec(words[at]?.text ?? '')?.[1]
    if (digits !== undefined && (numbers.has(digits) || (numbers.size === 0 && digits.length < 5))) return at
  }
  return null
}

function isMostlyLatin(word: string): boolean {
  return word.replace(/[a-z\d]+/g, '').length * 2 < word.length
}

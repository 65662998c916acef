import { fold, readable } from './hide-street-fold.ts'
import { endOf, kindNamed } from './hide-street-kind.ts'
import { stopAt } from './hide-street-stops.ts'
import { particles } from './hide-street-words.ts'

/** The words of a street's field, and where signs, numbers and other words part them. */

export interface Word {
  /** Folded. */
  readonly text: string
  /** In the field. */
  readonly start: number
  readonly end: number
  readonly isLower: boolean
  /** Whether a sign in front of it parts it from the word before. */
  readonly isParted: boolean
}

export type Words = readonly Word[]

export const months = /^(?:jan|fe[bv]|ma[ae]rt|mars|a[pv]ril|mei|mai|may|jui[nl]|jun[ie]|jul[iy]|aout|aug|sept|okt|oct|nov|de[cz])/
const maxWords = 200
const maxWordLength = 60
const parting = /[,;/|()[\]{}<>\n\r\t•·:=+&"“”„*#?!_]|\s[-–—]|[-–—]{2}/u

/** Single letters with spaces between them, which spell a name: 'K E R K S T R A A T'. More than 41 letters are not a name. */
const lettersApart = /(?<![\p{L}\d]|(?<!\p{L})\p{L}\s)\p{L}(?:\s{1,3}[\p{L}\d]){4,40}(?![\p{L}\d]|\s\p{L}(?!\p{L}))/gu

/** 's/n', 'z.n.' and 'o. Nr.' in words that no sign parts; 'R U E  H A U T E' in words without gaps. */
export function spelledOut(field: string): string {
  const joined = field.normalize('NFC').replace(lettersApart, (letters) => letters.replace(/(?<=\S)\s(?=\S)/g, ''))
  const numbered = joined.replace(/(?<=\d)\s?(?:bis|ter|quater)(?![\p{L}\d])/giu, ' ')
  return numbered.replace(/(?<![\p{L}\d])(?:[sz]\s?[./]\s?n|o\s?[./]\s?nr)\.?(?![\p{L}\d])/giu, ' zonder nummer ')
}

export function wordsIn(field: string): Words {
  const folded = fold(readable(field))
  const words: Word[] = []
  for (const { 0: found, index } of folded.text.matchAll(/[^ ]+/g)) {
    // 'Kwikstaartlaan127', 'Saint-Job219', '127Kwikstaartlaan'
    const pieces = found.match(/^\D{3,}(?=\d{1,4}\D?$)|^\d{1,4}(?=\D{4,}$)/) ? (found.match(/\d+\D?$|^\d+|\D+/g) ?? [found]) : [found]
    let at = index
    for (const piece of pieces) {
      const [start, end] = [folded.start(at), folded.end(at + piece.length - 1)]
      const gap = field.slice(words.at(-1)?.end ?? start, start)
      words.push({ text: piece.slice(0, maxWordLength), start, end, isLower: /^\p{Ll}/u.test(field.slice(start, end)), isParted: parting.test(gap) })
      at += piece.length
    }
    if (words.length >= maxWords) break
  }
  return words
}

/** Runs of words, each beginning at a word that begins one. */
export function runsOf(words: Words, begins: (word: Word) => boolean): Words[] {
  const runs: Word[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    if (run === undefined || begins(word)) runs.push([word])
    else run.push(word)
  }
  return runs
}

/** 'Rue Visé - Voie': a kind that a sign parts from its name. */
export function joinedToKinds(runs: readonly Words[]): readonly Words[] {
  const joined: Words[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    if (before && isKindAlone(run) && !before.some(isNumber)) joined[joined.length - 1] = [...before, ...run]
    else joined.push(run)
  }
  return joined
}

function isKindAlone(run: Words): boolean {
  const [first] = run
  const stop = stopIn(run, 1)
  return first !== undefined && first.text.length > 2 && kindNamed(first.text) !== null && (run.length === 1 || stop === 'number' || stop === 'end')
}

/** The words between house numbers and boxes. */
export function segmentsOf(run: Words): Words[] {
  return split(run, (index) => stopIn(run, index) === 'number').filter((words) => words.length > 0)
}

/** Splits the words at every stop of this kind; empty if there is none. */
export function partsOf(words: Words, stop: 'end' | 'link'): Words[] {
  const parts = split(words, (index) => stopIn(words, index) === stop).filter((part) => part.length > 0)
  return parts[0]?.length === words.length ? [] : parts
}

function split(words: Words, ends: (index: number) => boolean): Words[] {
  const parts: Word[][] = [[]]
  for (const [index, word] of words.entries()) {
    if (ends(index)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts
}

/** A number behind an article belongs to the name: 'Rue du 11 Novembre'. */
export function stopIn(words: Words, index: number) {
  const word = words[index]
  if (word === undefined) return null
  const [before, behind] = [words[index - 1], words[index + 1]]
  if (isNumber(word) && before !== undefined && behind !== undefined && (particles.has(before.text) || months.test(behind.text)) && !isNumber(behind))
    return null
  return stopAt(
    word.text,
    words
      .slice(index, index + 4)
      .map(({ text }) => text)
      .join(' '),
  )
}

export function isKind({ text }: Word): boolean {
  return kindNamed(text) !== null || endOf(text) !== null
}

/** A kind that stands behind a name: 'Grote Baan', 'Brugse stwg'. */
export function isKindBehind({ text }: Word): boolean {
  return kindNamed(text)?.ends.includes(text) === true || /^(?:str|stwg|stw|stnwg|ln|pln|bn)$/.test(text)
}

export function isNumber({ text }: Word): boolean {
  return /^\d+[a-z]?$/.test(text)
}

export function hasCore(words: Words): boolean {
  const core = words.filter(({ text }) => !particles.has(text) && !/^\d/.test(text))
  return core.some(({ text }) => text.length > 1 && (kindNamed(text) === null || core.length > 1)) && core.map(({ text }) => text).join('').length > 2
}

/** 'Rue des Cailles terrain' → 'Rue des Cailles'. */
export function withoutLowerTail(words: Words): Words {
  const last = words.findLastIndex((word) => !word.isLower || isKind(word))
  const named = words.slice(0, last + 1)
  return last > 0 && hasCore(named) ? named : words
}

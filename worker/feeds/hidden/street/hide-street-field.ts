import { isNumberWord } from './hide-street-count.ts'
import { fold, readable } from './hide-street-fold.ts'
import { endOf, foldedWords, isTown, kindNamed } from './hide-street-kind.ts'
import { isBox, isCorner, isNumberLabel, isTitle, isUnit, isWeakLink, stopAt } from './hide-street-stops.ts'
import { attributes, commonWords, particles, saints } from './hide-street-words.ts'

/** Words of a street's field that may be its name. */
export interface StreetGroup {
  readonly words: readonly string[]
  /** As it stands in the field. */
  readonly written: string
  /** Whether it is perhaps only the beginning of the name: 'Rue Albert' of 'Rue Albert Dewinter'. */
  readonly isPart: boolean
}

interface Word {
  /** Folded. */
  readonly text: string
  /** In the field. */
  readonly start: number
  readonly end: number
  readonly isLower: boolean
  /** Whether a sign in front of it parts it from the word before. */
  readonly isParted: boolean
}

type Words = readonly Word[]

const months = /^(?:jan|fe[bv]|ma[ae]rt|mars|a[pv]ril|mei|mai|may|jui[nl]|jun[ie]|jul[iy]|aout|aug|sept|okt|oct|nov|de[cz])/
const maxLength = 2_000
const maxWords = 200
const maxWordLength = 60
const maxGroups = 60
const parting = /[,;/|()[\]{}<>\n\r\t•·:=+&"“”„*#?!_]|\s[-–—]|[-–—]{2}/u

/** All word groups of a street's field that may be the name of its street, the likeliest first, and the house numbers. */
export function readStreetField(
  written: string,
  towns: readonly string[],
): { readonly groups: readonly StreetGroup[]; readonly houseNumbers: readonly string[] } {
  const field = spelledOut(readable(written.slice(0, maxLength)).text)
  const words = wordsIn(field)
  const runs = joinedToKinds(runsOf(words, (word) => word.isParted))
  const own = towns.map((town) => foldedWords(town).join(' '))
  const byWritten = new Map<string, StreetGroup>()
  const add = (group: StreetGroup) => {
    if (byWritten.size < maxGroups && !byWritten.has(group.written)) byWritten.set(group.written, group)
  }
  const addWords = (found: Words, isPart = false) => {
    const [first] = found
    const last = found.at(-1)
    if (first && last) add({ words: found.map(({ text }) => text), written: field.slice(first.start, last.end), isPart })
  }
  let hasName = false
  for (const run of runs) {
    for (const segment of segmentsOf(run)) {
      const isFirst = !hasName
      if (hasCore(segment) && (isFirst || segment.some(isKind))) addWords(segment)
      for (const named of withItsNumber(run, segment)) addWords(named)
      hasName ||= hasCore(segment)
      const ends = partsOf(segment, 'end')
      const links = (ends.length === 0 ? [segment] : ends).flatMap((part) => partsOf(part, 'link'))
      const firsts = [ends.find(hasCore), links.find(hasCore)]
      for (const piece of [segment, ...ends, ...links]) {
        for (const { words: name, isPart } of namesIn(piece, own, isFirst && (piece === segment || firsts.includes(piece)))) addWords(name, isPart)
      }
      for (const shared of sharedKinds(links)) add(shared)
    }
    const named = run === runs[0] ? null : withoutKind(run)
    if (named !== null) addWords(named)
    addWords(namedLikeLabel(run))
  }
  for (const name of joinedByDash(runs, field)) addWords(name)
  const [only = []] = segmentsOf(runs[0] ?? [])
  // 'Lo', 'An der Gaass'
  if (byWritten.size === 0 && (only.length === 1 ? /^\D{2}$/.test(only[0]?.text ?? '') : only.some(isKind))) addWords(only)
  return { groups: [...byWritten.values()], houseNumbers: numbersIn(runs) }
}

/** The street's own words, for a page that must not show the number; null if they cannot be told from it. */
export function streetAlone(written: string): string | null {
  const field = spelledOut(written)
  for (const run of runsOf(wordsIn(field), (word) => word.isParted)) {
    for (const segment of segmentsOf(run)) {
      const part = partsOf(segment, 'end').find(hasCore) ?? segment
      const name = withoutNumberWords(withoutLowerTail(endingInKind(firstLinked(part))))
      const [first] = name
      const last = name.at(-1)
      if (first && last && hasCore(name)) return field.slice(/['’]/.test(field[first.start - 1] ?? '') ? first.start - 1 : first.start, last.end)
    }
  }
  return null
}

/** The first street of 'hoek Kerkstraat en Molenstraat'; all of 'Chemin de la Croix à la Main'. */
function firstLinked(part: Words): Words {
  const links = partsOf(part, 'link').filter(hasCore)
  const isOneName =
    part.every((word, index) => stopIn(part, index) !== 'link' || isWeakLink(word.text)) &&
    !links.slice(1).some((each) => each.some(isKind) || isTown(each.map(({ text }) => text)))
  return isOneName ? part : (links.find((each) => each.some(isKind)) ?? links[0] ?? part)
}

function withoutNumberWords(words: Words): Words {
  return words.slice(0, words.findLastIndex(({ text }) => !isNumberWord(text)) + 1)
}

/** Single letters with spaces between them, which spell a name: 'K E R K S T R A A T'. More than 41 letters are not a name. */
const lettersApart = /(?<![\p{L}\d]|(?<!\p{L})\p{L}\s)\p{L}(?:\s{1,3}[\p{L}\d]){4,40}(?![\p{L}\d]|\s\p{L}(?!\p{L}))/gu

/** 's/n', 'z.n.' and 'o. Nr.' in words that no sign parts; 'R U E  H A U T E' in words without gaps. */
function spelledOut(field: string): string {
  const joined = field.normalize('NFC').replace(lettersApart, (letters) => letters.replace(/(?<=\S)\s(?=\S)/g, ''))
  const numbered = joined.replace(/(?<=\d)\s?(?:bis|ter|quater)(?![\p{L}\d])/giu, ' ')
  return numbered.replace(/(?<![\p{L}\d])(?:[sz]\s?[./]\s?n|o\s?[./]\s?nr)\.?(?![\p{L}\d])/giu, ' zonder nummer ')
}

function wordsIn(field: string): Words {
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
function runsOf(words: Words, begins: (word: Word) => boolean): Words[] {
  const runs: Word[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    if (run === undefined || begins(word)) runs.push([word])
    else run.push(word)
  }
  return runs
}

/** 'Rue Visé - Voie': a kind that a sign parts from its name. */
function joinedToKinds(runs: readonly Words[]): readonly Words[] {
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

/** The name in 'Brugge, Dutskouter' and 'Parelmoerdreef - hoek Laarsveld': a street without a kind behind a sign, unless its words are everyday ones. */
function withoutKind(run: Words): Words | null {
  const from = run.findIndex(({ text }) => !isCorner(text))
  const [segment = []] = segmentsOf(run.slice(Math.max(0, from)))
  const name = partsOf(segment, 'link')[0] ?? segment
  const [first] = name
  const own = name.filter(({ text }) => !particles.has(text))
  const isPlain = own.some(isKind) || own.every(({ text }) => commonWords.has(text)) || isTown(name.map(({ text }) => text))
  const isStopped = first === undefined || first.isLower || stopIn(run, run.indexOf(first)) !== null
  return isPlain || isStopped || own.map(({ text }) => text).join('').length < 5 ? null : name
}

/** 'Rue la Nô', 'Op den Numero': nothing else is left for a name than a word that is read as 'number' or 'box'. */
function namedLikeLabel(run: Words): Words {
  const from = run.findIndex((word) => !isNumber(word))
  const at = run.findIndex((word, index) => index >= from && !particles.has(word.text) && !isKind(word))
  const [word, before, behind] = [run[at], run[at - 1], run[at + 1]]
  if (!word || !before || at === from || !(isNumberLabel(word.text) || isBox(word.text))) return []
  // 'Laan bus 3' has no other name than 'Laan'.
  return particles.has(before.text) || behind === undefined || !isNumber(behind) ? run.slice(from, at + 1) : []
}

/** 'Rue Mont - Hérie': a name that a dash with spaces around it parts, or two. */
function joinedByDash(runs: readonly Words[], field: string): Words[] {
  return runs.flatMap((run, index) => {
    const [first, next] = [run[0], runs[index + 1]]
    const [last, other] = [run.at(-1), next?.[0]]
    if (!first || !last || !next || !other || !/^\s*\p{Pd}\s*$/u.test(field.slice(last.end, other.start))) return []
    const name = [...run, ...next]
    return isKind(first) && !name.slice(1).some((word) => isNumber(word) || isKind(word) || isCorner(word.text)) ? [name] : []
  })
}

/** The words between house numbers and boxes. */
function segmentsOf(run: Words): Words[] {
  return split(run, (index) => stopIn(run, index) === 'number').filter((words) => words.length > 0)
}

/** The words between such words; none if there are no such words. */
function partsOf(words: Words, stop: 'end' | 'link'): Words[] {
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
function stopIn(words: Words, index: number) {
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

/** '8 Meiplein', '3 Koningenstraat', 'Laan 1940': the number is perhaps part of the name. A kind alone, 'Laan', is a name too. */
function withItsNumber(run: Words, segment: Words): Words[] {
  const [first] = segment
  if (first === undefined) return []
  const at = run.indexOf(first)
  const [before, behind] = [run[at - 1], run[at + 1]]
  if (before && Number(before.text) <= 31 && endOf(first.text)) return [[before, ...segment]]
  if (segment.length > 1 || kindNamed(first.text) === null) return []
  return behind && isNumber(behind) ? [[first, behind]] : [segment]
}

function isKind({ text }: Word): boolean {
  return kindNamed(text) !== null || endOf(text) !== null
}

/** A kind that stands behind a name: 'Grote Baan', 'Brugse stwg'. */
function isKindBehind({ text }: Word): boolean {
  return kindNamed(text)?.ends.includes(text) === true || /^(?:str|stwg|stw|stnwg|ln|pln|bn)$/.test(text)
}

function isNumber({ text }: Word): boolean {
  return /^\d+[a-z]?$/.test(text)
}

interface Found {
  readonly words: Words
  readonly isPart: boolean
}

/** The groups of a piece of a field that begin or end with a kind of street; of the field's first piece, also all of it. */
function namesIn(piece: Words, towns: readonly string[], isFirst: boolean): Found[] {
  const whole = (words: Words): Found[] => [words, withoutLowerTail(words), ...withoutTowns(words, towns)].map((each) => ({ words: each, isPart: false }))
  const anchored = piece.flatMap((word, index): Found[] => {
    if (kindNamed(word.text)) {
      const next = piece.findIndex((other, at) => at > index && !other.isLower && kindNamed(other.text) !== null && !isKindBehind(other))
      const name = piece.slice(index)
      return [...whole(name), ...(next > 0 ? whole(piece.slice(index, next)) : []), ...beginnings(name), ...(isKindBehind(word) ? endings(piece, index) : [])]
    }
    return endOf(word.text) || isKindBehind(word) ? endings(piece, index) : []
  })
  const all = isFirst ? [...whole(piece), ...anchored] : anchored
  return all.filter(({ words }) => hasCore(words))
}

/** 'Oude Kerkstraat', 'Kerkstraat': the word that is or ends in a kind, with up to four words before it. */
function endings(piece: Words, index: number): Found[] {
  const last = piece.slice(0, index).findLastIndex(isKind)
  const starts = [4, 3, 2, 1, 0].map((back) => index - back).filter((start) => start > last && !particles.has(piece[start]?.text ?? ''))
  return starts.map((start) => ({ words: piece.slice(start, index + 1), isPart: false }))
}

/** Where anything may follow the name of a street that begins with its kind: each beginning with one more word. */
function beginnings(name: Words): Found[] {
  return name.flatMap(({ text, isLower }, index) => {
    const isEnd = index < 5 && text.length > 3 && !isLower
    return isEnd && !particles.has(text) && !saints.has(text) && !attributes.has(text) && !isTitle(text)
      ? [{ words: name.slice(0, index + 1), isPart: true }]
      : []
  })
}

/** 'Rue des Cailles terrain' → 'Rue des Cailles'. */
function withoutLowerTail(words: Words): Words {
  const last = words.findLastIndex((word) => !word.isLower || isKind(word))
  const named = words.slice(0, last + 1)
  return last > 0 && hasCore(named) ? named : words
}

/** Without the name of a town in front or behind, or of two: 'Dutskouter Geraardsbergen Moerbeke'. */
function withoutTowns(words: Words, own: readonly string[]): Words[] {
  const left = withoutTown(words, own)
  return [...left, ...left.flatMap((each) => withoutTown(each, own))]
}

function withoutTown(words: Words, own: readonly string[]): Words[] {
  const isName = (some: Words) => {
    const texts = some.map(({ text }) => text)
    return own.includes(texts.join(' ')) || isTown(texts)
  }
  return [4, 3, 2, 1].flatMap((count) => [
    ...(isName(words.slice(-count)) ? [withoutLinkBehind(words.slice(0, -count))] : []),
    ...(isName(words.slice(0, count)) ? [words.slice(count)] : []),
  ])
}

function withoutLinkBehind(words: Words): Words {
  return words.slice(0, words.findLastIndex(({ text }) => !particles.has(text) && stopAt(text, text) !== 'link') + 1)
}

/** Up to the last word that is or ends in a kind, if one does. */
function endingInKind(words: Words): Words {
  const [first] = words
  if (first && kindNamed(first.text)) return words
  const last = words.findLastIndex(isKind)
  return last < 0 ? words : words.slice(0, last + 1)
}

function hasCore(words: Words): boolean {
  const core = words.filter(({ text }) => !particles.has(text) && !/^\d/.test(text))
  return core.some(({ text }) => text.length > 1 && (kindNamed(text) === null || core.length > 1)) && core.map(({ text }) => text).join('').length > 2
}

/** 'Kerk- en Molenstraat' → 'Kerkstraat'; 'Rue de la Gare et du Moulin' → 'Rue du Moulin'. */
function sharedKinds(pieces: readonly Words[]): StreetGroup[] {
  return pieces.flatMap((piece, index) => {
    const texts = piece.map(({ text }) => text)
    const shared = pieces[index + 1]?.at(-1)?.text ?? ''
    const end = endOf(shared)
    const first = pieces[0]?.[0]?.text ?? ''
    const name =
      end && piece.length === 1 && !endOf(texts[0] ?? '')
        ? [(texts[0] ?? '') + (kindNamed(shared) ? shared : shared.slice(-end.length))]
        : kindNamed(first) && piece.length > 1 && particles.has(texts[0] ?? '')
          ? [first, ...texts]
          : []
    return name.length === 0 ? [] : [{ words: name, written: name.join(' '), isPart: false }]
  })
}

/** The house numbers: not those of a box, a floor or a lot, nor a postcode. */
function numbersIn(runs: readonly Words[]): readonly string[] {
  return runs.flatMap((run) =>
    run.flatMap((word, index) => {
      const [before, behind] = [run[index - 1], run[index + 1]]
      if (!/^\d{1,4}[a-z]?$/.test(word.text) || /^0+$/.test(word.text)) return []
      if (stopIn(run, index) !== 'number') return []
      const follows = before !== undefined && !isUnit(before.text)
      const leads =
        before === undefined && behind !== undefined && !months.test(behind.text) && (kindNamed(behind.text) !== null || endOf(behind.text) !== null)
      const isAlone = runs.length > 1 && run.every((each) => isNumber(each) || isNumberLabel(each.text))
      return follows || leads || isAlone ? [word.text] : []
    }),
  )
}

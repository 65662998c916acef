import {
  hasCore,
  isKind,
  isKindBehind,
  isNumber,
  joinedToKinds,
  months,
  partsOf,
  runsOf,
  segmentsOf,
  spelledOut,
  stopIn,
  type Words,
  withoutLowerTail,
  wordsIn,
} from './hide-street-field-words.ts'
import { readable } from './hide-street-fold.ts'
import { endOf, foldedWords, isTown, kindNamed } from './hide-street-kind.ts'
import { isBox, isCorner, isNumberLabel, isTitle, isUnit, stopAt } from './hide-street-stops.ts'
import { attributes, commonWords, particles, saints } from './hide-street-words.ts'

/** Words of a street's field that may be its name. */
export interface StreetGroup {
  readonly words: readonly string[]
  /** As it stands in the field. */
  readonly written: string
  /** Whether it is perhaps only the beginning of the name: 'Rue Albert' of 'Rue Albert Dewinter'. */
  readonly isPart: boolean
}

const maxLength = 2_000
const maxGroups = 60

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

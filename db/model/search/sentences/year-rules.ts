import { type Draft, fillerAt, isSign, lengthOf, phraseAt, setFilter, skipFiller } from './draft.ts'
import { amountAt } from './numbers.ts'
import { limitAfter } from './quantities.ts'

/** 'bouwjaar vanaf 1980', 'na 2000', 'from the thirties', 'années 30'. */
export function readYear(draft: Draft, at: number): number {
  const built = lengthOf(draft, at, 'built')
  let next = at + built
  let limit: 'after' | 'before' | null = null
  let no = false
  for (let step = 0; step < 4; step++) {
    const after = lengthOf(draft, next, 'after')
    const before = lengthOf(draft, next, 'before')
    const refused = lengthOf(draft, next, 'no')
    const min = built > 0 ? lengthOf(draft, next, 'min') : 0
    const max = built > 0 ? lengthOf(draft, next, 'max') : 0
    const length = Math.max(after, before, min, max)
    if (refused > length) {
      no = true
      next += refused
    } else if (length > 0) {
      const isAfter = length === after || length === min
      limit = isAfter !== no ? 'after' : 'before'
      next += length
    } else {
      const decade = decadeAt(draft, next)
      if (decade !== null && (built > 0 || limit !== null || decade.isSure)) return setDecade(draft, at, decade, limit)
      const filler = isSign(draft, next, ':') ? 1 : Math.max(lengthOf(draft, next, 'between', 'about'), fillerAt(draft, next))
      if (filler === 0) break
      next += filler
    }
  }
  if (built === 0 && limit === null) return 0
  return setYear(draft, at, next, limit, built > 0)
}

function setYear(draft: Draft, from: number, at: number, limit: 'after' | 'before' | null, isBuilt: boolean): number {
  const year = yearAt(draft, at)
  if (year === null) return 0
  const to = lengthOf(draft, at + 1, 'to', 'and') || (isSign(draft, at + 1, '-–') ? 1 : 0)
  const second = to > 0 ? yearAt(draft, at + 1 + to) : null
  const end = second === null ? at + 1 : at + 2 + to
  if (lengthOf(draft, end, 'euro', 'month', 'thousand', 'million', 'squareMetres') > 0) return 0
  if (second !== null && !isBuilt) return 0
  const span = { from, to: end }
  if (second !== null) {
    setFilter(draft, span, 'builtMin', Math.min(year, second))
    setFilter(draft, span, 'builtMax', Math.max(year, second))
  } else if (limit === 'after') setFilter(draft, span, 'builtMin', year)
  else if (limit === 'before') setFilter(draft, span, 'builtMax', year)
  else {
    const after = limitAfter(draft, end)
    if (after?.limit !== 'max') setFilter(draft, span, 'builtMin', year)
    if (after?.limit !== 'min') setFilter(draft, span, 'builtMax', year)
    return after?.next ?? end
  }
  return end
}

function yearAt({ tokens }: Draft, at: number): number | null {
  const text = tokens[at]?.text ?? ''
  return /^(?:1[5-9]|20)\d{2}$/.test(text) ? Number(text) : null
}

interface Decade {
  readonly year: number
  readonly to: number
  /** Whether it can mean nothing else. */
  readonly isSure: boolean
}

/** 'jaren 30', 'années septante', 'the thirties', '1930s', 'dreißiger Jahre'. */
function decadeAt(draft: Draft, at: number): Decade | null {
  const start = skipFiller(draft, at)
  const word = lengthOf(draft, start, 'decade')
  const named = (from: number) => {
    const meaning = phraseAt(draft, from)?.meanings.find((each) => each.concept === 'decadeName')
    const figures = amountAt(draft, from)
    if (meaning?.concept === 'decadeName') return { year: meaning.year, length: lengthOf(draft, from, 'decadeName'), isWord: true }
    if (figures === null || figures.length > 3 || figures.value % 10 !== 0) return null
    if (figures.value >= 1800 && figures.value < 2040) return { year: figures.value, length: figures.length, isWord: false }
    return figures.value >= 20 && figures.value <= 90 ? { year: 1900 + figures.value, length: figures.length, isWord: false } : null
  }
  if (word > 0) {
    const found = named(start + word)
    if (found !== null) return { year: found.year, to: start + word + found.length, isSure: true }
  }
  const found = named(start)
  if (found === null) return null
  const end = start + found.length
  const suffix = draft.tokens[end]
  const isSuffix = suffix?.isJoined === true && /^(?:s|er)$/.test(suffix.word)
  const years = lengthOf(draft, isSuffix ? end + 1 : end, 'decade')
  if (isSuffix || (found.isWord && (draft.locale === 'en' || years > 0))) return { year: found.year, to: (isSuffix ? end + 1 : end) + years, isSure: true }
  return null
}

function setDecade(draft: Draft, from: number, { year, to }: Decade, limit: 'after' | 'before' | null): number {
  const span = { from, to }
  if (limit !== 'before') setFilter(draft, span, 'builtMin', year)
  if (limit !== 'after') setFilter(draft, span, 'builtMax', limit === 'before' ? year : year + 9)
  return to
}

import { readLabelCode } from '../../listings/label-code.ts'
import { type Draft, isSign, lengthOf, setFilter, skipFiller } from './draft.ts'

const letters = 'abcdefg'

/** 'EPC B', 'label A tot C', 'minstens C', 'B of beter'. @source sentences, table ("label B") */
export function readEnergyLabel(draft: Draft, at: number): number {
  let next = at
  let isNamed = false
  let isAtLeast = false
  for (let step = 0; step < 6; step++) {
    const energy = lengthOf(draft, next, 'energy')
    const limit = lengthOf(draft, next, 'min', 'max')
    if (letterAt(draft, next) !== null && (isNamed || isAtLeast || energy === 0)) break
    if (energy > 0) isNamed = true
    else if (limit > 0) isAtLeast = true
    const length = energy || limit || (isSign(draft, next, ':=') ? 1 : skipOne(draft, next))
    if (length === 0) return 0
    next += length
  }
  const first = letterAt(draft, next)
  if (first === null) return 0
  const end = next + first.length
  const to = lengthOf(draft, end, 'to') || (isSign(draft, end, '-–/') ? 1 : 0)
  const or = lengthOf(draft, end, 'or')
  const second = letterAt(draft, end + Math.max(to, or))
  const isSure = isNamed || isCapital(draft, next)
  if (
    (to > 0 || or > 0) &&
    second !== null &&
    isSure &&
    end + Math.max(to, or) < draft.tokens.length &&
    (isNamed || isCapital(draft, end + Math.max(to, or)))
  ) {
    const last = end + Math.max(to, or) + second.length
    const listed = or >= to && or > 0 ? [first.code, second.code] : between(first.code, second.code)
    return setLabels(draft, at, last, listed)
  }
  const better = lengthOf(draft, end, 'orBetter')
  if (better > 0) return isSure ? setLabels(draft, at, end + better, between('a', first.code)) : 0
  if (isAtLeast) return isSure ? setLabels(draft, at, end, between('a', first.code)) : 0
  return isNamed ? setLabels(draft, at, end, [first.code]) : 0
}

function setLabels(draft: Draft, from: number, to: number, labels: readonly string[]): number {
  for (const label of labels) setFilter(draft, { from, to }, 'epc', label)
  return to
}

/** A filler word between 'label' and its letter, never the letter. */
function skipOne(draft: Draft, at: number): number {
  return letterAt(draft, at) === null ? Math.min(1, skipFiller(draft, at) - at) : 0
}

function letterAt({ tokens }: Draft, at: number): { readonly code: string; readonly length: number } | null {
  const token = tokens[at]
  if (token === undefined || !/^[a-gA-G]$/.test(token.text)) return null
  let length = 1
  let text = token.text
  while (tokens[at + length]?.word === '+' && tokens[at + length]?.isJoined === true && length < 3) {
    text += '+'
    length++
  }
  const code = readLabelCode(text)
  return code === null ? null : { code, length }
}

function isCapital({ tokens }: Draft, at: number): boolean {
  return /^[A-G]$/.test(tokens[at]?.text ?? '')
}

function between(one: string, other: string): string[] {
  const [from, to] = [letters.indexOf(one[0] ?? ''), letters.indexOf(other[0] ?? '')]
  return [...letters.slice(Math.min(from, to), Math.max(from, to) + 1)]
}

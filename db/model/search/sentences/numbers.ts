import { type Meaning, phrasesAt, type Sentence } from './lexicon.ts'
import { numberWords } from './number-words.ts'
import type { Token } from './tokens.ts'

/** A number in figures or words, with 'k' or 'million' after it. */
export interface Amount {
  readonly value: number
  /** Tokens. */
  readonly length: number
  /** 'k' is 1000; 1 without. */
  readonly multiplier: number
  /** Four figures and nothing else, as a postcode is written. */
  readonly figures: string | null
  /** Whether it is an article as well as a number: 'een', 'une'. */
  readonly isArticle: boolean
  /** One word: 'neuf' is nine and new. */
  readonly isWord: boolean
}

/** The number that begins at a token; null if there is none. */
export function amountAt(sentence: Sentence, at: number): Amount | null {
  const { tokens } = sentence
  const known = found.get(tokens) ?? []
  found.set(tokens, known)
  const amount = known[at]
  if (amount !== undefined) return amount
  known[at] = fraction(sentence, at) ?? plainAmount(sentence, at)
  return known[at]
}

/** The rules look at each token many times. */
const found = new WeakMap<readonly Token[], (Amount | null)[]>()

/** 'half a million', 'anderhalf miljoen', 'quarter of a million'. */
function fraction(sentence: Sentence, at: number): Amount | null {
  for (const { length, meanings } of phrasesAt(sentence, at)) {
    const part = meanings.map(({ concept }) => shareOf(concept)).find((share) => share !== null)
    if (part === undefined) continue
    const scaleAt = at + length + articles(sentence, at + length)
    const next = multiplierAt(sentence, scaleAt)
    if (next !== null)
      return { value: part * next.value, length: scaleAt - at + next.length, multiplier: next.value, figures: null, isArticle: false, isWord: false }
  }
  return null
}

/** 'quarter of a million'. */
function articles(sentence: Sentence, at: number): number {
  let length = 0
  while (length < 2 && phrasesAt(sentence, at + length).some(({ length: one, meanings }) => one === 1 && meanings.some(({ concept }) => concept === 'filler')))
    length++
  return length
}

function shareOf(concept: Meaning['concept']): number | null {
  return concept === 'half' ? 0.5 : concept === 'quarter' ? 0.25 : concept === 'oneAndHalf' ? 1.5 : null
}

function multiplierAt(sentence: Sentence, at: number): { readonly value: number; readonly length: number } | null {
  const { tokens } = sentence
  const token = tokens[at]
  if (token === undefined) return null
  // 'm' and 't' are metres and words unless they follow a number at once.
  if ((token.word === 'm' || token.word === 't') && !token.isJoined) return null
  for (const { length, meanings } of phrasesAt(sentence, at)) {
    if (meanings.some(({ concept }) => concept === 'thousand')) return { value: 1000, length }
    if (meanings.some(({ concept }) => concept === 'million')) return { value: 1_000_000, length }
    const word = meanings.find((meaning) => meaning.concept === 'number' && meaning.value >= 1000)
    if (word?.concept === 'number') return { value: word.value, length }
  }
  return null
}

function plainAmount(sentence: Sentence, at: number): Amount | null {
  const { tokens } = sentence
  let total = 0
  let current: number | null = null
  let multiplier = 1
  let end = at
  let isWritten = false
  while (end < tokens.length) {
    const token = tokens[end]
    if (token === undefined) break
    const scale = current === null ? null : multiplierAt(sentence, end)
    if (scale !== null && current !== null) {
      total += current * scale.value
      current = null
      multiplier = scale.value
      end += scale.length
      continue
    }
    if (token.kind === 'number') {
      if (isCode(tokens, end)) break
      if (current !== null || (total > 0 && token.value >= multiplier)) break
      current = token.value
      end++
      if (!isNumberWord(sentence, end)) {
        const next = multiplierAt(sentence, end)
        if (next === null) break
      }
      continue
    }
    const values = numberWords(token.word, sentence)
    if (values === null) {
      if (!isJoiner(sentence, end) || (current === null && total === 0) || !isWritten) break
      end++
      continue
    }
    const sum = values.reduce<{ total: number; current: number | null } | null>((sums, value) => (sums === null ? null : added(sums, value)), {
      total,
      current,
    })
    if (sum === null) break
    if (values.some((value) => value >= 1000)) multiplier = Math.max(...values)
    ;({ total, current } = sum)
    isWritten = true
    end++
  }
  if (end === at) return null
  const half = current === null && multiplier >= 1000 ? halfAfter(sentence, end) : 0
  if (half > 0) total += multiplier / 2
  end += half
  const first = tokens[at]
  const isAlone = end === at + 1
  return {
    value: Math.round((total + (current ?? 0)) * 100) / 100,
    length: end - at,
    multiplier,
    figures: isAlone && first !== undefined && /^\d{4}$/.test(first.text) ? first.text : null,
    isArticle: isAlone && isWritten && current === 1,
    isWord: isAlone && isWritten,
  }
}

/** 'be-11002', 'priceMax=1': no amount. */
function isCode(tokens: readonly Token[], at: number): boolean {
  const [token, sign, word] = [tokens[at], tokens[at - 1], tokens[at - 2]]
  if (token?.isJoined !== true || sign?.kind !== 'sign') return false
  const isPostcode = /^(?:be|lu)$/.test(word?.word ?? '') && token.text.length === 4
  return sign.word === '=' || (sign.word === '-' && sign.isJoined && word?.kind === 'word' && word.word.length > 1 && !isPostcode)
}

/** 'et demi', 'and a half' after a million. */
function halfAfter(sentence: Sentence, at: number): number {
  if (!isAnd(sentence, at)) return 0
  const start = at + 1 + articles(sentence, at + 1)
  const half = phrasesAt(sentence, start).find(({ meanings }) => meanings.some(({ concept }) => concept === 'half'))
  return half === undefined ? 0 : start + half.length - at
}

function isAnd({ tokens, lexicon }: Sentence, at: number): boolean {
  return lexicon.joiners.has(tokens[at]?.word ?? '')
}

/** Adds a number word: 'deux' 'cent' 'mille' is 2, 200, 200000. Null where it begins another number. */
function added({ total, current }: { total: number; current: number | null }, value: number): { total: number; current: number | null } | null {
  if (value >= 1000) return { total: total + (current ?? 1) * value, current: null }
  if (value === 100) return current !== null && current >= 100 ? null : { total, current: (current ?? 1) * 100 }
  if (current === null) return { total, current: value }
  if (value === 20 && current % 100 === 4) return { total, current: current - 4 + 80 }
  const rest = current % 100
  const fits = rest === 0 ? current >= 100 : value < 10 ? rest >= 20 && rest % 10 === 0 : value < 20 && (rest === 60 || rest === 80)
  return fits ? { total, current: current + value } : null
}

function isNumberWord(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at]
  const values = token === undefined ? null : numberWords(token.word, sentence)
  return values?.[0] !== undefined && values[0] >= 100
}

/** 'vingt et un', 'one hundred and twenty': between two number words. */
function isJoiner(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  const next = tokens[at + 1]
  const before = tokens[at - 1]
  if (next === undefined || before === undefined) return false
  const value = numberWords(next.word, sentence)?.[0]
  const last = numberWords(before.word, sentence)?.at(-1)
  if (value === undefined || last === undefined) return false
  return isAnd(sentence, at) && (last >= 100 || (last >= 20 && value < 12)) && value < 100
}

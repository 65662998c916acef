import { type Draft, fillerAt, isSign, lengthOf, mark, type Span, setFilter, skipFiller } from './draft.ts'
import { type Amount, amountAt } from './numbers.ts'

/** How a number limits: 'max 3', 'from 3'. */
type Limit = 'max' | 'min' | 'about' | 'exact' | 'between'

/** A number or a range with the words before it. */
export interface Quantity extends Span {
  readonly limit: Limit | null
  readonly low: number
  /** Of a range. */
  readonly high: number | null
  readonly amount: Amount
  readonly isBudget: boolean
  readonly hasEuro: boolean
  readonly isMonthly: boolean
}

const limits: readonly Limit[] = ['max', 'min', 'about', 'exact', 'between']

/** A quantity that begins at a token, before its unit; null if there is none. */
export function quantityAt(draft: Draft, at: number): Quantity | null {
  const before = limitsAt(draft, at)
  const amount = amountAt(draft, before.next)
  if (amount === null) return null
  const first = moneyAfter(draft, before.next + amount.length)
  const range = rangeAfter(draft, first.next, amount, before.limit)
  const money = range === null ? first : moneyAfter(draft, range.to)
  const [low, high] = range === null ? [amount.value, null] : inOrder(scaled(amount, range.amount), range.amount.value)
  return {
    from: at,
    to: money.next,
    limit: before.limit === 'between' && range === null ? null : before.limit,
    low,
    high,
    amount,
    isBudget: before.isBudget,
    hasEuro: before.hasEuro || first.hasEuro || money.hasEuro,
    isMonthly: before.isMonthly || first.isMonthly || money.isMonthly,
  }
}

/** 'niet meer dan', 'nothing above', 'pas moins de': a comparison turned round. */
function turned(limit: Limit): Limit {
  return limit === 'min' ? 'max' : limit === 'max' ? 'min' : limit
}

function limitsAt(
  draft: Draft,
  at: number,
): { readonly next: number; readonly limit: Limit | null; readonly isBudget: boolean; readonly hasEuro: boolean; readonly isMonthly: boolean } {
  let next = at
  let limit: Limit | null = null
  let isBudget = false
  let hasEuro = false
  let isMonthly = false
  let isTurned = false
  for (let step = 0; step < 6; step++) {
    if (amountAt(draft, next) !== null && lengthOf(draft, next, ...limits) === 0) break
    const no = lengthOf(draft, next, 'no')
    const length = lengthOf(draft, next, ...limits)
    if (no > 0 && no >= length) {
      isTurned = true
      next += no
      continue
    }
    if (length > 0) {
      const found = limits.find((each) => lengthOf(draft, next, each) === length) ?? null
      limit = strongest(limit, found === null ? null : isTurned ? turned(found) : found)
      next += length
      continue
    }
    const budget = lengthOf(draft, next, 'budget')
    const euro = lengthOf(draft, next, 'euro')
    isBudget ||= budget > 0
    hasEuro ||= euro > 0
    const month = lengthOf(draft, next, 'month')
    isMonthly ||= month > 0
    const filler = isSign(draft, next, ':=(') ? 1 : Math.max(budget, euro, month) || skipFiller(draft, next) - next
    if (filler === 0) break
    next += filler
  }
  return { next, limit, isBudget, hasEuro, isMonthly }
}

/** 'max ongeveer 300k' is a maximum. */
function strongest(before: Limit | null, found: Limit | null): Limit | null {
  if (before === null || before === 'between' || before === 'about') return found ?? before
  return before
}

/** Euro and month behind an amount, in any order. */
function moneyAfter(draft: Draft, at: number): { readonly next: number; readonly hasEuro: boolean; readonly isMonthly: boolean } {
  let next = at
  let hasEuro = false
  let isMonthly = false
  for (;;) {
    const month = lengthOf(draft, next, 'month')
    const euro = lengthOf(draft, next, 'euro')
    const length = Math.max(month, euro)
    if (length === 0) {
      const filler = fillerAt(draft, next)
      if (filler > 0 && lengthOf(draft, next + filler, 'month') > 0) {
        next += filler
        continue
      }
      const slash = isSign(draft, next, '/') ? lengthOf(draft, next + 1, 'month') : 0
      if (slash === 0) return { next, hasEuro, isMonthly }
      isMonthly = true
      next += slash + 1
      continue
    }
    isMonthly ||= month === length
    hasEuro ||= euro === length
    next += length
  }
}

function rangeAfter(draft: Draft, at: number, first: Amount, limit: Limit | null): { readonly to: number; readonly amount: Amount } | null {
  if (limit === 'max' || limit === 'about' || limit === 'exact') return null
  const isDash = isSign(draft, at, '-–—')
  const to = lengthOf(draft, at, 'to')
  const and = lengthOf(draft, at, 'and')
  const or = lengthOf(draft, at, 'or')
  const length = isDash ? 1 : to > 0 && (and === 0 || limit === 'between') ? to : or > 0 && first.value < 100 ? or : 0
  if (length === 0) return null
  let next = at + length
  next += lengthOf(draft, next, 'euro')
  const amount = amountAt(draft, next)
  if (amount === null || amount.isArticle) return null
  // 'à 1000 Bruxelles' after a price is a place.
  if (amount.figures !== null && first.value >= 10_000) return null
  return { to: next + amount.length, amount }
}

/** '250-300k', 'tussen 250 en 300.000'. */
function scaled(first: Amount, second: Amount): number {
  if (first.multiplier > 1 || first.value >= 1000) return first.value
  if (second.multiplier > 1 && first.value * second.multiplier <= second.value * 1000) return first.value * second.multiplier
  return second.value >= 10_000 ? first.value * 1000 : first.value
}

function inOrder(one: number, other: number): readonly [low: number, high: number] {
  return one <= other ? [one, other] : [other, one]
}

/** 'of meer', '+' behind a number or its unit; 'maximum' behind it. */
export function limitAfter(draft: Draft, at: number): { readonly limit: 'min' | 'max' | 'about'; readonly next: number } | null {
  if (isSign(draft, at, '+')) return { limit: 'min', next: at + 1 }
  const follows = (length: number) => length > 0 && amountAt(draft, at + length) === null
  const more = lengthOf(draft, at, 'orMore')
  if (follows(more)) return { limit: 'min', next: at + more }
  const less = lengthOf(draft, at, 'orLess')
  if (follows(less)) return { limit: 'max', next: at + less }
  return null
}

/** Sets a minimum, a maximum or both. `max` is null where the site has no such filter. */
export function setLimits(
  draft: Draft,
  span: Span,
  { limit, low, high }: Pick<Quantity, 'limit' | 'low' | 'high'>,
  min: string,
  max: string | null,
  isAbout: boolean,
): void {
  const set = (key: string | null, value: number) => (key === null ? mark(draft, span, 'unfit') : setFilter(draft, span, key, value))
  if (high !== null) {
    set(min, low)
    set(max, high)
  } else if (limit === 'max') set(max, low)
  else if (limit === 'exact') {
    set(min, low)
    if (max !== null) set(max, low)
  } else if (limit === 'about' && isAbout) {
    set(min, Math.round(low * 0.9))
    set(max, Math.round(low * 1.1))
  } else set(min, low)
}

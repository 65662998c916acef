import { isBlank } from './blank.ts'

/** A rule as an editor writes it: `field logic compareWith…`, an expression, or both. Its parts are texts, but nothing relies on it. */
export interface ConditionRule {
  readonly field?: unknown
  readonly logic?: unknown
  readonly compareWithField?: unknown
  readonly compareWithValue?: unknown
  readonly advancedCondition?: unknown
}

type Values = Readonly<Record<string, unknown>>
type Expression = (record: Values) => unknown
type Comparison = (left: unknown, right: unknown) => boolean
type Operator = (left: Expression, right: Expression) => Expression

const maxExpressionLength = 1000 // characters
const deepestNesting = 50

/**
 * Whether a rule is true of a record; with both forms given, both must be. Any error makes it false: an unknown logic, a broken
 * expression, an expression over a field the record does not have. Nothing is ever run as code.
 * @source specification, sections 3 ("Condition rule") and 5 ("Condition rules are evaluated as expressions"); decisions, "Condition rules"
 */
export function holds(rule: ConditionRule, record: Values): boolean {
  try {
    const simple = [rule.field, rule.logic, rule.compareWithField, rule.compareWithValue].every(isBlank) ? null : comparisonHolds(rule, record)
    const advanced = isBlank(rule.advancedCondition) ? null : isTrue(compile(textOf(rule.advancedCondition))(record))
    return (simple ?? true) && (advanced ?? true) && (simple ?? advanced) !== null
  } catch {
    return false
  }
}

// The simple form. A record leaves out what it does not know, so a field that is not there is empty.

function comparisonHolds(rule: ConditionRule, record: Values): boolean {
  const name = textOf(rule.field)
  const logic = textOf(rule.logic).trim().toLowerCase()
  const value = Object.hasOwn(record, name) ? record[name] : undefined
  if (logic === 'empty') return isEmpty(value)
  if (logic === 'notempty') return !isEmpty(value)
  return known(comparisons.get(logic))(value, comparedWith(rule, record, value))
}

function comparedWith(rule: ConditionRule, record: Values, value: unknown): unknown {
  if (!isBlank(rule.compareWithField)) return fieldOf(record, textOf(rule.compareWithField))
  return inKindOf(value, known(rule.compareWithValue))
}

/** Editors write every value as text; beside a number or a flag it is meant as one, for `===` too. */
function inKindOf(value: unknown, written: unknown): unknown {
  if (typeof value === 'number') return numberIn(written) ?? written
  if (typeof value === 'boolean') return flagIn(written) ?? written
  return written
}

// Comparisons.

const comparisons: ReadonlyMap<string, Comparison> = new Map([
  ...named<Comparison>(['==', '=', 'eq'], isSame),
  ...named<Comparison>(['!=', '<>', 'ne'], (left, right) => !isSame(left, right)),
  ...named<Comparison>(['==='], (left, right) => left === right),
  ...named<Comparison>(['!=='], (left, right) => left !== right),
  ...named<Comparison>(['>', 'gt'], (left, right) => order(left, right) > 0),
  ...named<Comparison>(['>=', 'gte'], (left, right) => order(left, right) >= 0),
  ...named<Comparison>(['<', 'lt'], (left, right) => order(left, right) < 0),
  ...named<Comparison>(['<=', 'lte'], (left, right) => order(left, right) <= 0),
  ...named<Comparison>(['contains'], contains),
  ...named<Comparison>(['in'], (left, right) => listOf(right).some((item) => isSame(left, item))),
])

function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left === 'boolean' || typeof right === 'boolean') return flagIn(left) !== null && flagIn(left) === flagIn(right)
  if (typeof left === 'number' || typeof right === 'number') return numberIn(left) !== null && numberIn(left) === numberIn(right)
  return (left ?? null) === null && (right ?? null) === null
}

/** Below, above or at 0 as `left` comes before, after or with `right`; NaN, of which no comparison is true, when they cannot be compared. */
function order(left: unknown, right: unknown): number {
  const [one, other] = [numberIn(left), numberIn(right)]
  if (one !== null && other !== null) return one - other
  if (typeof left !== 'string' || typeof right !== 'string') return Number.NaN
  return left < right ? -1 : left > right ? 1 : 0
}

function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(whole)) return whole.some((item) => isSame(item, part))
  return typeof whole === 'string' && !isBlank(part) && whole.includes(String(part))
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const items = textOf(value).replace(/^\s*\[|\]\s*$/g, '')
  return items.split(/[,;]/).map((item) => item.trim().replace(/^(["'])(.*)\1$/, '$2'))
}

// Expressions: || or, && and, not, comparisons, + -, * / %, ! -, brackets; each line of operators binds more tightly than the one before it.

const operators: readonly ReadonlyMap<string, Operator>[] = [
  new Map(named<Operator>(['||', 'or'], (left, right) => (record) => isTrue(left(record)) || isTrue(right(record)))),
  new Map(named<Operator>(['&&', 'and'], (left, right) => (record) => isTrue(left(record)) && isTrue(right(record)))),
  new Map([...comparisons].map(([name, compare]): [string, Operator] => [name, (left, right) => (record) => compare(left(record), right(record))])),
  new Map([calculation('+', (left, right) => left + right), calculation('-', (left, right) => left - right)]),
  new Map([calculation('*', (left, right) => left * right), calculation('/', (left, right) => left / right), calculation('%', (left, right) => left % right)]),
]
const comparing = 2
const literals: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
])

const tokenKinds = [
  /(?<number>\d+(?:\.\d+)?)/u,
  /(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/u,
  /(?<name>[\p{L}_$][\p{L}\p{N}_$]*)/u,
  /(?<sign>[!=]==?|[<>]=|<>|&&|\|\||[-+*/%()[\],<>=!])/u,
]
const token = new RegExp(`\\s*(?:${tokenKinds.map(({ source }) => source).join('|')})`, 'uy')

interface Token {
  readonly kind: 'number' | 'text' | 'word'
  readonly text: string
}

interface Cursor {
  readonly tokens: readonly Token[]
  at: number
  depth: number
}

function compile(source: string): Expression {
  if (source.length > maxExpressionLength) throw new SyntaxError('too long')
  const cursor = { tokens: tokensOf(source.trim()), at: 0, depth: 0 }
  const expression = readBinary(cursor, 0)
  if (cursor.at < cursor.tokens.length) throw new SyntaxError('something is left over')
  return expression
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < source.length; at = token.lastIndex) {
    token.lastIndex = at
    const { number, text, name, sign } = known(known(token.exec(source)).groups)
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.slice(1, -1).replace(/\\(.)/g, '$1') })
    else tokens.push({ kind: 'word', text: name ?? known(sign) })
  }
  return tokens
}

function readBinary(cursor: Cursor, level: number): Expression {
  const operatorsHere = operators[level]
  if (!operatorsHere) return readUnary(cursor)
  if (level === comparing && take(cursor, 'not')) return negated(nested(cursor, () => readBinary(cursor, level)))
  let left = readBinary(cursor, level + 1)
  for (let operator = operatorsHere.get(word(cursor)); operator; operator = level === comparing ? undefined : operatorsHere.get(word(cursor))) {
    cursor.at++
    left = operator(left, readBinary(cursor, level + 1))
  }
  return left
}

function readUnary(cursor: Cursor): Expression {
  if (take(cursor, '!')) return negated(nested(cursor, () => readUnary(cursor)))
  if (!take(cursor, '-')) return readOperand(cursor)
  const operand = nested(cursor, () => readUnary(cursor))
  return (record) => -known(numberIn(operand(record)))
}

function readOperand(cursor: Cursor): Expression {
  if (take(cursor, '(')) return closed(cursor, ')', () => readBinary(cursor, 0))
  if (take(cursor, '[')) return closed(cursor, ']', () => readList(cursor))
  const { kind, text } = known(cursor.tokens[cursor.at++])
  if (kind === 'text') return () => text
  if (kind === 'number') return () => Number(text)
  const name = text.toLowerCase()
  if (literals.has(name)) return () => literals.get(name)
  return (record) => fieldOf(record, text)
}

function readList(cursor: Cursor): Expression {
  const items: Expression[] = []
  while (word(cursor) !== ']') {
    items.push(readBinary(cursor, 0))
    if (!take(cursor, ',')) break
  }
  return (record) => items.map((item) => item(record))
}

function closed(cursor: Cursor, bracket: string, read: () => Expression): Expression {
  const expression = nested(cursor, read)
  if (!take(cursor, bracket)) throw new SyntaxError(`no ${bracket}`)
  return expression
}

function nested(cursor: Cursor, read: () => Expression): Expression {
  if (++cursor.depth > deepestNesting) throw new SyntaxError('too deep')
  const expression = read()
  cursor.depth--
  return expression
}

function word({ tokens, at }: Cursor): string {
  const next = tokens[at]
  return next?.kind === 'word' ? next.text.toLowerCase() : ''
}

function take(cursor: Cursor, expected: string): boolean {
  const found = word(cursor) === expected
  if (found) cursor.at++
  return found
}

function negated(operand: Expression): Expression {
  return (record) => !isTrue(operand(record))
}

function calculation(sign: string, calculate: (left: number, right: number) => number): [string, Operator] {
  return [sign, (left, right) => (record) => finite(calculate(known(numberIn(left(record))), known(numberIn(right(record)))))]
}

// Values.

function fieldOf(record: Values, name: string): unknown {
  if (!Object.hasOwn(record, name)) throw new ReferenceError('no such field')
  return record[name]
}

function isTrue(value: unknown): boolean {
  return Boolean(value) && !isEmpty(value)
}

function isEmpty(value: unknown): boolean {
  return isBlank(value) || (Array.isArray(value) && value.length === 0)
}

function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : null
}

function flagIn(value: unknown): boolean | null {
  const name = String(value).trim().toLowerCase()
  return name === 'true' || name === '1' ? true : name === 'false' || name === '0' ? false : null
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('no text')
  return value
}

function known<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new TypeError('nothing there')
  return value
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError('no number')
  return value
}

function named<T>(names: readonly string[], value: T): [string, T][] {
  return names.map((name) => [name, value])
}

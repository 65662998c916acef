import { comparisons, fieldOf, finite, isTrue, known, named, numberIn, type Values } from './condition-values.ts'

type Expression = (record: Values) => unknown
type Operator = (left: Expression, right: Expression) => Expression

const maxExpressionLength = 1000 // characters
const maxNesting = 50

/**
 * Operators by precedence, each level binding more tightly than the one before: or; and; comparisons (with `not` before them); + -; * / %.
 * Unary ! and -, brackets, lists, literals and fields bind most tightly.
 */
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

/** Parses an expression into a function of a record. @throws SyntaxError. The function throws if a field is missing from the record or a value has the wrong type. */
export function compile(source: string): Expression {
  if (source.length > maxExpressionLength) throw new SyntaxError('expression too long')
  const cursor = { tokens: tokensOf(source.trim()), at: 0, depth: 0 }
  const expression = readBinary(cursor, 0)
  if (cursor.at < cursor.tokens.length) throw new SyntaxError('unexpected token after the expression')
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
  if (!take(cursor, bracket)) throw new SyntaxError(`missing ${bracket}`)
  return expression
}

function nested(cursor: Cursor, read: () => Expression): Expression {
  if (++cursor.depth > maxNesting) throw new SyntaxError('nested too deeply')
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

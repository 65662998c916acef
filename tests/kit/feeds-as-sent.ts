import { isJsonObject } from '#db/model/site/json-object.ts'
import type { FeedReader, ListingReading } from '#worker/feeds/reader.ts'
import { isFull } from '../full.ts'

/** The reading of an estate, which must be accepted. */
export function readEstate(reader: FeedReader, sent: Readonly<Record<string, unknown>>): ListingReading {
  const reading = reader.read('listing', sent, { salt: 'a salt for tests', publicId: () => 1_000_000_001 })
  if (!reading.ok || !('listing' in reading)) throw new Error(JSON.stringify(reading))
  return reading
}

/** What stands in a record at the paths of lines 'path=value', as such lines. */
export function shownValues(record: unknown, lines: readonly string[]): readonly string[] {
  return lines.map((line) => {
    const path = line.slice(0, line.indexOf('='))
    return `${path}=${String(path.split('.').reduce(below, record))}`
  })
}

function below(above: unknown, name: string): unknown {
  if (Array.isArray(above)) return above[Number(name)]
  return isJsonObject(above) ? above[name] : undefined
}

const poisons: readonly unknown[] = [
  ...[['a', 1], {}, [null, [], {}], true, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308, '__proto__', 'constructor', '\ud800x', 'a\0b'],
  ...['{"toString":1}', '[{"toString":1}]', '{"id":{"toString":1},"name":["x"]}', '{"__proto__":{"id":1}}'].map((text): unknown => JSON.parse(text)),
  ...['[{"id":"constructor","ordinal":{"toString":1},"label":[{"toString":1}],"languageId":{"toString":1}}]'].map((text): unknown => JSON.parse(text)),
]
/** Few fields need them: they cost time. */
const large: readonly unknown[] = ['1'.repeat(200_000), '-'.repeat(100_000), nested(20_000)]

/** A fifth of all poisoned records, in which each field has its turn; all of them with FULL=1. */
export function* poisoned(record: Readonly<Record<string, unknown>>): Generator<unknown> {
  let at = 0
  for (const each of everyPoisoned(record)) if (isFull || at++ % 5 === 0) yield each
}

/** Copies of a record in each of which one field, or one of the objects in it, has a value of another type. */
function* everyPoisoned(record: Readonly<Record<string, unknown>>): Generator<unknown> {
  yield* poisons
  for (const [name, value] of Object.entries(record)) {
    for (const poison of [...poisons, ...large]) yield { ...record, [name]: poison }
    if (isJsonObject(value)) for (const inner of Object.keys(value)) for (const poison of poisons) yield { ...record, [name]: { ...value, [inner]: poison } }
    const [first] = Array.isArray(value) ? value : []
    if (isJsonObject(first)) for (const inner of Object.keys(first)) for (const poison of poisons) yield { ...record, [name]: [{ ...first, [inner]: poison }] }
  }
}

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1)
}

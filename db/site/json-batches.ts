/** A bound value of D1 holds 2,000,000 bytes, and a character may take three. */
const maxLength = 600_000

/** Packs JSON values into as few JSON arrays as possible, each small enough for a bound value. A value over the limit gets an array to itself. */
export function* jsonBatches(values: Iterable<string>): Generator<string> {
  let part: string[] = []
  let length = 0
  for (const value of values) {
    if (length + value.length > maxLength && part.length > 0) {
      yield `[${part.join(',')}]`
      part = []
      length = 0
    }
    part.push(value)
    length += value.length + 1
  }
  if (part.length > 0) yield `[${part.join(',')}]`
}

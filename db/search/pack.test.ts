import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byLocale } from '#messages/locales.ts'
import { makeColumns } from './columns.ts'
import { columnKinds, type ListingIndex } from './listing-index.ts'
import { packIndex, unpackIndex } from './pack.ts'

/** An index of some rows in which no two numbers are the same. */
function anIndex(size: number, version = 7, name = 'Brugge'): ListingIndex {
  let next = 0
  const columns = makeColumns((kind) => {
    const column = new kind(size)
    for (let row = 0; row < size; row += 1) column[row] = next += 1
    return column
  })
  const keys = byLocale((locale) => `${name} ${locale}`)
  return {
    ...{ version, size, firstRental: Math.floor(size / 2), columns, labels: ['', 'A'], bouquets: { 1: 85_000 }, newSince: 2024 },
    places: [{ id: 1, country: 'BE', zip: '8000', names: [name], keys }],
    categories: [{ id: 2, mainType: 'house', type: 'villa', typeName: 'villa', keys }],
  }
}

/** An index as plain values, which are compared faster than its arrays. */
function plainValues(index: ListingIndex | null) {
  return index && { ...index, columns: Object.entries(index.columns).map(([name, column]) => [name, Array.from<number>(column)]) }
}

test('an index comes back from its bytes as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.string({ unit: fc.constantFrom('a', 'é', '"', '\\', '😀', '\u2060') }), (size, name) => {
      const index = anIndex(size, 7, name)
      expect(plainValues(unpackIndex(packIndex(index), 7))).toEqual(plainValues(index))
    }),
  )
})

test('columns share the bytes instead of being copied, each on a boundary of eight', () => {
  const bytes = packIndex(anIndex(3))
  const columns = unpackIndex(bytes, 7)?.columns
  const at = Object.values(columns ?? {}).map((column: Uint8Array) => [column.buffer === bytes, column.byteOffset % 8])
  expect(at).toEqual(Object.keys(columnKinds).map(() => [true, 0]))
})

test('three homes take 240 bytes beside the head', () => {
  const head = JSON.stringify({ ...anIndex(3), columns: undefined }).length
  // Three columns of 24 bytes, six of 16, nine of 8; the length of the head has a word of its own.
  expect(packIndex(anIndex(3)).byteLength).toBe(8 + Math.ceil(head / 8) * 8 + 240)
})

test('only part of a larger buffer is written of a column that is a part of it', () => {
  const index = anIndex(4)
  const id = Float64Array.from([9, 8, 1, 2, 3, 4, 7]).subarray(2, 6)
  expect(unpackIndex(packIndex({ ...index, columns: { ...index.columns, id } }), 7)?.columns.id).toEqual(Float64Array.from([1, 2, 3, 4]))
})

/** Bytes with a length in front. */
function claiming(length: number, text: string): ArrayBuffer {
  const bytes = new Uint8Array(8 + text.length)
  new DataView(bytes.buffer).setUint32(0, length)
  bytes.set(new TextEncoder().encode(text), 8)
  return bytes.buffer
}

test.each([
  ['the bytes of another version', packIndex(anIndex(3, 8))],
  ['nothing', new ArrayBuffer(0)],
  ['a few bytes', new ArrayBuffer(7)],
  ['zeros', new ArrayBuffer(64)],
  ['a head that ends early', claiming(99, '{"version":7}')],
  ['a head that is no JSON', claiming(13, '{"version":7,')],
])('%s are no index', (_, bytes) => {
  expect(unpackIndex(bytes, 7)).toBe(null)
})

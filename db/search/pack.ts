import { makeColumns } from './columns.ts'
import { type Columns, columnKinds, type ListingIndex } from './listing-index.ts'

/** The index as bytes for KV: a JSON head, then the columns as they are in memory. */

type Head = Omit<ListingIndex, 'columns'>
const names = Object.keys(columnKinds).filter((name): name is keyof Columns => name in columnKinds)
/** Columns are aligned to this many bytes. */
const word = 8

/** Writes an index as bytes. */
export function packIndex({ columns, ...head }: ListingIndex): ArrayBuffer {
  const json = new TextEncoder().encode(JSON.stringify(head))
  const start = aligned(word + json.length)
  const bytes = new Uint8Array(names.reduce((end, name) => end + aligned(columns[name].byteLength), start))
  new DataView(bytes.buffer).setUint32(0, json.length)
  bytes.set(json, word)
  let at = start
  for (const name of names) {
    const column = columns[name]
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at += aligned(column.byteLength)
  }
  return bytes.buffer
}

/** Reads what `packIndex` wrote without copying a column; null for anything else. */
export function unpackIndex(buffer: ArrayBuffer, version: number): ListingIndex | null {
  const head = headOf(buffer)
  if (head === null || head.version !== version) return null
  let at = aligned(word + new DataView(buffer).getUint32(0))
  const columns = makeColumns((kind) => {
    const column = new kind(buffer, at, head.size)
    at += aligned(head.size * kind.BYTES_PER_ELEMENT)
    return column
  })
  return { ...head, columns }
}

function headOf(buffer: ArrayBuffer): Head | null {
  try {
    const length = new DataView(buffer).getUint32(0)
    // Only this module writes this key, and each version is written once.
    return JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, word, length)))
  } catch {
    return null
  }
}

function aligned(length: number): number {
  return Math.ceil(length / word) * word
}

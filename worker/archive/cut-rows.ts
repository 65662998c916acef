import type { KeyedRow } from '#db/archive/archive-tables.ts'

/**
 * Cuts the rows of a table into pieces by their keys alone, so that a row that is added or changed alters the piece it is in and no other.
 */

const fewest = 32 // rows
const most = 2_048 // rows
const largest = 400_000 // characters
/** One key in as many ends a piece. */
const spread = 256

/** A cutter for the rows of one table in the order of their keys. */
export function openCutter() {
  let pending: KeyedRow[] = []
  let length = 0
  const take = () => {
    const piece = pending
    pending = []
    length = 0
    return piece
  }
  return {
    /** Takes a row. @returns a piece if it ends one */
    add(row: KeyedRow): readonly KeyedRow[] | null {
      pending.push(row)
      length += row.row.length
      const isEnd = pending.length >= fewest && hashOf(row.key) % spread === 0
      return isEnd || pending.length >= most || length >= largest ? take() : null
    },
    /** The rows behind the last cut. */
    rest: take,
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  // Its low bits depend on few characters.
  return (hash ^ (hash >>> 15)) >>> 0
}

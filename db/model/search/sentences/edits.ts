/** How many letters may differ from a word of this length: one from 5, two from 7, swapped letters alone in 4. */
function allowedEdits(length: number): number {
  return length >= 7 ? 2 : length >= 4 ? 1 : 0
}

/**
 * The number of missing, surplus, other or swapped letters between a word as typed and the right one (optimal string alignment), if it is
 * within the limits of the right word.
 * @returns null beyond the limits
 * @source sentences, "Misspellings"
 */
function editsBetween(typed: string, right: string): number | null {
  const limit = allowedEdits(right.length)
  if (limit === 0 || Math.abs(typed.length - right.length) > limit) return null
  if (right.length === 4) return isSwapped(typed, right) ? 1 : null
  const distance = distanceWithin(typed, right, limit)
  return distance <= limit ? distance : null
}

function isSwapped(typed: string, right: string): boolean {
  if (typed.length !== right.length) return false
  const at = [...typed].findIndex((letter, index) => letter !== right[index])
  return at >= 0 && typed[at] === right[at + 1] && typed[at + 1] === right[at] && typed.slice(at + 2) === right.slice(at + 2)
}

/** Longer than any word of the vocabulary and any name of a place. */
const longest = 60
/** The rows of the table of distances, used again for each pair of words. */
let [beforeLast, last, current] = [new Uint8Array(longest + 3), new Uint8Array(longest + 3), new Uint8Array(longest + 3)]

/** The distance, by a table of which only the cells near the diagonal can be within the limit. */
function distanceWithin(one: string, other: string, limit: number): number {
  const tooFar = limit + 1
  if (Math.max(one.length, other.length) > longest) return tooFar
  for (let column = 0; column <= other.length; column++) last[column] = column
  for (let row = 1; row <= one.length; row++) {
    const first = Math.max(1, row - limit)
    const letter = one.charCodeAt(row - 1)
    let left = first === 1 ? row : tooFar
    let least = left
    current[first - 1] = left
    for (let column = first; column <= Math.min(other.length, row + limit); column++) {
      const right = other.charCodeAt(column - 1)
      const above = column < row + limit ? (last[column] ?? 0) : limit
      let cost = Math.min(above + 1, left + 1, (last[column - 1] ?? 0) + (letter === right ? 0 : 1))
      if (row > 1 && column > 1 && letter === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === right)
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = cost
      left = cost
      if (cost < least) least = cost
    }
    if (least > limit) return tooFar
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return last[other.length] ?? tooFar
}

/** Words in groups of one length with the letters each has, so that only similar ones are compared. */
export class WordIndex<Entry> {
  readonly #byLength = new Map<number, { readonly word: string; readonly letters: number; readonly entry: Entry }[]>()

  add(word: string, entry: Entry): void {
    const group = this.#byLength.get(word.length) ?? []
    this.#byLength.set(word.length, group)
    group.push({ word, letters: lettersOf(word), entry })
  }

  /**
   * Every word within the limits, with its distance.
   * @param most edits, where fewer are looked for
   */
  near(typed: string, most = 2): { readonly word: string; readonly edits: number; readonly entry: Entry }[] {
    const letters = lettersOf(typed)
    const found: { word: string; edits: number; entry: Entry }[] = []
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const { word, letters: own, entry } of this.#byLength.get(length) ?? []) {
        if (bitsIn(letters ^ own) > 2 * Math.min(most, allowedEdits(length))) continue
        const edits = editsBetween(typed, word)
        if (edits !== null && edits > 0 && edits <= most) found.push({ word, edits, entry })
      }
    }
    return found
  }
}

/** A bit for each letter of the alphabet that a word has. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) bits |= 1 << letter
  }
  return bits
}

/** How many bits are set, added up in pairs, fours and eights. */
function bitsIn(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

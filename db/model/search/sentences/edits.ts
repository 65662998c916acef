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

function distanceWithin(one: string, other: string, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isEqual = one[row - 1] === other[column - 1]
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isEqual ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[other.length] ?? limit + 1
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

function bitsIn(mask: number): number {
  let left = mask
  let count = 0
  for (; left !== 0; count++) left &= left - 1
  return count
}

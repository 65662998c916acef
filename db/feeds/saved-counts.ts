/** Counts of a delivery's rows by outcome. */
export interface Saved {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

export const nothingSaved: Saved = { added: 0, changed: 0, unchanged: 0 }

/** Counts outcomes. */
export function savedOf(outcomes: readonly (keyof Saved)[]): Saved {
  const count = (requested: keyof Saved) => outcomes.filter((outcome) => outcome === requested).length
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') }
}

/** Adds two counts. */
export function sumOfSaved(one: Saved, other: Saved): Saved {
  return { added: one.added + other.added, changed: one.changed + other.changed, unchanged: one.unchanged + other.unchanged }
}

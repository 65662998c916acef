/**
 * Energy labels as queries hold them: 'a_plusplus', 'b', 'c_sub' (names of the specification, section 9).
 * A letter alone means all its steps: 'a' includes A+.
 */

const steps: Readonly<Record<string, string>> = {
  '': '',
  '+': '_plus',
  '++': '_plusplus',
  '-': '_sub',
  _plus: '_plus',
  _plusplus: '_plusplus',
  _plus_plus: '_plusplus',
  _sub: '_sub',
  _min: '_sub',
}

/** Parses a label as typed or in a query: 'B', 'b+', 'B−', 'b_sub'. Null if it is not a label. */
export function readLabelCode(text: string): string | null {
  // A plus in a query string decodes as a space.
  const [, letter, step] = /^([a-i])(.*)$/.exec(text.toLowerCase().replaceAll('−', '-').replaceAll(' ', '+')) ?? []
  const code = step === undefined ? undefined : steps[step]
  return letter === undefined || code === undefined ? null : letter + code
}

/** The letter of a printed label, in lower case; null for a text that is not a label. */
export function labelLetter(label: string): string | null {
  return readLabelCode(label)?.[0] ?? null
}

/** Whether a printed label matches the labels of a search. */
export function matchesLabel(label: string, selected: readonly string[]): boolean {
  const code = readLabelCode(label)
  return code !== null && selected.some((each) => each === code || each === code[0])
}

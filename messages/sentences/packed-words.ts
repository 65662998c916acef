/** Groups of words by name, and words of their own. */
type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** The keys of words: `group.name`, or the name alone. */
export function wordKeys(words: Words): string[] {
  return Object.entries(words).flatMap(([group, value]) => (typeof value === 'string' ? [group] : Object.keys(value).map((name) => `${group}.${name}`)))
}

/**
 * The words at these keys as one text, a tenth shorter when compressed: without accents and capitals, which no comparison looks at, the phrases of a key
 * sorted, and of each only what differs from the one before, after a capital that counts what both begin with: 'AmaxDimum' is 'max; maximum'.
 */
export function packedWords(words: Words, keys: readonly string[]): string {
  return keys.map((key) => packed(phrasesOf(words, key))).join('\n')
}

function phrasesOf(words: Words, key: string): readonly string[] {
  const [group = '', name = ''] = key.split('.')
  const value = words[group] ?? ''
  const text = typeof value === 'string' ? value : (value[name] ?? '')
  const phrases = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(separatorOf(key))
  // Endings are tried in their order.
  return [...new Set(key === 'endings' ? phrases : phrases.sort())]
}

function separatorOf(key: string): string {
  return key === 'common' ? ' ' : '; '
}

const first = 'A'.charCodeAt(0)
const longestBeginning = 25

function packed(phrases: readonly string[]): string {
  return phrases.map((phrase, at) => withoutBeginning(phrase, phrases[at - 1] ?? '')).join('')
}

function withoutBeginning(phrase: string, before: string): string {
  let length = 0
  while (length < longestBeginning && length < before.length && phrase[length] === before[length]) length++
  return String.fromCharCode(first + length) + phrase.slice(length)
}

/** The words of `packedWords`. */
export function unpackedWords(text: string, keys: readonly string[]): Words {
  const words: Record<string, string> = {}
  const groups: Record<string, Record<string, string>> = {}
  text.split('\n').forEach((line, index) => {
    const key = keys[index] ?? ''
    const [group = '', name] = key.split('.')
    const phrases = unpacked(line).join(separatorOf(key))
    if (name === undefined) words[group] = phrases
    else groups[group] = Object.assign(groups[group] ?? {}, { [name]: phrases })
  })
  return { ...groups, ...words }
}

function unpacked(line: string): readonly string[] {
  let before = ''
  return [...line.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, length = '', rest = '']) => {
    before = before.slice(0, length.charCodeAt(0) - first) + rest
    return before
  })
}

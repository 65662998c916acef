/** Groups of words by name, and words of their own. */
type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** The keys of words: `group.name`, or the name alone. */
export function wordKeys(words: Words): string[] {
  return Object.entries(words).flatMap(([group, value]) => (typeof value === 'string' ? [group] : Object.keys(value).map((name) => `${group}.${name}`)))
}

/** The words at these keys as one text, without accents, which no comparison looks at. */
export function packedWords(words: Words, keys: readonly string[]): string {
  return keys.map((key) => phrasesOf(words, key).normalize('NFKD').replace(/\p{M}/gu, '')).join('\n')
}

function phrasesOf(words: Words, key: string): string {
  const [group = '', name = ''] = key.split('.')
  const value = words[group] ?? ''
  return typeof value === 'string' ? value : (value[name] ?? '')
}

/** The words of `packedWords`. */
export function unpackedWords(packed: string, keys: readonly string[]): Words {
  const words: Record<string, string> = {}
  const groups: Record<string, Record<string, string>> = {}
  packed.split('\n').forEach((phrases, index) => {
    const [group = '', name] = keys[index]?.split('.') ?? []
    if (name === undefined) words[group] = phrases
    else groups[group] = Object.assign(groups[group] ?? {}, { [name]: phrases })
  })
  return { ...groups, ...words }
}

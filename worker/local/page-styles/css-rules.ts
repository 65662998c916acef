/** A rule of a style sheet, with the at-rules around it from outside to inside. */
export interface CssRule {
  readonly within: readonly string[]
  /** The selectors, or an at-rule with its condition. */
  readonly head: string
  /** Null for a statement such as `@layer a, b`. */
  readonly body: string | null
}

const groups = /^@(?:layer|media|supports|container|starting-style)\b/

/** The rules of a minified style sheet without nested selectors, in their order. */
export function rulesOf(css: string, within: readonly string[] = []): readonly CssRule[] {
  const rules: CssRule[] = []
  for (let at = 0; at < css.length; ) {
    const headEnd = endOf(css, at, (character) => character === '{' || character === ';')
    const head = css.slice(at, headEnd).trim()
    if (css[headEnd] !== '{') {
      if (head !== '') rules.push({ within, head, body: null })
      at = headEnd + 1
      continue
    }
    const end = blockEnd(css, headEnd)
    const body = css.slice(headEnd + 1, end)
    if (groups.test(head)) rules.push(...rulesOf(body, [...within, head]))
    else rules.push({ within, head, body })
    at = end + 1
  }
  return rules
}

/** Where a character outside strings is for which `isEnd` holds; the end of the text if there is none. */
function endOf(css: string, from: number, isEnd: (character: string) => boolean): number {
  let quote = ''
  for (let at = from; at < css.length; at += 1) {
    const character = css.charAt(at)
    if (character === '\\') at += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (isEnd(character)) return at
  }
  return css.length
}

/** Where the block ends that begins at a brace. */
function blockEnd(css: string, from: number): number {
  let depth = 0
  return endOf(css, from, (character) => {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    return depth === 0
  })
}

/** The parts between commas outside parentheses and brackets. */
export function splitList(text: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (/[([]/.test(character)) depth += 1
    if (/[)\]]/.test(character)) depth -= 1
    if (depth === 0 && character === ',') parts.push('')
    else parts.push(`${parts.pop() ?? ''}${character}`)
  }
  return parts
}

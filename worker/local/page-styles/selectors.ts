import { splitList } from './css-rules.ts'

/** What the markup of a page may hold. */
export interface Markup {
  /** Whether an element may have this class or id. */
  hasName(name: string): boolean
  hasTag(tag: string): boolean
  hasAttribute(name: string): boolean
}

/** States that only a visitor's action brings about. */
const afterAction =
  /:(?:hover|focus(?:-visible|-within)?|active|user-(?:in)?valid|popover-open|target|modal|(?:-webkit-)?autofill)\b|::(?:backdrop|selection|view-transition)/

const functional = /:(not|is|where|has|[\w-]+)\(/

/** Whether one of these selectors may match an element of a page that has just been loaded. Errs towards yes. */
export function mayMatch(selectors: string, markup: Markup): boolean {
  return splitList(selectors).some((each) => isPossible(each, markup))
}

function isPossible(selector: string, markup: Markup): boolean {
  let rest = selector
  for (let found = functional.exec(rest); found !== null; found = functional.exec(rest)) {
    if (found[1]?.startsWith('view-transition')) return false
    const from = found.index + found[0].length
    const to = closing(rest, from)
    const isSelective = found[1] === 'is' || found[1] === 'where' || found[1] === 'has'
    if (isSelective && !splitList(rest.slice(from, to)).some((each) => isPossible(each, markup))) return false
    rest = rest.slice(0, found.index) + rest.slice(to + 1)
  }
  // The states of a `:not()` are gone from the rest.
  if (afterAction.test(rest)) return false
  const attributes = [...rest.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)
  const plain = rest.replaceAll(/\[[^\]]*\]/g, '')
  const names = [...plain.matchAll(/[.#]([\w-]+)/g)].map(([, name = '']) => name)
  const tags = [...plain.replaceAll(/[.#:]+[\w-]+/g, '').matchAll(/[a-z][\w-]*/g)].map(([tag]) => tag)
  return names.every((name) => markup.hasName(name)) && tags.every((tag) => markup.hasTag(tag)) && attributes.every((name) => markup.hasAttribute(name))
}

function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

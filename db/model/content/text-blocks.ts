import type { Goal } from '../listings/listing.ts'

/**
 * The blocks of a Markdown text: parts that the design lays out. A line `::: name …` begins one. `picture`, `quote` and `figures` hold what follows, up to
 * a line `:::`, and no other block; the others are that one line. A picture alone in a paragraph is a block too.
 */

/** A picture of the site's own, as Markdown writes it. */
interface BlockPicture {
  readonly url: string
  readonly alt: string
}

export type TextBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly picture: BlockPicture; readonly side: 'left' | 'right' | null; readonly text: string }
  | { readonly kind: 'quote'; readonly by: string; readonly text: string }
  | { readonly kind: 'figures'; readonly figures: readonly Figure[] }
  /** @param people keys of people; none: everybody */
  | { readonly kind: 'team'; readonly people: readonly string[] }
  /** @param query a list's query, or the name of a town */
  | { readonly kind: 'homes'; readonly goal: Goal; readonly query: string }
  /** Buttons. */
  | { readonly kind: 'contact' | 'valuation' }
  | { readonly kind: 'form'; readonly form: BlockForm }
  | { readonly kind: 'unknown'; readonly source: string }

/** A page shows this many forms; further ones are left out, because each makes a captcha when the page is read. */
export const mostForms = 4

/** The forms of a text that its page shows. */
export function shownForms(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.filter(({ kind }) => kind === 'form').slice(0, mostForms)
}

/** A form in a text. */
export type BlockForm =
  /** @param office key of the office that answers; null: the agency */
  | { readonly name: 'contact'; readonly office: string | null }
  | { readonly name: 'valuation' | 'newsletter' }
  /** @param query as of a block of homes */
  | { readonly name: 'alert'; readonly goal: Goal; readonly query: string }

interface Figure {
  readonly number: string
  readonly caption: string
}

const opening = /^:::[ \t]*([a-z]+)(?:[ \t]+(\S.*?))?[ \t]*$/
const closing = /^:::[ \t]*$/
const picture = /^!\[([^\]]*)\]\((\/content\/files\/[\w.-]+)\)$/
const containers = new Set(['picture', 'quote', 'figures'])

/** Whether an address is a picture that was uploaded at the desk. */
export function isContentPicture(url: string): boolean {
  return /^\/content\/files\/[\w.-]+$/.test(url)
}

/** The blocks of a text in its order; one that is not understood is `unknown`. */
export function readBlocks(text: string): readonly TextBlock[] {
  const lines = text.split(/\r?\n/)
  const blocks: TextBlock[] = []
  let plain: string[] = []
  const take = () => {
    if (plain.some((line) => line.trim() !== '')) blocks.push({ kind: 'text', text: plain.join('\n').trim() })
    plain = []
  }
  let fence: string | null = null
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    fence = fenceAfter(line, fence)
    const [, name = '', words = ''] = (fence === null && opening.exec(line)) || []
    if (fence === null && closing.test(line)) {
      take()
      blocks.push({ kind: 'unknown', source: line.trim() })
      continue
    }
    if (name === '') {
      const alone = fence === null && isBlank(lines[at - 1]) && isBlank(lines[at + 1]) ? pictureOf(line) : null
      if (alone === null) plain.push(line)
      else {
        take()
        blocks.push({ kind: 'picture', picture: alone, side: null, text: '' })
      }
      continue
    }
    take()
    const end = containers.has(name) ? lines.findIndex((each, index) => index > at && closing.test(each)) : at
    const inside = lines.slice(at + 1, end === -1 ? undefined : Math.max(end, at + 1))
    const isNested = containers.has(name) && inside.some((each) => opening.test(each))
    const block = end === -1 || isNested ? null : blockOf(name, words, containers.has(name) ? inside : [])
    blocks.push(block ?? { kind: 'unknown', source: line.trim() })
    if (end !== -1) at = end
  }
  take()
  return blocks
}

/** The fence of the code that the next line is in; null outside code. */
function fenceAfter(line: string, fence: string | null): string | null {
  const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
  if (mark === undefined) return fence
  if (fence === null) return mark
  return mark.startsWith(fence) ? null : fence
}

function blockOf(name: string, words: string, inside: readonly string[]): TextBlock | null {
  switch (name) {
    case 'picture':
      return besideOf(words, inside)
    case 'quote': {
      const text = inside.join('\n').trim()
      return text === '' ? null : { kind: 'quote', by: words, text }
    }
    case 'figures':
      return figuresOf(inside)
    case 'team':
      return { kind: 'team', people: words === '' ? [] : words.split(/[\s,]+/) }
    case 'homes': {
      const list = listOf(words)
      return list && { kind: 'homes', ...list }
    }
    case 'form': {
      const form = formOf(words)
      return form && { kind: 'form', form }
    }
    case 'contact':
    case 'valuation':
      return words === '' ? { kind: name } : null
    default:
      return null
  }
}

/** A list of homes: `sale Gent`. */
function listOf(words: string): { readonly goal: Goal; readonly query: string } | null {
  const [, goal, query = ''] = /^(sale|rent)(?:[ \t]+(.+))?$/.exec(words) ?? []
  return goal === 'sale' || goal === 'rent' ? { goal, query: query.replace(/^\?/, '') } : null
}

/** A form by its name: `contact`, `contact OFFICE`, `valuation`, `newsletter` or `alert sale Gent`. */
function formOf(words: string): BlockForm | null {
  const [, name, more = ''] = /^([a-z]+)(?:[ \t]+(.+))?$/.exec(words) ?? []
  switch (name) {
    case 'contact':
      return more === '' || /^[a-z][a-z0-9-]*$/.test(more) ? { name, office: more === '' ? null : more } : null
    case 'valuation':
    case 'newsletter':
      return more === '' ? { name } : null
    case 'alert': {
      const list = listOf(more)
      return list && { name, ...list }
    }
    default:
      return null
  }
}

/** A picture in the first line, with the text that stands beside it. */
function besideOf(words: string, inside: readonly string[]): TextBlock | null {
  const first = inside.findIndex((line) => line.trim() !== '')
  const shown = pictureOf(inside[first] ?? '')
  const text = inside
    .slice(first + 1)
    .join('\n')
    .trim()
  if (shown === null || text === '' || !['', 'left', 'right'].includes(words)) return null
  return { kind: 'picture', picture: shown, side: words === 'right' ? 'right' : 'left', text }
}

const mostFigures = 6

/** Lines like `25 | years in the region`. */
function figuresOf(inside: readonly string[]): TextBlock | null {
  const figures = inside
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [number = '', ...caption] = line.replace(/^[-*][ \t]+/, '').split('|')
      return { number: number.trim(), caption: caption.join('|').trim() }
    })
  const isWhole = figures.every(({ number, caption }) => number !== '' && caption !== '')
  return figures.length > 0 && figures.length <= mostFigures && isWhole ? { kind: 'figures', figures } : null
}

function pictureOf(line: string): BlockPicture | null {
  const [, alt, url] = picture.exec(line.trim()) ?? []
  return alt === undefined || url === undefined ? null : { url, alt }
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}

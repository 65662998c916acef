import type { Definition, Heading, ListItem, Nodes, Paragraph, Root, RootContent, TableRow } from 'mdast'

/** An item of a list: its first paragraph without a block around it, and what follows. */
export interface MarkdownItem<Result> {
  readonly head: Result
  readonly rest: Result
  /** Whether a task is done; null for an item that is no task. */
  readonly isDone: boolean | null
}

/** How a page, a mail or a plain text shows each kind of node. */
export interface MarkdownParts<Result> {
  readonly all: (results: readonly Result[]) => Result
  readonly text: (text: string, isInLink: boolean) => Result
  /** HTML in a text, which is never markup. */
  readonly html: (source: string) => Result
  readonly paragraph: (content: Result, node: Paragraph) => Result
  /** @param level 2 for the first two levels */
  readonly heading: (content: Result, level: 2 | 3, node: Heading) => Result
  readonly emphasis: (content: Result) => Result
  readonly strong: (content: Result) => Result
  readonly deleted: (content: Result) => Result
  readonly link: (content: Result, address: string) => Result
  /** @param start the first number of a numbered list; null for one without numbers */
  readonly list: (items: readonly MarkdownItem<Result>[], start: number | null) => Result
  readonly blockquote: (content: Result) => Result
  /** @param head the cells of the heading row, and their words without markup */
  readonly table: (head: readonly Result[], rows: readonly (readonly Result[])[], headWords: readonly string[]) => Result
  readonly inlineCode: (code: string) => Result
  readonly code: (code: string) => Result
  readonly lineBreak: () => Result
  readonly rule: () => Result
}

/** Renders nodes of one text. */
export type RenderNodes<Result> = (nodes: readonly RootContent[]) => Result

/** A renderer of a text's nodes. A kind of node without a case does not compile. Of pictures the alternative text is shown. */
export function markdownRenderer<Result>(tree: Root, parts: MarkdownParts<Result>): RenderNodes<Result> {
  const addresses = addressesOf(tree)
  const renderer =
    (isInLink: boolean): RenderNodes<Result> =>
    (nodes) =>
      parts.all(nodes.map((node) => rendered(node, isInLink)))

  function rendered(node: RootContent, isInLink: boolean): Result {
    const inside = renderer(isInLink)
    switch (node.type) {
      case 'text':
        return parts.text(node.value, isInLink)
      case 'html':
      case 'yaml':
        return parts.html(node.value)
      case 'paragraph':
        return parts.paragraph(inside(node.children), node)
      case 'heading':
        return parts.heading(inside(node.children), node.depth <= 2 ? 2 : 3, node)
      case 'emphasis':
        return parts.emphasis(inside(node.children))
      case 'strong':
        return parts.strong(inside(node.children))
      case 'delete':
        return parts.deleted(inside(node.children))
      case 'link':
        return parts.link(renderer(true)(node.children), node.url)
      case 'linkReference':
        return parts.link(renderer(true)(node.children), addresses.get(node.identifier) ?? '')
      case 'list':
        return parts.list(
          node.children.map((item) => itemOf(item, inside)),
          node.ordered ? (node.start ?? 1) : null,
        )
      case 'blockquote':
        return parts.blockquote(inside(node.children))
      case 'table': {
        const [head, ...rows] = node.children.map((row) => cellsOf(row, inside))
        return parts.table(head ?? [], rows, node.children[0]?.children.map(wordsOf) ?? [])
      }
      case 'inlineCode':
        return parts.inlineCode(node.value)
      case 'code':
        return parts.code(node.value)
      case 'break':
        return parts.lineBreak()
      case 'thematicBreak':
        return parts.rule()
      case 'image':
      case 'imageReference':
        return parts.text(node.alt ?? '', isInLink)
      // Only in a list or a table, which have shown them.
      case 'listItem':
      case 'tableRow':
      case 'tableCell':
      // Their syntax is not enabled.
      case 'footnoteDefinition':
        return inside(node.children)
      case 'footnoteReference':
        return parts.text(`[${node.label ?? node.identifier}]`, isInLink)
      // Shown by the links that refer to it.
      case 'definition':
        return parts.all([])
      default:
        return neverShown(node)
    }
  }

  return renderer(false)
}

function neverShown(node: never): never {
  throw new Error(`Unknown Markdown: ${JSON.stringify(node)}`)
}

function itemOf<Result>({ children, checked }: ListItem, render: RenderNodes<Result>): MarkdownItem<Result> {
  const [first, ...others] = children
  const isDone = checked ?? null
  if (first?.type === 'paragraph') return { head: render(first.children), rest: render(others), isDone }
  return { head: render([]), rest: render(children), isDone }
}

function cellsOf<Result>({ children }: TableRow, render: RenderNodes<Result>): readonly Result[] {
  return children.map((cell) => render(cell.children))
}

/** The addresses of link references by identifier, wherever they are defined; of two definitions the first counts. */
function addressesOf(tree: Root): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>()
  for (const { identifier, url } of definitionsIn(tree)) if (!addresses.has(identifier)) addresses.set(identifier, url)
  return addresses
}

function* definitionsIn(node: Nodes): Generator<Definition> {
  if (node.type === 'definition') yield node
  if ('children' in node) for (const child of node.children) yield* definitionsIn(child)
}

/** The words of a node without markup. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value
  if ('alt' in node) return node.alt ?? ''
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** The id of a heading, by its place in its text. @param at the place of the text among those of its page */
export function headingId(at: number, { position }: Heading): string {
  return `section-${at}-${position?.start.line ?? 0}`
}

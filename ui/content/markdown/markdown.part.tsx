import type { Paragraph, RootContent } from 'mdast'
import { createElement, Fragment, type ReactNode } from 'react'
import { FilledText, TextLink } from '../../design/text-link.part.tsx'
import { linkTarget, parseMarkdown } from './markdown.ts'
import { headingId, type MarkdownItem, type MarkdownParts, markdownRenderer, type RenderNodes } from './markdown-walk.ts'

interface MarkdownProps {
  readonly text: string
  /** Content by name for placeholders that are alone in a paragraph, such as `{{processing-table}}`; any other shows nothing. */
  readonly blocks?: Readonly<Record<string, ReactNode>>
  /** A live preview: links lead nowhere, and placeholders stay as they are. */
  readonly isDraft?: boolean
  /** Arranges the nodes of the text; by default they follow each other. */
  /** The place of the text among the blocks of its page: its headings have ids. */
  readonly at?: number | null
  readonly arrange?: (nodes: readonly RootContent[], render: RenderNodes<ReactNode>) => ReactNode
}

/** A Markdown text as elements: headings from h2 down, no HTML, no pictures, and only allowed links. */
export function Markdown({ text, blocks = {}, isDraft = false, at = null, arrange = renderAll }: MarkdownProps) {
  const tree = parseMarkdown(text)
  return arrange(tree.children, markdownRenderer(tree, pageParts(blocks, isDraft, at)))
}

function renderAll(nodes: readonly RootContent[], render: RenderNodes<ReactNode>): ReactNode {
  return render(nodes)
}

function pageParts(blocks: Readonly<Record<string, ReactNode>>, isDraft: boolean, at: number | null): MarkdownParts<ReactNode> {
  return {
    all: (results) => createElement(Fragment, null, ...results),
    text: (text, isInLink) => (isDraft ? text : <FilledText text={text} isInLink={isInLink} />),
    html: (source) => source,
    paragraph: (content, node) => blockOf(node, blocks) ?? <p>{content}</p>,
    heading: (content, level, node) => (level === 2 ? <h2 id={at === null ? undefined : headingId(at, node)}>{content}</h2> : <h3>{content}</h3>),
    emphasis: (content) => <em>{content}</em>,
    strong: (content) => <strong>{content}</strong>,
    deleted: (content) => <del>{content}</del>,
    link: (content, address) => (isDraft ? draftLink(content, address) : <TextLink address={address}>{content}</TextLink>),
    list: (items, start) => <MarkdownList items={items} start={start} />,
    blockquote: (content) => <blockquote>{content}</blockquote>,
    table: (head, rows, words) => <MarkdownTable head={head} rows={rows} label={words.join(', ')} />,
    inlineCode: (code) => <code>{code}</code>,
    code: (code) => <code>{code}</code>,
    lineBreak: () => <br />,
    rule: () => <hr />,
  }
}

function draftLink(content: ReactNode, address: string): ReactNode {
  return linkTarget(address) === null ? content : <u>{content}</u>
}

/** The block that replaces a placeholder paragraph; null for any other paragraph. */
function blockOf({ children: [only, ...others] }: Paragraph, blocks: Readonly<Record<string, ReactNode>>): ReactNode {
  const name = only?.type === 'text' && others.length === 0 ? /^\{\{([a-z]+(?:-[a-z]+)+)\}\}$/.exec(only.value.trim())?.[1] : undefined
  return name === undefined ? null : (blocks[name] ?? '')
}

/** A list; task items can be ticked while the page is open. */
function MarkdownList({ items, start }: { items: readonly MarkdownItem<ReactNode>[]; start: number | null }) {
  const shown = items.map(({ head, rest, isDone }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's items have no other key and are never reordered
    <li key={index}>
      {isDone === null ? head : <Task content={head} isDone={isDone} />}
      {rest}
    </li>
  ))
  if (start !== null) return <ol start={start === 1 ? undefined : start}>{shown}</ol>
  return items.some(({ isDone }) => isDone !== null) ? <ul className="tasks">{shown}</ul> : <ul>{shown}</ul>
}

function Task({ content, isDone }: { content: ReactNode; isDone: boolean }) {
  return (
    <label>
      <input type="checkbox" defaultChecked={isDone} />
      <span>{content}</span>
    </label>
  )
}

interface MarkdownTableProps {
  readonly head: readonly ReactNode[]
  readonly rows: readonly (readonly ReactNode[])[]
  /** Its column headings in words. */
  readonly label: string
}

/** A table with a header row. If it is wider than its column, it is a scrollable region labelled with its column headings. */
function MarkdownTable({ head, rows, label }: MarkdownTableProps) {
  const cells = rows.map((row) => createElement('tr', null, ...row.map((cell) => createElement('td', null, cell))))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" aria-label={label} tabIndex={0}>
      <table className="text-table">
        <thead>{createElement('tr', null, ...head.map((cell) => createElement('th', { scope: 'col' }, cell)))}</thead>
        {createElement('tbody', null, ...cells)}
      </table>
    </section>
  )
}

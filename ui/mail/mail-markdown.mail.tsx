import { createElement, Fragment, type ReactNode } from 'react'
import { parseMarkdown } from '../content/markdown/markdown.ts'
import { type MarkdownItem, type MarkdownParts, markdownRenderer } from '../content/markdown/markdown-walk.ts'
import { MailLink, Paragraph } from './mail-parts.mail.tsx'
import type { MailStyles } from './mail-styles.mail.ts'
import { type MailLinks, mailAddress, taskMark } from './markdown-links.mail.ts'

interface MarkdownProps {
  readonly text: string
  readonly links: MailLinks
  readonly styles: MailStyles
}

/** A Markdown text in a mail: all that a page shows of it, in the styles of mails. */
export function MailMarkdown({ text, links, styles }: MarkdownProps): ReactNode {
  const tree = parseMarkdown(text)
  return markdownRenderer(tree, mailParts(links, styles))(tree.children)
}

function mailParts(links: MailLinks, styles: MailStyles): MarkdownParts<ReactNode> {
  return {
    all: (results) => createElement(Fragment, null, ...results),
    text: (text) => text,
    html: (source) => source,
    paragraph: (content) => <Paragraph styles={styles}>{content}</Paragraph>,
    heading: (content, level) => createElement(level === 2 ? 'h2' : 'h3', { className: 'ink', style: styles.heading }, content),
    emphasis: (content) => <em>{content}</em>,
    strong: (content) => <strong>{content}</strong>,
    deleted: (content) => <del>{content}</del>,
    link: (content, address) => linkOf(content, mailAddress(address, links), styles),
    list: (items, start) => <List items={items} start={start} styles={styles} />,
    blockquote: (content) => (
      <blockquote className="soft" style={styles.blockquote}>
        {content}
      </blockquote>
    ),
    table: (head, rows) => <DataTable head={head} rows={rows} styles={styles} />,
    inlineCode: (code) => code,
    code: (code) => <div style={styles.quoteSection}>{code}</div>,
    lineBreak: () => <br />,
    rule: () => <hr className="line" style={styles.rule} />,
  }
}

/** A link that a mail cannot have shows its text alone. */
function linkOf(content: ReactNode, address: string | null, styles: MailStyles): ReactNode {
  if (address === null) return content
  return (
    <MailLink href={address} styles={styles}>
      {content}
    </MailLink>
  )
}

interface ListProps {
  readonly items: readonly MarkdownItem<ReactNode>[]
  readonly start: number | null
  readonly styles: MailStyles
}

function List({ items, start, styles }: ListProps): ReactNode {
  const shown = items.map(({ head, rest, isDone }) => createElement('li', { style: styles.listItem }, taskMark(isDone), head, rest))
  if (start === null) return createElement('ul', { style: styles.list }, ...shown)
  return createElement('ol', { style: styles.list, start: start === 1 ? undefined : start }, ...shown)
}

interface DataTableProps {
  readonly head: readonly ReactNode[]
  readonly rows: readonly (readonly ReactNode[])[]
  readonly styles: MailStyles
}

function DataTable({ head, rows, styles }: DataTableProps): ReactNode {
  const cell = { className: 'line', style: styles.dataCell }
  const row = (cells: readonly ReactNode[]) => createElement('tr', null, ...cells.map((content) => createElement('td', cell, content)))
  return (
    <table cellPadding={0} cellSpacing={0} style={styles.dataTable}>
      <thead>{createElement('tr', null, ...head.map((content) => createElement('th', { ...cell, scope: 'col' }, content)))}</thead>
      {createElement('tbody', null, ...rows.map(row))}
    </table>
  )
}

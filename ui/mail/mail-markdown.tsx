import type { RootContent } from 'mdast'
import { createElement, Fragment, type ReactNode } from 'react'
import { linkTarget, parseMarkdown } from '../markdown.ts'
import { MailLink, Paragraph } from './mail-parts.tsx'
import type { MailStyles } from './mail-styles.ts'

interface MarkdownProps {
  readonly text: string
  /** The site's origin, to make paths in the text absolute. */
  readonly origin: string
  readonly styles: MailStyles
}

type Reading = Pick<MarkdownProps, 'origin' | 'styles'>

/** A Markdown text in a mail: headings, paragraphs, lists, quotes, bold, italics and links; no HTML and no pictures. */
export function MailMarkdown({ text, ...reading }: MarkdownProps): ReactNode {
  return rendered(parseMarkdown(text).children, reading)
}

function rendered(nodes: readonly RootContent[], reading: Reading): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => nodeOf(node, reading)))
}

function nodeOf(node: RootContent, reading: Reading): ReactNode {
  const { styles } = reading
  switch (node.type) {
    case 'text':
    case 'html':
    case 'inlineCode':
      return node.value
    case 'paragraph':
      return <Paragraph styles={styles}>{rendered(node.children, reading)}</Paragraph>
    case 'heading':
      return (
        <h2 className="ink" style={styles.heading}>
          {rendered(node.children, reading)}
        </h2>
      )
    case 'strong':
      return <strong>{rendered(node.children, reading)}</strong>
    case 'emphasis':
      return <em>{rendered(node.children, reading)}</em>
    case 'link':
      return <Link address={node.url} content={rendered(node.children, reading)} reading={reading} />
    case 'list': {
      const items = node.children.map((item) => (
        <li key={item.position?.start.offset} style={styles.listItem}>
          {rendered(unwrapped(item.children), reading)}
        </li>
      ))
      return node.ordered ? <ol style={styles.list}>{items}</ol> : <ul style={styles.list}>{items}</ul>
    }
    case 'blockquote':
      return (
        <blockquote className="soft" style={styles.blockquote}>
          {rendered(node.children, reading)}
        </blockquote>
      )
    case 'code':
      return <Paragraph styles={styles}>{node.value}</Paragraph>
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr className="line" style={styles.rule} />
    case 'image':
      return node.alt
    default:
      return null
  }
}

/** A link to an address that is allowed; any other shows its text alone. */
function Link({ address, content, reading: { origin, styles } }: { address: string; content: ReactNode; reading: Reading }): ReactNode {
  const to = mailAddress(address, origin)
  return to === null ? (
    content
  ) : (
    <MailLink href={to} styles={styles}>
      {content}
    </MailLink>
  )
}

/** The absolute address of a link; null for one that a mail cannot have. */
export function mailAddress(address: string, origin: string): string | null {
  const target = linkTarget(address)
  if (target?.kind !== 'address' || target.href.startsWith('#')) return null
  return target.href.startsWith('/') ? origin + target.href : target.href
}

/** The contents of an item without the paragraph around its only text. */
function unwrapped(nodes: readonly RootContent[]): readonly RootContent[] {
  return nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]))
}

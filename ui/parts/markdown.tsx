import type { Definition, RootContent } from 'mdast'
import { createElement, Fragment, type ReactNode } from 'react'
import { linkTarget, parseMarkdown } from '../markdown.ts'
import { MarkdownList } from './markdown-list.tsx'
import { MarkdownTable } from './markdown-table.tsx'
import { FilledText, TextLink } from './text-link.tsx'

interface MarkdownProps {
  readonly text: string
  /** Content by name for placeholders that are alone in a paragraph, such as `{{processing-table}}`; any other shows nothing. */
  readonly blocks?: Readonly<Record<string, ReactNode>>
  /** A live preview: links lead nowhere, and placeholders stay as they are. */
  readonly isDraft?: boolean
  /** Arranges the nodes of the text; by default they follow each other. */
  readonly arrange?: (nodes: readonly RootContent[], render: RenderNodes) => ReactNode
}

/** The context that the nodes of a text need. */
interface Reading {
  readonly blocks: Readonly<Record<string, ReactNode>>
  /** Link references by identifier. */
  readonly definitions: ReadonlyMap<string, Definition>
  readonly isInLink: boolean
  readonly isDraft: boolean
}

/** A Markdown text as elements: headings from h2 down, no HTML, no pictures, and only allowed links. */
export function Markdown({ text, blocks = {}, isDraft = false, arrange = renderAll }: MarkdownProps) {
  const { children } = parseMarkdown(text)
  const definitions = new Map(children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])))
  return arrange(children, (nodes) => rendered(nodes, { blocks, definitions, isInLink: false, isDraft }))
}

function renderAll(nodes: readonly RootContent[], render: RenderNodes): ReactNode {
  return render(nodes)
}

/** Renders the contents of a node. */
export type RenderNodes = (nodes: readonly RootContent[]) => ReactNode

function rendered(nodes: readonly RootContent[], reading: Reading): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => nodeOf(node, reading)))
}

/** HTML is shown as plain text. Footnotes and front matter do not occur, since their syntax is not enabled. */
function nodeOf(node: RootContent, reading: Reading): ReactNode {
  const inside: RenderNodes = (nodes) => rendered(nodes, reading)
  switch (node.type) {
    case 'text':
      return reading.isDraft ? node.value : <FilledText text={node.value} isInLink={reading.isInLink} />
    case 'html':
      return node.value
    case 'paragraph':
      return blockOf(node.children, reading) ?? <p>{inside(node.children)}</p>
    case 'heading':
      return node.depth <= 2 ? <h2>{inside(node.children)}</h2> : <h3>{inside(node.children)}</h3>
    case 'emphasis':
      return <em>{inside(node.children)}</em>
    case 'strong':
      return <strong>{inside(node.children)}</strong>
    case 'link':
      return linkOf(node.url, node.children, reading)
    case 'linkReference':
      return linkOf(reading.definitions.get(node.identifier)?.url ?? '', node.children, reading)
    case 'list':
      return <MarkdownList list={node} render={inside} />
    case 'blockquote':
      return <blockquote>{inside(node.children)}</blockquote>
    case 'table':
      return <MarkdownTable table={node} render={inside} />
    case 'inlineCode':
    case 'code':
      return <code>{node.value}</code>
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'image':
    case 'imageReference':
      return node.alt
    default:
      return null
  }
}

function linkOf(address: string, text: readonly RootContent[], reading: Reading): ReactNode {
  if (reading.isDraft) return linkTarget(address) === null ? rendered(text, reading) : <u>{rendered(text, reading)}</u>
  return <TextLink address={address}>{rendered(text, { ...reading, isInLink: true })}</TextLink>
}

/** The block that replaces a placeholder paragraph; null for any other paragraph. */
function blockOf([only, ...others]: readonly RootContent[], { blocks }: Reading): ReactNode {
  const name = only?.type === 'text' && others.length === 0 ? /^\{\{([a-z]+(?:-[a-z]+)+)\}\}$/.exec(only.value.trim())?.[1] : undefined
  return name === undefined ? null : (blocks[name] ?? '')
}

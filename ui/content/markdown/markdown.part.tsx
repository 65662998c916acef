import type { Paragraph, RootContent } from 'mdast'
import { createElement, Fragment, type ReactNode } from 'react'
import { FilledText, TextLink } from '../../design/text-link.part.tsx'
import { linkTarget, parseMarkdown } from './markdown.ts'
import { MarkdownList } from './markdown-list.part.tsx'
import { MarkdownTable } from './markdown-table.part.tsx'
import { type MarkdownParts, markdownRenderer, type RenderNodes } from './markdown-walk.ts'

interface MarkdownProps {
  readonly text: string
  /** Content by name for placeholders that are alone in a paragraph, such as `{{processing-table}}`; any other shows nothing. */
  readonly blocks?: Readonly<Record<string, ReactNode>>
  /** A live preview: links lead nowhere, and placeholders stay as they are. */
  readonly isDraft?: boolean
  /** Arranges the nodes of the text; by default they follow each other. */
  readonly arrange?: (nodes: readonly RootContent[], render: RenderNodes<ReactNode>) => ReactNode
}

/** A Markdown text as elements: headings from h2 down, no HTML, no pictures, and only allowed links. */
export function Markdown({ text, blocks = {}, isDraft = false, arrange = renderAll }: MarkdownProps) {
  const tree = parseMarkdown(text)
  return arrange(tree.children, markdownRenderer(tree, pageParts(blocks, isDraft)))
}

function renderAll(nodes: readonly RootContent[], render: RenderNodes<ReactNode>): ReactNode {
  return render(nodes)
}

function pageParts(blocks: Readonly<Record<string, ReactNode>>, isDraft: boolean): MarkdownParts<ReactNode> {
  return {
    all: (results) => createElement(Fragment, null, ...results),
    text: (text, isInLink) => (isDraft ? text : <FilledText text={text} isInLink={isInLink} />),
    html: (source) => source,
    paragraph: (content, node) => blockOf(node, blocks) ?? <p>{content}</p>,
    heading: (content, level) => (level === 2 ? <h2>{content}</h2> : <h3>{content}</h3>),
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

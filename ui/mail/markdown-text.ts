import type { RootContent } from 'mdast'
import { parseMarkdown } from '../markdown.ts'
import { mailAddress } from './mail-markdown.tsx'

/** A Markdown text as plain text: headings in capitals, dashes before items, addresses in brackets behind their link. */
export function markdownText(text: string, origin: string): string {
  return blocks(parseMarkdown(text).children, origin, '\n\n')
}

/** The first words of a Markdown text, for what inboxes show beside the subject. */
export function markdownOpening(text: string, maxLength: number): string {
  const first = parseMarkdown(text).children.find(({ type }) => type === 'paragraph')
  const words = first === undefined ? '' : inline([first], null).replace(/\s+/g, ' ').trim()
  return words.length <= maxLength ? words : `${words.slice(0, maxLength).replace(/\s\S*$/, '')}…`
}

function blocks(nodes: readonly RootContent[], origin: string, separator: string): string {
  return nodes
    .map((node) => block(node, origin))
    .filter((text) => text !== '')
    .join(separator)
}

function block(node: RootContent, origin: string): string {
  switch (node.type) {
    case 'heading':
      return inline(node.children, origin).toUpperCase()
    case 'list':
      return node.children
        .map((item, index) => `${node.ordered ? `${(node.start ?? 1) + index}.` : '-'} ${blocks(item.children, origin, '\n').replaceAll('\n', '\n  ')}`)
        .join('\n')
    case 'blockquote':
      return blocks(node.children, origin, '\n\n').replace(/^/gm, '> ')
    case 'thematicBreak':
      return '* * *'
    default:
      return inline([node], origin)
  }
}

/** @param origin null: without addresses */
function inline(nodes: readonly RootContent[], origin: string | null): string {
  return nodes.map((node) => inlineOf(node, origin)).join('')
}

function inlineOf(node: RootContent, origin: string | null): string {
  if (node.type === 'break') return '\n'
  if (node.type === 'image') return node.alt ?? ''
  if ('value' in node) return node.value
  if (!('children' in node)) return ''
  const text = inline(node.children, origin)
  if (node.type !== 'link' || origin === null) return text
  const address = mailAddress(node.url, origin)
  return address === null || address === text ? text : `${text} (${address})`
}

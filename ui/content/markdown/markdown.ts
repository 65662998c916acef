import type { Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'

/** Parses CommonMark with tables and task lists into a tree, which is rendered as elements. HTML in a text is never markup. */

/** Marks in one block; no paragraph that somebody writes has as many. The parser's time grows with their square. */
const maxMarks = 2_000
const marks = /[[\]*_!`<~&|\\]/g

/** A line within more than 20 quotes or lists, or that far to the right. Rendering is recursive, and thousands of levels would exhaust the stack. */
const tooDeep = /^(?:(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){21}|[ \t]{80,}(?:>|[-+*]|\d))/m

/** A text's syntax tree. A block with too many marks shows them as they are, in place of what they would mean. */
export function parseMarkdown(text: string): Root {
  if (!isExcessive(text)) return parsed(text)
  const children: RootContent[] = []
  let ordinary: string[] = []
  const take = () => {
    if (ordinary.length > 0) children.push(...parsed(ordinary.join('\n\n')).children)
    ordinary = []
  }
  for (const block of text.split(/\n[ \t\r]*\n/)) {
    if (!isExcessive(block)) {
      ordinary.push(block)
      continue
    }
    take()
    children.push(plain(block))
  }
  take()
  return { type: 'root', children }
}

function isExcessive(text: string): boolean {
  return (text.match(marks)?.length ?? 0) > maxMarks || tooDeep.test(text)
}

function plain(text: string): RootContent {
  return { type: 'paragraph', children: [{ type: 'text', value: text }] }
}

function parsed(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable(), gfmTaskListItem()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown()],
  })
}

/** The target of a link in a text. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly name: string }
  | { readonly kind: 'article'; readonly key: string }
  | { readonly kind: 'address'; readonly href: string }

/**
 * Parses a link's address: `page:NAME`, `article:KEY`, a path of this site, a fragment, or an https, http, mailto or tel address.
 * @returns null for any other, such as `javascript:`
 */
export function linkTarget(address: string): LinkTarget | null {
  const [, kind, name = ''] = /^(page|article):([A-Za-z0-9-]+)$/.exec(address) ?? []
  if (kind === 'page') return { kind, name }
  if (kind === 'article') return { kind, key: name }
  const isOwn = /^(?:\/(?![/\\])|#)[^\s\\]*$/.test(address)
  return isOwn || /^(?:https?:\/\/[^\s\\/]|mailto:[^\s]+@|tel:\+?\d)[^\s\\]*$/i.test(address) ? { kind: 'address', href: address } : null
}

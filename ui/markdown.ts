import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'

/** Parses CommonMark with tables and task lists into a tree, which is rendered as elements. HTML in a text is never markup. */

/** A text's syntax tree. */
export function parseMarkdown(text: string): Root {
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

import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'

/** Texts are CommonMark with tables and task lists. They are parsed into a tree and rendered as elements; HTML in them never becomes markup. */

/** The tree of a text. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable(), gfmTaskListItem()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown()],
  })
}

/** Where a link of a text leads. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly name: string }
  | { readonly kind: 'article'; readonly key: string }
  | { readonly kind: 'address'; readonly href: string }

/**
 * Reads a link's address: `page:NAME`, `article:KEY`, a path of this site, a fragment, or an https, http, mailto or tel address.
 * @returns null for any other, such as `javascript:`
 */
export function linkTarget(address: string): LinkTarget | null {
  const [, kind, name = ''] = /^(page|article):([A-Za-z0-9-]+)$/.exec(address) ?? []
  if (kind === 'page') return { kind, name }
  if (kind === 'article') return { kind, key: name }
  const isOwn = /^(?:\/(?![/\\])|#)[^\s\\]*$/.test(address)
  return isOwn || /^(?:https?:\/\/[^\s\\/]|mailto:[^\s]+@|tel:\+?\d)[^\s\\]*$/i.test(address) ? { kind: 'address', href: address } : null
}

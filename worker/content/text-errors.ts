import type { Nodes } from 'mdast'
import { isContentPicture } from '#db/model/content/text-blocks.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { linkTarget, parseMarkdown } from '#ui/content/markdown/markdown.ts'
import { isPlainRoute } from '#ui/routes.ts'

/** The findings of checking a text at import. */
export interface TextFindings {
  readonly errors: readonly string[]
  /** Keys of the articles it links to. */
  readonly articles: readonly string[]
}

/** A fault in a text: HTML, a picture, a broken link, or a link to a screen that needs a record. */
export interface TextFault {
  readonly kind: 'html' | 'picture' | 'link' | 'screen'
  readonly was: string
}

const rules: Readonly<Record<TextFault['kind'], string>> = {
  html: 'must have no HTML',
  picture: 'must have no pictures but those uploaded at the desk',
  link: 'must link to page:NAME, article:KEY, a path of this site, or an https, mailto or tel address',
  screen: 'must link to a page of the site',
}

/** @param path the text's path in its file: `articles[2].body` */
export function checkText(text: LocalizedText, path: string): TextFindings {
  const found = Object.entries(text).map(([language, part]) => ({ at: `${path}.${language}`, ...checkMarkdown(part) }))
  return {
    errors: found.flatMap(({ at, faults }) => faults.map(({ kind, was }) => `${at} ${rules[kind]} (was ${quoted(was)})`)),
    articles: [...new Set(found.flatMap(({ articles }) => articles))],
  }
}

/** The faults of one Markdown text, and the keys of the articles it links to. */
export function checkMarkdown(text: string): { readonly faults: readonly TextFault[]; readonly articles: readonly string[] } {
  const faults: TextFault[] = []
  const articles: string[] = []
  for (const node of nodesOf(parseMarkdown(text))) {
    if (node.type === 'html') faults.push({ kind: 'html', was: node.value })
    if (node.type === 'imageReference' || (node.type === 'image' && !isContentPicture(node.url))) faults.push({ kind: 'picture', was: node.alt ?? '' })
    if (node.type !== 'link' && node.type !== 'definition') continue
    const target = linkTarget(node.url)
    if (target === null) faults.push({ kind: 'link', was: node.url })
    if (target?.kind === 'page' && !isPlainRoute(target.name)) faults.push({ kind: 'screen', was: node.url })
    if (target?.kind === 'article') articles.push(target.key)
  }
  return { faults, articles }
}

function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodesOf(child)
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text)
}

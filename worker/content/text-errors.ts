import type { Nodes } from 'mdast'
import type { LocalizedText } from '#db/model/localized.ts'
import { linkTarget, parseMarkdown } from '#ui/markdown.ts'
import { isPlainRoute } from '#ui/routes.ts'

/** Checks a text at import, so that the author learns of mistakes before readers do. */
export interface TextFindings {
  readonly errors: readonly string[]
  /** Keys of the articles it links to. */
  readonly articles: readonly string[]
}

/** @param path the text's path in its file: `articles[2].body` */
export function checkText(text: LocalizedText, path: string): TextFindings {
  const found = Object.entries(text).map(([language, part]) => checkMarkdown(part, `${path}.${language}`))
  return { errors: found.flatMap(({ errors }) => errors), articles: [...new Set(found.flatMap(({ articles }) => articles))] }
}

function checkMarkdown(text: string, path: string): TextFindings {
  const errors: string[] = []
  const articles: string[] = []
  for (const node of nodesOf(parseMarkdown(text))) {
    if (node.type === 'html') errors.push(`${path} must have no HTML (was ${quoted(node.value)})`)
    if (node.type === 'image' || node.type === 'imageReference') errors.push(`${path} must have no pictures (was ${quoted(node.alt ?? '')})`)
    if (node.type !== 'link' && node.type !== 'definition') continue
    const target = linkTarget(node.url)
    if (target === null)
      errors.push(`${path} must link to page:NAME, article:KEY, a path of this site, or an https, mailto or tel address (was ${quoted(node.url)})`)
    if (target?.kind === 'page' && !isPlainRoute(target.name)) errors.push(`${path} must link to a page of the site (was ${quoted(node.url)})`)
    if (target?.kind === 'article') articles.push(target.key)
  }
  return { errors, articles }
}

function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodesOf(child)
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text)
}

import { parseMarkdown } from '../content/markdown/markdown.ts'
import { type MarkdownParts, markdownRenderer } from '../content/markdown/markdown-walk.ts'
import { type MailLinks, mailAddress, taskMark } from './markdown-links.mail.ts'

/**
 * A Markdown text as plain text: headings in capitals, dashes or numbers before items, a table's row on a line, addresses in brackets behind
 * their link.
 */
export function markdownText(text: string, links: MailLinks): string {
  const tree = parseMarkdown(text)
  return tidy(markdownRenderer(tree, textParts(links))(tree.children))
}

/** The first words of a Markdown text, for what inboxes show beside the subject. */
export function markdownOpening(text: string, maxLength: number): string {
  const tree = parseMarkdown(text)
  const first = tree.children.find(({ type }) => type === 'paragraph')
  const words = first === undefined ? '' : markdownRenderer(tree, textParts(null))([first]).replace(/\s+/g, ' ').trim()
  return words.length <= maxLength ? words : `${words.slice(0, maxLength).replace(/\s\S*$/, '')}…`
}

/** @param links null: without addresses */
function textParts(links: MailLinks | null): MarkdownParts<string> {
  return {
    all: (results) => results.join(''),
    text: (text) => text,
    html: (source) => source,
    paragraph: block,
    heading: (content) => block(content.toUpperCase()),
    emphasis: (content) => content,
    strong: (content) => content,
    deleted: (content) => content,
    link: (content, address) => linkText(content, links === null ? null : mailAddress(address, links)),
    list: (items, start) =>
      block(
        items
          .map(({ head, rest, isDone }, index) => `${start === null ? '-' : `${start + index}.`} ${taskMark(isDone)}${indented(tight(`${head}\n\n${rest}`))}`)
          .join('\n'),
      ),
    blockquote: (content) => block(tidy(content).replace(/^/gm, '> ')),
    table: (head, rows) => block([head, ...rows].map((cells) => cells.join(' | ')).join('\n')),
    inlineCode: (code) => code,
    code: block,
    lineBreak: () => '\n',
    rule: () => block('* * *'),
  }
}

/** Blocks have empty lines around them, of which `tidy` leaves one. */
function block(content: string): string {
  return `\n\n${content}\n\n`
}

function tidy(text: string): string {
  return text.replace(/\n{3,}/g, '\n\n').trim()
}

/** The blocks of an item, on lines of their own. */
function tight(text: string): string {
  return text.replace(/\n{2,}/g, '\n').trim()
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ')
}

function linkText(content: string, address: string | null): string {
  return address === null || address === content ? content : `${content} (${address})`
}

import type { Translate } from '#messages/translate.ts'

/** The edits that the editor's buttons make to the selection of a Markdown text. */
export const markdownEdits = ['bold', 'italic', 'heading', 'list', 'link'] as const
export type MarkdownEdit = (typeof markdownEdits)[number]

/** A replacement in a text, and what is selected afterwards; offsets in UTF-16 units. */
export interface TextChange {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly select: readonly [start: number, end: number]
}

/** Inserts a block in place of a selection, as paragraphs of its own; it is then selected, to be typed over or seen. */
export function blockInsertion(text: string, start: number, end: number, block: string): TextChange {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const above = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const below = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const at = start + above.length
  return { from: start, to: end, insert: above + block + below, select: [at, at + block.length] }
}

const marks = { bold: '**', italic: '*' } as const
const prefixes = { heading: '## ', list: '- ' } as const

/** Applies an edit to a selection. A mark that is already there is removed. Without a selection, bold, italic and link put the cursor between their marks. */
export function markdownEdit(text: string, start: number, end: number, edit: MarkdownEdit): TextChange {
  if (edit === 'link') return linked(text, start, end)
  return edit === 'heading' || edit === 'list' ? lined(text, start, end, prefixes[edit]) : wrapped(text, start, end, marks[edit])
}

function wrapped(text: string, start: number, end: number, mark: string): TextChange {
  const { length } = mark
  // An asterisk next to another one is half of a bold mark.
  const isAlone = (at: number) => mark !== '*' || (text[at - 1] !== '*' && text[at + 1] !== '*') || text.slice(at - 2, at + 1) === '***'
  const isMarked = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark && isAlone(start - 1) && isAlone(end)
  const chosen = text.slice(start, end)
  if (isMarked) return { from: start - length, to: end + length, insert: chosen, select: [start - length, end - length] }
  return { from: start, to: end, insert: `${mark}${chosen}${mark}`, select: [start + length, end + length] }
}

/** Whole lines: every non-blank one gets the prefix, or loses it if all have it. */
function lined(text: string, start: number, end: number, prefix: string): TextChange {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const worded = lines.filter((line) => line.trim() !== '')
  const isMarked = worded.length > 0 && worded.every((line) => line.startsWith(prefix))
  const changed = lines.map((line) =>
    isMarked ? line.slice(line.startsWith(prefix) ? prefix.length : 0) : line.trim() === '' && lines.length > 1 ? line : prefix + line,
  )
  const insert = changed.join('\n')
  return { from, to, insert, select: start === end ? [from + insert.length, from + insert.length] : [from, from + insert.length] }
}

/** The address is then selected, to be typed over; if the selection was an address, the text is. */
function linked(text: string, start: number, end: number): TextChange {
  const chosen = text.slice(start, end)
  if (/^(?:https?:\/\/|mailto:|\/|page:|article:)\S+$/.test(chosen)) return { from: start, to: end, insert: `[](${chosen})`, select: [start + 1, start + 1] }
  const at = start + chosen.length + 3
  return { from: start, to: end, insert: `[${chosen}](https://)`, select: chosen === '' ? [start + 1, start + 1] : [at, at + 'https://'.length] }
}

/** A quote block with words to type over. */
export function quoteSample(t: Translate): string {
  return `::: quote ${t('desk.block.sample.by')}\n${t('desk.block.sample.text')}\n:::`
}

/** A block of figures to type over. */
export function figuresSample(t: Translate): string {
  return `::: figures\n25 | ${t('desk.block.sample.caption')}\n:::`
}

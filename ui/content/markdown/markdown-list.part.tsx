import type { ReactNode } from 'react'
import type { MarkdownItem } from './markdown-walk.ts'

/** A list; task items can be ticked while the page is open. */
export function MarkdownList({ items, start }: { items: readonly MarkdownItem<ReactNode>[]; start: number | null }) {
  const shown = items.map(({ head, rest, isDone }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's items have no other key and are never reordered
    <li key={index}>
      {isDone === null ? head : <Task content={head} isDone={isDone} />}
      {rest}
    </li>
  ))
  if (start !== null) return <ol start={start === 1 ? undefined : start}>{shown}</ol>
  return items.some(({ isDone }) => isDone !== null) ? <ul className="tasks">{shown}</ul> : <ul>{shown}</ul>
}

function Task({ content, isDone }: { content: ReactNode; isDone: boolean }) {
  return (
    <label>
      <input type="checkbox" defaultChecked={isDone} />
      <span>{content}</span>
    </label>
  )
}

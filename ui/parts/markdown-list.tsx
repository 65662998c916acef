import type { List, ListItem, RootContent } from 'mdast'
import type { RenderNodes } from './markdown.tsx'

/** A list; task items can be ticked while the page is open. */
export function MarkdownList({ list, render }: { list: List; render: RenderNodes }) {
  const items = list.children.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's items have no other key and are never reordered
    <li key={index}>{typeof item.checked === 'boolean' ? <Task item={item} checked={item.checked} render={render} /> : contentOf(item, render)}</li>
  ))
  if (list.ordered) return <ol start={list.start === 1 ? undefined : (list.start ?? undefined)}>{items}</ol>
  return list.children.some(({ checked }) => typeof checked === 'boolean') ? <ul className="tasks">{items}</ul> : <ul>{items}</ul>
}

function Task({ item, checked, render }: { item: ListItem; checked: boolean; render: RenderNodes }) {
  return (
    <label>
      <input type="checkbox" defaultChecked={checked} />
      <span>{contentOf(item, render)}</span>
    </label>
  )
}

/** Unwraps an item that consists of one paragraph. */
function contentOf({ children }: ListItem, render: RenderNodes) {
  return render(children.flatMap<RootContent>((child) => (child.type === 'paragraph' ? child.children : [child])))
}

import type { RootContent, Table, TableRow } from 'mdast'
import type { RenderNodes } from './markdown.tsx'

/** A table with a header row. If it is wider than its column, it is a scrollable region labelled with its column headings. */
export function MarkdownTable({ table, render }: { table: Table; render: RenderNodes }) {
  const [head, ...rows] = table.children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" aria-label={head?.children.map(({ children }) => wordsOf(children)).join(', ')} tabIndex={0}>
      <table className="text-table">
        {head && (
          <thead>
            <tr>
              {cellsOf(head, render).map(({ key, text }) => (
                <th key={key} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row.position?.start.offset}>
              {cellsOf(row, render).map(({ key, text }) => (
                <td key={key}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function cellsOf(row: TableRow, render: RenderNodes) {
  return row.children.map((cell) => ({ key: cell.position?.start.offset, text: render(cell.children) }))
}

function wordsOf(nodes: readonly RootContent[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? wordsOf(node.children) : '')).join('')
}

import type { Table, TableRow } from 'mdast'
import type { RenderNodes } from './markdown.tsx'

/** A table with a header row. */
export function MarkdownTable({ table, render }: { table: Table; render: RenderNodes }) {
  const [head, ...rows] = table.children
  return (
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
  )
}

function cellsOf(row: TableRow, render: RenderNodes) {
  return row.children.map((cell) => ({ key: cell.position?.start.offset, text: render(cell.children) }))
}

import { TableHead } from '../design/tables.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { FiguresTable as FiguresTableView } from './statistics.present.ts'

/** Maximum number of rows shown without folding the table. */
const maxOpen = 20

/** A table of figures; scrolls sideways if it is wider than the window, and is folded if long. */
export function FiguresTable({ table }: { table: FiguresTableView }) {
  const { t } = useTranslation()
  const { id, title, rows } = table
  if (rows.length === 0) {
    return (
      <section aria-labelledby={`by-${id}`}>
        <h2 id={`by-${id}`}>{title}</h2>
        <p>{t('statistics.tooFewLines')}</p>
      </section>
    )
  }
  return (
    <div className="figures">
      <h2 id={`by-${id}`}>{title}</h2>
      {rows.length > maxOpen ? (
        <details className="folded">
          <summary>{t('statistics.allRows', { count: String(rows.length) })}</summary>
          <Table table={table} />
        </details>
      ) : (
        <Table table={table} />
      )}
    </div>
  )
}

function Table({ table: { id, columns, rows, total } }: { table: FiguresTableView }) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" aria-labelledby={`by-${id}`} tabIndex={0}>
      <table className="figures-table">
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ name, values }) => (
            <Row key={name} name={name} values={values} columns={columns} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row name={t('statistics.total')} values={total} columns={columns} />
          </tfoot>
        )}
      </table>
    </section>
  )
}

function Row({ name, values, columns }: { name: string; values: readonly string[]; columns: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        <td key={columns[index + 1]}>{value}</td>
      ))}
    </tr>
  )
}

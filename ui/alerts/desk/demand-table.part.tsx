import { TableHead } from '../../design/table-head.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { DemandTableView } from './demand.present.ts'

/** People and homes per line, with bars on one scale. */
export function DemandTable({ table: { id, title, column, lines, most } }: { table: DemandTableView }) {
  const { t } = useTranslation()
  const [people, homes, gap] = [t('desk.demand.people'), t('desk.demand.homes'), t('desk.demand.gap')]
  return (
    <section className="desk-section" aria-labelledby={`demand-${id}`}>
      <h2 id={`demand-${id}`}>{title}</h2>
      <table className="desk-table demand-table">
        <TableHead columns={[column, people, homes, gap]} />
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{line.name}</th>
              <td data-column={people} className="figure">
                {line.people}
                <Bar value={line.people} most={most} kind="people" />
              </td>
              <td data-column={homes} className="figure">
                <a href={line.list}>{line.homes}</a>
                <Bar value={line.homes} most={most} kind="homes" />
              </td>
              <td data-column={gap} className="figure">
                {line.gap}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Bar({ value, most, kind }: { value: number; most: number; kind: 'people' | 'homes' }) {
  return (
    <svg className={`demand-bar is-${kind}`} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(Math.min(value, most) / most) * 100} height={8} />
    </svg>
  )
}

import { TableHead } from '../../design/tables.part.tsx'
import { countryDrawing, drawnAt, landPath } from '../../map/country-drawing.part.ts'
import { mapType, placeLabels } from '../../map/map-labels.part.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { DemandPoint, DemandTableView } from './demand.present.ts'

/** Radius of the largest circle, in units of the drawing. */
const maxRadius = 22

const round = (value: number) => Math.round(value * 10) / 10

/** The municipalities that people look in: the larger the circle, the more people; filled as far as there are homes for them. The tables say the same. */
export function DemandMap({ points }: { points: readonly DemandPoint[] }) {
  const { t } = useTranslation()
  if (points.length === 0) return null
  const most = Math.max(...points.map(({ people, homes }) => Math.max(people, homes)))
  const radius = (value: number) => round(Math.sqrt(value / most) * maxRadius)
  const circles = points.map((point) => ({ ...point, ...drawnAt(point), radius: radius(point.people) }))
  const { width, height } = countryDrawing
  return (
    <figure className="demand-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="demand-map-title">
        <title id="demand-map-title">{t('desk.demand.map')}</title>
        <path className="demand-land" d={landPath()} />
        {circles.map(({ key, name, x, y, people, homes }) => (
          <g key={key}>
            <title>{t('desk.demand.point', { place: name, people, homes })}</title>
            <circle className="demand-people" cx={x} cy={y} r={radius(people)} />
            {homes > 0 && <circle className="demand-homes" cx={x} cy={y} r={radius(Math.min(homes, people))} />}
          </g>
        ))}
        {(['wide', 'narrow'] as const).map((kind) => (
          <g key={kind} className={`demand-names is-${kind}`}>
            {placeLabels(circles, width, height, mapType[kind]).map((label) => (
              <text key={label.key} x={label.x} y={label.y} textAnchor={label.anchor}>
                {label.name}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="hint">{t('desk.demand.map.key')}</figcaption>
    </figure>
  )
}

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

import { countryDrawing, drawnAt, landPath } from '../../map/country-drawing.part.ts'
import { mapType, placeLabels } from '../../map/map-labels.part.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { DemandPoint } from './demand.present.ts'

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

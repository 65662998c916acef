import polyline from '@mapbox/polyline'
import outlines from '../../islands/map/outlines.json' with { type: 'json' }
import type { DemandPoint } from '../../presenters/desk/demand.ts'
import { useTranslation } from '../../translation.tsx'
import { mapType, placeLabels } from './map-labels.ts'

/** Degrees: Belgium and Luxembourg. */
const box = { west: 2.5, north: 51.55, east: 6.6, south: 49.4 } as const
/** At these latitudes a degree east is so much shorter than one north. */
const narrowing = Math.cos((50.5 * Math.PI) / 180)
/** Units of the drawing a degree north. */
const scale = 240
const width = Math.round((box.east - box.west) * narrowing * scale)
const height = Math.round((box.north - box.south) * scale)
/** Of the largest circle. */
const maxRadius = 22

const x = (lng: number) => round((lng - box.west) * narrowing * scale)
const y = (lat: number) => round((box.north - lat) * scale)
const round = (value: number) => Math.round(value * 10) / 10

let land: string | null = null

/** The outlines, decoded when they are first drawn. */
function landPath(): string {
  land ??= outlines.home
    .map(
      (line) =>
        `M${polyline
          .decode(line, 3)
          .map(([lat, lng]) => `${x(lng)} ${y(lat)}`)
          .join('L')}Z`,
    )
    .join('')
  return land
}

/** The municipalities that people look in: the larger the circle, the more people; filled as far as there are homes for them. The tables say the same. */
export function DemandMap({ points }: { points: readonly DemandPoint[] }) {
  const { t } = useTranslation()
  if (points.length === 0) return null
  const most = Math.max(...points.map(({ people, homes }) => Math.max(people, homes)))
  const radius = (value: number) => round(Math.sqrt(value / most) * maxRadius)
  const circles = points.map(({ key, name, lat, lng, people }) => ({ key, name, x: x(lng), y: y(lat), radius: radius(people) }))
  return (
    <figure className="demand-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="demand-map-title">
        <title id="demand-map-title">{t('desk.demand.map')}</title>
        <path className="demand-land" d={landPath()} />
        {points.map(({ key, name, lat, lng, people, homes }) => (
          <g key={key}>
            <title>{t('desk.demand.point', { place: name, people, homes })}</title>
            <circle className="demand-people" cx={x(lng)} cy={y(lat)} r={radius(people)} />
            {homes > 0 && <circle className="demand-homes" cx={x(lng)} cy={y(lat)} r={radius(Math.min(homes, people))} />}
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

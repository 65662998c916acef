import { countryDrawing, drawnAt, isDrawn, landPath } from '../map/country-drawing.part.ts'
import { placeLabels } from '../map/map-labels.part.ts'
import { useAgency } from '../site/agency.tsx'
import { useTranslation } from '../site/translation.tsx'
import { presentOffice } from './office.present.ts'

/** Units of the drawing. */
const [radius, type] = [9, 30]

/** A map of the offices in Belgium and Luxembourg; empty if the record has no office's location. The list beside it has the addresses. */
export function OfficesMap() {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  const offices = agency.offices.flatMap((office) =>
    office.point && isDrawn(office.point) ? [{ key: office.key, name: presentOffice(office, locale).name, radius, ...drawnAt(office.point) }] : [],
  )
  if (offices.length === 0) return null
  const { width, height } = countryDrawing
  return (
    <svg className="offices-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="offices-map-title">
      <title id="offices-map-title">{t('form.contact.map', { places: offices.map(({ name }) => name).join(', ') })}</title>
      <path d={landPath()} />
      {offices.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r={radius} />
      ))}
      {placeLabels(offices, width, height, type).map(({ key, name, x, y, anchor }) => (
        <text key={key} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </svg>
  )
}

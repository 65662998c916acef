import type { ConstructionView } from '../presenters/project.ts'
import { useTranslation } from '../translation.tsx'

/** The units of a project with floor, type, and price or state. */
export function UnitTable({ units }: { units: readonly ConstructionView[] }) {
  const { t } = useTranslation()
  const hasFloors = units.some((unit) => unit.floor !== '')
  return (
    <table className="plain-table units">
      <thead>
        <tr>
          <th scope="col">{t('fact.unit')}</th>
          <th scope="col">{t('projects.requirement')}</th>
          {hasFloors && (
            <th scope="col" className="floor">
              {t('fact.floor')}
            </th>
          )}
          <th scope="col" className="amount">
            {t('price.label.sale')}
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id} className={unit.isGone ? 'is-gone' : undefined}>
            <th scope="row">{unit.unit}</th>
            <td>
              {unit.requirement}
              {unit.floor !== '' && (
                <span className="note unit-floor">
                  {t('fact.floor')} {unit.floor}
                </span>
              )}
              {unit.surface !== '' && !unit.requirement.includes('m²') && <span className="note">{unit.surface}</span>}
            </td>
            {hasFloors && <td className="floor">{unit.floor}</td>}
            <td className="amount">{unit.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

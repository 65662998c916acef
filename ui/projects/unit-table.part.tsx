import type { Translate } from '#messages/translate.ts'
import { part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import { type ConstructionView, unitAnchor } from './project-units.present.ts'

interface UnitTableProps {
  readonly units: readonly ConstructionView[]
  /** Classes of a unit's row, by which the filter above the table shows or hides it. */
  readonly classesOf?: (unit: ConstructionView) => string
  /** The unit whose plan is shown while no other is pointed at. */
  readonly shown?: ConstructionView | undefined
}

/** The units of a project with floor, type, and price or state. Values that all share are shown once above; rows are cards on a phone. */
export function UnitTable({ units, classesOf = () => '', shown }: UnitTableProps) {
  const { t } = useTranslation()
  const [requirement, floor] = [inAll(units.map((unit) => unit.requirement)), inAll(units.map((unit) => unit.floor))]
  const hasFloors = floor === null && units.some((unit) => unit.floor !== '')
  const shared = [requirement ?? '', floorWords(floor ?? '', t)].filter((text) => text !== '')
  return (
    <>
      {shared.length > 0 && <p className="hint">{t('projects.allUnits', { text: shared.join(', ') })}</p>}
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
            <tr
              key={unit.id}
              id={unitAnchor(unit)}
              {...part('unit', unit.id)}
              className={
                [unit.state === 'sold' ? 'is-gone' : '', unit.plan ? 'has-plan' : '', unit === shown ? 'is-shown' : '', classesOf(unit)].join(' ').trim() ||
                undefined
              }
            >
              <th scope="row">{unit.href === null ? unit.unit : <a href={unit.href}>{unit.unit}</a>}</th>
              <td>
                {requirement === null && unit.requirement}
                {hasFloors && unit.floor !== '' && <span className="note unit-floor">{floorWords(unit.floor, t)}</span>}
                {unit.notes.length > 0 && <span className="note">{unit.notes.join(' · ')}</span>}
                <UnitLinks unit={unit} />
              </td>
              {hasFloors && <td className="floor">{unit.floor}</td>}
              <td className="amount">{unit.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The plan, drawn beside the table for the row that is pointed at on wide screens, and the enquiry. */
function UnitLinks({ unit: { unit, plan, askHref } }: { unit: ConstructionView }) {
  const { t } = useTranslation()
  if (plan === null && askHref === null) return null
  return (
    <span className="note unit-links">
      {plan && (
        <a href={plan.large}>
          {plan.alt}
          <span className="unit-stage">
            <span className="plan-sheet unit-plan">
              <img src={plan.src} alt="" width={plan.width} height={plan.height} loading="lazy" decoding="async" />
            </span>
          </span>
        </a>
      )}
      {askHref !== null && (
        <a href={askHref} rel="nofollow">
          {t('projects.askUnit', { unit })}
        </a>
      )}
    </span>
  )
}

function floorWords(floor: string, t: Translate): string {
  return floor === '' || floor === t('floor.ground') ? floor : t('projects.floor', { floor })
}

/** The value that all units have; null if they differ, or for a single unit. */
function inAll(values: readonly string[]): string | null {
  const [first = ''] = values
  return values.length > 1 && values.every((value) => value === first) ? first : null
}

import { Icon } from '../icons.tsx'
import type { ConstructionView } from '../presenters/project-units.ts'
import { unitFilter } from '../presenters/unit-filter.ts'
import { useTranslation } from '../translation.tsx'
import { UnitTable } from './unit-table.tsx'

/** The units and prices of a project: those on offer with a filter that needs no script, then the sold ones, folded. */
export function ProjectUnits({ units }: { units: readonly ConstructionView[] }) {
  const { t } = useTranslation()
  const sold = units.filter(({ state }) => state === 'sold')
  const offered = units.filter(({ state }) => state !== 'sold')
  return (
    <section className={units.some(({ plan }) => plan) ? 'property-section has-unit-plans' : 'property-section'} aria-labelledby="units">
      <h2 id="units">{t('projects.prices')}</h2>
      {units.length === 0 && <p>{t('projects.noUnits')}</p>}
      {offered.length > 0 && <OfferedUnits units={offered} />}
      {sold.length > 0 && (
        <details className="sold-units" open={offered.length === 0}>
          <summary>
            {t('projects.soldUnits', { count: sold.length })}
            <Icon name="down" />
          </summary>
          <UnitTable units={sold} />
        </details>
      )}
    </section>
  )
}

function OfferedUnits({ units }: { units: readonly ConstructionView[] }) {
  const { t, locale } = useTranslation()
  const choices = unitFilter(units, locale)
  const classesOf = (unit: ConstructionView) => choices.flatMap(({ matches }, index) => (matches(unit) ? [`in-${index + 1}`] : [])).join(' ')
  return (
    <div className="offered-units">
      {choices.length > 0 && (
        <fieldset className="unit-filter">
          <legend>{t('projects.filter')}</legend>
          <div className="segments">
            <label>
              <input type="radio" name="units" defaultChecked />
              {t('projects.filter.all')}
            </label>
            {choices.map(({ text }, index) => (
              <label key={text}>
                <input type="radio" name="units" className={`pick-${index + 1}`} />
                {text}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <UnitTable units={units} classesOf={classesOf} />
    </div>
  )
}

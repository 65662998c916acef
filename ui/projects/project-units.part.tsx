import { Icon } from '../icons.tsx'
import { Photograph } from '../listings/photos/photo.part.tsx'
import type { PhotoView } from '../listings/photos/photo.present.ts'
import { useTranslation } from '../site/translation.tsx'
import { Facade } from './facade.part.tsx'
import type { FacadeView } from './facade.present.ts'
import { type ConstructionView, type UnitFilterChoice, unitFilter } from './project-units.present.ts'
import { UnitTable } from './unit-table.part.tsx'

interface ProjectUnitsProps {
  readonly units: readonly ConstructionView[]
  readonly facade: FacadeView | null
  /** Beside units without plans. */
  readonly photo: PhotoView | null
}

/** The units and prices of a project: those on offer with a filter that needs no script, then the sold ones, folded. Plans or a photograph are beside them. */
export function ProjectUnits({ units, facade, photo }: ProjectUnitsProps) {
  const { t } = useTranslation()
  const sold = units.filter(({ state }) => state === 'sold')
  const offered = units.filter(({ state }) => state !== 'sold')
  const hasPlans = offered.some(({ plan }) => plan)
  return (
    <section className={hasPlans ? 'project-units has-unit-plans' : 'project-units'} aria-labelledby="units">
      <h2 id="units">{t('projects.prices')}</h2>
      {!hasPlans && photo && (
        <div className="units-photo">
          <Photograph photo={photo} sizes="376px" />
        </div>
      )}
      {facade && <Facade facade={facade} />}
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
          {rowsOf(choices).map((row, index) => (
            <div className="segments" key={row[0]?.choice.about}>
              {index === 0 && (
                <label>
                  <input type="radio" name="units" defaultChecked />
                  {t('projects.filter.all')}
                </label>
              )}
              {row.map(({ choice: { text }, number }) => (
                <label key={text}>
                  <input type="radio" name="units" className={`pick-${number}`} />
                  {text}
                </label>
              ))}
            </div>
          ))}
        </fieldset>
      )}
      <UnitTable units={units} classesOf={classesOf} shown={units.find(({ plan }) => plan)} />
    </div>
  )
}

interface NumberedChoice {
  readonly choice: UnitFilterChoice
  /** Its position among all choices, from 1, by which the style sheet knows it. */
  readonly number: number
}

/** A row for each thing that units can be chosen by, in the order of the choices. */
function rowsOf(choices: readonly UnitFilterChoice[]): readonly (readonly NumberedChoice[])[] {
  return [
    ...Map.groupBy(
      choices.map((choice, index) => ({ choice, number: index + 1 })),
      ({ choice }) => choice.about,
    ).values(),
  ]
}

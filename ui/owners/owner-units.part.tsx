import { UnitTable } from '../projects/unit-table.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { OwnerHomeView } from './owner-home.present.ts'

interface OwnerUnitsProps {
  readonly home: Pick<OwnerHomeView, 'constructions' | 'units'>
  /** The address of a unit in the agency's read-only view. */
  readonly pathOf?: (id: number) => string
}

/** The units of an owner's project; those that are listings lead to their page in the portal. */
export function OwnerUnits({ home: { constructions, units }, pathOf }: OwnerUnitsProps) {
  const { t, locale } = useTranslation()
  if (constructions.length + units.length === 0) return null
  return (
    <section aria-labelledby="units">
      <h2 id="units">{t('owner.units')}</h2>
      {constructions.length > 0 && <UnitTable units={constructions} />}
      {units.length > 0 && (
        <ul className="owner-units">
          {units.map(({ id, title }) => (
            <li key={id}>
              <a href={pathOf === undefined ? href('ownerHome', locale, { kind: 'listing', id }) : pathOf(id)}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

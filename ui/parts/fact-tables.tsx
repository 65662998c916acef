import { Icon } from '../icons.tsx'
import type { FactGroupView } from '../presenters/fact-groups.ts'
import type { PropertyView } from '../presenters/property.ts'
import { useTranslation } from '../translation.tsx'
import { CostEstimate } from './cost-estimate.tsx'
import { type HomeMapView, MapFrame } from './map-frame.tsx'

/** Flood, planning and certificates as a plain table; the worst flood class carries its warning sign. */
export function Law({ group }: { group: FactGroupView | null }) {
  const { t } = useTranslation()
  if (!group) return null
  return (
    <section className="property-section" aria-labelledby="law">
      <h2 id="law">{group.title}</h2>
      <table className="plain-table">
        <tbody>
          {group.facts.map((fact) => (
            <tr key={fact.key}>
              <th scope="row">{fact.label}</th>
              <td>
                {isFloodWarning(fact) && (
                  <span className="flood-warning" role="img" aria-label={t('law.floodWarning')}>
                    <Icon name="warning" />
                  </span>
                )}
                {fact.value}
                {fact.note && <span className="note">{fact.note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Flanders asks for a warning symbol beside class D. */
function isFloodWarning(fact: FactGroupView['facts'][number]): boolean {
  return (fact.key === 'floodPScore' || fact.key === 'floodGScore') && fact.value === 'D'
}

/** Price and costs, amounts to the right, and what they come to for a buyer or a tenant. */
export function Costs({ property }: { property: PropertyView }) {
  const { t } = useTranslation()
  const { costs, costEstimate } = property
  if (!costs && !costEstimate) return null
  return (
    <section className="property-section" aria-labelledby="costs">
      <h2 id="costs">{t('factGroup.costs')}</h2>
      {costs && (
        <table className="plain-table">
          <tbody>
            {property.price?.isAmount && (
              <tr>
                <th scope="row">{property.priceLabel}</th>
                <td className="amount">
                  {property.price.before} {property.price.text}
                </td>
              </tr>
            )}
            {costs.facts.map((fact) => (
              <tr key={fact.key}>
                <th scope="row">{fact.label}</th>
                <td className="amount">{fact.value}</td>
              </tr>
            ))}
          </tbody>
          <caption>{t('costs.note')}</caption>
        </table>
      )}
      {costEstimate && <CostEstimate estimate={costEstimate} />}
    </section>
  )
}

interface SurroundingsProps {
  readonly group: FactGroupView | null
  readonly place: string
  readonly addressHidden: boolean
  /** Null for a home that has no place on the map. */
  readonly map: HomeMapView | null
}

/** The place, as fine as it may be told, and what is around it. */
export function Surroundings({ group, place, addressHidden, map }: SurroundingsProps) {
  const { t } = useTranslation()
  const scores = group?.facts.filter((fact) => fact.key.startsWith('mobiscore')) ?? []
  const words = group?.facts.filter((fact) => !fact.key.startsWith('mobiscore')) ?? []
  return (
    <section className="property-section" aria-labelledby="where">
      <h2 id="where">{t('property.where')}</h2>
      <p>{place}</p>
      {addressHidden && <p className="hint">{t('property.addressHidden')}</p>}
      {map && <MapFrame mapType="property" goal={map.goal} id={map.id} tilesFrom={map.tilesFrom} />}
      {words.length > 0 && (
        <dl className="facts surroundings">
          {words.map((fact) => (
            <div key={fact.key}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {scores.length > 0 && (
        <dl className="scores">
          {scores.map((fact) => (
            <div key={fact.key}>
              <dt>{fact.label}</dt>
              <dd>
                <meter min={0} max={10} value={Number.parseFloat(fact.value.replace(',', '.'))} aria-hidden="true" />
                {fact.value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

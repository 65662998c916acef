import { Icon } from '../icons.tsx'
import type { FactView } from '../presenters/fact-groups.ts'
import type { LawView } from '../presenters/law.ts'
import { priceText } from '../presenters/listing-card.ts'
import type { PropertyView } from '../presenters/property.ts'
import { useTranslation } from '../translation.tsx'
import { CostEstimate } from './cost-estimate.tsx'

/** What the law requires, with flood risk, planning and certificates, as a table; a warning symbol for the worst flood class. */
export function Law({ law }: { law: LawView | null }) {
  if (!law) return null
  return (
    <section className="property-section" aria-labelledby="law">
      <h2 id="law">{law.title}</h2>
      <table className="plain-table">
        {law.basis && <caption>{law.basis}</caption>}
        <tbody>
          {law.facts.map((fact) => (
            <tr key={fact.key}>
              <th scope="row">{fact.label}</th>
              <td className={fact.isPending ? 'is-pending' : undefined}>
                <FloodWarning fact={fact} />
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

/** Flanders requires a warning symbol beside class D. */
export function FloodWarning({ fact }: { fact: FactView }) {
  const { t } = useTranslation()
  const isWarned = (fact.key === 'floodPScore' || fact.key === 'floodGScore') && fact.value === 'D'
  return (
    isWarned && (
      <span className="flood-warning" role="img" aria-label={t('law.floodWarning')}>
        <Icon name="warning" />
      </span>
    )
  )
}

/** Price and costs, with an estimate for the buyer or tenant. */
export function Costs({ property }: { property: PropertyView }) {
  const { t } = useTranslation()
  const { costs, costEstimate } = property
  if (!costs && !costEstimate) return null
  return (
    <section className="property-section" aria-labelledby="costs">
      <h2 id="costs">{t('factGroup.costs')}</h2>
      {costs && (
        <table className="plain-table">
          <caption>{t('costs.note')}</caption>
          <tbody>
            {property.price?.isAmount && (
              <tr>
                <th scope="row">{property.priceLabel}</th>
                <td className="amount">{priceText(property.price)}</td>
              </tr>
            )}
            {costs.facts.map((fact) => (
              <tr key={fact.key}>
                <th scope="row">{fact.label}</th>
                <td className="amount">{fact.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {costEstimate && <CostEstimate estimate={costEstimate} />}
    </section>
  )
}

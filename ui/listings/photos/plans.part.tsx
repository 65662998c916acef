import { part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { PhotoView } from './photo.present.ts'

/** Floor plans, on a light ground in both themes. */
export function Plans({ plans }: { plans: readonly PhotoView[] }) {
  const { t } = useTranslation()
  if (plans.length === 0) return null
  return (
    <section className="property-section" aria-labelledby="plans">
      <h2 id="plans">{t('property.plans')}</h2>
      <PlanSheets plans={plans} />
    </section>
  )
}

/** The plans of a home, one sheet each. */
export function PlanSheets({ plans }: { plans: readonly PhotoView[] }) {
  return (
    <div className={plans.length === 1 ? 'plans' : 'plans is-pair'}>
      {plans.map((plan) => (
        <figure key={plan.src} className="floor-plan">
          <a className="plan-sheet" href={plan.large} {...part('size', `${plan.width}x${plan.height}`)}>
            <img src={plan.src} alt={plan.alt} width={plan.width} height={plan.height} loading="lazy" decoding="async" />
          </a>
          <figcaption>{plan.alt}</figcaption>
        </figure>
      ))}
    </div>
  )
}

import { part } from '../../islands/html-hooks.ts'
import type { PhotoView } from './photo.present.ts'

/** The plans of a home, one sheet each, on a light ground in both themes. */
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

import { Fragment } from 'react'
import { part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { PhotoView } from './photo.present.ts'

/** The plans of a home: one sheet, or one floor at a time, chosen by radio buttons, which need no script. */
export function PlanSheets({ plans }: { plans: readonly PhotoView[] }) {
  const { t } = useTranslation()
  const [plan] = plans
  if (plan === undefined) return null
  if (plans.length === 1)
    return (
      <div className="plans">
        <Sheet plan={plan} />
      </div>
    )
  return (
    <fieldset className="plans">
      <legend className="visually-hidden">{t('property.plans')}</legend>
      {plans.map((each, index) => (
        <Fragment key={each.large}>
          <label className="plan-tab">
            <input type="radio" name="floor" defaultChecked={index === 0} /> {t('plans.number', { number: String(index + 1) })}
          </label>
          <Sheet plan={each} />
        </Fragment>
      ))}
    </fieldset>
  )
}

function Sheet({ plan }: { plan: PhotoView }) {
  return (
    <figure className="floor-plan">
      <a className="plan-sheet" href={plan.large} {...part('size', `${plan.width}x${plan.height}`)}>
        <img src={plan.src} alt={plan.alt} width={plan.width} height={plan.height} loading="lazy" decoding="async" />
      </a>
      <figcaption>{plan.alt}</figcaption>
    </figure>
  )
}

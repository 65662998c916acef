import { Fragment } from 'react'
import { part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { PlanView } from './plan.present.ts'

/** The plans of a home: one sheet, or one floor at a time, chosen by radio buttons, which need no script. */
export function PlanSheets({ plans }: { plans: readonly PlanView[] }) {
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

function Sheet({ plan }: { plan: PlanView }) {
  const { width, height, rooms = [] } = plan
  return (
    <figure className={width > height ? 'floor-plan is-wide' : 'floor-plan'}>
      <a className="plan-sheet" href={plan.large} {...part('size', `${plan.width}x${plan.height}`)}>
        <img src={plan.src} alt={plan.alt} width={plan.width} height={plan.height} loading="lazy" decoding="async" />
      </a>
      {rooms.length > 0 && (
        <ul className="plan-rooms">
          {rooms.map(({ letter, name, area, box: [left, top, ...size] }) => (
            <li key={letter}>
              <b>{letter}</b>
              <span>{name}</span>
              {area}
              {/* Over the drawing, lit while the line is pointed at */}
              <svg className="plan-room" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                <rect x={left} y={top} width={size[0]} height={size[1]} />
              </svg>
            </li>
          ))}
        </ul>
      )}
      <figcaption>{plan.alt}</figcaption>
    </figure>
  )
}

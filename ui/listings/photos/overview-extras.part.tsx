import { part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Film } from './films.part.tsx'
import type { FilmView } from './films.present.ts'
import type { PhotoView } from './photo.present.ts'

/** Floor plans at the end of the overview. They open in the lightbox like photographs. */
export function OverviewPlans({ plans }: { plans: readonly PhotoView[] }) {
  const { t } = useTranslation()
  if (plans.length === 0) return null
  return (
    <section className="room is-plans">
      <h2>{t('property.plans')}</h2>
      <ul>
        {plans.map((plan) => (
          <li key={plan.large}>
            <a className="plan-sheet" href={plan.large} {...part('size', `${plan.width}x${plan.height}`)}>
              <img src={plan.src} alt={plan.alt} width={plan.width} height={plan.height} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Films at the end of the overview, where they play as on the page; closing the overview stops them. */
export function OverviewFilms({ films }: { films: readonly FilmView[] }) {
  const { t } = useTranslation()
  if (films.length === 0) return null
  return (
    <section className="room is-films">
      <h2>{t('films.title')}</h2>
      <ul>
        {films.map((film) => (
          <li key={film.href + film.text}>
            <Film film={film} sizes="(min-width: 768px) 70vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}

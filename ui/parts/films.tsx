import { Icon } from '../icons.tsx'
import type { FilmView } from '../presenters/property.ts'
import { useTranslation } from '../translation.tsx'

/** Films and virtual tours as links that name their host. Nothing is loaded from another site before a click. */
export function Films({ films }: { films: readonly FilmView[] }) {
  const { t } = useTranslation()
  if (films.length === 0) return null
  return (
    <section className="property-section" aria-labelledby="films">
      <h2 id="films">{t('films.title')}</h2>
      <ul className="downloads">
        {films.map((film) => (
          <li key={film.href + film.text}>
            <a href={film.href} target="_blank" rel="noopener noreferrer">
              <Icon name={film.kind} />
              <span>{film.text}</span>
              <span className="size">{t('films.at', { host: film.host })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Icon } from '../../icons.tsx'
import { island } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import { NoPhoto } from '../listing-card.part.tsx'
import { Fold } from '../property/fold.part.tsx'
import type { FilmView } from './films.present.ts'
import { Photograph } from './photo.part.tsx'

/**
 * Films and virtual tours as stills. Nothing loads from another site before a click, which is consent for that player, or consent to its
 * category; without script they are links.
 */
export function Films({ films }: { films: readonly FilmView[] }) {
  const { t } = useTranslation()
  if (films.length === 0) return null
  return (
    <Fold id="films" title={t('films.title')} answer="">
      <ul className="films">
        {films.map((film) => (
          <li key={film.href + film.text}>
            <Film film={film} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

interface FilmProps {
  readonly film: FilmView
  readonly sizes?: string
}

export function Film({ film: { href, text, host, category, player, still, thumbnail }, sizes = '(min-width: 60em) 400px, 92vw' }: FilmProps) {
  const { t } = useTranslation()
  return (
    <a
      className="film"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...(player ? island('embed', { ...player, category, title: `${text}, ${host}` }) : {})}
    >
      <span className="film-still">
        {still ? <Photograph photo={{ ...still, alt: '' }} sizes={sizes} /> : <NoPhoto />}
        {thumbnail && <img src={thumbnail.src} srcSet={thumbnail.srcSet} sizes={sizes} alt="" width={480} height={270} loading="lazy" decoding="async" />}
        <span className="film-play">
          <Icon name="play" />
        </span>
      </span>
      <span className="film-text">{text}</span>
      <span className="size">{t(player ? 'films.load' : 'films.at', { host })}</span>
    </a>
  )
}

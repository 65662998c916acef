import { Icon } from '../../icons.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Badge, NoPhoto } from '../listing-card.part.tsx'
import type { BadgeView } from '../listing-card.present.ts'
import { Film } from './films.part.tsx'
import type { FilmView } from './films.present.ts'
import { Photograph } from './photo.part.tsx'
import type { PhotoView } from './photo.present.ts'
import type { GalleryView, RoomView } from './rooms.present.ts'

interface GalleryProps extends GalleryView {
  readonly badge: BadgeView | null
  readonly title: string
  /** Shown in the overview, after the photographs. */
  readonly plans?: readonly PhotoView[]
  readonly films?: readonly FilmView[]
}

/** How many photographs the mosaic shows: one, three or five, so that its rows are full. */
export function shownOf(count: number): number {
  if (count >= 5) return 5
  return count >= 3 ? 3 : Math.min(count, 1)
}

/**
 * The photographs, room by room, in three views of the same elements: the first of each room as a mosaic, all of them as a strip on a
 * phone, and the overview, which is a `:target` and so needs no script. Each photograph opens in the lightbox, or without script as an
 * image.
 */
export function Gallery({ photos, rooms, badge, title, plans = [], films = [] }: GalleryProps) {
  const { t } = useTranslation()
  if (photos.length === 0) return <NoGallery />
  const shown = photos.slice(0, shownOf(photos.length))
  const hasOverview = photos.length + plans.length + films.length > 1
  return (
    <div className="gallery" {...island('gallery')}>
      <div className="photo-overview" id="photos">
        {hasOverview && (
          <p className="overview-bar">
            <span>{t('gallery.count', { count: photos.length })}</span>
            <a className="button second" href="#gallery-open" {...part('close-overview')}>
              <Icon name="close" />
              {t('frame.close')}
            </a>
          </p>
        )}
        <div className={`mosaic has-${shown.length}`} role="group" aria-label={t('gallery.label')} {...part('strip')}>
          {rooms.map((room) => (
            <RoomPhotos key={room.room} room={room} shown={shown} isNamed={rooms.length > 1} />
          ))}
        </div>
        <OverviewPlans plans={plans} />
        <OverviewFilms films={films} />
      </div>
      <Badge badge={badge} />
      {hasOverview && (
        <a className="button gallery-all" id="gallery-open" href="#photos" aria-label={t('gallery.all', { count: photos.length, title })}>
          <Icon name="photos" />
          <span className="long">{t('gallery.count', { count: photos.length })}</span>
          <span className="gallery-count" {...part('position', String(photos.length))} />
        </a>
      )}
    </div>
  )
}

interface RoomPhotosProps {
  readonly room: RoomView
  /** The photographs of the mosaic. */
  readonly shown: readonly PhotoView[]
  readonly isNamed: boolean
}

function RoomPhotos({ room: { room, photos }, shown, isNamed }: RoomPhotosProps) {
  const { t } = useTranslation()
  return (
    <section className="room">
      {isNamed && <h2>{t(room === null ? 'gallery.room.other' : `gallery.room.${room}`)}</h2>}
      <ul>
        {photos.map((photo) => (
          <li
            key={photo.large}
            className={photo === shown[0] ? 'is-shown is-lead' : shown.includes(photo) ? 'is-shown' : undefined}
            {...(shown.includes(photo) && part('shown'))}
          >
            <a href={photo.large} {...part('size', `${photo.width}x${photo.height}`)}>
              <Photograph
                photo={shown.includes(photo) ? photo : { ...photo, placeholder: null }}
                sizes={sizesOf(shown.indexOf(photo))}
                first={photo === shown[0]}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Displayed width of the lead photograph, for `sizes`. */
export const leadSizes = '(min-width: 48em) 50vw, 100vw'

/** By position in the mosaic; -1 for photographs that only the overview and the strip show. */
function sizesOf(place: number): string {
  if (place > 0) return '(min-width: 48em) 25vw, 100vw'
  return place === 0 ? leadSizes : '(min-width: 48em) 45vw, 100vw'
}

function NoGallery() {
  const { t } = useTranslation()
  return (
    <div className="measure">
      <p className="gallery-none">
        <NoPhoto />
        {t('gallery.none')}
      </p>
    </div>
  )
}

/** Floor plans at the end of the overview. They open in the lightbox like photographs. */
function OverviewPlans({ plans }: { plans: readonly PhotoView[] }) {
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
function OverviewFilms({ films }: { films: readonly FilmView[] }) {
  const { t } = useTranslation()
  if (films.length === 0) return null
  return (
    <section className="room is-films">
      <h2>{t('films.title')}</h2>
      <ul>
        {films.map((film) => (
          <li key={film.href + film.text}>
            <Film film={film} sizes="(min-width: 48em) 70vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}

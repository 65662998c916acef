import { Icon } from '../../icons.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Badge, NoPhoto } from '../listing-card.part.tsx'
import type { BadgeView } from '../listing-card.present.ts'
import { Film } from './films.part.tsx'
import type { FilmView } from './films.present.ts'
import { type MosaicView, mosaicOf } from './mosaic.present.ts'
import { Photograph } from './photo.part.tsx'
import type { PhotoView } from './photo.present.ts'
import type { GalleryView, RoomView } from './rooms.present.ts'
import { standsWhole, standsWholeUpright } from './whole-or-cropped.present.ts'

interface GalleryProps extends GalleryView {
  readonly badge: BadgeView | null
  readonly title: string
  /** Shown in the overview, after the photographs. */
  readonly plans?: readonly PhotoView[]
  readonly films?: readonly FilmView[]
}

/**
 * The photographs, room by room, in three views of the same elements: the first of each room as a mosaic, all of them as a strip on a
 * phone, and the overview, which is a `:target` and so needs no script. Each photograph opens in the lightbox, or without script as an
 * image.
 */
export function Gallery({ photos, rooms, badge, title, plans = [], films = [] }: GalleryProps) {
  const { t } = useTranslation()
  if (photos.length === 0) return <NoGallery />
  const mosaic = mosaicOf(photos)
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
        <div className={mosaicClasses[mosaic.kind]} role="group" aria-label={t('gallery.label')} {...part('strip')}>
          {rooms.map((room) => (
            <RoomPhotos key={room.room} room={room} mosaic={mosaic} isNamed={rooms.length > 1} />
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

const mosaicClasses = { alone: 'mosaic has-1', pair: 'mosaic has-2', columns: 'mosaic has-5' } as const

interface RoomPhotosProps {
  readonly room: RoomView
  readonly mosaic: MosaicView
  readonly isNamed: boolean
}

function RoomPhotos({ room: { room, photos }, mosaic, isNamed }: RoomPhotosProps) {
  const { t } = useTranslation()
  return (
    <section className="room">
      {isNamed && <h2>{t(room === null ? 'gallery.room.other' : `gallery.room.${room}`)}</h2>}
      <ul>
        {photos.map((photo) => (
          <GalleryPhoto key={photo.large} photo={photo} mosaic={mosaic} />
        ))}
      </ul>
    </section>
  )
}

/** A photograph in the mosaic, or one that only the strip and the overview show. */
function GalleryPhoto({ photo, mosaic: { kind, lead, columns } }: { photo: PhotoView; mosaic: MosaicView }) {
  const isLead = photo === lead
  const column = columns.findIndex((each) => each.includes(photo))
  const isTall = kind === 'columns' && columns[column]?.length === 1
  const isShown = isLead || column >= 0
  const classes = [isShown && 'is-shown', isLead && 'is-lead', isTall && 'is-tall', column === 1 && 'is-second'].filter((each) => each !== false)
  return (
    <li className={classes.length > 0 ? classes.join(' ') : undefined} {...(isShown && part('shown'))}>
      <a href={photo.large} {...part('size', `${photo.width}x${photo.height}`)}>
        <Photograph
          photo={isShown ? photo : { ...photo, placeholder: null }}
          sizes={isLead ? leadWidths[kind] : isShown ? otherWidths[kind] : '(min-width: 48em) 45vw, 100vw'}
          whole={isTall ? standsWholeUpright(photo) : standsWhole(photo)}
          first={isLead}
        />
      </a>
    </li>
  )
}

const leadWidths = {
  alone: '(min-width: 83.75em) 800px, (min-width: 68.75em) 60vw, (min-width: 48em) 92vw, 100vw',
  pair: '(min-width: 98em) 764px, (min-width: 48em) 50vw, 100vw',
  columns: '(min-width: 98em) 764px, (min-width: 68.75em) 50vw, (min-width: 48em) 66vw, 100vw',
} as const
const otherWidths = { ...leadWidths, columns: '(min-width: 98em) 380px, (min-width: 68.75em) 25vw, (min-width: 48em) 33vw, 100vw' } as const

/** Displayed width of the lead photograph, for `sizes`. */
export function leadSizes(photos: readonly PhotoView[]): string {
  return leadWidths[mosaicOf(photos).kind]
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

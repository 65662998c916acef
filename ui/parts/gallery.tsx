import { Icon } from '../icons.tsx'
import { island, part } from '../islands/html-hooks.ts'
import type { BadgeView } from '../presenters/listing-card.ts'
import type { PhotoView } from '../presenters/photo.ts'
import { useTranslation } from '../translation.tsx'
import { Badge, NoPhoto } from './listing-card.tsx'
import { Photograph } from './photo.tsx'

interface GalleryProps {
  readonly photos: readonly PhotoView[]
  readonly badge: BadgeView | null
  readonly title: string
}

/** How many photographs the mosaic shows: one, three or five, so that its rows are full. */
export function shownOf(count: number): number {
  if (count >= 5) return 5
  return count >= 3 ? 3 : Math.min(count, 1)
}

/** The first photographs as a mosaic, all of them as a strip on a phone. Each opens in the lightbox; without script as an image, and the button unfolds the rest. */
export function Gallery({ photos, badge, title }: GalleryProps) {
  const { t } = useTranslation()
  if (photos.length === 0) return <NoGallery />
  const shown = shownOf(photos.length)
  return (
    <div className="gallery" {...island('gallery')}>
      <ul className={`mosaic has-${shown}`} id="photos" aria-label={t('gallery.label')}>
        {photos.map((photo, index) => (
          <li key={photo.large}>
            <a href={photo.large} {...part('size', `${photo.width}x${photo.height}`)}>
              <Photograph
                photo={index < shown ? photo : { ...photo, placeholder: null }}
                sizes={index === 0 ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 25vw, 100vw'}
                first={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <Badge badge={badge} />
      {photos.length > 1 && (
        <a className="button gallery-all" href="#photos" aria-label={t('gallery.all', { count: photos.length, title })}>
          <Icon name="photos" />
          <span className="long">{t('gallery.count', { count: photos.length })}</span>
          <span className="gallery-count">{photos.length}</span>
        </a>
      )}
    </div>
  )
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

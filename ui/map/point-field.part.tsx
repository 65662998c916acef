import type { ReactNode } from 'react'
import { island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

/** A place on the map, in degrees. */
interface MapPoint {
  readonly lat: number
  readonly lng: number
}

interface PointFieldProps {
  /** The names of the two inputs. */
  readonly lat: string
  readonly lng: string
  /** Where the map opens while the inputs are empty; null: the whole market. */
  readonly around: MapPoint | null
  /** Whether the coordinates are unfolded, because one of them is wrong. */
  readonly isOpen?: boolean
  /** The two inputs. */
  readonly children: ReactNode
}

/** A point: with script a map on which a click, a drag or the arrow keys set it, and the two inputs of its coordinates below. */
export function PointField({ lat, lng, around, isOpen = false, children }: PointFieldProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="point-field" {...island('point-field', { lat, lng, around })}>
      <template {...part('map')}>
        <iframe className="point-map" title={t('map.pick.title')} src={`/${locale}/map/`} />
      </template>
      <p className="point-ways" {...part('map-ask')}>
        <button type="button" className="button second" hidden {...part('show-map')}>
          {t('map.pick.show')}
        </button>
      </p>
      <details className="point-coordinates" open={isOpen}>
        <summary>{t('map.pick.coordinates')}</summary>
        <div className="point-inputs">{children}</div>
      </details>
    </div>
  )
}

import type { Goal } from '#db/model/listing.ts'
import { useTranslation } from '../translation.tsx'

/** The map of one home. */
export interface HomeMapView {
  readonly id: number
  readonly goal: Goal
  /** Who is called for its pictures; null: nobody. */
  readonly tilesFrom: string | null
}

interface MapFrameProps {
  /** A list with its search, or one home. */
  readonly mapType: 'list' | 'property'
  readonly goal: Goal
  /** The query of the list, without '?'. */
  readonly search?: string
  readonly id?: number
  /** Who is called for the map's pictures: the visitor is asked first. Null: nobody is. */
  readonly tilesFrom?: string | null
}

/** The map in its frame. It begins with what its address says; the script then speaks with it, and asks first where pictures come from elsewhere. */
export function MapFrame({ mapType, goal, search = '', id, tilesFrom = null }: MapFrameProps) {
  const { t, locale } = useTranslation()
  const query = id === undefined ? new URLSearchParams(search) : new URLSearchParams({ id: String(id) })
  if (id === undefined) query.set('goal', goal)
  for (const key of ['view', 'sort', 'dir']) query.delete(key)
  const address = `/${locale}/map/?${query}`
  const message = { propsList: [], messageInfo: { goal, search, ...(id === undefined ? {} : { id }) }, mapType, customMarker: null, marqueeIgnore: false }
  const title = t(id !== undefined ? 'map.title.home' : goal === 'sale' ? 'map.title.sale' : 'map.title.rent')
  return (
    <div className={`map-frame is-${mapType}`} data-island="map-host" data-message={JSON.stringify(message)} data-title={title} data-src={address}>
      {mapType === 'list' && (
        <>
          <label className="map-follow" hidden>
            <input type="checkbox" data-follow="" />
            {t('map.follow')}
          </label>
          <p className="visually-hidden" role="status" data-found="" />
        </>
      )}
      {tilesFrom === null ? (
        <iframe title={title} src={address} loading="lazy" />
      ) : (
        <div className="map-ask">
          <p className="hint">{t('map.show.note', { host: tilesFrom })}</p>
          <button type="button" className="button second" data-show-map="" hidden>
            {t('map.show')}
          </button>
          <noscript>
            <a className="button second" href={address}>
              {t('map.open')}
            </a>
          </noscript>
        </div>
      )}
    </div>
  )
}

import type { Goal } from '#db/model/listings/listing.ts'
import { SecondLink } from '../design/buttons.part.tsx'
import { island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

/** The map of one listing. */
export interface HomeMapView {
  readonly id: number
  readonly goal: Goal
  /** Host of its tile server; null if absent. */
  readonly tilesFrom: string | null
}

interface MapFrameProps {
  /** A list with its search, or one home. */
  readonly mapType: 'list' | 'property'
  readonly goal: Goal
  /** The list's query, without '?'. */
  readonly search?: string
  readonly id?: number
  /** Host of the map's tile server, which is contacted only after a click or with consent. Null without one. */
  readonly tilesFrom?: string | null
}

/**
 * The map in its frame. It starts with what its address says; the island then sends the map message. The map of a list is in view at once;
 * the map of a listing is a link until the visitor scrolls near it. With a tile server, both wait for a click or for consent to its category.
 */
export function MapFrame({ mapType, goal, search = '', id, tilesFrom = null }: MapFrameProps) {
  const { t, locale } = useTranslation()
  const query = id === undefined ? new URLSearchParams(search) : new URLSearchParams({ id: String(id) })
  if (id === undefined) query.set('goal', goal)
  for (const key of ['view', 'sort', 'dir']) query.delete(key)
  const address = `/${locale}/map/?${query}`
  const message = { propsList: [], messageInfo: { goal, search, ...(id === undefined ? {} : { id }) }, mapType, customMarker: null, marqueeIgnore: false }
  const title = t(id !== undefined ? 'map.title.home' : goal === 'sale' ? 'map.title.sale' : 'map.title.rent')
  return (
    <div className={mapType === 'list' ? 'map-frame' : 'map-frame is-property'} {...island(mapType === 'list' ? 'map-host' : 'property-map', { message })}>
      {mapType === 'list' && <Following isNow={tilesFrom === null} />}
      {tilesFrom !== null ? (
        <OnRequest title={title} address={address} tilesFrom={tilesFrom} />
      ) : mapType === 'list' ? (
        <iframe title={title} src={address} loading="lazy" />
      ) : (
        <WhenNear title={title} address={address} />
      )}
      <p className="map-lost" role="alert" hidden {...part('lost')}>
        {t('frame.lost')} <a href={address}>{t('map.open')}</a>
      </p>
    </div>
  )
}

/** @param isNow the map is shown at once, not on request */
function Following({ isNow }: { readonly isNow: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <label className={isNow ? 'map-follow keeps-room' : 'map-follow'} hidden>
        <input type="checkbox" />
        {t('map.follow')}
      </label>
      <p className="visually-hidden" role="status" {...part('found')} />
    </>
  )
}

interface DeferredFrameProps {
  readonly title: string
  readonly address: string
}

/** A link until the visitor scrolls near it. `loading="lazy"` alone would often load the map with the page: browsers start up to 2,500 px ahead. */
function WhenNear({ title, address }: DeferredFrameProps) {
  const { t } = useTranslation()
  return (
    <>
      <template {...part('map')}>
        <iframe title={title} src={address} />
      </template>
      <p className="map-wait">
        <a className="button second" href={address} {...part('open-map')}>
          {t('map.open')}
        </a>
      </p>
    </>
  )
}

function OnRequest({ title, address, tilesFrom }: DeferredFrameProps & { tilesFrom: string }) {
  const { t } = useTranslation()
  return (
    <div className="map-ask" {...part('map-ask')}>
      <template {...part('map')}>
        <iframe title={title} src={address} />
      </template>
      <p className="hint">{t('map.show.note', { host: tilesFrom })}</p>
      <button type="button" className="button second" hidden {...part('show-map')}>
        {t('map.show')}
      </button>
      <noscript>
        <SecondLink href={address}>{t('map.open')}</SecondLink>
      </noscript>
    </div>
  )
}

import type { AnchorHTMLAttributes } from 'react'
import { embeds } from '#db/model/privacy/third-parties.ts'
import { Icon, type IconName } from '../icons.tsx'
import { island } from '../islands/html-hooks.ts'
import type { PhotoView } from '../listings/photos/photo.present.ts'
import { Fold } from '../listings/property/fold.part.tsx'
import { ChapterPhoto } from '../listings/property/story.part.tsx'
import { type HomeMapView, MapFrame } from '../map/map-frame.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Quarter } from './quarter.part.tsx'
import type { NearbyView, ScoreView, SurroundingsView } from './surroundings.present.ts'

interface SurroundingsProps {
  readonly surroundings: SurroundingsView
  /** URL of the embedded street pictures; null if absent. */
  readonly streetView: string | null
  /** Null if it has no point, or if the map is already at the top of the page. */
  readonly map: HomeMapView | null
  /** Shown beside the map. */
  readonly photo?: PhotoView | null
}

/** Where the listing is, as precisely as may be published, and what is nearby, as far as the record says. */
export function Surroundings({ surroundings, streetView, map, photo = null }: SurroundingsProps) {
  const { t } = useTranslation()
  const { place, addressHidden, isAround, areas, nearby, quarter, mobiscore, mobiscoreParts, links } = surroundings
  const hasList = areas.length > 0 || nearby !== null || links !== null
  const isPictured = map !== null && hasList && photo !== null
  return (
    <Fold
      id="where"
      title={t('property.where')}
      answer={place}
      className={isPictured ? 'is-split is-place has-photo' : map && hasList ? 'is-split is-place' : 'is-place is-alone'}
    >
      <div>
        <p>{place}</p>
        {addressHidden && <p className="hint">{t('property.addressHidden')}</p>}
        {isAround && <p className="hint">{t('map.around')}</p>}
        {quarter && (
          <Quarter quarter={quarter} describedBy="nearby">
            {map?.tilesFrom === null && <MapLink id={map.id} />}
          </Quarter>
        )}
        {map && (quarter === null || map.tilesFrom !== null) && <MapFrame mapType="property" goal={map.goal} id={map.id} tilesFrom={map.tilesFrom} />}
        {links && streetView !== null && <StreetView address={streetView} panorama={links.panorama} />}
      </div>
      {isPictured && <ChapterPhoto photo={photo} />}
      {hasList && (
        <div>
          {(areas.length > 0 || nearby) && (
            <dl className="facts surroundings">
              {areas.map((fact) => (
                <div key={fact.key}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
              {nearby && (
                <div className="nearby">
                  <dt>{nearby.label}</dt>
                  <dd>
                    <Nearby places={nearby.places} />
                  </dd>
                </div>
              )}
            </dl>
          )}
          {links && <Elsewhere links={links} hasPanorama={streetView !== null} />}
        </div>
      )}
      <Mobiscore total={mobiscore} parts={mobiscoreParts} />
    </Fold>
  )
}

function Nearby({ places }: { places: readonly NearbyView[] }) {
  return (
    <ul className="nearby-places" id="nearby">
      {places.map((place) => (
        <li key={place.name + place.distance}>
          {place.name} {place.distance && <span>{[place.distance, place.walk].filter((text) => text !== null).join(' · ')}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The whole map, which without tiles shows the region rather than the quarter. */
function MapLink({ id }: { id: number }) {
  const { t, locale } = useTranslation()
  return (
    <>
      {' '}
      <a href={`/${locale}/map/?id=${id}`}>{t('map.open')}</a>
    </>
  )
}

/** Street pictures, which load after a click or consent to their category; without script a link to them. */
function StreetView({ address, panorama }: { address: string; panorama: string }) {
  const { t } = useTranslation()
  const props = { src: address, kind: 'frame', category: embeds.streetView.category, title: t('streetView.show') } as const
  return (
    <div className="street-view-place">
      <ServiceLink className="street-view" href={panorama} icon="walk" text={t('streetView.show')} note={t('streetView.note')} {...island('embed', props)} />
    </div>
  )
}

/** Links to panorama and route services; each names the service. A page with an embedded panorama does not link to it. */
function Elsewhere({ links, hasPanorama }: { links: NonNullable<SurroundingsView['links']>; hasPanorama: boolean }) {
  const { t } = useTranslation()
  return (
    <ul className="downloads elsewhere">
      {!hasPanorama && (
        <li>
          <ServiceLink href={links.panorama} icon="walk" text={t('where.panorama')} note={t('where.panorama.note')} />
        </li>
      )}
      <li>
        <ServiceLink href={links.route} icon="route" text={t('where.route')} note={t('where.route.note')} />
      </li>
    </ul>
  )
}

interface ServiceLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly icon: IconName
  readonly text: string
  /** The name of the service that opens. */
  readonly note: string
}

/** A link to another company's service, in a new tab. */
function ServiceLink({ icon, text, note, ...attributes }: ServiceLinkProps) {
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      <Icon name={icon} />
      <span>{text}</span>
      <span className="size">{note}</span>
    </a>
  )
}

function Mobiscore({ total, parts }: { total: ScoreView | null; parts: readonly ScoreView[] }) {
  const { t } = useTranslation()
  if (!total && parts.length === 0) return null
  return (
    <div className="mobiscore">
      <dl className="scores">
        {total && (
          <div className="is-total">
            <dt>{total.label}</dt>
            <dd>{total.value}</dd>
          </div>
        )}
        {parts.map((part) => (
          <div key={part.key}>
            <dt>{part.label}</dt>
            <dd>
              <meter min={0} max={10} value={part.score} aria-hidden="true" />
              {part.value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{t('where.mobiscore')}</p>
    </div>
  )
}

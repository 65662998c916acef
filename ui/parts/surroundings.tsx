import { Icon } from '../icons.tsx'
import type { NearbyView, ScoreView, SurroundingsView } from '../presenters/surroundings.ts'
import { useTranslation } from '../translation.tsx'
import { type HomeMapView, MapFrame } from './map-frame.tsx'

/** Where the listing is, as precisely as may be published, and what is nearby, as far as the record says. */
export function Surroundings({ surroundings, map }: { surroundings: SurroundingsView; map: HomeMapView | null }) {
  const { t } = useTranslation()
  const { place, addressHidden, areas, nearby, mobiscore, mobiscoreParts, links } = surroundings
  return (
    <section className="property-section" aria-labelledby="where">
      <h2 id="where">{t('property.where')}</h2>
      <p>{place}</p>
      {addressHidden && <p className="hint">{t('property.addressHidden')}</p>}
      {map && <MapFrame mapType="property" goal={map.goal} id={map.id} tilesFrom={map.tilesFrom} />}
      {links && <Elsewhere links={links} />}
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
      <Mobiscore total={mobiscore} parts={mobiscoreParts} />
    </section>
  )
}

function Nearby({ places }: { places: readonly NearbyView[] }) {
  return (
    <ul className="nearby-places">
      {places.map((place) => (
        <li key={place.name + place.distance}>
          {place.name} {place.distance && <span>{place.distance}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Links to panorama and route services; each names the service. */
function Elsewhere({ links }: { links: NonNullable<SurroundingsView['links']> }) {
  const { t } = useTranslation()
  return (
    <ul className="downloads elsewhere">
      <li>
        <a href={links.panorama} target="_blank" rel="noopener noreferrer">
          <Icon name="walk" />
          <span>{t('where.panorama')}</span>
          <span className="size">{t('where.panorama.note')}</span>
        </a>
      </li>
      <li>
        <a href={links.route} target="_blank" rel="noopener noreferrer">
          <Icon name="route" />
          <span>{t('where.route')}</span>
          <span className="size">{t('where.route.note')}</span>
        </a>
      </li>
    </ul>
  )
}

function Mobiscore({ total, parts }: { total: ScoreView | null; parts: readonly ScoreView[] }) {
  const { t } = useTranslation()
  if (!total && parts.length === 0) return null
  return (
    <>
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
    </>
  )
}

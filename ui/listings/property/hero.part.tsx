import { ButtonLink } from '../../design/buttons.part.tsx'
import { Icon } from '../../icons.tsx'
import { type HomeMapView, MapFrame } from '../../map/map-frame.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { Gallery } from '../photos/gallery.part.tsx'
import { SaveOverPhoto } from '../save-button.part.tsx'
import type { PropertyView } from './property.present.ts'
import type { ProjectOfUnit } from './property-head.part.tsx'
import { UnitHero } from './unit-hero.part.tsx'

interface HeroProps {
  readonly property: PropertyView
  /** Whether the page has its dossier, which the links over the photographs lead to. */
  readonly hasDossier: boolean
  /** The map shown instead of photographs and plans; null if it is in the dossier. */
  readonly map: HomeMapView | null
  readonly project?: ProjectOfUnit | null
}

/** The photographs with links to plans and map; without photographs the first plan, beside the photograph of its project if there is one, else the map, else nothing. */
export function Hero({ property, hasDossier, map, project = null }: HeroProps) {
  const { t } = useTranslation()
  const { photos, rooms, plans, films, badge, title } = property
  if (map) return <MapHero map={map} />
  const [plan] = plans
  if (photos.length === 0 && plan && project?.photo)
    return (
      <div className="hero">
        <UnitHero photo={project.photo} href={project.href} plan={plan} badge={badge} />
        {hasDossier && <SaveOverPhoto id={property.id} />}
      </div>
    )
  if (photos.length === 0) return <PlanHero property={property} />
  return (
    <div className="hero">
      <Gallery photos={photos} rooms={rooms} plans={plans} films={hasDossier ? films : []} badge={badge} title={title} />
      {hasDossier && <SaveOverPhoto id={property.id} />}
      {hasDossier && (
        <p className="hero-links">
          {plans.length > 0 && (
            <ButtonLink href="#plans">
              <Icon name="document" />
              {t('property.plans')}
            </ButtonLink>
          )}
          <ButtonLink href="#where">
            <Icon name="map" />
            {t('property.where')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function MapHero({ map }: { map: HomeMapView }) {
  return (
    <div className="measure map-hero">
      <MapFrame mapType="property" goal={map.goal} id={map.id} tilesFrom={map.tilesFrom} />
    </div>
  )
}

function PlanHero({ property: { plans } }: { property: PropertyView }) {
  const [plan] = plans
  return plan === undefined ? null : (
    <div className="hero is-plan">
      <a className="plan-sheet" href={plan.large}>
        <img src={plan.src} alt={plan.alt} width={plan.width} height={plan.height} />
      </a>
    </div>
  )
}

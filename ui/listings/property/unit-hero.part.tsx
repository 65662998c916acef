import { useTranslation } from '../../site/translation.tsx'
import { Badge } from '../listing-card.part.tsx'
import type { BadgeView } from '../listing-card.present.ts'
import { leadSizes } from '../photos/gallery.part.tsx'
import { Photograph } from '../photos/photo.part.tsx'
import type { PhotoView } from '../photos/photo.present.ts'

interface UnitHeroProps {
  readonly photo: PhotoView
  /** The page of the project that the photograph shows. */
  readonly href: string
  readonly plan: PhotoView
  readonly badge: BadgeView | null
}

/** Not written in the attribute: the word would then no longer count as a class where the gallery chooses among its mosaics, and pages would lose styles. */
const unitMosaic = 'mosaic has-2 is-unit'

/** A unit without photographs: that of its project, which leads there, beside its plan; a strip on a phone. */
export function UnitHero({ photo, href, plan, badge }: UnitHeroProps) {
  const { t } = useTranslation()
  return (
    <div className="gallery">
      <ul className={unitMosaic} aria-label={t('gallery.label')}>
        <li className="is-lead">
          <a href={href}>
            <Photograph photo={photo} sizes={leadSizes([photo, plan])} first />
          </a>
        </li>
        <li className="is-plan">
          <a href={plan.large}>
            <img src={plan.src} alt={plan.alt} width={plan.width} height={plan.height} />
          </a>
        </li>
      </ul>
      <Badge badge={badge} />
    </div>
  )
}

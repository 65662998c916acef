import { DefinitionList } from '../design/definition-list.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { Gallery } from '../listings/photos/gallery.part.tsx'
import { SimilarListings } from '../listings/similar-listings.part.tsx'
import { href } from '../routes.ts'
import { ValuationLink, ValuationOffer } from '../search/valuation-offer.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ReferenceView } from './reference.present.ts'

export interface ReferencePageProps {
  readonly crumbs: readonly Crumb[]
  readonly reference: ReferenceView
  readonly similar: readonly ListingCardView[]
}

/** A home that was sold or let: photographs, place, and whether it was sold or let. */
export function ReferencePage({ crumbs, reference, similar }: ReferencePageProps) {
  const { t, locale } = useTranslation()
  const isSale = reference.goal === 'sale'
  return (
    <>
      <div className="measure">
        <Breadcrumb crumbs={crumbs} />
      </div>
      {reference.photos.length > 0 && <Gallery photos={reference.photos} rooms={reference.rooms} badge={null} title={reference.title} />}
      <div className="measure reference">
        <header>
          <h1>{reference.title}</h1>
          <p className="lead">{reference.done}</p>
          <p>
            <a href={href('references', locale)}>{t('reference.all')}</a>
          </p>
        </header>
        <div>
          <DefinitionList className="definition-list" lines={reference.facts} />
          <p className="hint">{t('reference.hidden')}</p>
        </div>
      </div>
      <ValuationOffer low>
        <ValuationLink />
      </ValuationOffer>
      <SimilarListings
        cards={similar}
        listHref={href(isSale ? 'forSale' : 'forRent', locale)}
        title={t(isSale ? 'reference.similarSale' : 'reference.similarRent')}
      />
    </>
  )
}

import { LastScreenText, ScreenHead, type ScreenIntro } from '../content/screen-head.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { Gallery } from '../listings/photos/gallery.part.tsx'
import { SimilarListings } from '../listings/similar-listings.part.tsx'
import { href } from '../routes.ts'
import { NoneOnPage } from '../search/nothing-found.part.tsx'
import { PagedCards } from '../search/paged-cards.part.tsx'
import { ValuationLink, ValuationOffer } from '../search/valuation-offer.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ReferenceCardView, ReferenceView } from './reference.present.ts'
import { ReferenceCard } from './reference-card.part.tsx'

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

interface ReferencesPageProps extends ScreenIntro {
  readonly references: readonly ReferenceCardView[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** Homes the agency sold and let, latest first. */
export function ReferencesPage({ crumbs, text, references, page, pages, total }: ReferencesPageProps) {
  const { t, locale } = useTranslation()
  const path = href('references', locale)
  return (
    <>
      <ScreenHead crumbs={crumbs} text={text} />
      <div className="measure page-list">
        {references.length === 0 ? (
          <NoneOnPage text={t('references.beyond')} path={path} />
        ) : (
          <PagedCards
            {...{ page, pages, path }}
            cards={references}
            count={t('references.count', { count: total })}
            render={(card, first) => <ReferenceCard key={card.id} card={card} first={first} />}
          />
        )}
        <LastScreenText text={text} />
      </div>
      <ValuationOffer low>
        <ValuationLink />
      </ValuationOffer>
    </>
  )
}

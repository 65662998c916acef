import { ScreenHead, type ScreenIntro, ScreenText } from '../content/screen-head.part.tsx'
import { href } from '../routes.ts'
import { NoneOnPage } from '../search/none-on-page.part.tsx'
import { PagedCards } from '../search/paged-cards.part.tsx'
import { ValuationLink, ValuationOffer } from '../search/valuation-offer.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ReferenceCardView } from './reference.present.ts'
import { ReferenceCard } from './reference-card.part.tsx'

export interface ReferencesPageProps extends ScreenIntro {
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
            render={(card, loading) => <ReferenceCard key={card.id} card={card} {...loading} />}
          />
        )}
        <ScreenText text={text} />
      </div>
      <ValuationOffer low>
        <ValuationLink />
      </ValuationOffer>
    </>
  )
}

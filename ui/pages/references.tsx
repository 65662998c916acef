import type { Crumb } from '../parts/breadcrumb.tsx'
import { NoneOnPage } from '../parts/none-on-page.tsx'
import { Pager } from '../parts/pager.tsx'
import { ReferenceCard } from '../parts/reference-card.tsx'
import { ScreenHead, ScreenText } from '../parts/screen-head.tsx'
import { ValuationOffer } from '../parts/valuation-offer.tsx'
import type { PageTextView } from '../presenters/page-text.ts'
import type { ReferenceCardView } from '../presenters/reference.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

export interface ReferencesPageProps {
  readonly crumbs: readonly Crumb[]
  readonly text: PageTextView
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
          <>
            <div className="card-grid">
              {references.map((card, index) => (
                <ReferenceCard key={card.id} card={card} first={index === 0} eager={index < 3} />
              ))}
            </div>
            <Pager page={page} pages={pages} count={t('references.count', { count: total })} href={(to) => (to === 1 ? path : `${path}?page=${to}`)} />
          </>
        )}
        <ScreenText text={text} />
      </div>
      <ValuationOffer />
    </>
  )
}

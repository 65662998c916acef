import { useTranslation } from '../site/translation.tsx'
import { ListingCard } from './listing-card.part.tsx'
import type { ListingCardView } from './listing-card.present.ts'

interface SimilarListingsProps {
  readonly cards: readonly ListingCardView[]
  readonly listHref: string
  /** The heading, if the cards are not similar listings. */
  readonly title?: string
}

/** Cards of homes that resemble the one of the page. */
export function SimilarListings({ cards, listHref, title }: SimilarListingsProps) {
  const { t } = useTranslation()
  if (cards.length === 0) return null
  return (
    <section className="section measure" aria-labelledby="similar">
      <div className="section-head">
        <h2 id="similar">{title ?? t('similar.title')}</h2>
        <a href={listHref}>{t('similar.all')}</a>
      </div>
      <div className={cards.length === 3 ? 'card-grid is-row' : 'card-grid'}>
        {cards.map((card) => (
          <ListingCard key={card.id} card={card} heading="h3" />
        ))}
      </div>
    </section>
  )
}

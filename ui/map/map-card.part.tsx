import type { Place } from '#db/model/listings/listing.ts'
import { ListingCard } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { useTranslation } from '../site/translation.tsx'
import { cardPoint } from './frame/frame-hooks.island.ts'

/** The card that the map shows for a selected marker, with the listing's point; a message if there is no such listing. */
export function MapCard({ card, point }: { card: ListingCardView | null; point: Place['point'] }) {
  const { t } = useTranslation()
  if (!card) return <p className="map-gone">{t('map.card.gone')}</p>
  return (
    <div {...cardPoint(card.id, point)}>
      <ListingCard card={card} sizes="(min-width: 37.5em) 320px, 40vw" eager />
      {point && !point.exact && <p className="hint map-around">{t('map.around')}</p>}
    </div>
  )
}

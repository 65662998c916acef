import type { Place } from '#db/model/listing.ts'
import type { ListingCardView } from '../presenters/listing-card.ts'
import { useTranslation } from '../translation.tsx'
import { ListingCard } from './listing-card.tsx'

/** A home as the map shows it when its marker is chosen, with the point that stands for it; words where there is no such home. */
export function MapCard({ card, point }: { card: ListingCardView | null; point: Place['point'] }) {
  const { t } = useTranslation()
  if (!card) return <p className="map-gone">{t('map.card.gone')}</p>
  return (
    <div data-home={card.id} data-lat={point?.lat} data-lng={point?.lng} data-exact={point?.exact ? '' : undefined}>
      <ListingCard card={card} sizes="(min-width: 600px) 320px, 40vw" eager />
      {point && !point.exact && <p className="hint map-around">{t('map.around')}</p>}
    </div>
  )
}

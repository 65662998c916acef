import { useTranslation } from '../../site/translation.tsx'
import { Badge, Price } from '../listing-card.part.tsx'
import type { DayInText, PriceHistoryView } from '../price-history.present.ts'
import type { PropertyView } from './property.present.ts'

/** The price with its name, the reference, and rent and charges as one sum. */
export function PropertyPrice({ property }: { property: PropertyView }) {
  const { t } = useTranslation()
  const label = property.price?.isAmount ? property.priceLabel : ''
  const hint = [label, property.reference === null ? '' : t('property.reference', { reference: property.reference })].filter((part) => part !== '').join(', ')
  return (
    <div className="property-price">
      <Price price={property.price} />
      <Badge badge={property.photos.length === 0 ? property.badge : null} />
      {property.withCharges !== null && <p className="with-charges">{property.withCharges}</p>}
      {hint !== '' && <p className="hint">{hint}</p>}
      {property.monthly !== null && (
        <p className="hint monthly">
          <a href={property.monthly.href}>{property.monthly.short}</a>
        </p>
      )}
    </div>
  )
}

/** Earlier prices, and since when the listing is online; empty if neither is known. */
export function PriceHistory({ history: { earlier, onlineSince } }: { history: PriceHistoryView }) {
  const texts = onlineSince === null ? earlier : [...earlier, onlineSince]
  if (texts.length === 0) return null
  return (
    <ul className="hint price-history">
      {texts.map((text) => (
        <li key={text.day.iso + text.before}>
          <WithDay text={text} />
        </li>
      ))}
    </ul>
  )
}

function WithDay({ text: { before, day, after } }: { text: DayInText }) {
  return (
    <>
      {before}
      <time dateTime={day.iso}>{day.text}</time>
      {after}
    </>
  )
}

import { useTranslation } from '../../site/translation.tsx'
import { Badge, Price } from '../listing-card.part.tsx'
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

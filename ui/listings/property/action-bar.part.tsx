import { Icon } from '../../icons.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Price } from '../listing-card.part.tsx'
import type { PropertyView } from './property.present.ts'

/** Price, telephone and visit at the foot of the window, on phones and tablets. */
export function ActionBar({ property }: { property: PropertyView }) {
  const { t, locale } = useTranslation()
  const { phone } = property.contact
  return (
    <div className="action-bar" role="group" aria-label={t('enquiry.label')}>
      <Price price={property.price} />
      {phone?.href && (
        <a className="icon-button" href={phone.href} aria-label={t('enquiry.call', { phone: phone.text })}>
          <Icon name="phone" />
        </a>
      )}
      <a className="button" href={href('viewing', locale, { id: property.id })}>
        {t('enquiry.short')}
      </a>
    </div>
  )
}

import { ContactLinks, ContactPerson } from '../../agency/contact-person.part.tsx'
import { QuietLink } from '../../design/buttons.part.tsx'
import { Icon } from '../../icons.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { FreeTimes } from '../../visits/free-times.part.tsx'
import type { PropertyView } from './property.present.ts'
import { PriceHistory, PropertyPrice } from './property-price.part.tsx'

/** The price and how to contact the agency about a listing; beside the text on a desktop. */
export function EnquiryCard({ property }: { property: PropertyView }) {
  const { t, locale } = useTranslation()
  return (
    <aside className="enquiry has-price" id="enquiry" aria-label={t('enquiry.label')}>
      <PropertyPrice property={property} />
      <a className="button wide" href={href('viewing', locale, { id: property.id })}>
        {t('enquiry.visit')}
      </a>
      <FreeTimes id={property.id} />
      <PriceHistory history={property.priceHistory} />
      <a className="button second wide" href={href('enquiry', locale, { id: property.id })}>
        {t('enquiry.question')}
      </a>
      <div className="enquiry-agent">
        <ContactPerson contact={property.contact} />
        <div>
          <ContactLinks contact={property.contact} />
          {property.application && (
            <QuietLink href={href(property.application, locale, { id: property.id })}>
              <Icon name="document" />
              {t(`enquiry.${property.application}`)}
            </QuietLink>
          )}
        </div>
      </div>
    </aside>
  )
}

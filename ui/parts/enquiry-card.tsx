import { Icon } from '../icons.tsx'
import type { PropertyView } from '../presenters/property.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'
import { ContactLinks, ContactPerson } from './contact-person.tsx'

/** How to contact the agency about a listing; beside the text on a desktop. */
export function EnquiryCard({ property }: { property: PropertyView }) {
  const { t, locale } = useTranslation()
  return (
    <aside className="enquiry" id="enquiry" aria-labelledby="visit">
      <h2 id="visit">{t('enquiry.title')}</h2>
      <p>{t('enquiry.text')}</p>
      <a className="button wide" href={href('viewing', locale, { id: property.id })}>
        {t('enquiry.visit')}
      </a>
      <a className="button second wide" href={href('enquiry', locale, { id: property.id })}>
        {t('enquiry.question')}
      </a>
      <div className="enquiry-links">
        {property.application && (
          <a className="text-button" href={href(property.application, locale, { id: property.id })}>
            <Icon name="document" />
            {t(`enquiry.${property.application}`)}
          </a>
        )}
        <ContactLinks contact={property.contact} />
      </div>
      <ContactPerson contact={property.contact} />
    </aside>
  )
}

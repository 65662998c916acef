import { ListingCard } from '../../listings/listing-card.part.tsx'
import type { ListingCardView } from '../../listings/listing-card.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { ContactPreferences } from '../contact-preferences.part.tsx'
import { Field } from '../field.part.tsx'
import { ConsentFields, FormPage, FormPart, type FormView } from '../form-page.part.tsx'
import { PersonFields } from '../person-fields.part.tsx'

export interface EnquiryPageProps {
  readonly view: FormView
  readonly months: number
  /** The listing it is about. */
  readonly card: ListingCardView
}

/** An enquiry about a listing. */
export function EnquiryPage({ view, months, card }: EnquiryPageProps) {
  const { t } = useTranslation()
  return (
    <FormPage view={view} aside={<ListingCard card={card} />}>
      <FormPart legend={t('form.person')}>
        <PersonFields />
        <Field name="remark" rows={5} optional />
      </FormPart>
      <ContactPreferences />
      <ConsentFields months={months} />
    </FormPage>
  )
}

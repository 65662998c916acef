import { ContactWishes } from '../forms/contact-wishes.tsx'
import { Field } from '../forms/field.tsx'
import { ConsentFields, FormPage, FormPart, type FormView } from '../forms/form-page.tsx'
import { PersonFields } from '../forms/person-fields.tsx'
import { ListingCard } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { useTranslation } from '../site/translation.tsx'

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
      <ContactWishes />
      <ConsentFields months={months} />
    </FormPage>
  )
}

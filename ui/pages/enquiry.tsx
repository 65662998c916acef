import { Choices, Field } from '../forms/field.tsx'
import { ConsentFields, FormPage, FormPart, type FormView } from '../forms/form-page.tsx'
import { PersonFields } from '../forms/person-fields.tsx'
import { ListingCard } from '../parts/listing-card.tsx'
import type { ListingCardView } from '../presenters/listing-card.ts'
import { useTranslation } from '../translation.tsx'

/** What an enquiry is about. */
export interface EnquirySubject {
  readonly kind: 'question' | 'visit'
  readonly card: ListingCardView
}

export interface EnquiryPageProps {
  readonly view: FormView
  readonly months: number
  readonly subject: EnquirySubject
}

/** A question about a home, or the wish to see it. */
export function EnquiryPage({ view, months, subject }: EnquiryPageProps) {
  const { t } = useTranslation()
  return (
    <FormPage view={view} aside={<ListingCard card={subject.card} />}>
      {subject.kind === 'visit' && <VisitWishes />}
      <FormPart legend={t('form.person')}>
        <PersonFields />
        <Field name="remark" rows={5} optional={subject.kind === 'visit'} />
      </FormPart>
      <ConsentFields months={months} />
    </FormPage>
  )
}

/** Days and hours that suit (specification, section 9: contact time slots). */
function VisitWishes() {
  const { t } = useTranslation()
  return (
    <FormPart legend={t('form.wishes')}>
      <Choices name="days" values={['mon', 'tue', 'wed', 'thu', 'fri', 'sat']} many />
      <Choices name="slot" values={['10-13', '13-16', '16-19']} />
      <Choices name="how" values={['onSite', 'video']} initial="onSite" />
    </FormPart>
  )
}

import { ContactWishes } from '../forms/contact-wishes.tsx'
import { Field } from '../forms/field.tsx'
import { ConsentFields, FormPage, FormPart, type FormView } from '../forms/form-page.tsx'
import { PersonFields } from '../forms/person-fields.tsx'
import { Offices } from '../parts/offices.tsx'
import { useTranslation } from '../translation.tsx'

export interface ContactPageProps {
  readonly view: FormView
  /** Months until the message is erased. */
  readonly months: number
}

/** A message to the agency, and its offices. */
export function ContactPage({ view, months }: ContactPageProps) {
  const { t } = useTranslation()
  return (
    <FormPage view={view} aside={<Offices />}>
      <FormPart legend={t('form.message')}>
        <Field name="remark" rows={6} optional />
      </FormPart>
      <FormPart legend={t('form.person')}>
        <PersonFields />
      </FormPart>
      <ContactWishes />
      <ConsentFields months={months} />
    </FormPage>
  )
}

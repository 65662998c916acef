import { Choices, Field } from '../forms/field.tsx'
import { ConsentFields, FormPage, FormPart, type FormView } from '../forms/form-page.tsx'
import { AddressFields, PersonFields } from '../forms/person-fields.tsx'
import { useTranslation } from '../translation.tsx'

export interface ValuationPageProps {
  readonly view: FormView
  readonly months: number
}

/** A free valuation: the property, then its owner. */
export function ValuationPage({ view, months }: ValuationPageProps) {
  const { t } = useTranslation()
  return (
    <FormPage view={view}>
      <FormPart legend={t('form.home')}>
        <Choices name="kind" values={['house', 'apartment', 'land', 'other']} />
        <AddressFields />
        <Field name="remark" rows={4} optional />
      </FormPart>
      <FormPart legend={t('form.person')}>
        <PersonFields />
      </FormPart>
      <ConsentFields months={months} />
    </FormPage>
  )
}

import { homeCountries } from '#db/model/postal-country.ts'
import { ContactWishes } from '../forms/contact-wishes.tsx'
import { Choices, Field } from '../forms/field.tsx'
import { ConsentFields, FormPage, FormPart, type FormView } from '../forms/form-page.tsx'
import { AddressFields, PersonFields } from '../forms/person-fields.tsx'
import { countryName } from '../presenters/countries.ts'
import { useTranslation } from '../translation.tsx'

export interface ValuationPageProps {
  readonly view: FormView
  readonly months: number
}

/** A free valuation: the property, then its owner. */
export function ValuationPage({ view, months }: ValuationPageProps) {
  const { t, locale } = useTranslation()
  const countries = Object.fromEntries(homeCountries.map((code) => [code, countryName(code, locale)]))
  return (
    <FormPage view={view}>
      <FormPart legend={t('form.home')}>
        <Choices name="kind" values={['house', 'apartment', 'land', 'other']} optional />
        <AddressFields>
          <Choices name="country" values={homeCountries} texts={countries} initial="BE" />
        </AddressFields>
        <Field name="remark" rows={4} optional />
      </FormPart>
      <FormPart legend={t('form.person')}>
        <PersonFields />
      </FormPart>
      <ContactWishes brochure />
      <ConsentFields months={months} />
    </FormPage>
  )
}

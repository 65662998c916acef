import { homeCountries } from '#db/model/places/postal-country.ts'
import { type ValuationKind, valuationKinds } from '#db/model/statistics/sale-figures.ts'
import { countryName } from '../../places/countries.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { SaleQuestion } from '../../statistics/sale-prices.part.tsx'
import type { SaleQuestionView } from '../../statistics/sale-prices.present.ts'
import { ContactPreferences } from '../contact-preferences.part.tsx'
import { Choices, Field } from '../field.part.tsx'
import { FormPage, FormPart, type FormView, NoticeFields } from '../form-page.part.tsx'
import { AddressFields, PersonFields } from '../person-fields.part.tsx'

export interface ValuationPageProps {
  readonly view: FormView
  readonly months: number
  /** What sold homes were offered for; null without enough sales, and after a refused form. */
  readonly sales: SaleQuestionView | null
  /** Initial values of the form; null if nothing is known. */
  readonly home: ValuationHome | null
}

/** What is known of the visitor's home, from their question about sold homes or the first step in a text. */
export interface ValuationHome {
  readonly kind: ValuationKind | null
  readonly country: 'BE' | 'LU' | null
  readonly zip: string
  readonly city: string
}

/** A free valuation: the property, then its owner. */
export function ValuationPage({ view, months, sales, home }: ValuationPageProps) {
  const { t, locale } = useTranslation()
  const countries = Object.fromEntries(homeCountries.map((code) => [code, countryName(code, locale)]))
  return (
    <FormPage view={view} intro={sales && <SaleQuestion {...sales} />}>
      <FormPart legend={t('form.home')}>
        <Choices name="kind" values={valuationKinds} initial={home?.kind ?? undefined} optional />
        <AddressFields zip={home?.zip} city={home?.city}>
          <Choices name="country" values={homeCountries} texts={countries} initial={home?.country ?? 'BE'} />
        </AddressFields>
        <Field name="remark" rows={4} optional />
      </FormPart>
      <FormPart legend={t('form.person')}>
        <PersonFields />
      </FormPart>
      <ContactPreferences brochure />
      <NoticeFields form="valuation" months={months} />
    </FormPage>
  )
}

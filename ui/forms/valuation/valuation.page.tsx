import { homeCountries } from '#db/model/places/postal-country.ts'
import { type ValuationKind, valuationKinds } from '#db/model/statistics/sale-figures.ts'
import { countryName } from '../../places/countries.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { SaleQuestion } from '../../statistics/sale-prices.part.tsx'
import type { SaleQuestionView } from '../../statistics/sale-prices.present.ts'
import { FoldedPreferences } from '../contact-preferences.part.tsx'
import { Choices, Field } from '../field.part.tsx'
import { FormPage, type FormView, NoticeFields } from '../form-page.part.tsx'
import { freshForm } from '../form-state.tsx'
import { type FormStep, FormSteps } from '../form-steps.part.tsx'
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

/** A free valuation in three steps: the home, its address, its owner. What sold homes nearby were offered for is beside it. */
export function ValuationPage({ view, months, sales, home }: ValuationPageProps) {
  const { t, locale } = useTranslation()
  const countries = Object.fromEntries(homeCountries.map((code) => [code, countryName(code, locale)]))
  const steps: readonly FormStep[] = [
    {
      legend: t('form.home'),
      fields: ['kind'],
      content: <Choices name="kind" values={valuationKinds} initial={home?.kind ?? undefined} optional />,
    },
    {
      legend: t('legal.address'),
      fields: ['country', 'street', 'houseNumber', 'zip', 'city'],
      content: (
        <AddressFields zip={home?.zip} city={home?.city}>
          <Choices name="country" values={homeCountries} texts={countries} initial={home?.country ?? 'BE'} />
        </AddressFields>
      ),
    },
    {
      legend: t('form.person'),
      fields: [],
      content: (
        <>
          <PersonFields />
          <Field name="remark" rows={2} optional />
          <FoldedPreferences />
          <NoticeFields form="valuation" months={months} />
        </>
      ),
    },
  ]
  return (
    <FormPage view={view} aside={sales && <SaleQuestion {...sales} />} isShort={sales !== null}>
      <FormSteps steps={steps} isSent={view.state !== freshForm} />
    </FormPage>
  )
}

import { newKey, newKeyOf } from '#db/model/calculators/calculators.ts'
import { QuietLink } from '../design/buttons.part.tsx'
import { island } from '../islands/html-hooks.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Calculator } from './calculator.part.tsx'
import { AmountField, Choices, Field, RegionChoice } from './calculator-fields.part.tsx'
import type { CalculatorsView } from './calculators.present.ts'

export interface CalculatorsPageProps {
  readonly crumbs: readonly Crumb[]
  readonly calculators: CalculatorsView
}

const parts = ['buying', 'loan', 'rent'] as const

export function CalculatorsPage({ crumbs, calculators }: CalculatorsPageProps) {
  const { t } = useTranslation()
  return (
    <div className="measure calculators" {...island('calculators')}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{t('calculators.title')}</h1>
      <p>{t('calculators.lead')}</p>
      <nav aria-label={t('calculators.parts')}>
        <ul className="calculators-parts">
          {parts.map((part) => (
            <li key={part}>
              <QuietLink href={`#${part}`}>{t(`calculators.${part}`)}</QuietLink>
            </li>
          ))}
        </ul>
      </nav>
      <BuyingCalculator calculators={calculators} />
      <LoanCalculator calculators={calculators} />
      <RentCalculator calculators={calculators} />
    </div>
  )
}

type Calculators = Pick<CalculatorsPageProps, 'calculators'>

function BuyingCalculator({ calculators }: Calculators) {
  const { t } = useTranslation()
  const { fields, buying, calculation } = calculators
  return (
    <Calculator name="buying" calculators={calculators} outcome={buying} asks={['region', 'own', 'new', 'buyers', 'price', 'land', 'loan']}>
      <RegionChoice region={calculation.region} />
      <AmountField calculator="buying" field={fields.price} hint={t('calculators.hint.price')} />
      <Choices
        name="own"
        legend={t('calculators.field.own')}
        chosen={calculation.onlyOwnHome ? '1' : '0'}
        choices={[
          ['1', t('fact.yes')],
          ['0', t('fact.no')],
        ]}
      />
      <Choices
        name="new"
        legend={t('calculators.field.new')}
        chosen={newKeyOf(calculation.newBuild)}
        choices={[
          [newKey.existing, t('calculators.field.new.existing')],
          [newKey.vat, t('calculators.field.new.vat')],
          [newKey.rebuilt, t('calculators.field.new.rebuilt')],
        ]}
      />
      <AmountField calculator="buying" field={fields.land} hint={t('calculators.hint.land')} optional={true} />
      <Choices
        name="buyers"
        legend={t('calculators.field.buyers')}
        chosen={String(calculation.buyers)}
        choices={[
          ['1', '1'],
          ['2', '2'],
        ]}
      />
      <AmountField calculator="buying" field={fields.loan} hint={t('calculators.hint.loan')} optional={true} />
    </Calculator>
  )
}

function LoanCalculator({ calculators }: Calculators) {
  const { t } = useTranslation()
  const { fields, loan } = calculators
  return (
    <Calculator name="loan" calculators={calculators} outcome={loan} asks={['loan', 'rate', 'years']}>
      <AmountField calculator="loan" field={fields.loan} />
      <Field calculator="loan" field={fields.rate} mode="decimal" hint={t('calculators.hint.rate')} />
      <Field calculator="loan" field={fields.years} mode="numeric" />
    </Calculator>
  )
}

function RentCalculator({ calculators }: Calculators) {
  const { t } = useTranslation()
  const { fields, rent, calculation } = calculators
  return (
    <Calculator name="rent" calculators={calculators} outcome={rent} asks={['region', 'rent', 'charges', 'inventory', 'deposit']}>
      <RegionChoice region={calculation.region} />
      <AmountField calculator="rent" field={fields.rent} />
      <AmountField calculator="rent" field={fields.charges} optional={true} />
      <AmountField calculator="rent" field={fields.inventory} optional={true} />
      <AmountField calculator="rent" field={fields.deposit} hint={t('calculators.hint.deposit')} optional={true} />
    </Calculator>
  )
}

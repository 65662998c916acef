import type { RentWish } from '#db/model/rent-profile.ts'
import { Field } from '../forms/field.tsx'
import { ConsentFields, FormPage, FormPart, type FormView } from '../forms/form-page.tsx'
import { PersonFields } from '../forms/person-fields.tsx'
import { CostEstimate } from '../parts/cost-estimate.tsx'
import { ListingCard } from '../parts/listing-card.tsx'
import type { CostEstimateView } from '../presenters/cost-estimate.ts'
import type { FactView } from '../presenters/fact-groups.ts'
import type { ListingCardView } from '../presenters/listing-card.ts'
import { useTranslation } from '../translation.tsx'

export interface RentProfilePageProps {
  readonly view: FormView
  readonly months: number
  readonly card: ListingCardView
  /** Questions besides household and income; null before a viewing, when they may not be asked. */
  readonly wishes: readonly RentWish[] | null
  /** The address of each stage. */
  readonly addresses: { readonly first: string; readonly second: string }
  /** Income and number of persons that the landlord requires, if the record says. */
  readonly terms: readonly FactView[]
  /** Total due at signing; null if it cannot be calculated. */
  readonly due: CostEstimateView | null
}

/** A rent application: name and contact before a viewing, household and income after it. */
export function RentProfilePage({ view, months, card, wishes, addresses, terms, due }: RentProfilePageProps) {
  const { t } = useTranslation()
  return (
    <FormPage view={view} aside={<ListingCard card={card} />}>
      <p className="form-stage">
        {t(wishes ? 'form.rentStage.second' : 'form.rentStage.first')}{' '}
        <a href={wishes ? addresses.first : addresses.second}>{t(wishes ? 'form.rentStage.toFirst' : 'form.rentStage.toSecond')}</a>
      </p>
      <FormPart legend={t('form.person')}>
        <PersonFields />
        <Field name="remark" rows={4} optional />
      </FormPart>
      {wishes && <Household />}
      {wishes && wishes.length > 0 && <Wishes wishes={wishes} />}
      {terms.length > 0 && <Terms terms={terms} />}
      {due && <CostEstimate estimate={due} monthly={null} />}
      <ConsentFields months={months} />
    </FormPage>
  )
}

/** The landlord's requirements (specification, section 9: rental confirmation). */
function Terms({ terms }: { terms: readonly FactView[] }) {
  const { t } = useTranslation()
  return (
    <table className="plain-table is-titled">
      <caption>{t('form.rentTerms')}</caption>
      <tbody>
        {terms.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="amount">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Household() {
  const { t } = useTranslation()
  return (
    <>
      <FormPart legend={t('form.household')}>
        <div className="pair">
          <Field name="adults" inputMode="numeric" autoComplete="off" short optional />
          <Field name="children" inputMode="numeric" autoComplete="off" short optional />
        </div>
        <Field name="childrenAges" autoComplete="off" optional />
      </FormPart>
      <FormPart legend={t('form.income')}>
        <p className="hint">{t('form.income.hint')}</p>
        <div className="pair">
          <Field name="income1" inputMode="decimal" autoComplete="off" optional />
          <Field name="income2" inputMode="decimal" autoComplete="off" optional />
        </div>
      </FormPart>
    </>
  )
}

function Wishes({ wishes }: { wishes: readonly RentWish[] }) {
  const { t } = useTranslation()
  return (
    <FormPart legend={t('form.rentWishes')}>
      {wishes.includes('movingDate') && <Field name="movingDate" type="date" optional />}
      {wishes.includes('pets') && <Field name="pets" autoComplete="off" optional />}
      {wishes.includes('movingReason') && <Field name="movingReason" rows={3} optional />}
    </FormPart>
  )
}

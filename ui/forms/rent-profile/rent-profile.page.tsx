import type { OptionalQuestion, RentQuestions } from '#db/model/forms/rent-profile.ts'
import { CostEstimate } from '../../calculators/cost-estimate.part.tsx'
import type { CostEstimateView } from '../../calculators/cost-estimate.present.ts'
import type { FactView } from '../../listings/facts/fact-groups.present.ts'
import { ListingCard } from '../../listings/listing-card.part.tsx'
import type { ListingCardView } from '../../listings/listing-card.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Field } from '../field.part.tsx'
import { FormPage, FormPart, type FormView, NoticeFields } from '../form-page.part.tsx'
import { PersonFields } from '../person-fields.part.tsx'

export interface RentProfilePageProps {
  readonly view: FormView
  readonly months: number
  readonly card: ListingCardView
  /** What may be asked after a viewing. */
  readonly questions: RentQuestions
  /** Whether there has been a viewing; before it only name and contact details may be asked. */
  readonly visited: boolean
  /** The address of each stage. */
  readonly addresses: { readonly first: string; readonly second: string }
  /** Income and number of persons that the landlord requires, if the record says. */
  readonly terms: readonly FactView[]
  /** Total due at signing; null if it cannot be calculated. */
  readonly due: CostEstimateView | null
}

/** A rent application: name and contact before a viewing, household and income after it. */
export function RentProfilePage({ view, months, card, questions, visited, addresses, terms, due }: RentProfilePageProps) {
  const { t } = useTranslation()
  return (
    <FormPage view={view} aside={<ListingCard card={card} />}>
      <p className="form-stage">
        {t(visited ? 'form.rentStage.second' : 'form.rentStage.first')}{' '}
        <a href={visited ? addresses.first : addresses.second}>{t(visited ? 'form.rentStage.toFirst' : 'form.rentStage.toSecond')}</a>
      </p>
      <FormPart legend={t('form.person')}>
        <PersonFields least={questions.closed} />
        <Field name="remark" rows={4} optional />
      </FormPart>
      {visited && <Household detail={questions.household} />}
      {visited && questions.optional.length > 0 && <OptionalQuestions questions={questions.optional} />}
      {terms.length > 0 && <Terms terms={terms} />}
      {due && <CostEstimate estimate={due} monthly={null} />}
      <NoticeFields form="rentProfile" months={months} />
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

function Household({ detail }: { detail: RentQuestions['household'] }) {
  const { t } = useTranslation()
  return (
    <>
      <FormPart legend={t('form.household')}>
        {detail === 'persons' ? (
          <Field name="persons" inputMode="numeric" autoComplete="off" short optional />
        ) : (
          <div className="pair">
            <Field name="adults" inputMode="numeric" autoComplete="off" short optional />
            <Field name="children" inputMode="numeric" autoComplete="off" short optional />
          </div>
        )}
        {detail === 'ages' && <Field name="childrenAges" autoComplete="off" optional />}
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

function OptionalQuestions({ questions }: { questions: readonly OptionalQuestion[] }) {
  const { t } = useTranslation()
  return (
    <FormPart legend={t('form.rentWishes')}>
      {questions.includes('movingDate') && <Field name="movingDate" type="date" optional />}
      {questions.includes('pets') && <Field name="pets" autoComplete="off" optional />}
      {questions.includes('movingReason') && <Field name="movingReason" rows={3} optional />}
    </FormPart>
  )
}

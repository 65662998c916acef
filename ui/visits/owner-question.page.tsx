import { type OwnerAnswer, ownerAnswers } from '#db/model/visits/owner-question.ts'
import { Offices } from '../agency/offices.part.tsx'
import { SecondButton, SendButton } from '../design/buttons.part.tsx'
import { ErrorSummary } from '../forms/error-summary.part.tsx'
import { Field, Select } from '../forms/field.part.tsx'
import { type FormState, FormStateProvider } from '../forms/form-state.tsx'
import type { LeadRow } from '../forms/lead-rows.present.ts'
import { Icon } from '../icons.tsx'
import type { Crumb } from '../site/frame/breadcrumb.part.tsx'
import { ShortPage } from '../site/short-page.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { StartChoice } from './desk/visit.present.ts'

export interface OwnerQuestionView {
  readonly rows: readonly LeadRow[]
  /** What was answered; null before. */
  readonly given: OwnerAnswer | null
  /** The answer that stands first. */
  readonly first: OwnerAnswer
  readonly proposals: readonly string[]
  readonly remark: string
  readonly starts: readonly StartChoice[]
}

interface OwnerQuestionPageProps {
  readonly crumbs: readonly Crumb[]
  readonly state: FormState
  /** Why it can no longer be answered: `dead` for a link that does not work. */
  readonly question: OwnerQuestionView | 'dead' | 'moved' | 'cancelled' | 'withdrawn'
}

/** An owner says whether a visit suits them, by the link of a mail. Answering takes a button press, because mail scanners follow links. */
export function OwnerQuestionPage({ crumbs, state, question }: OwnerQuestionPageProps) {
  const { t } = useTranslation()
  if (typeof question === 'string') {
    return (
      <ShortPage crumbs={crumbs} title={t(`ownerQuestion.${question}`)}>
        <p className="lead">{t(`ownerQuestion.${question}.text`)}</p>
        <Offices />
      </ShortPage>
    )
  }
  const { rows, given, first } = question
  return (
    <ShortPage crumbs={crumbs} title={t('route.ownerQuestion')}>
      <FormStateProvider state={state}>
        <div className="appointment">
          <ErrorSummary form="ownerQuestion" state={state} />
          {given !== null && (
            <div className="notice" role="status">
              <Icon name="check" />
              <p>{t(`ownerQuestion.said.${given}`)}</p>
            </div>
          )}
          <dl className="facts">
            {rows.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {ownerAnswers
            .toSorted((one) => (one === first ? -1 : 1))
            .map((answer) => (answer === 'fits' ? <Fits key={answer} isFirst={answer === first} /> : <Other key={answer} question={question} />))}
        </div>
      </FormStateProvider>
    </ShortPage>
  )
}

function Fits({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation()
  const Button = isFirst ? SendButton : SecondButton
  return (
    <form className="form-part" method="post" aria-labelledby="fits">
      <h2 id="fits">{t('ownerQuestion.fits')}</h2>
      <p>
        <Button act="fits">{t('ownerQuestion.fits.send')}</Button>
      </p>
    </form>
  )
}

function Other({ question: { first, starts, proposals, remark } }: { question: OwnerQuestionView }) {
  const { t } = useTranslation()
  const Button = first === 'other' ? SendButton : SecondButton
  const choices = [{ value: '', text: t('ownerQuestion.noProposal') }, ...starts]
  return (
    <form className="form form-part" method="post" noValidate aria-labelledby="other">
      <h2 id="other">{t('ownerQuestion.other')}</h2>
      <p>{t('ownerQuestion.other.text')}</p>
      {starts.length > 0 &&
        (['proposal1', 'proposal2', 'proposal3'] as const).map((name, index) => (
          <Select key={name} name={name} initial={proposals[index] ?? ''} choices={choices} />
        ))}
      <Field name="ownerRemark" rows={3} optional initial={remark} autoComplete="off" />
      <p>
        <Button act="other">{t('ownerQuestion.other.send')}</Button>
      </p>
    </form>
  )
}

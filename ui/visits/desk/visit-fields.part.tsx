import { visitOutcomes } from '#db/model/visits/home-visit.ts'
import { QuietButton, SecondButton, SendButton } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Choices, Field, Select, Tick } from '../../forms/field.part.tsx'
import { OpenedFields } from '../../forms/opened-fields.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { StartChoice, VisitReportView } from './visit.present.ts'

/** The report on a visit: what is stored, who may read it, and its form. */
export function VisitReport({ report }: { report: VisitReportView }) {
  const { t } = useTranslation()
  const { version, outcome, feedback, nextStep, visitor } = report
  return (
    <DeskSection id="report-title" title={t('desk.visit.report')}>
      {outcome !== null && <StoredReport report={report} />}
      <form className="form" method="post" noValidate>
        <OpenedFields version={version} values={report.values} />
        <Choices name="outcome" values={visitOutcomes} initial={outcome ?? undefined} />
        <Field name="visitFeedback" rows={4} optional initial={feedback} autoComplete="off" />
        <Field name="nextStep" rows={2} optional initial={nextStep} autoComplete="off" />
        <Tick name="release" initially={report.isFeedbackReleased}>
          {t('desk.visit.release')}
        </Tick>
        {visitor !== null && (
          <Tick name="nameVisitor" initially={report.showsVisitor}>
            {t('desk.visit.nameVisitor', { visitor })}
          </Tick>
        )}
        <div className="form-send">
          <SendButton act="report">{t('desk.visit.keep')}</SendButton>
          {!report.isFeedbackReleased && <SecondButton act="reportReleased">{t('desk.visit.keepAndRelease')}</SecondButton>}
        </div>
      </form>
    </DeskSection>
  )
}

/** The stored report, and whether the owner can read it. */
function StoredReport({ report: { version, outcome, feedback, nextStep, isFeedbackReleased } }: { report: VisitReportView }) {
  const { t } = useTranslation()
  return (
    <div className="visit-kept">
      <p>
        {outcome !== null && <strong>{t(`desk.visit.outcome.${outcome}`)}</strong>}{' '}
        <span className="badge">{t(isFeedbackReleased ? 'desk.visit.isReleased' : 'desk.visit.isPrivate')}</span>
      </p>
      {feedback !== '' && <blockquote>{feedback}</blockquote>}
      {nextStep !== '' && (
        <p>
          <span className="hint">{t('form.field.nextStep')}</span> {nextStep}
        </p>
      )}
      <form method="post">
        <input type="hidden" name="version" value={version} />
        <QuietButton act={isFeedbackReleased ? 'withhold' : 'release'}>{t(isFeedbackReleased ? 'desk.visit.withholdIt' : 'desk.visit.releaseIt')}</QuietButton>
      </form>
    </div>
  )
}

interface StartFieldsProps {
  readonly starts: readonly StartChoice[]
  /** Why the form asks for confirmation: other visits at that time, or a closed day. Null at first. */
  readonly asks: string | null
  /** Initial value: a free start, or a day and a time. */
  readonly start?: string
  readonly day?: string
  readonly time?: string
}

/** The start of a visit: one of the office's free starts, or any day and time. */
export function StartFields({ starts, asks, start = '', day = '', time = '' }: StartFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Select
        name="visitStart"
        initial={start}
        choices={[{ value: '', text: t(starts.length === 0 ? 'desk.visit.noStarts' : 'desk.visit.chooseStart') }, ...starts]}
      />
      <fieldset className="desk-other-start">
        <legend>{t('desk.visit.otherStart')}</legend>
        <Field name="visitDay" type="date" optional initial={day} />
        <Field name="visitTime" type="time" optional initial={time} />
      </fieldset>
      {asks !== null && (
        <Tick name="anyway">{t(asks === 'closed' ? 'desk.visit.anywayClosed' : asks === 'away' ? 'desk.visit.anywayAway' : 'desk.visit.anywayTaken')}</Tick>
      )}
    </>
  )
}

/** The problem of a form that a checkbox confirms. */
export function problemToConfirm(problem: string | undefined): string | null {
  return problem === 'taken' || problem === 'closed' || problem === 'away' ? problem : null
}

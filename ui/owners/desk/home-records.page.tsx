import { openedText } from '#db/model/forms/sent-form.ts'
import { type CommunicationStatus, communicationStatuses } from '#db/model/owners/communication.ts'
import { visitOutcomes, visitStandings } from '#db/model/visits/home-visit.ts'
import { QuietLink, SecondLink } from '../../design/buttons.part.tsx'
import { Dropdown } from '../../design/dropdown.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import type { TypedValues } from '../../forms/form-state.tsx'
import { Box } from '../../forms/kind-fields.part.tsx'
import { StoredValue } from '../../forms/stored.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { HomeRecordView } from './home-records.present.ts'

interface DeskHomeRecordsPageProps {
  readonly view: DeskView
  /** Newest first. */
  readonly records: readonly HomeRecordView[]
  /** The path of the records before; null on the last page. */
  readonly older: string | null
  /** The home's page on the site; null if it has none. */
  readonly page: string | null
}

/** The records of a home, and which of them its owner sees. */
export function DeskHomeRecordsPage({ view, records, older, page }: DeskHomeRecordsPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskHomeRecords" tools={page !== null && <QuietLink href={page}>{t('desk.records.page')}</QuietLink>}>
      <p>{t('desk.records.lead')}</p>
      {records.length === 0 && <p>{t('desk.records.none')}</p>}
      <ul className="desk-records">
        {records.map((record) => (
          <li key={record.id} className={record.isReleased ? undefined : 'is-withheld'}>
            <div>
              <p>
                <strong>{record.title}</strong>{' '}
                <time className="hint" dateTime={record.at}>
                  {record.when}
                </time>
              </p>
              {record.text !== '' && <p className="desk-record-text">{record.text}</p>}
            </div>
            <div>
              {record.record === 'visit' ? <VisitRelease record={record} typed={typedFor(view, record, 'show')} /> : <Release record={record} />}
              {record.record === 'visit' && record.report !== null && (
                <Report record={record} report={record.report} typed={typedFor(view, record, 'report')} />
              )}
              {record.record === 'communication' && record.status !== null && (
                <Status record={record} status={record.status} typed={typedFor(view, record, 'status')} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {older !== null && (
        <p>
          <SecondLink href={older}>{t('owner.list.older')}</SecondLink>
        </p>
      )}
    </DeskFrame>
  )
}

/** What a form of a record had that is refused; null for any other. */
function typedFor({ state: { typed } }: DeskView, { id }: HomeRecordView, act: 'show' | 'report' | 'status'): TypedValues | null {
  return typed.record === id && typed.act === act ? typed : null
}

function Release({ record: { id, title, isReleased } }: { record: HomeRecordView }) {
  const { t } = useTranslation()
  const text = t(isReleased ? 'desk.records.withhold' : 'desk.records.release')
  return (
    <form method="post">
      <span className="badge">{t(isReleased ? 'desk.visit.isReleased' : 'desk.visit.isPrivate')}</span>
      <input type="hidden" name="record" value={id} />
      <button className="text-button" type="submit" name="do" value={isReleased ? 'withhold' : 'release'} aria-label={`${text}: ${title}`}>
        {text}
      </button>
    </form>
  )
}

/** Three parts of a visit can be shown: that it took place, who came, and the feedback. */
function VisitRelease({ record, typed }: { record: VisitView; typed: TypedValues | null }) {
  const { t } = useTranslation()
  const { id, title, version, isReleased, showsVisitor, visitor, hasFeedback, isFeedbackReleased, shown } = record
  const shownNow = [
    isReleased && t('desk.records.visit'),
    showsVisitor && visitor !== null && t('desk.records.visitor', { visitor }),
    isFeedbackReleased && hasFeedback && t('desk.records.feedback'),
  ]
    .filter((part) => part !== false)
    .join(', ')
  return (
    <form method="post">
      <input type="hidden" name="record" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="opened" value={openedText(shown)} />
      <Box name="visit" value="1" label={t('desk.records.visit')} isSet={typed === null ? isReleased : typed.visit === '1'} />
      {visitor !== null && (
        <Box name="visitor" value="1" label={t('desk.records.visitor', { visitor })} isSet={typed === null ? showsVisitor : typed.visitor === '1'} />
      )}
      {hasFeedback && <Box name="feedback" value="1" label={t('desk.records.feedback')} isSet={typed === null ? isFeedbackReleased : typed.feedback === '1'} />}
      {typed !== null && <StoredValue>{shownNow || t('desk.entry.empty')}</StoredValue>}
      <button className="text-button" type="submit" name="do" value="show" aria-label={`${t('desk.save')}: ${title}`}>
        {t('desk.save')}
      </button>
    </form>
  )
}

/** The status of a communication, which the owner reads. */
function Status({ record: { id, title }, status, typed }: { record: HomeRecordView; status: CommunicationStatus | ''; typed: TypedValues | null }) {
  const { t } = useTranslation()
  return (
    <form method="post" className="desk-record-form">
      <input type="hidden" name="record" value={id} />
      <input type="hidden" name="was" value={status} />
      <label>
        <span className="hint">{t('desk.records.status')}</span>
        <Dropdown
          name="status"
          defaultValue={typed === null ? status : String(typed.status)}
          aria-label={`${t('desk.records.status')}: ${title}`}
          none={t('desk.records.status.none')}
          choices={communicationStatuses.map((each) => ({ value: each, text: t(`owner.status.${each}`) }))}
        />
      </label>
      {typed !== null && typed.status !== status && <StoredValue>{status === '' ? t('desk.records.status.none') : t(`owner.status.${status}`)}</StoredValue>}
      <button className="text-button" type="submit" name="do" value="status" aria-label={`${t('desk.records.setStatus')}: ${title}`}>
        {t('desk.save')}
      </button>
    </form>
  )
}

type VisitView = Extract<HomeRecordView, { readonly record: 'visit' }>

/** The outcome of a visit booked in the CRM; a visit booked on the site has its own page for it. */
function Report({ record: { id, title, version }, report, typed }: { record: VisitView; report: NonNullable<VisitView['report']>; typed: TypedValues | null }) {
  const { t } = useTranslation()
  const isLate = typed !== null
  const { standing, outcome, visitFeedback } = isLate
    ? { standing: String(typed.standing), outcome: String(typed.outcome), visitFeedback: String(typed.visitFeedback) }
    : report
  return (
    <details className="desk-more" open={isLate}>
      <summary>{t('desk.visit.report')}</summary>
      <form method="post" className="desk-record-form">
        <input type="hidden" name="record" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="opened" value={openedText(report)} />
        <label>
          <span className="hint">{t('desk.records.status')}</span>
          <Dropdown name="standing" defaultValue={standing} choices={visitStandings.map((each) => ({ value: each, text: t(`desk.records.${each}`) }))} />
        </label>
        <label>
          <span className="hint">{t('form.field.outcome')}</span>
          <Dropdown
            name="outcome"
            defaultValue={outcome}
            none={t('desk.records.status.none')}
            choices={visitOutcomes.map((each) => ({ value: each, text: t(`desk.visit.outcome.${each}`) }))}
          />
        </label>
        <label>
          <span className="hint">{t('form.field.visitFeedback')}</span>
          <textarea className="input" name="visitFeedback" rows={3} maxLength={5000} defaultValue={visitFeedback} />
        </label>
        {isLate && (
          <p className="hint">
            {t('desk.home.saved')} {t(`desk.records.${report.standing}`)} {report.outcome !== '' && t(`desk.visit.outcome.${report.outcome}`)}{' '}
            {report.visitFeedback || t('desk.entry.empty')}
          </p>
        )}
        <button className="text-button" type="submit" name="do" value="report" aria-label={`${t('desk.visit.keep')}: ${title}`}>
          {t('desk.visit.keep')}
        </button>
      </form>
    </details>
  )
}

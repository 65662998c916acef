import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import type { HomeRecordView } from '../../presenters/desk/home-records.ts'
import { useTranslation } from '../../translation.tsx'

interface DeskHomeRecordsPageProps {
  readonly view: DeskView
  /** The newest first. */
  readonly records: readonly HomeRecordView[]
  /** The path of the records before; null on the last page. */
  readonly older: string | null
  /** The home's page on the site; null where it has none. */
  readonly page: string | null
}

/** What happened about a home, and what of it its owner sees. */
export function DeskHomeRecordsPage({ view, records, older, page }: DeskHomeRecordsPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame
      view={view}
      form="deskHomeRecords"
      tools={
        page !== null && (
          <a className="text-button" href={page}>
            {t('desk.records.page')}
          </a>
        )
      }
    >
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
            {record.record === 'visit' ? <VisitRelease record={record} /> : <Release record={record} />}
          </li>
        ))}
      </ul>
      {older !== null && (
        <p>
          <a className="button second" href={older}>
            {t('owner.list.older')}
          </a>
        </p>
      )}
    </DeskFrame>
  )
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

/** A visit has three things to show: that it was, who came, and what they thought. */
function VisitRelease({ record }: { record: Extract<HomeRecordView, { readonly record: 'visit' }> }) {
  const { t } = useTranslation()
  const { id, title, version, isReleased, showsVisitor, visitor, hasFeedback, isFeedbackReleased } = record
  return (
    <form method="post">
      <input type="hidden" name="record" value={id} />
      <input type="hidden" name="version" value={version} />
      <label className="choice">
        <input type="checkbox" name="visit" value="1" defaultChecked={isReleased} />
        <span>{t('desk.records.visit')}</span>
      </label>
      {visitor !== null && (
        <label className="choice">
          <input type="checkbox" name="visitor" value="1" defaultChecked={showsVisitor} />
          <span>{t('desk.records.visitor', { visitor })}</span>
        </label>
      )}
      {hasFeedback && (
        <label className="choice">
          <input type="checkbox" name="feedback" value="1" defaultChecked={isFeedbackReleased} />
          <span>{t('desk.records.feedback')}</span>
        </label>
      )}
      <button className="text-button" type="submit" name="do" value="show" aria-label={`${t('desk.save')}: ${title}`}>
        {t('desk.save')}
      </button>
    </form>
  )
}

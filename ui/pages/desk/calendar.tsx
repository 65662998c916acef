import { DeskFilter } from '../../parts/desk/desk-filter.tsx'
import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import type { DeskDayView, DeskVisitView } from '../../presenters/desk/calendar.ts'
import { useTranslation } from '../../translation.tsx'

interface DeskCalendarPageProps {
  readonly view: DeskView
  readonly offices: readonly { readonly key: string; readonly name: string }[]
  readonly office: string
  /** The week in words. */
  readonly week: string
  readonly days: readonly DeskDayView[]
  /** The paths of the weeks around. */
  readonly before: string
  readonly after: string
  readonly thisWeek: string
}

/** The week of an office by day: what can be booked, what is booked, and what is closed. */
export function DeskCalendarPage({ view, offices, office, week, days, before, after, thisWeek }: DeskCalendarPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskCalendar">
      <div className="desk-week">
        <p>
          <strong>{week}</strong>
        </p>
        <nav aria-label={t('desk.calendar.weeks')}>
          <a className="text-button" href={before}>
            {t('desk.calendar.before')}
          </a>
          <a className="text-button" href={thisWeek}>
            {t('desk.calendar.thisWeek')}
          </a>
          <a className="text-button" href={after}>
            {t('desk.calendar.after')}
          </a>
        </nav>
        {offices.length > 1 && (
          <form method="get" className="lead-choice">
            <DeskFilter name="office" label={t('desk.lead.office')} chosen={office} choices={offices.map(({ key, name }) => ({ value: key, text: name }))} />
            <button className="button second" type="submit">
              {t('desk.show')}
            </button>
          </form>
        )}
      </div>
      <ol className="desk-days">
        {days.map((day) => (
          <li key={day.day} className={day.isToday ? 'desk-day is-today' : 'desk-day'}>
            <Day day={day} office={office} />
          </li>
        ))}
      </ol>
    </DeskFrame>
  )
}

function Day({ day: { day, name, isPast, isClosed, starts, closed, visits }, office }: { day: DeskDayView; office: string }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="desk-day-head">
        <h2>{name}</h2>
        {!isPast && <SlotForm office={office} day={day} time="" isClosed={isClosed} text={t(isClosed ? 'desk.calendar.openDay' : 'desk.calendar.closeDay')} />}
      </div>
      {isClosed && <p className="badge">{t('desk.calendar.closed')}</p>}
      <ul className="desk-visits">
        {visits.map((visit) => (
          <Visit key={visit.id} visit={visit} isPast={isPast} />
        ))}
      </ul>
      {starts.length === 0 && closed.length === 0 && visits.length === 0 && !isClosed && <p className="hint">{t('desk.calendar.none')}</p>}
      {!isPast && (starts.length > 0 || closed.length > 0) && (
        <details className="desk-starts">
          <summary>{t('desk.calendar.starts', { free: starts.filter(({ taken, capacity }) => taken < capacity).length })}</summary>
          <ul>
            {starts.map(({ time, capacity, taken }) => (
              <li key={time}>
                <span>
                  {time} <span className="hint">{t('desk.calendar.taken', { taken: String(taken), capacity: String(capacity) })}</span>
                </span>
                <SlotForm office={office} day={day} time={time} isClosed={false} text={t('desk.calendar.close')} />
              </li>
            ))}
            {closed.map((time) => (
              <li key={time}>
                <span>
                  {time} <span className="hint">{t('desk.calendar.closed')}</span>
                </span>
                <SlotForm office={office} day={day} time={time} isClosed text={t('desk.calendar.open')} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function SlotForm({ office, day, time, isClosed, text }: { office: string; day: string; time: string; isClosed: boolean; text: string }) {
  return (
    <form method="post">
      <input type="hidden" name="office" value={office} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="time" value={time} />
      <button
        className="text-button"
        type="submit"
        name="do"
        value={isClosed ? 'open' : 'close'}
        aria-label={[text, day, time].filter((part) => part !== '').join(' ')}
      >
        {text}
      </button>
    </form>
  )
}

function Visit({ visit: { id, href, time, who, phone, home, isByVideo }, isPast }: { visit: DeskVisitView; isPast: boolean }) {
  const { t } = useTranslation()
  return (
    <li>
      <p>
        <strong>{time}</strong> <a href={href}>{who}</a>
        {isByVideo && <span className="badge">{t('form.choice.how.video')}</span>}
      </p>
      <p className="hint">
        {home}
        {phone !== null && (
          <>
            {', '}
            <a href={phone.href ?? undefined}>{phone.text}</a>
          </>
        )}
      </p>
      {!isPast && (
        <details>
          <summary>{t('desk.calendar.cancelVisit')}</summary>
          <form method="post">
            <input type="hidden" name="appointment" value={id} />
            <p className="hint">{t('desk.calendar.cancelNote')}</p>
            <button className="button second" type="submit" name="do" value="cancel">
              {t('desk.calendar.cancelSure')}
            </button>
          </form>
        </details>
      )}
    </li>
  )
}

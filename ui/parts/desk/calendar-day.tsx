import type { DeskDayView, DeskVisitView } from '../../presenters/desk/calendar.ts'
import { useTranslation } from '../../translation.tsx'

interface CalendarDayProps {
  readonly day: DeskDayView
  readonly office: string
  /** A day alone shows the visits by colleague; its heading is the page's. */
  readonly isAlone: boolean
}

/** A day of an office: its visits, what can still be booked, and what is closed. */
export function CalendarDay({ day: shown, office, isAlone }: CalendarDayProps) {
  const { t } = useTranslation()
  const { day, name, path, isPast, isClosed, isHoliday, starts, closed, visits, byColleague } = shown
  return (
    <>
      <div className="desk-day-head">
        <h2>{isAlone ? name : <a href={path}>{name}</a>}</h2>
        {!isPast && (
          <SlotForm office={office} day={day} name={name} time="" isClosed={isClosed} text={t(isClosed ? 'desk.calendar.openDay' : 'desk.calendar.closeDay')} />
        )}
      </div>
      {(isClosed || isHoliday) && (
        <p>
          {isHoliday && <span className="badge">{t('desk.calendar.holiday')}</span>} {isClosed && <span className="badge">{t('desk.calendar.closed')}</span>}
        </p>
      )}
      {isAlone ? (
        <div className="desk-colleagues">
          {byColleague.map((colleague) => (
            <section key={colleague.key} aria-label={colleague.name}>
              <h3>{colleague.name}</h3>
              <Visits visits={colleague.visits} isPast={isPast} isNamed />
            </section>
          ))}
        </div>
      ) : (
        <Visits visits={visits} isPast={isPast} isNamed={false} />
      )}
      {visits.length === 0 && (isAlone || (starts.length === 0 && closed.length === 0 && !isClosed)) && (
        <p className="hint">{t(isAlone ? 'desk.calendar.noVisits' : 'desk.calendar.none')}</p>
      )}
      {!isPast && (starts.length > 0 || closed.length > 0) && <Starts day={shown} office={office} isOpen={isAlone} />}
    </>
  )
}

function Starts({ day: { day, name, starts, closed }, office, isOpen }: { day: DeskDayView; office: string; isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <details className="desk-starts" open={isOpen}>
      <summary>{t('desk.calendar.starts', { free: starts.filter(({ taken, capacity }) => taken < capacity).length })}</summary>
      <ul>
        {starts.map(({ time, capacity, taken }) => (
          <li key={time}>
            <span>
              {time} <span className="hint">{t('desk.calendar.taken', { taken: String(taken), capacity: String(capacity) })}</span>
            </span>
            <SlotForm office={office} day={day} name={name} time={time} isClosed={false} text={t('desk.calendar.close')} />
          </li>
        ))}
        {closed.map((time) => (
          <li key={time}>
            <span>
              {time} <span className="hint">{t('desk.calendar.closed')}</span>
            </span>
            <SlotForm office={office} day={day} name={name} time={time} isClosed text={t('desk.calendar.open')} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface SlotFormProps {
  readonly office: string
  readonly day: string
  /** The day in words. */
  readonly name: string
  /** Empty for the whole day. */
  readonly time: string
  readonly isClosed: boolean
  readonly text: string
}

function SlotForm({ office, day, name, time, isClosed, text }: SlotFormProps) {
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
        aria-label={[text, name, time].filter((part) => part !== '').join(' ')}
      >
        {text}
      </button>
    </form>
  )
}

function Visits({ visits, isPast, isNamed }: { visits: readonly DeskVisitView[]; isPast: boolean; isNamed: boolean }) {
  return (
    <ul className="desk-visits">
      {visits.map((visit) => (
        <Visit key={visit.id} visit={visit} isPast={isPast} isNamed={isNamed} />
      ))}
    </ul>
  )
}

/** @param isNamed whether the colleague stands above the visit already */
function Visit({ visit, isPast, isNamed }: { visit: DeskVisitView; isPast: boolean; isNamed: boolean }) {
  const { t } = useTranslation()
  const { id, href, time, until, who, phone, home, isByVideo, version, assignee } = visit
  return (
    <li>
      <p>
        <strong>{isNamed ? `${time}–${until}` : time}</strong> <a href={href}>{who}</a>
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
      {!isNamed && <p className="hint">{assignee ?? t('desk.visit.unassigned')}</p>}
      {!isPast && (
        <details>
          <summary>{t('desk.calendar.cancelVisit')}</summary>
          <form method="post">
            <input type="hidden" name="appointment" value={id} />
            <input type="hidden" name="version" value={version} />
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

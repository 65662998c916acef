import { earliestStart, latestStart, maxSeats } from '#db/model/visits/calendar-rules.ts'
import { SecondButton } from '../../design/buttons.part.tsx'
import { Icon } from '../../icons.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { DeskDayView, DeskVisitView } from './calendar.present.ts'
import type { CalendarBoardProps } from './calendar-board.part.tsx'
import { CalendarVisit } from './calendar-visit.part.tsx'

interface CalendarDayProps {
  readonly day: DeskDayView
  readonly office: string
  /** The values of a refused form of a start. */
  readonly typed?: CalendarBoardProps['typed']
  /** Whether the day is shown alone: its visits are grouped by colleague, and its heading is the page's. */
  readonly isAlone: boolean
}

/** A day of an office: its visits, what can still be booked, and what is closed. */
export function CalendarDay({ day: shown, office, typed = null, isAlone }: CalendarDayProps) {
  const { t } = useTranslation()
  const { day, name, path, isPast, isClosed, isHoliday, starts, closed, absent, visits, byColleague } = shown
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
      {absent !== '' && <p className="hint">{absent}</p>}
      {isAlone ? (
        <div className="desk-colleagues">
          {byColleague.map((colleague) => (
            <section key={colleague.key} aria-label={colleague.name}>
              <h3>{colleague.name}</h3>
              <Visits visits={colleague.visits} isNamed />
            </section>
          ))}
        </div>
      ) : (
        <Visits visits={visits} isNamed={false} />
      )}
      {visits.length === 0 && (isAlone || (starts.length === 0 && closed.length === 0 && !isClosed)) && (
        <p className="hint">{t(isAlone ? 'desk.calendar.noVisits' : 'desk.calendar.none')}</p>
      )}
      <Starts day={shown} office={office} isOpen={isAlone} />
      {isAlone && !isPast && <SeatsForm office={office} day={shown} typed={typed} />}
    </>
  )
}

interface StartsProps {
  readonly day: DeskDayView
  readonly office: string
  readonly isOpen: boolean
  readonly tab?: number | undefined
}

/** The starts of a day that can still be booked or closed; nothing on a day without any. */
export function Starts({ day: shown, office, isOpen, tab }: StartsProps) {
  const { t } = useTranslation()
  const { day, name, isPast, closed } = shown
  const starts = shown.starts.filter(({ standing }) => standing !== 'past')
  if (isPast || starts.length + closed.length === 0) return null
  return (
    <details className="desk-starts" open={isOpen}>
      <summary tabIndex={tab}>{t('desk.calendar.starts', { free: starts.filter(({ taken, capacity }) => taken < capacity).length })}</summary>
      <ul>
        {starts.map(({ time, capacity, taken }) => (
          <li key={time}>
            <span>
              {time} <span className="hint">{t('desk.calendar.taken', { taken: String(taken), capacity: String(capacity) })}</span>
            </span>
            {isOpen && taken < capacity && <NewVisitLink day={shown} time={time} tab={tab} />}
            <SlotForm {...{ office, day, name, time, tab }} seen={`${time}=${capacity}`} isClosed={false} text={t('desk.calendar.close')} />
          </li>
        ))}
        {closed.map((time) => (
          <li key={time}>
            <span>
              {time} <span className="hint">{t('desk.calendar.closed')}</span>
            </span>
            <SlotForm {...{ office, day, name, time, tab }} seen={`${time}=0`} isClosed text={t('desk.calendar.open')} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Links a free start to the form that books a visit at that time. */
export function NewVisitLink({ day: { day, name }, time, tab }: { day: Pick<DeskDayView, 'day' | 'name'>; time: string; tab?: number | undefined }) {
  const { t, locale } = useTranslation()
  const label = t('desk.filter', { label: t('route.deskNewVisit'), value: `${name} ${time}, ${t('desk.calendar.free')}` })
  return (
    <a className="desk-book" href={`${href('deskNewVisit', locale)}?${new URLSearchParams({ day, time })}`} tabIndex={tab} aria-label={label}>
      <Icon name="plus" />
    </a>
  )
}

/** The form that adds a start to a day, or changes the capacity of one. */
function SeatsForm({ office, day: { day, starts, closed }, typed }: Pick<CalendarDayProps, 'office' | 'day'> & { typed: CalendarBoardProps['typed'] }) {
  const { t } = useTranslation()
  const seen = [...starts.map(({ time, capacity }) => `${time}=${capacity}`), ...closed.map((time) => `${time}=0`)].join(' ')
  return (
    <form className="desk-filters" method="post">
      <input type="hidden" name="office" value={office} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="seen" value={seen} />
      <label>
        {t('desk.calendar.startAt')}
        <input className="input" type="time" name="time" min={earliestStart} max={latestStart} defaultValue={typed?.time} required />
      </label>
      <label>
        {t('desk.calendar.seats')}
        <input className="input" type="number" name="seats" min={0} max={maxSeats} defaultValue={typed?.seats ?? 1} required />
      </label>
      <SecondButton act="seats">{t('desk.calendar.setSeats')}</SecondButton>
    </form>
  )
}

interface SlotFormProps {
  readonly office: string
  readonly day: string
  /** The day in words. */
  readonly name: string
  /** Empty for the whole day. */
  readonly time: string
  /** The state of the start when the form was shown, to detect an edit conflict; absent for the whole day. */
  readonly seen?: string
  readonly isClosed: boolean
  readonly text: string
  readonly tab?: number | undefined
}

/** The form that closes or opens a day or a start. */
export function SlotForm({ office, day, name, time, seen, isClosed, text, tab }: SlotFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="office" value={office} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="time" value={time} />
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      <button
        className="text-button"
        type="submit"
        name="do"
        value={isClosed ? 'open' : 'close'}
        tabIndex={tab}
        aria-label={[text, name, time].filter((part) => part !== '').join(' ')}
      >
        {text}
      </button>
    </form>
  )
}

function Visits({ visits, isNamed }: { visits: readonly DeskVisitView[]; isNamed: boolean }) {
  return (
    <ul className="desk-visits">
      {visits.map((visit) => (
        <CalendarVisit key={visit.id} visit={visit} isNamed={isNamed} />
      ))}
    </ul>
  )
}

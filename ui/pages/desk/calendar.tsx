import { CalendarDay } from '../../parts/desk/calendar-day.tsx'
import { DeskFilter } from '../../parts/desk/desk-filter.tsx'
import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import type { DeskDayView } from '../../presenters/desk/calendar.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../translation.tsx'

interface DeskCalendarPageProps {
  readonly view: DeskView
  readonly offices: readonly { readonly key: string; readonly name: string }[]
  readonly office: string
  readonly by: 'week' | 'day'
  /** The day, or the first of the week. */
  readonly day: string
  /** Whose visits are shown: an account, `none` for those that are not assigned, empty for all. */
  readonly person: string
  readonly people: readonly { readonly id: string; readonly name: string }[]
  /** The day or the week in words. */
  readonly period: string
  readonly days: readonly DeskDayView[]
  /** The days or weeks around, this one, and the same by week and by day. */
  readonly paths: Readonly<Record<'before' | 'after' | 'now' | 'week' | 'day', string>>
}

/** An office's calendar by week or by day: what can be booked, what is booked and by whom it is taken, and what is closed. */
export function DeskCalendarPage(props: DeskCalendarPageProps) {
  const { t, locale } = useTranslation()
  const { view, office, by, period, days, paths } = props
  return (
    <DeskFrame
      view={view}
      form="deskCalendar"
      tools={
        <>
          <a className="text-button" href={href('deskVisits', locale)}>
            {t('desk.calendar.feedback')}
          </a>
          <a className="button second" href={href('deskNewVisit', locale)}>
            {t('route.deskNewVisit')}
          </a>
        </>
      }
    >
      <div className="desk-week">
        <p>
          <strong>{period}</strong>
        </p>
        <nav aria-label={t(by === 'day' ? 'desk.calendar.days' : 'desk.calendar.weeks')}>
          <a className="text-button" href={paths.before}>
            {t(by === 'day' ? 'desk.calendar.dayBefore' : 'desk.calendar.before')}
          </a>
          <a className="text-button" href={paths.now}>
            {t(by === 'day' ? 'desk.calendar.today' : 'desk.calendar.thisWeek')}
          </a>
          <a className="text-button" href={paths.after}>
            {t(by === 'day' ? 'desk.calendar.dayAfter' : 'desk.calendar.after')}
          </a>
        </nav>
        <nav className="desk-views" aria-label={t('desk.calendar.views')}>
          <a href={paths.week} aria-current={by === 'week' ? 'true' : undefined}>
            {t('desk.calendar.byWeek')}
          </a>
          <a href={paths.day} aria-current={by === 'day' ? 'true' : undefined}>
            {t('desk.calendar.byDay')}
          </a>
        </nav>
      </div>
      <Filters {...props} />
      {by === 'day' ? (
        days.map((day) => (
          <div key={day.day} className="desk-day is-alone">
            <CalendarDay day={day} office={office} isAlone />
          </div>
        ))
      ) : (
        <ol className="desk-days">
          {days.map((day) => (
            <li key={day.day} className={day.isToday ? 'desk-day is-today' : 'desk-day'}>
              <CalendarDay day={day} office={office} isAlone={false} />
            </li>
          ))}
        </ol>
      )}
    </DeskFrame>
  )
}

/** The office, and whose visits. */
function Filters({ offices, office, by, day, person, people }: DeskCalendarPageProps) {
  const { t } = useTranslation()
  return (
    <form method="get" className="desk-filters">
      <input type="hidden" name="week" value={day} />
      {by === 'day' && <input type="hidden" name="by" value="day" />}
      {offices.length > 1 && (
        <DeskFilter name="office" label={t('desk.lead.office')} chosen={office} choices={offices.map(({ key, name }) => ({ value: key, text: name }))} />
      )}
      <DeskFilter
        name="person"
        label={t('desk.calendar.person')}
        chosen={person}
        all={t('desk.calendar.everyone')}
        choices={[{ value: 'none', text: t('desk.visit.unassigned') }, ...people.map(({ id, name }) => ({ value: id, text: name }))]}
      />
      <button className="button second" type="submit">
        {t('desk.show')}
      </button>
    </form>
  )
}

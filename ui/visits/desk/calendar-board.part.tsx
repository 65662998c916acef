import { useEffect, useRef } from 'react'
import { QuietLink, SecondButton } from '../../design/buttons.part.tsx'
import { DeskNotice, type DeskUndo } from '../../desk/desk-frame.part.tsx'
import { DeskFilter } from '../../desk/filters.part.tsx'
import { Icon } from '../../icons.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { DeskDayView } from './calendar.present.ts'
import { CalendarDay } from './calendar-day.part.tsx'
import { ChosenVisit } from './calendar-visit.part.tsx'
import { CalendarWeek } from './calendar-week.part.tsx'
import { type BoardTrouble, useCalendarBoard } from './use-calendar-board.part.ts'

export interface CalendarBoardProps {
  readonly offices: readonly { readonly key: string; readonly name: string }[]
  readonly office: string
  readonly by: 'week' | 'day'
  /** The day, or the first of the week. */
  readonly day: string
  /** Whose visits are shown: an account, `none` for unassigned ones, empty for all. */
  readonly person: string
  readonly people: readonly { readonly id: string; readonly name: string }[]
  /** The values of a refused form of a start; null otherwise. */
  readonly typed: { readonly time: string; readonly seats: string } | null
  /** The day or the week in words. */
  readonly period: string
  readonly days: readonly DeskDayView[]
  /** The visit whose details are shown beside the calendar; empty without one. */
  readonly chosen: string
  /** Links to the previous, current and next period, to the views by week and by day, and to this one without details of a visit. */
  readonly paths: Readonly<Record<'before' | 'after' | 'now' | 'week' | 'day' | 'all', string>>
  /** The notice of what was done; null without one. */
  readonly lastAct: { readonly notice: string; readonly undo: DeskUndo | null } | null
}

/**
 * An office's calendar by week or by day on a scale of hours: free starts, booked visits with their colleagues, and closed times; beside it the
 * details of a visit. With script, changing period or filter, closing, opening, cancelling and moving work without a page load, and changes by
 * others appear. A week is a table where there is room, and a list of days where there is not; a day is a table everywhere.
 */
export function CalendarBoard(given: CalendarBoardProps) {
  const { t } = useTranslation()
  const { board, trouble, isBusy, handlers, move, page } = useCalendarBoard(given)
  const { office, by, days, lastAct, typed, paths } = board
  const chosen = days.flatMap(({ visits }) => visits).find(({ id }) => id === board.chosen)
  const notice = useFocusIfLost(lastAct)
  return (
    <div className="calendar-board" aria-busy={isBusy ? true : undefined} {...handlers}>
      {trouble !== null && <Trouble trouble={trouble} />}
      {lastAct !== null && <DeskNotice key={lastAct.notice + board.day} {...lastAct} ref={notice} />}
      <Period {...board} />
      <Filters key={`${office} ${board.person}`} {...board} />
      <div className={by === 'day' || chosen !== undefined ? 'calendar-sides' : undefined}>
        <CalendarWeek {...{ days, office, by, move, page }} chosen={board.chosen} />
        {chosen !== undefined && <ChosenVisit visit={chosen} close={paths.all} />}
        {by === 'day' &&
          chosen === undefined &&
          days.map((day) => (
            <div key={day.day} className="desk-day is-alone">
              <CalendarDay day={day} office={office} typed={typed} isAlone />
            </div>
          ))}
      </div>
      {by === 'week' && (
        <ol className="desk-days" aria-label={t('desk.calendar.byWeek')}>
          {days.map((day) => (
            <li key={day.day} className={day.isToday ? 'desk-day is-today' : 'desk-day'}>
              <CalendarDay day={day} office={office} isAlone={false} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** The notice takes the focus if the button that was used is gone, as that of a cancelled visit is; the week as a table keeps it in its cell. */
function useFocusIfLost(lastAct: CalendarBoardProps['lastAct']) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lastAct !== null && document.activeElement === document.body) notice.current?.focus({ preventScroll: true })
  }, [lastAct])
  return notice
}

function Trouble({ trouble }: { readonly trouble: BoardTrouble }) {
  const { t } = useTranslation()
  return (
    <p className="field-error" role="alert">
      <Icon name="warning" />
      <span>{trouble.kind === 'lost' ? t('frame.lost') : trouble.text}</span>
    </p>
  )
}

function Period({ by, period, paths }: CalendarBoardProps) {
  const { t } = useTranslation()
  const isDay = by === 'day'
  return (
    <div className="desk-week">
      <p role="status">
        <strong>{period}</strong>
      </p>
      <nav aria-label={t(isDay ? 'desk.calendar.days' : 'desk.calendar.weeks')}>
        <QuietLink href={paths.before}>{t(isDay ? 'desk.calendar.dayBefore' : 'desk.calendar.before')}</QuietLink>
        <QuietLink href={paths.now}>{t(isDay ? 'desk.calendar.today' : 'desk.calendar.thisWeek')}</QuietLink>
        <QuietLink href={paths.after}>{t(isDay ? 'desk.calendar.dayAfter' : 'desk.calendar.after')}</QuietLink>
      </nav>
      <nav className="desk-views" aria-label={t('desk.calendar.views')}>
        <a href={paths.week} aria-current={isDay ? undefined : 'true'}>
          {t('desk.calendar.byWeek')}
        </a>
        <a href={paths.day} aria-current={isDay ? 'true' : undefined}>
          {t('desk.calendar.byDay')}
        </a>
      </nav>
    </div>
  )
}

/** The filters by office and by colleague. */
function Filters({ offices, office, by, day, person, people }: CalendarBoardProps) {
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
      <SecondButton>{t('desk.show')}</SecondButton>
    </form>
  )
}

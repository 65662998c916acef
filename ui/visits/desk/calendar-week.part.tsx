import type { PointerEvent } from 'react'
import { Icon } from '../../icons.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { DeskDayView, DeskVisitView } from './calendar.present.ts'
import { NewVisitLink, SlotForm, Starts } from './calendar-day.part.tsx'
import { CalendarVisit } from './calendar-visit.part.tsx'
import { type Carried, type MoveVisit, standingAt, timesOf, useWeekGrid, type WeekGrid } from './use-week-grid.part.ts'

interface CalendarWeekProps {
  readonly days: readonly DeskDayView[]
  readonly office: string
  readonly move: MoveVisit
  /** Goes to the previous (-1) or next (1) week. */
  readonly page: (by: number) => void
}

/**
 * A week as a table, with a column per day and a row per start. With script it is an ARIA grid with a roving tabindex: arrow keys move
 * between cells, and a visit is moved by dragging its handle, or by picking it up and choosing another cell.
 */
export function CalendarWeek({ days, office, move, page }: CalendarWeekProps) {
  const { t } = useTranslation()
  const times = timesOf(days)
  const grid = useWeekGrid(days, times, move, page)
  const last = times.length + 1
  return (
    <div className="week-grid">
      <Held grid={grid} days={days} />
      <table ref={grid.table} role={grid.isLive ? 'grid' : undefined} aria-label={t('desk.calendar.byWeek')} {...grid.handlers}>
        <thead>
          <tr>
            <th scope="col">{t('desk.calendar.hour')}</th>
            {days.map((day, column) => (
              <DayHead key={weekday(day)} day={day} office={office} {...grid.cell(0, column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time, index) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {days.map((day, column) => (
                <Start key={weekday(day)} day={day} time={time} grid={grid} {...grid.cell(index + 1, column)} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('desk.calendar.starts.row')}</th>
            {days.map((day, column) => {
              const cell = grid.cell(last, column)
              return (
                <td key={weekday(day)} {...cell.hooks}>
                  <Starts day={day} office={office} isOpen={false} tab={cell.tab} />
                </td>
              )
            })}
          </tr>
        </tbody>
      </table>
      {grid.isLive && <p className="hint">{t('desk.calendar.keys')}</p>}
    </div>
  )
}

/** The visit that is being moved, and whether the cell below it can take it. */
function Held({ grid: { carried, over, letGo }, days }: { readonly grid: WeekGrid; readonly days: readonly DeskDayView[] }) {
  const { t } = useTranslation()
  const day = over && days.find((each) => each.day === over.day)
  const standing = carried && over && day ? standingAt(day, over.time, carried) : null
  return (
    <div className={carried === null ? 'week-held' : 'week-held is-holding'}>
      <p role="status">
        {carried !== null && t('desk.calendar.move.held', { who: carried.who, from: carried.time })}{' '}
        {standing !== null && <strong>{t(`desk.calendar.move.${standing}`, { when: `${day?.name ?? ''} ${over?.time ?? ''}` })}</strong>}
      </p>
      {carried !== null && (
        <button className="text-button" type="button" onClick={letGo}>
          {t('desk.calendar.move.letGo')}
        </button>
      )}
    </div>
  )
}

interface CellProps {
  readonly hooks: ReturnType<WeekGrid['cell']>['hooks']
  readonly tab: number | undefined
}

function DayHead({
  day: { day, name, path, isToday, isPast, isClosed, isHoliday, absent },
  office,
  hooks,
  tab,
}: CellProps & { day: DeskDayView; office: string }) {
  const { t } = useTranslation()
  return (
    <th scope="col" className={isToday ? 'is-today' : undefined} aria-current={isToday ? 'date' : undefined} {...hooks}>
      <a href={path} tabIndex={tab}>
        {name}
      </a>
      {isHoliday && <span className="badge">{t('desk.calendar.holiday')}</span>}
      {isClosed && <span className="badge">{t('desk.calendar.closed')}</span>}
      {absent !== '' && <span className="hint">{absent}</span>}
      {!isPast && <SlotForm {...{ office, day, name, isClosed, tab }} time="" text={t(isClosed ? 'desk.calendar.openDay' : 'desk.calendar.closeDay')} />}
    </th>
  )
}

interface StartProps extends CellProps {
  readonly day: DeskDayView
  readonly time: string
  readonly grid: WeekGrid
}

/** The cell of a start: its visits, or whether it is free or closed. */
function Start({ day, time, grid, hooks, tab }: StartProps) {
  const { t } = useTranslation()
  const visits = day.visits.filter((visit) => visit.time === time)
  const { isLive, carried, over } = grid
  const standing = standingAt(day, time, null)
  const isOver = carried !== null && over?.day === day.day && over.time === time
  const look = [`is-${carried === null ? standing : standingAt(day, time, carried)}`, isOver && 'is-over', carried !== null && 'is-asked'].filter(Boolean)
  return (
    <td {...hooks} className={look.join(' ')}>
      {visits.length > 0 && (
        <ul className="desk-visits">
          {visits.map((visit) => (
            <CalendarVisit
              key={visit.id}
              {...{ visit, tab }}
              isNamed={false}
              handle={isLive && !visit.isPast && <Handle visit={visit} day={day.day} tab={tab} grid={grid} />}
            />
          ))}
        </ul>
      )}
      {visits.length === 0 && standing === 'free' && <NewVisitLink {...{ day, time, tab }} />}
      {visits.length === 0 && standing === 'closed' && <span className="hint">{t('desk.calendar.closed')}</span>}
    </td>
  )
}

interface HandleProps {
  readonly visit: DeskVisitView
  readonly day: string
  readonly tab: number | undefined
  readonly grid: WeekGrid
}

function Handle({ visit: { id, version, who, time, until }, day, tab, grid }: HandleProps) {
  const { t } = useTranslation()
  const held: Carried = { id, version, who, day, time, until }
  return (
    <button
      className="week-handle"
      type="button"
      tabIndex={tab}
      aria-label={t('desk.calendar.move', { who })}
      aria-pressed={grid.carried?.id === id}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => grid.drag(held, event)}
      onClick={(event) => grid.take(held, event)}
    >
      <Icon name="move" />
    </button>
  )
}

/** Columns are keyed by weekday, so that the focus stays in its column from week to week. */
const weekday = ({ day }: DeskDayView): number => new Date(day).getUTCDay()

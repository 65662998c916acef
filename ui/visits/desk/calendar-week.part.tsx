import { useTranslation } from '../../site/translation.tsx'
import type { DeskDayView } from './calendar.present.ts'
import { NewVisitLink, SlotForm, Starts } from './calendar-day.part.tsx'
import {
  heightOf,
  hiddenFrom,
  isWithin,
  type Lane,
  lanesOf,
  lengthClass,
  minutesBetween,
  offsetClass,
  roomFrom,
  rowClass,
  type ScaleRow,
  scaleOf,
  tableClass,
  visitClass,
} from './time-scale.present.ts'
import { type MoveVisit, standingAt, useWeekGrid, type WeekGrid } from './use-week-grid.part.ts'
import { RowHead } from './week-row-head.part.tsx'
import { WeekVisit } from './week-visit.part.tsx'

interface CalendarWeekProps {
  readonly days: readonly DeskDayView[]
  readonly office: string
  readonly by: 'week' | 'day'
  /** The visit whose details are shown. */
  readonly chosen: string
  readonly move: MoveVisit
  /** Goes to the previous (-1) or next (1) week. */
  readonly page: (by: number) => void
}

/**
 * A week, or a day, as a table on a scale of hours, with a column per day and a row per hour, start and beginning of a visit. With script it is
 * an ARIA grid with a roving tabindex: arrow keys move between cells, and a visit is moved by dragging its handle, or by picking it up and
 * choosing another cell.
 */
export function CalendarWeek({ days, office, by, chosen, move, page }: CalendarWeekProps) {
  const { t } = useTranslation()
  const rows = scaleOf(days)
  const times = rows.map(({ time }) => time)
  const grid = useWeekGrid(days, times, move, page)
  const lanes = days.map(({ visits }) => lanesOf(visits))
  const last = rows.length + 1
  return (
    <div className={by === 'day' ? 'week-grid is-day' : 'week-grid'}>
      <Held grid={grid} days={days} />
      <table
        ref={grid.table}
        className={tableClass(Math.max(1, ...lanes.flat().map(({ of }) => of)))}
        role={grid.isLive ? 'grid' : undefined}
        aria-label={t(by === 'day' ? 'desk.calendar.byDay' : 'desk.calendar.byWeek')}
        {...grid.handlers}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('desk.calendar.hour')}</span>
            </th>
            {days.map((day, column) => (
              <DayHead key={weekday(day)} day={day} office={office} {...grid.cell(0, column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.time} className={[row.band !== null && 'is-band', row.isHour && 'is-hour', rowClass(row.minutes)].filter(Boolean).join(' ')}>
              <RowHead row={row} isFirst={rows[index - 1]?.band?.side !== row.band?.side} />
              {days.map((day, column) => (
                <Start
                  key={weekday(day)}
                  {...{ day, row, rows, grid, chosen }}
                  lanes={lanes[column] ?? []}
                  isFull={by === 'day'}
                  {...grid.cell(index + 1, column)}
                />
              ))}
            </tr>
          ))}
          <tr className="week-starts">
            <th scope="row">
              <span className="visually-hidden">{t('desk.calendar.starts.row')}</span>
            </th>
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
      {grid.isLive && <p className="hint week-keys">{t('desk.calendar.keys')}</p>}
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
  day: { day, name, short, path, isToday, isPast, isClosed, isHoliday, absent },
  office,
  hooks,
  tab,
}: CellProps & { day: DeskDayView; office: string }) {
  const { t } = useTranslation()
  return (
    <th scope="col" className={isToday ? 'is-today' : undefined} aria-current={isToday ? 'date' : undefined} {...hooks}>
      <a href={path} tabIndex={tab}>
        <span aria-hidden="true">{short}</span>
        <span className="visually-hidden">{name}</span>
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
  readonly row: ScaleRow
  readonly rows: readonly ScaleRow[]
  /** The lanes of the day's visits. */
  readonly lanes: readonly Lane[]
  readonly grid: WeekGrid
  readonly chosen: string
  /** Whether there is room for all lanes. */
  readonly isFull: boolean
}

/** The cell of a start: its visits, which reach over the rows below it, or whether it is free or closed; and the line of the present time. */
function Start({ day, row, rows, lanes, grid, chosen, isFull, hooks, tab }: StartProps) {
  const { t } = useTranslation()
  const { time, minutes } = row
  const { carried, over } = grid
  const standing = standingAt(day, time, null)
  const isOver = carried !== null && over?.day === day.day && over.time === time
  const look = [
    `is-${carried === null ? standing : standingAt(day, time, carried)}`,
    standing === 'outside' && !isWithin(day, time) && 'is-off',
    isOver && 'is-over',
    carried !== null && 'is-asked',
  ].filter(Boolean)
  const placed = day.visits.flatMap((visit, at) => (visit.time === time ? [{ visit, at, lane: lanes[at] ?? { lane: 0, of: 1 } }] : []))
  const shown = placed.filter(({ lane }) => isFull || lane.lane < lanesInWeek)
  const more = isFull ? 0 : placed.reduce((sum, { at }) => sum + hiddenFrom(lanes, at, lanesInWeek), 0)
  const sinceRow = day.now === null ? -1 : minutesBetween(time, day.now)
  return (
    <td {...hooks} className={look.join(' ')}>
      {placed.length > 0 && (
        <ul>
          {shown.map(({ visit, lane: { lane, of } }) => (
            <WeekVisit
              key={visit.id}
              visit={visit}
              look={`${visitClass(heightOf(visit, row, rows), { lane, of: isFull ? of : Math.min(of, lanesInWeek) })}${!isFull && of > lanesInWeek ? ' is-crowded' : ''}`}
              isChosen={visit.id === chosen}
              {...{ tab, grid }}
              day={day.day}
            />
          ))}
          {more > 0 && (
            <li className={`week-more ${lengthClass(moreMinutes)}`}>
              <a href={day.path} tabIndex={tab} aria-label={`${day.name} ${time}, +${more}`}>
                +{more}
              </a>
            </li>
          )}
        </ul>
      )}
      {placed.length === 0 && standing === 'free' && (
        <div className={`week-free ${lengthClass(roomFrom(day, time))}`}>
          <NewVisitLink {...{ day, time, tab }} />
        </div>
      )}
      {placed.length === 0 && standing === 'closed' && <span className="visually-hidden">{t('desk.calendar.closed')}</span>}
      {sinceRow >= 0 && sinceRow < minutes && <span className={`week-now ${offsetClass(sinceRow)}`} />}
    </td>
  )
}

/** Visits beside each other in a week; where there are more, a link leads to the day. */
const lanesInWeek = 2
const moreMinutes = 15

/** Columns are keyed by weekday, so that the focus stays in its column from week to week. */
const weekday = ({ day }: DeskDayView): number => new Date(day).getUTCDay()

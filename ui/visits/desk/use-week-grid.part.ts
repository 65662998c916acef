import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dragItem } from '../../desk/drag-item.island.ts'
import type { DeskDayView } from './calendar.present.ts'

/** A visit that is being moved, and its current start. */
export interface Carried {
  readonly id: string
  readonly version: number
  readonly who: string
  readonly day: string
  readonly time: string
  readonly until: string
}

interface Place {
  readonly day: string
  readonly time: string
}

/** The state of a start; `here`: that of the visit being moved, `outside`: the day has no such start. */
type Standing = 'free' | 'taken' | 'closed' | 'away' | 'past' | 'outside' | 'here'

export type MoveVisit = (visit: Carried, to: Place) => void

interface Cell {
  readonly row: number
  readonly column: number
}

/** The state of a start, for the visit being moved if there is one: as sent by the server, which checks moves by the same rule. */
export function standingAt({ day, isPast, isClosed, isHoliday, starts, closed }: DeskDayView, time: string, held: Carried | null): Standing {
  if (held !== null && held.day === day && held.time === time) return 'here'
  const start = starts.find((each) => each.time === time)
  if (start !== undefined) return held !== null && start.freeFor.includes(held.id) ? 'free' : start.standing
  if (isPast) return 'past'
  return isClosed || isHoliday || closed.includes(time) ? 'closed' : 'outside'
}

/** The ARIA grid of a week in the browser: the cell with the focus, and the visit being moved. */
export function useWeekGrid(days: readonly DeskDayView[], times: readonly string[], move: MoveVisit, page: (by: number) => void) {
  const table = useRef<HTMLTableElement>(null)
  const [isLive, setLive] = useState(false)
  const [focused, setFocused] = useState<Cell>({
    row: 0,
    column: Math.max(
      0,
      days.findIndex(({ isToday }) => isToday),
    ),
  })
  const [carried, setCarried] = useState<Carried | null>(null)
  const [over, setOver] = useState<Place | null>(null)
  const wasDragged = useRef(false)
  useEffect(() => setLive(true), [])
  const at = { row: Math.min(focused.row, times.length + 1), column: Math.min(focused.column, days.length - 1) }
  useStableFocus(table, days, at)

  /** The day and the start of a cell; null for the heads of days and the last row. */
  const placeOf = (target: EventTarget | null | undefined): Place | null => {
    const cell = cellOf(target)
    const [day, time] = cell === null ? [] : [days[cell.column]?.day, times[cell.row - 1]]
    return day === undefined || time === undefined ? null : { day, time }
  }
  const go = (cell: Cell) => {
    setFocused(cell)
    cellAt(table, cell)?.focus()
    setOver(placeOf(cellAt(table, cell)))
  }
  const letGo = () => {
    setCarried(null)
    setOver(null)
  }
  const hold = (visit: Carried) => {
    setCarried(visit)
    setOver(null)
  }
  const drop = (visit: Carried, to: Place | null) => {
    const day = to && days.find((each) => each.day === to.day)
    if (to === null || day === null || day === undefined) return
    const standing = standingAt(day, to.time, visit)
    setOver(to)
    if (standing === 'here') return letGo()
    if (standing !== 'free') return
    letGo()
    move(visit, to)
  }
  const drag = (visit: Carried, { currentTarget, pointerId, button }: PointerEvent<HTMLButtonElement>) => {
    if (button !== 0) return
    wasDragged.current = false
    const cells = [...(table.current?.rows ?? [])].slice(1, -1).flatMap((row) => [...row.cells].slice(1))
    dragItem(currentTarget, pointerId, cells, {
      over: (index) => {
        const place = placeOf(cells[index])
        if (place !== null && (place.day !== visit.day || place.time !== visit.time)) wasDragged.current = true
        if (!wasDragged.current) return
        setCarried(visit)
        setOver(place)
      },
      end: (index) => {
        if (!wasDragged.current) return
        const place = index === null ? null : placeOf(cells[index])
        if (place === null) letGo()
        // A start that cannot take the visit announces that, and another one can be chosen.
        else drop(visit, place)
      },
    })
  }
  /** A click on a handle; the click event at the end of a drag is ignored. */
  const take = (visit: Carried, event: MouseEvent) => {
    event.stopPropagation()
    if (wasDragged.current) wasDragged.current = false
    else if (carried?.id === visit.id) letGo()
    else hold(visit)
  }
  const click = (event: MouseEvent<HTMLTableElement>) => {
    if (carried === null) return
    const place = placeOf(event.target)
    if (place === null) return
    event.preventDefault()
    event.stopPropagation()
    drop(carried, place)
  }
  const focus = ({ target }: { readonly target: EventTarget }) => {
    const cell = cellOf(target)
    if (cell !== null && (cell.row !== at.row || cell.column !== at.column)) setFocused(cell)
  }
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target)
    if (cell === null || event.altKey || event.metaKey) return
    const isDone = keyAct(event, cell)
    if (isDone) event.preventDefault()
  }
  const keyAct = (event: KeyboardEvent<HTMLTableElement>, cell: Cell): boolean => {
    const next = stepped(event, cell, { rows: times.length + 2, columns: days.length })
    if (next !== null) go(next)
    else if (event.key === 'PageUp' || event.key === 'PageDown') page(event.key === 'PageUp' ? -1 : 1)
    else if (event.key === 'Escape') {
      letGo()
      cellAt(table, cell)?.focus()
    } else if (event.target !== cellAt(table, cell)) return false
    else if (event.key === 'Enter' || event.key === ' ') activate(event.key, cell)
    else return false
    return true
  }
  /** Enter shows the visit, Space picks it up; of several visits in a cell the first gets the focus. */
  const activate = (key: string, cell: Cell) => {
    const element = cellAt(table, cell)
    if (carried !== null) return drop(carried, placeOf(element))
    const inside = [...(element?.querySelectorAll<HTMLElement>(key === 'Enter' ? 'li > p:first-child > strong > a, th > a, summary' : '.week-handle') ?? [])]
    const links = inside.length > 0 ? inside : [...(element?.querySelectorAll<HTMLElement>('a, summary') ?? [])].slice(0, key === 'Enter' ? 1 : 0)
    const main = links.filter((each) => key !== 'Enter' || each.tagName === 'A')
    const [first] = main.length > 0 ? main : links
    if (main.length > 1) first?.focus()
    else first?.click()
  }
  const cell = (row: number, column: number) => {
    const isCurrent = at.row === row && at.column === column
    return {
      hooks: { tabIndex: isLive ? (isCurrent ? 0 : -1) : undefined },
      tab: isLive && !isCurrent ? -1 : undefined,
    }
  }
  const handlers = { onKeyDown: press, onFocus: focus, onClickCapture: click }
  return { table, isLive, carried, over, drag, take, letGo, cell, handlers }
}

export type WeekGrid = ReturnType<typeof useWeekGrid>

/** Restores the focus to the current cell after its week was replaced. */
function useStableFocus(table: RefObject<HTMLTableElement | null>, days: readonly DeskDayView[], at: Cell): void {
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = () => {
      if (document.activeElement !== document.body) hadFocus.current = table.current?.contains(document.activeElement) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [table])
  useEffect(() => {
    if (days.length > 0 && hadFocus.current && document.activeElement === document.body) cellAt(table, at)?.focus()
  }, [days, table, at])
}

function cellAt(table: RefObject<HTMLTableElement | null>, { row, column }: Cell): HTMLElement | null {
  return table.current?.rows[row]?.cells[column + 1] ?? null
}

/** The cell that holds an element; null for the heads of rows. */
function cellOf(target: EventTarget | null | undefined): Cell | null {
  const cell = target instanceof Element ? target.closest('td, th') : null
  const row = cell?.parentElement
  if (!(cell instanceof HTMLTableCellElement && row instanceof HTMLTableRowElement) || cell.cellIndex === 0) return null
  return { row: row.rowIndex, column: cell.cellIndex - 1 }
}

/** The cell that a key leads to; null for another key. */
function stepped({ key, ctrlKey }: KeyboardEvent, { row, column }: Cell, { rows, columns }: { readonly rows: number; readonly columns: number }): Cell | null {
  const within = (cell: Cell): Cell => ({ row: Math.max(0, Math.min(rows - 1, cell.row)), column: Math.max(0, Math.min(columns - 1, cell.column)) })
  if (key === 'Home') return { row: ctrlKey ? 0 : row, column: 0 }
  if (key === 'End') return { row: ctrlKey ? rows - 1 : row, column: columns - 1 }
  const step = steps[key]
  return step === undefined || ctrlKey ? null : within({ row: row + step[0], column: column + step[1] })
}

const steps: Readonly<Record<string, readonly [number, number]>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }

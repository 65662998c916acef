import { type ChangeEvent, type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { minute } from '#db/model/site/durations.ts'
import { askDesk } from '../../desk/desk-answer.island.ts'
import type { CalendarBoardProps } from './calendar-board.part.tsx'
import type { MoveVisit } from './use-week-grid.part.ts'

/** What went wrong: the site does not answer, or the error message of its page. */
export type BoardTrouble = { readonly kind: 'lost' } | { readonly kind: 'message'; readonly text: string }

/** Polling intervals in milliseconds: after coming back into view, and while in view. */
const [freshFor, freshInView] = [20_000, minute]
/** Milliseconds without input after which polling may replace the calendar. */
const unusedAfter = 20_000
/** Milliseconds without input after which polling stops, so that the session can expire. */
const leftAfter = 30 * minute

/** The calendar in the browser: the same addresses and forms as without script, fetched in the background. */
export function useCalendarBoard(given: CalendarBoardProps) {
  const [board, setBoard] = useState(given)
  const [trouble, setTrouble] = useState<BoardTrouble | null>(null)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(0)
  const readAt = useRef(0)

  const show = async (address: string, { body = null, keeps = false, isQuiet = false }: Asking = {}) => {
    latest.current += 1
    const request = latest.current
    if (!isQuiet) setBusy(true)
    const answer = await askDesk('calendar-board', address, body).catch(() => null)
    // The answer to an earlier request is stale.
    if (request !== latest.current) return
    if (!isQuiet) setBusy(false)
    if (answer === null) return setTrouble({ kind: 'lost' })
    if (answer.props === null) return location.assign(answer.address)
    readAt.current = Date.now()
    setTrouble(answer.problem === null ? null : { kind: 'message', text: answer.problem })
    const { board: next } = answer.props
    // Polling keeps the undo of the last action.
    setBoard((before) => (isQuiet ? { ...next, lastAct: before.lastAct } : next))
    const { pathname, search } = new URL(answer.address)
    const place = withoutDone(pathname, search)
    // A change does not scroll the page.
    if (body !== null) history.replaceState(null, '', place)
    else if (!keeps && place !== location.pathname + location.search) history.pushState(null, '', place)
  }
  useReturns(show, readAt)

  const click = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (link === null || !isPlain || link.pathname !== location.pathname || link.origin !== location.origin) return
    event.preventDefault()
    void show(link.pathname + link.search)
  }
  const submit = (event: FormEvent<HTMLElement>) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    if (form.method === 'get') return void show(queryOf(form))
    if (!isBusy) void show(form.action, { body: new FormData(form, submitter) })
  }
  const change = (event: ChangeEvent<HTMLElement>) => {
    if (event.target instanceof HTMLSelectElement && event.target.form?.method === 'get') void show(queryOf(event.target.form))
  }
  const move: MoveVisit = ({ id, version }, { day, time }) => {
    const body = new FormData()
    const fields = { do: 'move', appointment: id, version: String(version), visitDay: day, visitTime: time }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    if (!isBusy) void show(location.pathname + location.search, { body })
  }
  const page = (by: number) => void show(by < 0 ? board.paths.before : board.paths.after)
  return { board, trouble, isBusy, move, page, handlers: { onClick: click, onSubmit: submit, onChange: change } }
}

interface Asking {
  readonly body?: FormData | null
  /** Whether the address stays unchanged. */
  readonly keeps?: boolean
  /** Whether polling sent the request, not the member. */
  readonly isQuiet?: boolean
}

type Show = (address: string, options?: Asking) => Promise<void>

/** Refetches the calendar after Back, when its window becomes visible, and each minute while it is visible and idle. */
function useReturns(show: Show, readAt: { current: number }): void {
  const current = useRef(show)
  current.current = show
  useEffect(() => {
    readAt.current = Date.now()
    const again = () => void current.current(location.pathname + location.search, { keeps: true })
    const isOlder = (age: number) => document.visibilityState === 'visible' && Date.now() - readAt.current > age
    const readQuietly = () => {
      readAt.current = Date.now()
      void current.current(location.pathname + location.search, { keeps: true, isQuiet: true })
    }
    const look = () => isOlder(freshFor) && readQuietly()
    let usedAt = Date.now()
    const use = () => {
      usedAt = Date.now()
    }
    const tick = () => {
      const unused = Date.now() - usedAt
      if (unused > unusedAfter && unused < leftAfter && isOlder(freshInView)) readQuietly()
    }
    const stop = new AbortController()
    for (const name of ['pointerdown', 'pointermove', 'keydown', 'input']) addEventListener(name, use, { signal: stop.signal, passive: true })
    const timer = setInterval(tick, 5_000)
    addEventListener('popstate', again)
    document.addEventListener('visibilitychange', look)
    return () => {
      stop.abort()
      clearInterval(timer)
      removeEventListener('popstate', again)
      document.removeEventListener('visibilitychange', look)
    }
  }, [readAt])
}

function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value)
  return `${location.pathname}?${query}`
}

/** The address without the notice, which a reload or Back must not repeat. */
function withoutDone(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of ['done', 'undo', 'day', 'time', 'seen', 'seats', 'appointment', 'from', 'version']) query.delete(name)
  return `${pathname}?${query}`
}

import { type ChangeEvent, type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { askDesk } from '../../islands/desk-answer.ts'
import type { CalendarBoardProps } from './calendar-board.tsx'

/** What went wrong: the site does not answer, or what its page said. */
export type BoardTrouble = { readonly kind: 'lost' } | { readonly kind: 'said'; readonly text: string }

/** Seconds after which a calendar that comes into view again is read again. */
const freshFor = 20_000

/** The calendar in the browser: the same addresses and forms as without script, asked for in the background. */
export function useCalendarBoard(given: CalendarBoardProps) {
  const [board, setBoard] = useState(given)
  const [trouble, setTrouble] = useState<BoardTrouble | null>(null)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(0)
  const readAt = useRef(0)

  const show = async (address: string, { body = null, keeps = false }: { body?: FormData | null; keeps?: boolean } = {}) => {
    latest.current += 1
    const turn = latest.current
    setBusy(true)
    const answer = await askDesk('calendar-board', address, body).catch(() => null)
    // An answer that comes after a later request is old.
    if (turn !== latest.current) return
    setBusy(false)
    if (answer === null) return setTrouble({ kind: 'lost' })
    if (answer.props === null) return location.assign(answer.address)
    readAt.current = Date.now()
    setTrouble(answer.problem === null ? null : { kind: 'said', text: answer.problem })
    setBoard(answer.props.board)
    const { pathname, search } = new URL(answer.address)
    const place = withoutDone(pathname, search)
    // A change stays at its place.
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
  return { board, trouble, isBusy, handlers: { onClick: click, onSubmit: submit, onChange: change, onKeyDown: goToNeighbour } }
}

type Show = (address: string, options?: { readonly keeps?: boolean }) => Promise<void>

/** Reads the calendar of the address again after Back, and when its window is looked at again: someone may have changed it. */
function useReturns(show: Show, readAt: { current: number }): void {
  const current = useRef(show)
  current.current = show
  useEffect(() => {
    readAt.current = Date.now()
    const again = () => void current.current(location.pathname + location.search, { keeps: true })
    const look = () => document.visibilityState === 'visible' && Date.now() - readAt.current > freshFor && again()
    addEventListener('popstate', again)
    document.addEventListener('visibilitychange', look)
    return () => {
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

/** The address without what was done, which a reload or Back must not say again. */
function withoutDone(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of ['done', 'day', 'time']) query.delete(name)
  return `${pathname}?${query}`
}

/** Arrow keys go from visit to visit and from day to day. */
function goToNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLAnchorElement) || target.closest('.desk-day') === null) return
  const days = [...currentTarget.querySelectorAll('.desk-day')].map((day) => [
    ...day.querySelectorAll<HTMLAnchorElement>('h2 a, .desk-visits > li > p:first-child > a'),
  ])
  const column = days.findIndex((links) => links.includes(target))
  const row = days[column]?.indexOf(target) ?? 0
  const [columns, rows] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0]
  if (columns === 0 && rows === 0) return
  const links = days[column + (columns ?? 0)] ?? []
  const next = links[Math.min(row + (rows ?? 0), links.length - 1)]
  event.preventDefault()
  next?.focus()
}

import type { IslandProps } from '../../islands/island-props.ts'
import { findPart } from '../../islands/lookup.ts'

/** Milliseconds: the debounce, the longest time without a save while typing, and the delay before a retry. */
const [pause, longest, again] = [2_000, 10_000, 15_000]

/**
 * Autosaves a form while the visitor types, so that a closed window, a lost connection or an expired session loses nothing, and shows
 * whether it is saved. Warns before the page is left with unsaved changes.
 */
export function mountAutosave(form: HTMLElement, words: IslandProps['autosave']): void {
  if (!(form instanceof HTMLFormElement)) return
  const status = findPart(form, 'status')
  let [changes, savedChanges, since] = [0, 0, 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt: AbortController | undefined
  let isSending = false

  const say = (text: string) => {
    if (status !== null && status.textContent !== text) status.textContent = text
  }
  const isSaved = () => changes === savedChanges
  const wait = (time: number) => {
    clearTimeout(timer)
    timer = setTimeout(keep, time)
  }

  const keep = async () => {
    clearTimeout(timer)
    if (isSaved() || isSending) return
    const sent = changes
    since = 0
    attempt = new AbortController()
    const answer = await send(form, attempt.signal).catch(() => null)
    if (isSending) return
    if (answer?.status === 204) {
      savedChanges = sent
      say(words.kept.replace('{time}', timeNow()))
    } else if (answer?.type === 'opaqueredirect' || answer?.status === 401) say(words.ended)
    else say(answer?.status === 413 ? words.tooLong : words.failed)
    if (!isSaved()) wait(answer?.status === 204 ? pause : again)
  }

  form.addEventListener('input', () => {
    changes += 1
    since ||= Date.now()
    wait(Math.min(pause, Math.max(0, since + longest - Date.now())))
  })
  form.addEventListener('submit', () => {
    isSending = true
    clearTimeout(timer)
    // A late autosave must not overwrite the submitted text.
    attempt?.abort()
  })
  // Restored from the back/forward cache after the submit.
  addEventListener('pageshow', () => {
    isSending = false
  })
  addEventListener('online', keep)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep())
  addEventListener('beforeunload', (event) => {
    if (!isSending && !isSaved()) event.preventDefault()
  })
}

/** A redirect leads to the sign-in page: the session has expired. */
function send(form: HTMLFormElement, signal: AbortSignal): Promise<Response> {
  const typed = new FormData(form)
  typed.set('do', 'keep')
  // A chosen file goes with the form alone.
  for (const [name, value] of [...typed]) if (typeof value !== 'string') typed.delete(name)
  return fetch(form.action, { method: 'POST', body: typed, redirect: 'manual', signal })
}

function timeNow(): string {
  return new Date().toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' })
}

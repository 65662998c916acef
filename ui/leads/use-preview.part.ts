import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { fetchPage } from '../islands/ask.ts'
import { byId, partValue } from '../islands/lookup.ts'

/** Debounce, for a key that is held down. */
const pause = 120 // ms

/** From this width on the preview is beside the list (`inbox.css`). */
const beside = '(min-width: 64em)'

/** The preview beside the inbox: which lead it shows, and how it follows. It is fetched from the list's own page. */
export function usePreview(first: string) {
  const [previewed, setPreviewed] = useState(first)
  const fetched = useRef(new Map<string, Element>())
  useEffect(() => {
    if (previewed === leadOf(byId('preview'))) return
    const stop = new AbortController()
    const swap = async () => {
      const pane = byId('preview')
      const next = fetched.current.get(previewed) ?? (await fetchPreview(previewed, stop.signal).catch(() => null))
      if (stop.signal.aborted) return
      // The row must not claim what the pane does not show.
      if (pane === null || next === null) return setPreviewed(leadOf(pane) ?? '')
      fetched.current.set(leadOf(pane) ?? '', pane).set(previewed, next)
      pane.replaceWith(next)
      next.scrollTop = 0
      history.replaceState(history.state, '', addressOf(previewed))
    }
    const timer = setTimeout(swap, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [previewed])
  const show = (id: string) => matchMedia(beside).matches && setPreviewed(id)
  /** A first click shows the lead, a click on the one that is shown opens it; the keyboard opens at once. */
  const openOrShow = (id: string, event: MouseEvent) => {
    if (event.detail === 0 || id === previewed || event.ctrlKey || event.metaKey || event.shiftKey || !matchMedia(beside).matches) return
    event.preventDefault()
    setPreviewed(id)
  }
  return { previewed, show, openOrShow }
}

const leadOf = (pane: Element | null) => partValue(pane, 'previewed')

function addressOf(id: string): string {
  const address = new URL(location.href)
  address.searchParams.set('preview', id)
  return address.href
}

/** The preview of a lead; null if the list has it no longer. */
async function fetchPreview(id: string, signal: AbortSignal): Promise<Element | null> {
  const pane = byId('preview', await fetchPage(addressOf(id), signal))
  return pane !== null && leadOf(pane) === id ? document.importNode(pane, true) : null
}

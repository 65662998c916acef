import { writeArea } from '#db/model/area-code.ts'
import { type Bounds, cornersOf } from './map/bounds.ts'
import { readMapEvent } from './map/event.ts'

/** The map message goes out this long after the frame is there (specification, section 7). */
const pause = 50

/** Speaks with the map in its frame: tells it what to show and which card is looked at, and follows where the visitor goes on it. */
export function mountMapHost(marker: HTMLElement): void {
  const show = marker.querySelector<HTMLButtonElement>('[data-show-map]')
  const frame = marker.querySelector('iframe')
  if (frame) converse(marker, frame)
  if (!show) return
  show.hidden = false
  show.addEventListener('click', () => {
    const asked = document.createElement('iframe')
    asked.title = marker.dataset.title ?? ''
    asked.src = marker.dataset.src ?? ''
    marker.querySelector('.map-ask')?.replaceWith(asked)
    converse(marker, asked)
    asked.focus()
  })
}

function converse(marker: HTMLElement, frame: HTMLIFrameElement): void {
  const message: unknown = JSON.parse(marker.dataset.message ?? '{}')
  const post = (words: unknown) => frame.contentWindow?.postMessage(words, location.origin)
  const tell = () => setTimeout(() => post(message), pause)
  const follow = marker.querySelector<HTMLInputElement>('[data-follow]')
  if (follow?.parentElement) follow.parentElement.hidden = false
  let seen: Bounds | null = null

  frame.addEventListener('load', tell)
  // It may have been there before this script was.
  if (isThere(frame)) tell()
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin) return
    const told = readMapEvent(data)
    if (told?.event === 'ready') tell()
    else if (told?.event === 'selected') markCard(told.id)
    else if (told?.event === 'drawn') location.assign(withArea(told.area))
    else if (told?.event === 'moved') {
      seen = told.bounds
      if (follow?.checked) searchHere(marker, seen)
    }
  })
  follow?.addEventListener('change', () => {
    if (follow.checked && seen) searchHere(marker, seen)
  })
  relayCards((id) => post({ perron: 'map', highlight: id }))
}

function isThere(frame: HTMLIFrameElement): boolean {
  const inside = frame.contentDocument
  return inside !== null && inside.URL !== 'about:blank' && inside.readyState === 'complete'
}

/** Tells which card the pointer or the focus is on. */
function relayCards(point: (id: number | null) => void): void {
  let last: number | null = null
  const look = ({ target }: Event) => {
    const id = target instanceof Element ? Number(target.closest<HTMLElement>('[data-listing-id]')?.dataset.listingId) || null : null
    if (id === last) return
    last = id
    point(id)
  }
  const results = document.getElementById('results')
  results?.addEventListener('pointerover', look)
  results?.addEventListener('focusin', look)
  results?.addEventListener('pointerleave', () => {
    last = null
    point(null)
  })
}

/** The card of the home chosen on the map, where the page shows it. */
function markCard(id: number | null): void {
  for (const card of document.querySelectorAll<HTMLElement>('#results [data-listing-id]')) {
    const isChosen = id !== null && card.dataset.listingId === String(id)
    card.classList.toggle('is-chosen', isChosen)
    if (isChosen) card.scrollIntoView({ block: 'nearest' })
  }
}

/** This list in an area instead of wherever it was: an area takes the place of a circle. */
function withArea(area: string | null): string {
  const address = new URL(location.href)
  for (const key of ['near', 'radius', 'page', 'area']) address.searchParams.delete(key)
  if (area !== null) address.searchParams.set('area', area)
  return address.href
}

let asked = new AbortController()

/** The list of what the map shows, put in the place of the list that is there; the address follows. */
async function searchHere(marker: HTMLElement, bounds: Bounds): Promise<void> {
  asked.abort()
  asked = new AbortController()
  const { signal } = asked
  const address = withArea(writeArea(cornersOf(bounds)))
  const answer = await fetch(address, { signal }).catch(() => null)
  if (!answer || (!answer.ok && answer.status !== 404)) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (signal.aborted) return
  for (const part of ['#results', '#chips']) swap(part, page)
  history.replaceState(history.state, '', address)
  const found = marker.querySelector('[data-found]')
  if (found) found.textContent = document.querySelector('.results-head [role="status"]')?.textContent ?? ''
  document.dispatchEvent(new CustomEvent('perron:content'))
}

/** The content changes and the element stays, so that what listens to it goes on listening. */
function swap(part: string, page: Document): void {
  const there = page.querySelector(part)
  if (there) document.querySelector(part)?.replaceChildren(...there.childNodes)
}

import { writeArea } from '#db/model/map/area.ts'
import { otherHosts } from '#db/model/privacy/third-parties.ts'
import { ask, parsePage, readText } from '../islands/ask.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { byId, cloneTemplate, closestPart, findPart, findParts, partValue } from '../islands/lookup.ts'
import { whenNear } from '../islands/near.ts'
import { announce } from '../islands/page-events.ts'
import { whenAccepted } from '../privacy/consent.island.ts'
import { type Bounds, cornersOf } from './bounds.island.ts'
import { readMapEvent } from './frame/event.island.ts'

/** The map message goes out this long after the frame has loaded (specification, section 7). */
const messageDelay = 50 // ms
/** Timeout for the frame to load. */
const timeout = 10_000 // ms

/**
 * Connects the page with the map in its frame: sends the map message and the card pointed at, and follows what the visitor does on the map. A map
 * with tiles comes with a click, or by itself when its category is accepted and the visitor comes near.
 */
export function mountMapHost(host: HTMLElement, { message }: IslandProps['map-host']): void {
  const show = findPart(host, 'show-map')
  const frame = host.querySelector('iframe')
  if (frame) connect(host, frame, message)
  if (!show) return
  const open = (takesFocus: boolean) => {
    const place = findPart(host, 'map-ask')
    const opened = place && cloneFrame(host)
    if (!opened) return
    place.replaceWith(opened)
    connect(host, opened, message)
    if (takesFocus) opened.focus()
  }
  show.hidden = false
  show.addEventListener('click', () => open(true))
  // A focused button stays: a map that comes into view must not take the focus away.
  whenAccepted(otherHosts, () => whenNear(host, () => document.activeElement !== show && open(false)))
}

/** Replaces the link to a listing's map with the map; a map that needs a click gets its button. */
export function showPropertyMap(host: HTMLElement, { message }: IslandProps['property-map'], takesFocus: boolean): void {
  const link = findPart(host, 'open-map')
  if (!link) {
    mountMapHost(host, { message })
    return
  }
  const shown = host.querySelector('iframe')
  const frame = shown ?? cloneFrame(host)
  if (!frame) return
  if (!shown) {
    host.append(frame)
    connect(host, frame, message)
  }
  if (takesFocus) frame.focus()
  // A focused link stays until the focus moves on: a map that comes into view must not take it away.
  if (document.activeElement === link) link.addEventListener('blur', () => link.remove(), { once: true })
  else link.remove()
}

function cloneFrame(host: HTMLElement): HTMLIFrameElement | null {
  const frame = cloneTemplate(host, 'map')
  return frame instanceof HTMLIFrameElement ? frame : null
}

function connect(host: HTMLElement, frame: HTMLIFrameElement, message: object): void {
  const post = (data: object) => frame.contentWindow?.postMessage(data, location.origin)
  const sendMessage = () => setTimeout(() => post(message), messageDelay)
  const follow = host.querySelector<HTMLInputElement>('input[type=checkbox]')
  if (follow?.parentElement) follow.parentElement.hidden = false
  let seen: Bounds | null = null
  const arrived = watchArrival(host, frame)

  frame.addEventListener('load', sendMessage)
  // The frame may have loaded before this script.
  if (isLoaded(frame)) sendMessage()
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin) return
    const event = readMapEvent(data)
    arrived()
    if (event?.event === 'ready') sendMessage()
    else if (event?.event === 'selected') markCard(event.id)
    else if (event?.event === 'drawn') location.assign(withArea(event.area))
    else if (event?.event === 'moved') {
      seen = event.bounds
      if (follow?.checked) searchIn(host, seen)
    }
  })
  follow?.addEventListener('change', () => {
    if (follow.checked && seen) searchIn(host, seen)
  })
  relayCards((id) => post({ perron: 'map', highlight: id }))
}

/**
 * Shows an error if the frame does not load: the browser's own error page would be in the frame, or nothing at all while the server hangs.
 * Returns a function to call on the map's first message.
 */
function watchArrival(host: HTMLElement, frame: HTMLIFrameElement): () => void {
  let isThere = false
  const say = () => sayLost(host, !isThere && !isLoaded(frame))
  frame.addEventListener('load', say)
  // A frame outside the viewport may not have been requested yet.
  setTimeout(() => frame.getBoundingClientRect().top < innerHeight && say(), timeout)
  return () => {
    if (isThere) return
    isThere = true
    sayLost(host, false)
  }
}

function sayLost(host: HTMLElement, isLost: boolean): void {
  const message = findPart(host, 'lost')
  if (message) message.hidden = !isLost
}

function isLoaded(frame: HTMLIFrameElement): boolean {
  const inside = frame.contentDocument
  return inside !== null && inside.URL !== 'about:blank' && inside.readyState === 'complete'
}

/** Tells the map which card is hovered or focused. */
function relayCards(highlight: (id: number | null) => void): void {
  let last: number | null = null
  const relay = (id: number | null) => {
    if (id === last) return
    last = id
    highlight(id)
  }
  const relayTarget = ({ target }: Event) => relay(Number(partValue(closestPart(target, 'listing-id'), 'listing-id')) || null)
  const results = byId('results')
  results?.addEventListener('pointerover', relayTarget)
  results?.addEventListener('focusin', relayTarget)
  results?.addEventListener('pointerleave', () => relay(null))
}

/** Marks the card of the listing selected on the map, if the page shows it. */
function markCard(id: number | null): void {
  const results = byId('results')
  for (const card of results ? findParts(results, 'listing-id') : []) {
    const isChosen = id !== null && partValue(card, 'listing-id') === `${id}`
    card.classList.toggle('is-chosen', isChosen)
    if (isChosen) card.scrollIntoView({ block: 'nearest' })
  }
}

/** The address of this list in another area, which replaces a circle. */
function withArea(area: string | null): string {
  const address = new URL(location.href)
  for (const key of ['near', 'radius', 'page', 'area']) address.searchParams.delete(key)
  if (area !== null) address.searchParams.set('area', area)
  return address.href
}

/** A list that finds nothing answers 404. */
async function readList(answer: Response): Promise<string> {
  return answer.status === 404 ? answer.text() : readText(answer)
}

let request = new AbortController()

/** Replaces the list with the list of the map's area and updates the address. */
async function searchIn(host: HTMLElement, bounds: Bounds): Promise<void> {
  request.abort()
  request = new AbortController()
  const { signal } = request
  const address = withArea(writeArea(cornersOf(bounds)))
  const text = await ask(address, readList, { signal }).catch(() => null)
  if (signal.aborted) return
  sayLost(host, text === null)
  if (text === null) return
  const page = parsePage(text)
  for (const id of ['tools', 'chips', 'results'] as const) {
    const fresh = byId(id, page)
    // The element itself stays, because it has listeners.
    if (fresh) byId(id)?.replaceChildren(...fresh.childNodes)
  }
  history.replaceState(history.state, '', address)
  const found = findPart(host, 'found')
  if (found) found.textContent = findPart(document, 'total')?.textContent ?? ''
  announce('content')
}

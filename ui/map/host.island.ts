import type { MapEvent } from './frame/event.island.ts'
import { type MapMessage, readHighlight, readMapMessage } from './protocol.island.ts'

interface HostEvents {
  message(message: MapMessage): void
  highlight(id: number | null): void
}

/** Whether another page embeds the map. */
export function isFramed(): boolean {
  return window.parent !== window
}

/** Whether that page has the same origin: across origins `frameElement` is null. */
export function isOwnSite(): boolean {
  return window.frameElement !== null
}

/**
 * Listens to the page that embeds the map, and to no other window; returns a function that posts to it.
 * Its origin is known from its first message, before that from the referrer.
 */
export function listenToHost(origins: readonly string[], events: HostEvents): (event: MapEvent) => void {
  const allowed = [location.origin, ...origins]
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  let host = isAllowedOrigin(referrer, allowed) ? referrer : null
  window.addEventListener('message', ({ source, origin, data }) => {
    if (!isFramed() || source !== window.parent || !isAllowedOrigin(origin, allowed)) return
    host = origin
    const highlighted = readHighlight(data)
    if (highlighted !== undefined) events.highlight(highlighted)
    const message = highlighted === undefined ? readMapMessage(data) : null
    if (message) events.message(message)
  })
  return (event) => {
    if (isFramed() && host !== null) window.parent.postMessage({ perron: 'map', ...event }, host)
  }
}

/** The address of the host's marker picture, if it is a data URL or of an allowed origin; else null. */
export function allowedPicture(address: string | null, origins: readonly string[]): string | null {
  if (address === null) return null
  if (/^data:image\/(?:png|jpeg|webp|svg\+xml|gif|avif)[;,]/i.test(address)) return address
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(address) || !URL.canParse(address, location.origin)) return null
  const url = new URL(address, location.origin)
  return isAllowedOrigin(url.origin, [location.origin, ...origins]) ? url.href : null
}

/**
 * Whether an origin is allowed: exact match, or any port where the allowed one ends in ':*'.
 * @param allowed origins as `https://www.agency.example` or `http://localhost:*`
 */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((each) => (each.endsWith(':*') ? withoutPort(origin) === each.slice(0, -2) : origin === each))
}

function withoutPort(origin: string): string {
  return origin.replace(/:\d{1,5}$/, '')
}

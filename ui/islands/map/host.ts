import type { MapEvent } from './event.ts'
import { isAllowedOrigin } from './origin.ts'
import { type MapMessage, readHighlight, readMapMessage } from './protocol.ts'

interface HostEvents {
  message(message: MapMessage): void
  highlight(id: number | null): void
}

/** Whether a page holds the map. */
export function isHeld(): boolean {
  return window.parent !== window
}

/**
 * Listens to the page that holds the map, and to no other; gives what tells it something.
 * Who holds it is known from its first message, before that from where the frame was asked for.
 */
export function listenToHost(origins: readonly string[], events: HostEvents): (event: MapEvent) => void {
  const allowed = [location.origin, ...origins]
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  let host = isAllowedOrigin(referrer, allowed) ? referrer : null
  window.addEventListener('message', ({ source, origin, data }) => {
    if (!isHeld() || source !== window.parent || !isAllowedOrigin(origin, allowed)) return
    host = origin
    const pointed = readHighlight(data)
    if (pointed !== undefined) events.highlight(pointed)
    const message = pointed === undefined ? readMapMessage(data) : null
    if (message) events.message(message)
  })
  return (event) => {
    if (isHeld() && host !== null) window.parent.postMessage({ perron: 'map', ...event }, host)
  }
}

/** A picture the host wants for its markers, if it may: one of its own, of this site, or in the address itself. */
export function allowedPicture(address: string | null, origins: readonly string[]): string | null {
  if (address === null) return null
  if (/^data:image\/(?:png|jpeg|webp|svg\+xml|gif|avif)[;,]/i.test(address)) return address
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(address) || !URL.canParse(address, location.origin)) return null
  const url = new URL(address, location.origin)
  return isAllowedOrigin(url.origin, [location.origin, ...origins]) ? url.href : null
}

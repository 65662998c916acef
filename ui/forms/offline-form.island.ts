import { findPart } from '../islands/lookup.ts'

/**
 * Keeps the forms of a place in the page while the device is offline: submitting one would replace the page, and what was typed, with the
 * browser's error page. The place says so until a form is sent or the connection is back.
 * @param place a form, or what holds several
 */
export function mountOfflineForms(place: HTMLElement): void {
  const message = findPart(place, 'offline')
  if (!message) return
  // In the capture phase, before any other submit handler.
  const hold = (event: Event) => {
    message.hidden = navigator.onLine
    if (navigator.onLine) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  place.addEventListener('submit', hold, { capture: true })
  addEventListener('online', () => {
    message.hidden = true
  })
}

import { findPart, partValue } from '../islands/lookup.ts'

/**
 * Tells the site that the page of a listing or project was seen, once it is in view, and again when the visitor comes back to it. Nothing
 * about the visitor is sent, and nothing is stored.
 */
export function reportSeen(): void {
  const seen = partValue(findPart(document, 'seen'), 'seen')
  if (!seen) return
  const send = () => navigator.sendBeacon('/seen', seen)
  if (document.hidden) document.addEventListener('visibilitychange', send, { once: true })
  else send()
  addEventListener('pageshow', ({ persisted }) => persisted && send())
}

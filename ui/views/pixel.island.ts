import { findPart, partValue } from '../islands/lookup.ts'

let hasTracked = false

/**
 * Sends this page's event to the social pixel, once, if a script of the agency has defined it (specification, section 7). Call it only for
 * visitors who have accepted marketing.
 */
export function trackPage(): void {
  const event = partValue(findPart(document, 'event'), 'event')
  const pixel: unknown = Reflect.get(window, 'fbq')
  if (hasTracked || event === null || typeof pixel !== 'function') return
  hasTracked = true
  pixel('track', event)
}

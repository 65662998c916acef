import { localShelf } from '../islands/device.ts'
import type { IslandProps } from '../islands/island-props.ts'

const key = 'site:documents'
const maxRemembered = 100

/** Shows the sentence if this browser has requested the documents before, and remembers those it has just requested. */
export function mountDocumentsRequested(sentence: HTMLElement, { documents, isSent }: IslandProps['documents-requested']): void {
  try {
    const known = (localShelf.get(key) ?? '').split(' ')
    const isKnown = known.includes(documents)
    sentence.hidden = !isKnown || (isSent && isReloaded())
    if (isSent && !isKnown) localShelf.set(key, [...known, documents].filter(Boolean).slice(-maxRemembered).join(' '))
  } catch {
    // Storage is disabled: the sentence stays hidden.
  }
}

/** Reloading the thank-you page is not another request. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

import { findParts } from './lookup.ts'
import { nextTask } from './next-task.ts'

const unlockedAtOnce = 6

/**
 * Locks what is out of view (`content-visibility: hidden`) and keeps its height: frame, sections and cards. A modal dialog and the menu of a phone make the whole page
 * inert, which computes all of its styles again; those of locked elements are left out.
 * @param margin what is this near the window stays unlocked, in px
 * @returns unlocks them, a few in each task
 */
export function lockOutOfView(shown: HTMLElement, margin = 0): () => Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('body > *, main > *'), ...findParts(document, 'listing-id')]
  const locked = elements
    .filter((element) => !element.contains(shown) && isOutOfView(element, margin))
    .map((element) => ({ element, height: getComputedStyle(element).height }))
  for (const { element, height } of locked) Object.assign(element.style, { height, contentVisibility: 'hidden' })
  return async () => {
    for (const [at, { element }] of locked.entries()) {
      if (at % unlockedAtOnce === 0) await nextTask()
      Object.assign(element.style, { height: '', contentVisibility: '' })
    }
  }
}

function isOutOfView(element: HTMLElement, margin: number): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && (bottom < -margin || top > innerHeight + margin)
}

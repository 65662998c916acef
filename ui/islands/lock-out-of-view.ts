import { findParts } from './lookup.ts'
import { nextTask } from './next-task.ts'

const unlockedAtOnce = 6

/**
 * Locks what is out of view (`content-visibility: hidden`) and keeps its size: frame, sections and cards. A modal dialog and the menu of a phone make the whole page
 * inert, which computes all of its styles again; those of locked elements are left out.
 * @returns unlocks them, a few in each task
 */
export function lockOutOfView(shown: HTMLElement): () => Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('body > *, main > *'), ...findParts(document, 'listing-id')]
  const sizes = elements.filter((element) => !element.contains(shown) && isOutOfView(element)).map((element) => ({ element, size: contentSize(element) }))
  for (const { element, size } of sizes) Object.assign(element.style, { containIntrinsicSize: size, contentVisibility: 'hidden' })
  return async () => {
    for (const [at, { element }] of sizes.entries()) {
      if (at % unlockedAtOnce === 0) await nextTask()
      Object.assign(element.style, { containIntrinsicSize: '', contentVisibility: '' })
    }
  }
}

function isOutOfView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && (bottom < 0 || top > innerHeight)
}

function contentSize(element: HTMLElement): string {
  const { width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const around = (...sides: readonly ('paddingTop' | 'paddingRight' | 'paddingBottom' | 'paddingLeft' | 'borderTopWidth' | 'borderBottomWidth')[]) =>
    sides.reduce((sum, side) => sum + Number.parseFloat(style[side]), 0)
  return `${width - around('paddingLeft', 'paddingRight')}px ${height - around('paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth')}px`
}

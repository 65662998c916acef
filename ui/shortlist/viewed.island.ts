import { fetchPage } from '../islands/ask.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { byId, cloneTemplate, findControl, findPart, findParts } from '../islands/lookup.ts'
import { announce } from '../islands/page-events.ts'
import { showNotice } from '../site/frame/notice.island.ts'
import { keepsViewed, keepViewed, readIds, storeIds } from './device-store.island.ts'

/** Shows the listings viewed last once the visitor scrolls near their place. */
export function mountViewed(place: HTMLElement, props: IslandProps['viewed']): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // The page is complete without them.
      fill(place, props).catch(() => undefined)
    },
    { rootMargin: '600px' },
  )
  observer.observe(place)
}

async function fill(place: HTMLElement, { path, max, except }: IslandProps['viewed']): Promise<void> {
  const ids = (readIds('viewed') ?? []).filter((id) => id !== except)
  if (ids.length === 0) return
  const listings = findPart(await fetchPage(`${path}?ids=${ids}`), 'listings')
  const found = listings ? [...findParts(listings, 'listing-id')].slice(0, max) : []
  const cards = found.length < 6 ? found.slice(0, 3) : found
  const section = cloneTemplate(place, 'viewed-listings')
  const grid = section && findPart(section, 'cards')
  if (cards.length === 0 || !section || !grid) return
  grid.append(...cards)
  grid.classList.toggle('is-row', cards.length === 3)
  findPart(section, 'clear')?.addEventListener('click', () => {
    storeIds('viewed', [])
    section.remove()
    byId('content')?.focus({ preventScroll: true })
    void showNotice('viewed.cleared')
  })
  mountKeeping(section)
  place.append(section)
  announce('content')
}

/** The checkbox that keeps the list after the tab is closed. */
function mountKeeping(section: HTMLElement): void {
  const box = findControl(section, 'keepViewed')
  if (!box) return
  box.checked = keepsViewed()
  box.addEventListener('change', () => {
    const isStored = keepViewed(box.checked)
    if (!isStored) box.checked = keepsViewed()
    void showNotice(isStored ? (box.checked ? 'viewed.kept' : 'viewed.unkept') : 'favourites.notKept')
  })
}

import type { IslandProps } from '../islands/island-props.ts'
import { lazy } from '../islands/lazy.ts'
import { cloneTemplate, closestPart, findPart, findParts, partValue, setPart } from '../islands/lookup.ts'
import { onPageEvent } from '../islands/page-events.ts'
import { readIds, storeIds } from './device-store.island.ts'

const notice = lazy(() => import('../site/frame/notice.island.ts'))

/** Mounts the save buttons ("hearts") of the page and of cards added later, and the number on the favourites link. */
export function mountHearts(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = closestPart(target, 'save')
    if (heart) toggle(Number(partValue(heart, 'save')))
  })
  onPageEvent('content', draw)
  onPageEvent('device', draw)
  for (const name of ['storage', 'pageshow']) addEventListener(name, draw)
  draw()
}

function draw(): void {
  const ids = readIds('favourites')
  if (!ids) return
  addHearts()
  for (const heart of findParts(document, 'save')) {
    heart.hidden = false
    heart.setAttribute('aria-pressed', String(ids.includes(Number(partValue(heart, 'save')))))
  }
  for (const link of findParts(document, 'favourites')) {
    const label = partValue(link, 'favourites') ?? ''
    link.setAttribute('aria-label', ids.length > 0 ? `${label}, ${ids.length}` : label)
    setPart(link, 'badge', ids.length)
  }
}

/** Cards are rendered without a heart: it does nothing without a script, and a list has many cards. */
function addHearts(): void {
  for (const card of findParts(document, 'listing-id')) {
    if (findPart(card, 'save')) continue
    const heart = cloneTemplate(document, 'heart')
    if (!heart) return
    const name = [findPart(card, 'card-link'), findPart(card, 'card-price')].map((each) => each?.textContent?.trim()).filter(Boolean)
    heart.ariaLabel = heart.ariaLabel?.replace('%', () => name.join(', ')) ?? null
    setPart(heart, 'save', Number(partValue(card, 'listing-id')))
    card.append(heart)
  }
}

function toggle(id: number): void {
  const ids = readIds('favourites')
  if (!ids) return
  const isStored = storeIds('favourites', ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
  if (!isStored) void notice.run(({ showNotice }) => showNotice('favourites.notKept'))
}

/** Adds this listing to those viewed on this device, unless the page is a preview. */
export function storeViewed(_button: HTMLElement, { id }: IslandProps['store-viewed']): void {
  if (!location.pathname.startsWith('/preview/')) storeIds('viewed', [id, ...(readIds('viewed') ?? []).filter((each) => each !== id)])
}

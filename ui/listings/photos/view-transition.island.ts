import { closestPart, findIslands, findPart, findParts, islandName } from '../../islands/lookup.ts'

/** The names in the style sheet of the first photograph on a listing's page, and of the heart on it. */
const names = { photo: 'listing-photo', heart: 'gallery-heart' }

/** Morphs the clicked card's photograph into the first one on its page, and back again on the way back. */
export function namePhotos(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
    nameCardOf(closestPart(event.target, 'card-link'))
  })
  addEventListener('pageshow', forget)
  addEventListener('pageswap', leaveUnseen)
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Safari 18.2 to 26.1 animates page changes, but has no Navigation API.
    const from = viewTransition && globalThis.navigation?.activation?.from?.url
    if (!from) return
    nameCardOf([...findParts(document, 'card-link')].find((link) => link instanceof HTMLAnchorElement && link.href === from))
    viewTransition.finished.then(forget, forget)
  })
}

/** A page with a gallery already has a first photograph with that name, and a duplicate would cancel the transition. */
function nameCardOf(link: Element | null | undefined): void {
  if ([...findIslands()].some((element) => islandName(element) === 'gallery')) return
  const card = link?.closest('article')
  const photo = card && findPart(card, 'card-photo')
  if (!photo) return
  photo.style.viewTransitionName = names.photo
  const heart = findPart(card, 'save')
  if (heart) heart.style.viewTransitionName = names.heart
}

/** A photograph that the visitor has scrolled past would fly in from outside the window. */
function leaveUnseen(): void {
  const first = findPart(document, 'shown')
  if (first === null || isInView(first)) return
  for (const part of ['shown', 'save'] as const) name(part, 'none')
}

function isInView(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

function forget(): void {
  for (const part of ['card-photo', 'shown', 'save'] as const) name(part, '')
}

function name(part: 'card-photo' | 'shown' | 'save', value: string): void {
  for (const element of findParts(document, part)) element.style.viewTransitionName = value
}

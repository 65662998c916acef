import { closestPart, findIslands, findPart, findParts, islandName } from '../../islands/lookup.ts'

/** The names in the style sheet of the first photograph on a listing's page, and of the heart on it. */
const names = { photo: 'listing-photo', heart: 'gallery-heart' }

/**
 * Morphs the clicked card's photograph into the first one on its page. No other change of page is animated: to capture both pages delays the first frame of
 * the next one by a tenth of a second and more.
 */
export function namePhotos(): void {
  let isMorphing = false
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
    isMorphing = nameCardOf(closestPart(event.target, 'card-link'))
  })
  addEventListener('pageshow', () => {
    isMorphing = false
    forget()
  })
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!isMorphing) viewTransition?.skipTransition()
  })
}

/** A page with a gallery already has a first photograph with that name, and a duplicate would cancel the transition. */
function nameCardOf(link: Element | null): boolean {
  if ([...findIslands()].some((element) => islandName(element) === 'gallery')) return false
  const card = link?.closest('article')
  const photo = card && findPart(card, 'card-photo')
  if (!photo) return false
  photo.style.viewTransitionName = names.photo
  const heart = findPart(card, 'save')
  if (heart) heart.style.viewTransitionName = names.heart
  return true
}

function forget(): void {
  for (const part of ['card-photo', 'save'] as const) {
    for (const element of findParts(document, part)) element.style.viewTransitionName = ''
  }
}

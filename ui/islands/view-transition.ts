import { closestPart, findIslands, findPart, findParts, islandName } from './lookup.ts'

/** The names in the style sheet of the first photograph on a listing's page, and of the heart on it. */
const names = { photo: 'listing-photo', heart: 'gallery-heart' }

/** Morphs the clicked card's photograph into the first one on its page, and back again on the way back. */
export function namePhotos(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
    nameCardOf(closestPart(event.target, 'card-link'))
  })
  addEventListener('pageshow', forget)
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = viewTransition && navigation.activation?.from?.url
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

function forget(): void {
  for (const part of ['card-photo', 'save'] as const) {
    for (const element of findParts(document, part)) element.style.viewTransitionName = ''
  }
}

import { closestPart, findIslands, findPart, findParts, islandName } from './lookup.ts'

const name = 'listing-photo'

/** Morphs the clicked card's photograph into the first one on its page, and back again on the way back. */
export function namePhotos(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
    namePhotoOf(closestPart(event.target, 'card-link'))
  })
  addEventListener('pageshow', forget)
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = viewTransition && navigation.activation?.from?.url
    if (!from) return
    namePhotoOf([...findParts(document, 'card-link')].find((link) => link instanceof HTMLAnchorElement && link.href === from))
    viewTransition.finished.then(forget, forget)
  })
}

/** A page with a gallery already has a first photograph with that name, and a duplicate would cancel the transition. */
function namePhotoOf(link: Element | null | undefined): void {
  if ([...findIslands()].some((element) => islandName(element) === 'gallery')) return
  const card = link?.closest('article')
  const photo = card && findPart(card, 'card-photo')
  if (photo) photo.style.viewTransitionName = name
}

function forget(): void {
  for (const photo of findParts(document, 'card-photo')) photo.style.viewTransitionName = ''
}

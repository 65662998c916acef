import { closestPart, findPart, findParts } from './lookup.ts'

const name = 'listing-photo'

/** Lets the photograph of the clicked card grow into the first one of the page it leads to. */
export function namePhotoOnLeave(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
    const card = closestPart(event.target, 'card-link')?.closest('article')
    const photo = card && findPart(card, 'card-photo')
    if (photo) photo.style.viewTransitionName = name
  })
  addEventListener('pageshow', () => {
    for (const photo of findParts(document, 'card-photo')) photo.style.viewTransitionName = ''
  })
}

const name = 'listing-photo'

/** The photograph of the card that is followed grows into the first one of the page it leads to. */
export function namePhotoOnLeave(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
    const card = event.target instanceof Element && event.target.closest('.card-place a') ? event.target.closest('.card') : null
    const photo = card?.querySelector<HTMLElement>('.card-photo')
    if (photo) photo.style.viewTransitionName = name
  })
  addEventListener('pageshow', () => {
    for (const photo of document.querySelectorAll<HTMLElement>('.card-photo')) photo.style.viewTransitionName = ''
  })
}

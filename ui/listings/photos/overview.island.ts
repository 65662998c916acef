import { findPart, findParts, partValue, setPart } from '../../islands/lookup.ts'

const address = '#photos'

/** The overview of the photographs is a `:target`: Escape and its own button go back to where the visitor came from. The strip shows its position. */
export function mountOverview(gallery: HTMLElement): void {
  countStrip(gallery)
  const opener = gallery.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)
  if (!opener) return
  let isEntry = false
  const close = () => {
    if (isEntry) history.back()
    else opener.ownerDocument.location.replace(`#${opener.id}`)
  }
  opener.addEventListener('click', () => {
    isEntry = true
  })
  findPart(gallery, 'close-overview')?.addEventListener('click', (event) => {
    event.preventDefault()
    close()
  })
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && location.hash === address && !history.state?.gallery) close()
  })
  addEventListener('hashchange', ({ oldURL }) => {
    if (location.hash === address) return sharpen(gallery)
    if (!oldURL.endsWith(address)) return
    isEntry = false
    if (location.hash === '') opener.focus({ preventScroll: true })
  })
  if (location.hash === address) sharpen(gallery)
}

/** Updates `sizes`: in the overview the photographs of the mosaic are wider. */
function sharpen(gallery: HTMLElement): void {
  for (const shown of findParts(gallery, 'shown')) {
    for (const picture of shown.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img')) picture.sizes = '(min-width: 48em) 70vw, 100vw'
  }
}

/** Shows '3 / 38' while the visitor swipes through the strip. Style sheets draw it, so that it is no part of the link's name. */
function countStrip(gallery: HTMLElement): void {
  const strip = findPart(gallery, 'strip')
  const position = findPart(gallery, 'position')
  if (!strip || !position) return
  const count = partValue(position, 'position')
  if (count === '1') return
  const write = (shown: number) => setPart(position, 'position', `${shown} / ${count}`)
  // Asking the strip for its position would lay the page out while it loads.
  write(1)
  strip.addEventListener('scroll', () => write(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)) + 1), { passive: true })
}

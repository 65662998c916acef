import type PhotoSwipe from 'photoswipe'
import type { Slide } from './viewer-slide.ts'

const icon = (path: string) =>
  `<svg class="pswp__icn" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`
/** PhotoSwipe mirrors it for the next photograph. */
const arrow = icon('<path d="m15 6-6 6 6 6"/>')

/** The icons of the site in place of PhotoSwipe's own. */
export const icons = {
  arrowPrevSVG: arrow,
  arrowNextSVG: arrow,
  closeSVG: icon('<path d="m6 6 12 12M18 6 6 18"/>'),
  zoomSVG: icon('<path d="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M20 20l-4-4M8 11h6"/><path class="pswp__zoom-icn-bar-v" d="M11 8v6"/>'),
} as const

/** On touch a photograph reaches the edges; elsewhere the foot has a caption and thumbnails. */
export function paddingOf({ x }: { readonly x: number }) {
  return x < 768 || matchMedia('(pointer: coarse)').matches ? { top: 0, bottom: 0, left: 0, right: 0 } : { top: 12, bottom: 96, left: 0, right: 0 }
}

/** Which photograph it is and its room, at the head; on wide screens thumbnails of all at the foot, which repeat what the arrow keys do. */
export function registerFrame(lightbox: PhotoSwipe, slides: readonly Slide[]): void {
  const write = (name: 'position' | 'caption', className: string, text: (slide: Slide | undefined) => string | undefined, appendTo: 'bar' | 'root') =>
    lightbox.ui?.registerElement({
      name,
      className,
      order: 5,
      isButton: false,
      appendTo,
      onInit(element) {
        element.role = 'status'
        lightbox.on('change', () => {
          element.textContent = text(slides[lightbox.currIndex]) ?? ''
        })
      },
    })
  write('position', 'pswp__counter', (slide) => slide?.position, 'bar')
  write('caption', '', (slide) => slide?.caption, 'root')
  lightbox.ui?.registerElement({
    name: 'thumbnails',
    order: 9,
    isButton: false,
    appendTo: 'root',
    onInit: (element) => fillThumbnails(element, lightbox, slides),
  })
}

function fillThumbnails(element: HTMLElement, lightbox: PhotoSwipe, slides: readonly Slide[]): void {
  element.ariaHidden = 'true'
  const buttons = slides.map(({ thumbnail }, index) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.tabIndex = -1
    const image = new Image(72, 48)
    image.loading = 'lazy'
    image.alt = ''
    image.src = thumbnail
    button.append(image)
    button.addEventListener('click', () => lightbox.goTo(index))
    return button
  })
  element.append(...buttons)
  lightbox.on('change', () => {
    for (const [index, button] of buttons.entries()) button.classList.toggle('is-current', index === lightbox.currIndex)
    const current = buttons[lightbox.currIndex]
    if (current) element.scrollLeft = current.offsetLeft - (element.clientWidth - current.clientWidth) / 2
  })
}

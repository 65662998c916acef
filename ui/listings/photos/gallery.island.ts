import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import './gallery.css'
import { findPart } from '../../islands/lookup.ts'
import { nextTask } from '../../islands/next-task.ts'
import { loadTranslations } from '../../islands/translations.ts'
import { icons, paddingOf, registerFrame } from './viewer-frame.ts'
import { slidesOf } from './viewer-slide.ts'

type PhotoSlide = NonNullable<PhotoSwipe['currSlide']>

/**
 * Opens the lightbox with all photographs and plans of a listing, starting at the one that was clicked. Closing it returns the focus.
 * @param links those of the gallery, in order
 * @param clicked one of them, or a link of the page to the same plan
 */
export async function openGallery(gallery: HTMLElement, links: readonly HTMLAnchorElement[], clicked: HTMLAnchorElement): Promise<void> {
  const words = await loadTranslations(document.documentElement.lang).catch(() => ({}))
  const slides = slidesOf(gallery, links)
  const lightbox = new PhotoSwipe({
    dataSource: [...slides],
    counter: false,
    ...icons,
    index: links.findIndex(({ href }) => href === clicked.href),
    bgOpacity: 1,
    paddingFn: paddingOf,
    loop: links.length > 2,
    wheelToZoom: true,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    returnFocus: false,
    ...titles(words),
  })
  lightbox.on('uiRegister', () => {
    lightbox.element?.setAttribute('aria-label', findPart(gallery, 'strip')?.ariaLabel ?? '')
    registerFrame(lightbox, slides)
  })
  keepProportions(lightbox)
  shutOutPage(lightbox, gallery, clicked)
  jumpToEnds(lightbox, links.length)
  closeOnBack(lightbox, () => focusAfter(gallery, clicked, links[lightbox.currIndex]))
  await nextTask()
  lightbox.init()
}

let released = Promise.resolve()
/** In a part of the page that becomes inert at once. */
const mostElements = 150

/** While the lightbox is open, a screen reader stays in it: the rest of the page is inert. */
function shutOutPage(lightbox: PhotoSwipe, gallery: HTMLElement, clicked: HTMLElement): void {
  const inert: Element[] = []
  let isOpen = true
  lightbox.on('afterInit', async () => {
    lightbox.element?.setAttribute('aria-modal', 'true')
    const parts = [...document.body.children].flatMap((each) => partsOf(each, gallery))
    await released
    // One part in each frame: an inert part is styled again, and all of them at once would delay the first photograph.
    for (const part of parts) {
      if (part === lightbox.element || part.hasAttribute('inert')) continue
      await nextTask()
      if (!isOpen) return
      inert.push(part)
      part.toggleAttribute('inert', true)
    }
  })
  lightbox.on('close', () => {
    isOpen = false
    // The part that gets the focus first, the others in later tasks.
    const isFirst = (part: Element) => Number(part.contains(gallery) || part.contains(clicked))
    inert.sort((a, b) => isFirst(b) - isFirst(a))
    released = release(inert)
  })
}

/** Parts whose styles a task computes quickly: those of the page, and for a large one those in it. */
function partsOf(element: Element, gallery: HTMLElement): readonly Element[] {
  const isLarge = !element.contains(gallery) && element.getElementsByTagName('*').length > mostElements
  return element.localName === 'main' || isLarge ? [...element.children].flatMap((each) => partsOf(each, gallery)) : [element]
}

async function release(parts: readonly Element[]): Promise<void> {
  for (const part of parts) {
    part.toggleAttribute('inert', false)
    await nextTask()
  }
}

/** The size of a photograph may be unknown, or wrong in the feed: once it has loaded, its own proportions count. */
function keepProportions(lightbox: PhotoSwipe): void {
  lightbox.on('loadComplete', ({ slide }) => correctSize(slide))
  // One that was preloaded has no such event.
  lightbox.on('afterSetContent', ({ slide }) => correctSize(slide))
}

function correctSize(slide: PhotoSlide): void {
  const image = slide.content.element
  if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return
  const proportion = image.naturalWidth / image.naturalHeight
  if (Math.abs(slide.width / slide.height / proportion - 1) < 0.01) return
  const longest = Math.max(slide.width, slide.height, image.naturalWidth, image.naturalHeight)
  slide.width = Math.round(longest * Math.min(1, proportion))
  slide.height = Math.round(longest / Math.max(1, proportion))
  Object.assign(slide.content, { width: slide.width, height: slide.height })
  Object.assign(slide.data, { width: slide.width, height: slide.height })
  slide.resize()
}

/** Home and End show the first and the last, instead of scrolling the page behind. PhotoSwipe ignores keys until it has opened, so they wait. */
function jumpToEnds(lightbox: PhotoSwipe, count: number): void {
  let isOpen = false
  let pending: number | null = null
  const jump = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    pending = event.key === 'Home' ? 0 : count - 1
    if (isOpen) lightbox.goTo(pending)
  }
  document.addEventListener('keydown', jump)
  lightbox.on('bindEvents', () => {
    isOpen = true
    if (pending !== null) lightbox.goTo(pending)
  })
  lightbox.on('destroy', () => document.removeEventListener('keydown', jump))
}

/** Where photographs are below or beside each other, the visitor goes on from the one seen last; elsewhere from the link that was clicked. */
function focusAfter(gallery: HTMLElement, clicked: HTMLAnchorElement, seen: HTMLAnchorElement | undefined): void {
  const strip = findPart(gallery, 'strip')
  const isInOrder = location.hash === '#photos' || (strip !== null && strip.scrollWidth > strip.clientWidth)
  const next = seen && isInOrder && gallery.contains(clicked) ? seen : clicked
  next.focus({ preventScroll: next === clicked })
}

/** The lightbox has a history entry, so that Back on a phone closes it instead of leaving the listing. */
function closeOnBack(lightbox: PhotoSwipe, afterwards: () => void): void {
  const close = () => lightbox.close()
  history.pushState({ ...history.state, gallery: true }, '')
  window.addEventListener('popstate', close)
  lightbox.on('close', () => {
    window.removeEventListener('popstate', close)
    if (history.state?.gallery) history.back()
  })
  lightbox.on('destroy', () => {
    // Going back restores the scroll position, so the focus waits for it.
    if (history.state?.gallery) window.addEventListener('popstate', () => requestAnimationFrame(afterwards), { once: true })
    else requestAnimationFrame(afterwards)
  })
}

function titles(words: Awaited<ReturnType<typeof loadTranslations>>) {
  return {
    closeTitle: words['frame.close'] ?? 'Close',
    zoomTitle: words['gallery.zoom'] ?? 'Zoom',
    arrowPrevTitle: words['gallery.previous'] ?? 'Previous',
    arrowNextTitle: words['gallery.next'] ?? 'Next',
    errorMsg: words['gallery.error'] ?? '',
  }
}

import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import '../styles/gallery.css'
import { loadTranslations } from './translations.ts'

interface Slide {
  readonly src: string
  readonly srcset: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly msrc: string
}

/** Opens all photographs of a home over the page, from the one that was asked for; focus goes back to it. */
export async function openGallery(gallery: HTMLElement, from: HTMLAnchorElement): Promise<void> {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('li a')]
  const words = await loadTranslations(document.documentElement.lang).catch(() => ({}))
  const lightbox = new PhotoSwipe({
    dataSource: links.map(slideOf),
    index: Math.max(0, links.indexOf(from)),
    bgOpacity: 1,
    padding: { top: 60, bottom: 60, left: 0, right: 0 },
    loop: links.length > 2,
    wheelToZoom: true,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    returnFocus: true,
    ...titles(words),
  })
  lightbox.on('uiRegister', () => {
    lightbox.element?.setAttribute('aria-label', gallery.querySelector('ul')?.ariaLabel ?? '')
    registerCaption(lightbox)
  })
  lightbox.init()
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

function slideOf(link: HTMLAnchorElement): Slide {
  const image = link.querySelector('picture img')
  const source = link.querySelector('source')
  const shown = image instanceof HTMLImageElement ? image : null
  return {
    src: link.href,
    srcset: source?.srcset ?? '',
    width: Number(link.dataset.width),
    height: Number(link.dataset.height),
    alt: shown?.alt ?? '',
    msrc: shown?.currentSrc ?? '',
  }
}

/** What the photograph shows, in words, below it. */
function registerCaption(lightbox: PhotoSwipe): void {
  lightbox.ui?.registerElement({
    name: 'caption',
    order: 9,
    isButton: false,
    appendTo: 'root',
    onInit(element) {
      lightbox.on('change', () => {
        element.textContent = lightbox.currSlide?.data.alt ?? ''
      })
    },
  })
}

import { findPart, partValue } from '../../islands/lookup.ts'

/** A photograph or plan in the lightbox. */
export interface Slide {
  readonly src: string
  readonly srcset: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** The room, or the heading of the plans. */
  readonly caption: string
  /** Which one it is of all photographs, as everywhere on the page, or of all plans: '7 / 38'. */
  readonly position: string
  readonly msrc: string
  readonly thumbnail: string
}

export function slidesOf(gallery: HTMLElement, links: readonly HTMLAnchorElement[]): readonly Slide[] {
  const strip = findPart(gallery, 'strip')
  const photos = links.filter((link) => strip?.contains(link))
  const plans = links.filter((link) => !strip?.contains(link))
  return links.map((link) => slideOf(link, photos.includes(link) ? photos : plans))
}

function slideOf(link: HTMLAnchorElement, kind: readonly HTMLAnchorElement[]): Slide {
  const image = [...link.querySelectorAll('img')].at(-1)
  const sources = [...link.querySelectorAll('source')]
  const [width = 0, height = 0] = (partValue(link, 'size') ?? '').split('x').map(Number)
  return {
    src: link.href,
    srcset: sources[0]?.srcset ?? '',
    width,
    height,
    alt: image?.alt ?? '',
    caption: link.closest('section')?.querySelector('h2')?.textContent ?? '',
    position: `${kind.indexOf(link) + 1} / ${kind.length}`,
    msrc: image?.currentSrc ?? '',
    thumbnail: sources.at(-1)?.srcset.split(' ')[0] ?? link.href,
  }
}

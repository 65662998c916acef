import { closestPart } from '../../islands/lookup.ts'
import { standsWhole } from './whole-or-cropped.present.ts'

/**
 * Marks photographs that cannot be loaded: their frame then shows its own ground in place of the alternative text, which screen readers
 * keep. A portrait beside its name has no frame: an empty image takes its place, so that no broken-image icon shows. One whose size the record does
 * not say stands whole in its frame once it has loaded, if the frame would cut most of it.
 */
export function markMissingPhotos(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mark(target), { capture: true })
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && arrive(target), { capture: true })
  // Some fail before the script runs.
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > img, img[alt=""]')) {
    if (!image.complete || image.currentSrc === '') continue
    if (image.naturalWidth === 0) mark(image)
    else arrive(image)
  }
}

function arrive(image: HTMLImageElement): void {
  pictureOf(image)?.classList.remove('is-missing')
  const { naturalWidth: width, naturalHeight: height } = image
  if (closestPart(image, 'unsized') && standsWhole({ width, height })) image.classList.add('is-whole')
}

const emptyImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function mark(image: HTMLImageElement): void {
  const picture = pictureOf(image)
  if (picture) picture.classList.add('is-missing')
  else if (image.alt === '' && image.src !== emptyImage) image.src = emptyImage
}

function pictureOf(image: HTMLImageElement): Element | null {
  return image.closest('picture')
}
